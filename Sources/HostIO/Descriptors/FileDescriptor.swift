internal import Glibc

/// A number that the kernel gave for something open.
///
/// This module owns what the operating system gives: descriptors, waiting, the socket, signals, clocks, the environment.
/// It knows nothing of activities. A descriptor is closed by whoever opened it.
public struct FileDescriptor: Hashable, Sendable {
  /// The kernel's number.
  public let number: Int32

  /// Wraps a number that is already open.
  public init(_ number: Int32) {
    self.number = number
  }

  /// Where a piped feed comes from.
  public static let standardInput = FileDescriptor(0)
  /// Where a snapshot goes to.
  public static let standardOutput = FileDescriptor(1)
  /// Where words for people go to.
  public static let standardError = FileDescriptor(2)

  /// Opens a file, a pipe or a device to be read.
  ///
  /// A named pipe without a writer does not hold the caller up: it just has nothing to read yet.
  ///
  /// - Throws: The system's reason; a folder can't be read as a file.
  public static func opening(_ path: String) throws(SystemFault) -> FileDescriptor {
    let descriptor = try opening(path, flags: O_RDONLY | O_NONBLOCK)
    guard descriptor.fileType != S_IFDIR else {
      descriptor.close()
      throw SystemFault(code: EISDIR)
    }
    return descriptor
  }

  /// A Boolean value indicating whether it is a file that can be read again, and no pipe or device.
  public var isRegularFile: Bool { fileType == S_IFREG }

  /// What kind of file it is, as `stat(2)` has it; 0 where the system does not say.
  private var fileType: mode_t {
    var status = stat()
    return unsafe fstat(number, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// Opens the terminal that the process is controlled from, whatever its standard streams are.
  ///
  /// - Throws: The system's reason; there may be no such terminal.
  public static func openingControllingTerminal() throws(SystemFault) -> FileDescriptor {
    try opening("/dev/tty", flags: O_RDWR)
  }

  /// Opens a file for writing, as an empty one; it is made where there is none.
  ///
  /// - Throws: The system's reason.
  public static func creating(_ path: String) throws(SystemFault) -> FileDescriptor {
    try opening(path, flags: O_WRONLY | O_CREAT | O_TRUNC)
  }

  private static func opening(_ path: String, flags: Int32) throws(SystemFault) -> FileDescriptor {
    while true {
      let number = unsafe Glibc.open(path, flags | O_CLOEXEC | O_NOCTTY, 0o666)
      if number >= 0 { return FileDescriptor(number) }
      guard errno == EINTR else { throw .last }
    }
  }

  /// A Boolean value indicating whether a terminal is behind it.
  public var isTerminal: Bool { isatty(number) == 1 }

  /// Keeps it from programs that are started, and lets no call upon it wait.
  func makePrivateAndNonBlocking() {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    makeNonBlocking()
  }

  /// Lets no call upon it wait: what can't be done at once is told as `wouldBlock`.
  ///
  /// Whoever shares it, as a shell shares a terminal with its programs, then has calls that don't wait, too.
  public func makeNonBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Closes it; the number must not be used again.
  public func close() {
    _ = Glibc.close(number)
  }
}

// MARK: - Reading

/// What one read gave.
public enum ReadOutcome: Hashable, Sendable {
  /// So many bytes, at least one.
  case bytes(Int)
  /// Nothing yet.
  case wouldBlock
  /// Nothing more will come.
  case end
  /// The system refused.
  case failed(SystemFault)
}

extension FileDescriptor {
  /// Reads once, into the beginning of `buffer`; at most as many bytes as it holds.
  public func read(into buffer: inout [UInt8]) -> ReadOutcome {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe Glibc.read(number, $0.baseAddress, $0.count)
      }
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .wouldBlock
      // A terminal whose other side is gone answers so.
      case EIO where fileType == S_IFCHR: return .end
      // A client that left without reading all that it was sent; all that it wrote has been read by then.
      case ECONNRESET: return .end
      case let code: return .failed(SystemFault(code: code))
      }
    }
  }

  /// Reads to the end.
  ///
  /// - Throws: The system's reason, or `tooLarge` once there are more than `limit` bytes.
  public func readToEnd(limit: Int) throws(ReadFault) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      switch read(into: &buffer) {
      case .bytes(let count):
        guard all.count + count <= limit else { throw .tooLarge(limit: limit) }
        all.append(contentsOf: buffer[..<count])
      case .wouldBlock: try waitUntilReadable()
      case .end: return all
      case .failed(let fault): throw .system(fault)
      }
    }
  }

  /// Waits for something to be read, if only the end.
  private func waitUntilReadable() throws(ReadFault) {
    var waiting = PollSet()
    waiting.add(self, for: .reading)
    repeat {
      do { try waiting.wait() } catch { throw .system(error) }
    } while waiting.readiness(of: self).isEmpty
  }

  /// Reads a whole file; of a named pipe what is written until nobody writes any more.
  ///
  /// - Throws: The system's reason, or `tooLarge` once there are more than `limit` bytes.
  public static func contents(of path: String, limit: Int) throws(ReadFault) -> [UInt8] {
    let descriptor: FileDescriptor
    do { descriptor = try opening(path) } catch { throw .system(error) }
    defer { descriptor.close() }
    // A named pipe that nobody has opened to write yet would seem to be at its end.
    try descriptor.waitUntilReadable()
    return try descriptor.readToEnd(limit: limit)
  }
}

/// Why something could not be read whole.
public enum ReadFault: Error, Hashable, Sendable {
  /// It has more bytes than are allowed.
  case tooLarge(limit: Int)
  /// The system refused.
  case system(SystemFault)
}
