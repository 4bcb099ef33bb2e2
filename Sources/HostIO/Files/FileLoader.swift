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
    guard let link = try? ChildProcess.connection() else { return }
    // The child may not allocate: what it needs is there before it is.
    let name = unsafe strdup(path)
    let room = UnsafeMutableRawPointer.allocate(byteCount: Self.roomByteCount, alignment: 1)
    defer {
      unsafe free(name)
      unsafe room.deallocate()
    }
    // Signals are for the program; its handlers must not run in the child.
    var (all, before) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    unsafe sigprocmask(SIG_SETMASK, &all, &before)
    let child = fork()
    if child == 0, let name = unsafe name {
      unsafe Self.send(name, limit: byteCountMaximum, through: room, to: link.far.number)
    }
    unsafe sigprocmask(SIG_SETMASK, &before, nil)
    link.far.close()
    guard child > 0 else { return link.near.close() }
    errands.append(Errand(path: path, child: child, descriptor: link.near))
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

  // A child sends the file, and then four bytes, the number of a fault: 0 for none.
  private static var notAFile: Int32 { -1 }
  private static var roomByteCount: Int { 64 * 1024 }
  /// The highest descriptor that the program may have open, and a child must not hold: the terminal, or a socket.
  private static var descriptorMaximum: Int32 { 1024 }

  /// Sends a file, and ends the process.
  ///
  /// It makes system calls and nothing else. When the process was forked, another thread may have held a lock of the Swift
  /// runtime or of the allocator, and here nobody would ever give it back.
  private static func send(
    _ path: UnsafePointer<CChar>, limit: Int, through room: UnsafeMutableRawPointer,
    to writer: Int32
  ) -> Never {
    var number: Int32 = 0
    while number <= descriptorMaximum {
      if number != writer { _ = close(number) }
      number += 1
    }
    var code = unsafe sendBytes(ofFileAt: path, limit: limit, through: room, to: writer)
    _ = unsafe write(writer, &code, 4)
    _exit(0)
  }

  /// Sends a file's bytes, some more than the limit at most; returns the number of the fault that ended it.
  private static func sendBytes(
    ofFileAt path: UnsafePointer<CChar>, limit: Int, through room: UnsafeMutableRawPointer,
    to writer: Int32
  ) -> Int32 {
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    var status = stat()
    guard file >= 0, unsafe fstat(file, &status) == 0 else { return errno }
    if status.st_mode & S_IFMT == S_IFDIR { return EISDIR }
    if status.st_mode & S_IFMT != S_IFREG { return notAFile }
    var total = 0
    while total <= limit {
      let count = unsafe read(file, room, roomByteCount)
      guard count > 0 else { return count == 0 ? 0 : errno }
      var sent = 0
      while sent < count {
        let some = unsafe write(writer, room.advanced(by: sent), count - sent)
        // Nobody waits for it any more.
        guard some > 0 else { _exit(1) }
        sent += some
      }
      total += count
    }
    return 0
  }

  private static func contents(in bytes: [UInt8], _ limit: Int) -> Result<[UInt8], ReadFault> {
    // A child that was ended by something else has not come to its fault.
    guard bytes.count >= 4 else { return .failure(.system(SystemFault(code: EIO))) }
    let end = bytes.count - 4
    let code = (0..<4).reduce(Int32(0)) { $0 | Int32(bytes[end + $1]) << (8 * $1) }
    switch code {
    case 0 where end > limit: return .failure(.tooLarge(limit: limit))
    case 0: return .success(Array(bytes[..<end]))
    case notAFile: return .failure(.notAFile)
    case let code: return .failure(.system(SystemFault(code: code)))
    }
  }
}
