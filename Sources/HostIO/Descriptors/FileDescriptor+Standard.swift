internal import Glibc
internal import Synchronization

extension FileDescriptor {
  /// The number of standard output, which code that prints may have been given another one for.
  static let standardOutputNumber = Atomic<Int32>(1)

  /// The first number for a moved stream, above those that preview hosts are given.
  private static let firstFreeNumber: Int32 = 10

  /// The number of the pipe in which prints are kept; negative for none.
  private static let keptPrintsNumber = Atomic<Int32>(-1)

  /// Keeps what code prints out of the pictures and reports on standard output: it goes to standard error.
  ///
  /// A terminal shows both, and a screen may stand there. So the prints wait until `takePrints()`.
  public static func divertPrints() {
    let (output, isTerminal) = (standardOutput, standardOutput.isTerminal)
    let moved = fcntl(output.number, F_DUPFD_CLOEXEC, firstFreeNumber)
    guard moved >= 0 else { return }
    let kept = isTerminal ? output.keepingWrites() : nil
    guard isTerminal ? kept != nil : dup2(standardError.number, output.number) >= 0 else {
      FileDescriptor(moved).close()
      return
    }
    if let kept { keptPrintsNumber.store(kept.number, ordering: .relaxed) }
    standardOutputNumber.store(moved, ordering: .relaxed)
  }

  /// Puts a pipe in the place of the descriptor: what is written to its number waits there, and what is more than the pipe
  /// holds is lost.
  ///
  /// - Returns: The end from which it is read; `nil` where the system has no pipe.
  func keepingWrites() -> FileDescriptor? {
    // Without a pipe, prints go where they went.
    guard let ends = try? ChildProcess.pipe() else { return nil }
    ends.far.makeNonBlocking()
    let isPlaced = dup2(ends.far.number, number) >= 0
    ends.far.close()
    guard isPlaced else {
      ends.near.close()
      return nil
    }
    return ends.near
  }

  /// Writes the prints that wait in the C library, since a process that leaves at once would lose it, and returns
  /// the prints that were kept from a terminal.
  public static func takePrints() -> [UInt8] {
    _ = fflush(nil)
    let number = keptPrintsNumber.load(ordering: .relaxed)
    return number < 0 ? [] : FileDescriptor(number).waitingBytes()
  }

  /// Reads all that waits in the descriptor.
  func waitingBytes() -> [UInt8] {
    var (all, part) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while case .bytes(let count) = read(into: &part) { all += part[..<count] }
    return all
  }

  /// Opens the standard streams that the process was started without, so that no file gets their numbers: what is
  /// written on standard error would go into a recording otherwise.
  ///
  /// They are opened in the wrong direction, so that a read or write still fails, as on a closed descriptor.
  public static func reserveStandardStreams() {
    for (stream, flags) in [
      (standardInput, O_WRONLY), (standardOutput, O_RDONLY), (standardError, O_RDONLY),
    ] where fcntl(stream.number, F_GETFD) < 0 {
      // The kernel gives the lowest free number, which is this one, since those below are open.
      _ = unsafe open("/dev/null", flags)
    }
  }
}
