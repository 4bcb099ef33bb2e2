internal import Glibc
internal import Synchronization

/// A file descriptor: the kernel's number of an open file, pipe, socket or terminal.
///
/// A descriptor is a plain number and does not close itself; its opener closes it. Values with a lifetime are noncopyable
/// and clean up when they are dropped: `SocketServer`, `SignalPipe`, `CrashGuard`, `FileWatcher`. Reads and writes return
/// outcomes (`bytes`, `wouldBlock`, `end`, `failed`) instead of blocking, and a failure is a `SystemFault` with `errno`.
///
/// Everything that can be waited for has a descriptor: input, clients, the listening socket, signals (as bytes in a pipe),
/// changed files (inotify). The program's one loop adds them to a `PollSet`, waits with the next deadline as the timeout,
/// and asks each for its readiness. This module is the only one that knows Linux; it knows nothing of activities.
public struct FileDescriptor: Hashable, Sendable {
  /// The kernel's number.
  public let number: Int32

  /// Wraps an open descriptor's number.
  public init(_ number: Int32) {
    self.number = number
  }

  /// The standard input.
  public static let standardInput = FileDescriptor(0)
  /// The standard output.
  public static var standardOutput: FileDescriptor {
    FileDescriptor(standardOutputNumber.load(ordering: .relaxed))
  }
  /// The standard error.
  public static let standardError = FileDescriptor(2)

  /// Opens a file, a pipe or a device for reading.
  ///
  /// A named pipe without a writer does not block; it has nothing to read yet.
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

  /// A Boolean value indicating whether it is a regular file, which can be read again, and not a pipe or device.
  public var isRegularFile: Bool { fileType == S_IFREG }

  /// The file type bits of `stat(2)`; 0 if the call fails.
  var fileType: mode_t {
    var status = stat()
    return unsafe fstat(number, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// Opens the process's controlling terminal, which its standard streams need not be.
  ///
  /// - Throws: The system's reason; there may be no such terminal.
  public static func openingControllingTerminal() throws(SystemFault) -> FileDescriptor {
    try opening("/dev/tty", flags: O_RDWR)
  }

  /// Creates a file for writing, or empties an existing one.
  ///
  /// - Throws: The system's reason.
  public static func creating(_ path: String) throws(SystemFault) -> FileDescriptor {
    try opening(path, flags: O_WRONLY | O_CREAT | O_TRUNC)
  }

  /// Creates a file for reading and writing, or empties an existing one.
  ///
  /// - Throws: The system's reason.
  public static func creatingForBoth(_ path: String) throws(SystemFault) -> FileDescriptor {
    try opening(path, flags: O_RDWR | O_CREAT | O_TRUNC)
  }

  private static func opening(_ path: String, flags: Int32) throws(SystemFault) -> FileDescriptor {
    while true {
      let number = unsafe Glibc.open(path, flags | O_CLOEXEC | O_NOCTTY, 0o666)
      if number >= 0 { return FileDescriptor(number) }
      guard errno == EINTR else { throw .last }
    }
  }

  /// A Boolean value indicating whether it is a terminal.
  public var isTerminal: Bool { isatty(number) == 1 }

  /// The width of the terminal, in cells; `nil` for anything else, and for a terminal that does not tell it.
  public var terminalColumns: Int? {
    var window = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
      return nil
    }
    return Int(window.ws_col)
  }

  /// Keeps child processes from inheriting it, and makes its calls return at once.
  func makePrivateAndNonBlocking() {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    makeNonBlocking()
  }

  /// Makes its calls return at once, with `wouldBlock` where they would wait.
  ///
  /// The flag belongs to the open file: processes that share it, such as the shell at a terminal, are affected as well.
  public func makeNonBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Closes it; the number must not be used again.
  public func close() {
    _ = Glibc.close(number)
  }
}
