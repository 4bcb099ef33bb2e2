internal import Glibc
internal import Synchronization

extension FileDescriptor {
  /// The number of standard output, which code that prints may have been given another one for.
  static let standardOutputNumber = Atomic<Int32>(1)

  /// The first number for a moved stream, above those that stages are given.
  private static let firstFreeNumber: Int32 = 10

  /// Sends to standard error what code prints, so that it gets into no picture or report on standard output.
  ///
  /// A terminal shows both, and the screen drawn there needs the number 1, so nothing changes on one.
  public static func divertPrints() {
    guard !standardOutput.isTerminal else { return }
    let number = fcntl(standardOutput.number, F_DUPFD_CLOEXEC, firstFreeNumber)
    guard number >= 0 else { return }
    guard dup2(standardError.number, standardOutput.number) >= 0 else {
      FileDescriptor(number).close()
      return
    }
    standardOutputNumber.store(number, ordering: .relaxed)
  }

  /// Writes what was printed and waits in the C library, since a process that leaves at once would lose it.
  public static func flushPrints() { _ = fflush(nil) }

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
