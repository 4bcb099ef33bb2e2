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
  private struct PendingRead {
    let path: String
    let child: ChildProcess
    let descriptor: FileDescriptor
    var bytes: [UInt8] = []
    /// A Boolean value indicating whether the file has changed since the child began.
    var isOutdated = false
  }

  private let byteCountMaximum: Int
  private var pendingReads: [PendingRead] = []
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

  /// Makes a loader of files of so many bytes at most.
  public init(limit: Int) {
    byteCountMaximum = limit
  }

  deinit {
    for read in pendingReads {
      read.descriptor.close()
      read.child.end(by: .kill)
    }
  }

  /// The descriptors to poll; readable means that a file is being read.
  public var descriptors: [FileDescriptor] { pendingReads.map(\.descriptor) }

  /// The processes that read.
  var children: [ChildProcess] { pendingReads.map(\.child) }

  /// Begins to read a file; one that is being read is read again afterwards.
  public mutating func load(_ path: String) {
    if let index = pendingReads.firstIndex(where: { $0.path == path }) {
      return pendingReads[index].isOutdated = true
    }
    guard let link = try? ChildProcess.connection() else { return }
    // The child may not allocate: what it needs is there before it is.
    guard let name = unsafe strdup(path) else { return link.close() }
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
    if child == 0 {
      unsafe Self.send(name, limit: byteCountMaximum, through: room, to: link.far.number)
    }
    unsafe sigprocmask(SIG_SETMASK, &before, nil)
    link.far.close()
    guard child > 0 else { return link.near.close() }
    pendingReads.append(
      PendingRead(path: path, child: ChildProcess(id: child), descriptor: link.near))
  }

  /// Returns the files whose descriptors were ready and that are read, without waiting.
  public mutating func takeFiles(_ ready: PollSet) -> [File] {
    var files: [File] = []
    for index in pendingReads.indices.reversed()
    where !ready.readiness(of: pendingReads[index].descriptor).isEmpty && isComplete(index) {
      let read = pendingReads.remove(at: index)
      read.descriptor.close()
      let ending = read.child.waitForEnding()
      if read.isOutdated {
        load(read.path)
      } else {
        let contents = Self.contents(read.bytes, after: ending, limit: byteCountMaximum)
        files.append(File(path: read.path, contents: contents))
      }
    }
    return files
  }

  private mutating func isComplete(_ index: Int) -> Bool {
    while true {
      switch pendingReads[index].descriptor.read(into: &buffer) {
      case .bytes(let count): pendingReads[index].bytes += buffer[..<count]
      case .wouldBlock: return false
      case .end, .failed: return true
      }
    }
  }

  // MARK: - The child

  // A child sends the file, and leaves with the number of a fault: 0 for none.
  private static var notAFile: Int32 { 255 }
  private static var roomByteCount: Int { 64 * 1024 }
  /// The highest descriptor that the program may have open, and a child must not hold: the terminal, or a socket.
  private static var descriptorMaximum: Int32 { 1024 }

  /// Sends a file, and ends the process.
  ///
  /// It makes system calls and nothing else. When the process was forked, another thread may have held a lock of the Swift
  /// runtime or of the allocator, and here it would never be given back.
  private static func send(
    _ path: UnsafePointer<CChar>, limit: Int, through room: UnsafeMutableRawPointer,
    to writer: Int32
  ) -> Never {
    var number: Int32 = 0
    while number <= descriptorMaximum {
      if number != writer { _ = close(number) }
      number += 1
    }
    _exit(unsafe sendBytes(ofFileAt: path, limit: limit, through: room, to: writer))
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
        // The answer is no longer awaited.
        guard some > 0 else { return EPIPE }
        sent += some
      }
      total += count
    }
    return 0
  }

  private static func contents(
    _ bytes: [UInt8], after ending: ChildProcess.Ending, limit: Int
  ) -> Result<[UInt8], ReadFault> {
    switch ending {
    case .status(0) where bytes.count > limit: .failure(.tooLarge(limit: limit))
    case .status(0): .success(bytes)
    case .status(notAFile): .failure(.notAFile)
    case .status(let code): .failure(.system(SystemFault(code: code)))
    // A child that was ended by something else has not come to its fault.
    case .signal: .failure(.system(SystemFault(code: EIO)))
    }
  }
}
