internal import Glibc

/// Reads files while the loop goes on, since a file of a server that is gone answers neither `open` nor `read`.
///
/// Each file is read by a child process that does nothing else. A thread would keep the program from ending: the kernel
/// waits for one that has asked a dead server.
public struct FileLoader: ~Copyable {
  /// A file that was read.
  public struct File: Sendable {
    /// The path that the loader was given.
    public let path: String
    /// The bytes, or the reason why there are none.
    public let contents: Result<[UInt8], ReadFault>
  }

  /// A child, and the bytes that it has sent.
  private struct Errand {
    let path: String
    let child: pid_t
    let descriptor: FileDescriptor
    var bytes: [UInt8] = []
    /// A Boolean value indicating whether the file has changed since the child began.
    var isOutdated = false
  }

  private let byteCountMaximum: Int
  private var errands: [Errand] = []
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

  /// Makes a loader of files of so many bytes at most.
  public init(limit: Int) {
    byteCountMaximum = limit
  }

  deinit {
    for errand in errands {
      errand.descriptor.close()
      kill(errand.child, SIGKILL)
    }
  }

  /// The descriptors to poll; readable means that a file is being read.
  public var descriptors: [FileDescriptor] { errands.map(\.descriptor) }

  /// Begins to read a file; one that is being read is read again afterwards.
  public mutating func load(_ path: String) {
    if let index = errands.firstIndex(where: { $0.path == path }) {
      return errands[index].isOutdated = true
    }
    var ends: [Int32] = [-1, -1]
    let status = unsafe ends.withUnsafeMutableBufferPointer { unsafe pipe($0.baseAddress) }
    guard status == 0 else { return }
    let (reader, writer) = (FileDescriptor(ends[0]), FileDescriptor(ends[1]))
    // Signals are for the program; its handlers must not run in the child.
    var (all, before) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    unsafe sigprocmask(SIG_SETMASK, &all, &before)
    let child = fork()
    if child == 0 { Self.send(path, limit: byteCountMaximum, to: writer) }
    unsafe sigprocmask(SIG_SETMASK, &before, nil)
    writer.close()
    guard child > 0 else { return reader.close() }
    reader.makePrivateAndNonBlocking()
    errands.append(Errand(path: path, child: child, descriptor: reader))
  }

  /// Returns the files whose descriptors were ready and that are read, without waiting.
  public mutating func takeFiles(_ ready: PollSet) -> [File] {
    var files: [File] = []
    for index in errands.indices.reversed()
    where !ready.readiness(of: errands[index].descriptor).isEmpty && isComplete(index) {
      let errand = errands.remove(at: index)
      errand.descriptor.close()
      waitpid(errand.child, nil, 0)
      if errand.isOutdated {
        load(errand.path)
      } else {
        files.append(
          File(path: errand.path, contents: Self.contents(in: errand.bytes, byteCountMaximum)))
      }
    }
    return files
  }

  private mutating func isComplete(_ index: Int) -> Bool {
    while true {
      switch errands[index].descriptor.read(into: &buffer) {
      case .bytes(let count): errands[index].bytes += buffer[..<count]
      case .wouldBlock: return false
      case .end, .failed: return true
      }
    }
  }

  // MARK: - The child

  // A child sends four bytes, the number of a fault, and then the file: 0 for none.
  private static let tooLarge: Int32 = -1
  private static let notAFile: Int32 = -2
  /// The highest descriptor that the program may have open, and a child must not hold: the terminal, or a socket.
  private static let descriptorMaximum: Int32 = 1024

  /// Sends a file, and ends the process.
  private static func send(_ path: String, limit: Int, to writer: FileDescriptor) -> Never {
    for number in 0...descriptorMaximum where number != writer.number { _ = close(number) }
    var (code, bytes): (Int32, [UInt8]) = (0, [])
    do throws(ReadFault) {
      bytes = try FileDescriptor.contents(ofFileAt: path, limit: limit)
    } catch {
      switch error {
      case .tooLarge: code = tooLarge
      case .notAFile: code = notAFile
      case .system(let fault): code = fault.code
      }
    }
    let number = (0..<4).map { UInt8(truncatingIfNeeded: code >> (8 * $0)) }
    try? writer.writeAll(number + bytes)
    _exit(0)
  }

  private static func contents(in bytes: [UInt8], _ limit: Int) -> Result<[UInt8], ReadFault> {
    // A child that was ended by something else has sent nothing.
    guard bytes.count >= 4 else { return .failure(.system(SystemFault(code: EIO))) }
    let code = (0..<4).reduce(Int32(0)) { $0 | Int32(truncatingIfNeeded: bytes[$1]) << (8 * $1) }
    switch code {
    case 0: return .success(Array(bytes[4...]))
    case tooLarge: return .failure(.tooLarge(limit: limit))
    case notAFile: return .failure(.notAFile)
    case let code: return .failure(.system(SystemFault(code: code)))
    }
  }
}
