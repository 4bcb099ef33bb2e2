internal import Glibc

/// Another program that this one starts and ends.
///
/// It is a process group of its own unless it shares this one's, so that `end` reaches what it starts itself, as a
/// compiler's driver does.
public struct ChildProcess: Hashable, Sendable {
  /// The reason for which a process is over.
  public enum Ending: Hashable, Sendable {
    /// It left with a status.
    case status(Int32)
    /// A signal ended it.
    case signal(Int32)

    /// Makes the ending that `wait(2)` tells: a status in the second byte, or a signal in the lowest seven bits.
    init(waitStatus: Int32) {
      let signal = waitStatus & 0x7F
      self = signal == 0 ? .status((waitStatus >> 8) & 0xFF) : .signal(signal)
    }
  }

  /// A pipe or a socket between both processes.
  public struct Link: Hashable, Sendable {
    /// The end of this process.
    public let near: FileDescriptor
    /// The end of the child, to be closed here once it is started.
    public let far: FileDescriptor

    /// Closes both ends.
    func close() {
      near.close()
      far.close()
    }
  }

  /// The system's number.
  public let id: Int32

  /// Takes over a process that was forked.
  init(id: Int32) {
    self.id = id
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: Its command line, the program's path first; a name without a slash is searched in `PATH`.
  ///   - environment: Variables that replace or extend this process's own.
  ///   - sharesGroup: Whether keys of the terminal such as Ctrl-C reach the child, too.
  ///   - descriptors: The child's descriptors by their numbers there; the standard streams are inherited, all others are not.
  /// - Throws: The system's reason.
  public init(
    _ arguments: [String], environment: [String: String] = [:], sharesGroup: Bool = false,
    descriptors: [Int32: FileDescriptor] = [:]
  ) throws(SystemFault) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors.sorted(by: { $0.key < $1.key }) {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    Self.resetSignals(of: &attributes, sharesGroup: sharesGroup)
    var argumentStrings = unsafe arguments.map { word in unsafe strdup(word) } + [nil]
    var variables = unsafe Self.variables(with: environment).map { line in unsafe strdup(line) }
    unsafe variables.append(nil)
    defer {
      for index in unsafe argumentStrings.indices { unsafe free(argumentStrings[index]) }
      for index in unsafe variables.indices { unsafe free(variables[index]) }
    }
    var id: pid_t = 0
    let code = unsafe posix_spawnp(
      &id, arguments[0], &actions, &attributes, &argumentStrings, &variables)
    guard code == 0 else { throw SystemFault(code: code) }
    self.id = id
  }

  /// Gives the child a group of its own, and the default effect of signals that this process catches, ignores or blocks.
  private static func resetSignals(
    of attributes: inout posix_spawnattr_t, sharesGroup: Bool
  ) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH, SIGCHLD, SIGIO] {
      unsafe sigaddset(&signals, signal)
    }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    // A thread that starts a child may have blocked signals.
    var blocked = sigset_t()
    unsafe sigemptyset(&blocked)
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(flags | (sharesGroup ? 0 : POSIX_SPAWN_SETPGROUP)))
  }

  private static func variables(with changes: [String: String]) -> [String] {
    var lines: [String] = []
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      let line = unsafe String(cString: entry)
      if changes[String(line.prefix { $0 != "=" })] == nil { lines.append(line) }
      unsafe next += 1
    }
    return lines + changes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// Makes a pipe from the child to this process.
  ///
  /// - Throws: The system's reason.
  public static func pipe() throws(SystemFault) -> Link {
    let ends = try makePipe()
    ends.reader.makeNonBlocking()
    return Link(near: ends.reader, far: ends.writer)
  }

  /// Makes a pipe whose reader sees its end when this process is gone, however it ended.
  ///
  /// - Throws: The system's reason.
  public static func lifeline() throws(SystemFault) -> Link {
    let ends = try makePipe()
    return Link(near: ends.writer, far: ends.reader)
  }

  private static func makePipe() throws(SystemFault) -> (
    reader: FileDescriptor, writer: FileDescriptor
  ) {
    var ends: [Int32] = [-1, -1]
    guard unsafe Glibc.pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (FileDescriptor(ends[0]), FileDescriptor(ends[1]))
  }

  /// Makes a connection of both processes.
  ///
  /// - Throws: The system's reason.
  public static func connection() throws(SystemFault) -> Link {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .last }
    let near = FileDescriptor(ends[0])
    near.makeNonBlocking()
    return Link(near: near, far: FileDescriptor(ends[1]))
  }

  /// Ends the process and its group.
  public func end(by signal: Signal) {
    if kill(-id, signal.rawValue) != 0 { kill(id, signal.rawValue) }
  }

  /// Kills the process and those that it has started, which may have groups of their own, as a compiler's have.
  public func endAll() {
    for child in Self.children(of: id) where kill(-child, SIGKILL) != 0 { kill(child, SIGKILL) }
    end(by: .kill)
  }

  private static func children(of id: Int32) -> [Int32] {
    // Each thread has the children that it has started; a process that is gone has none.
    let children = Folder.names(of: "/proc/\(id)/task").flatMap { thread in
      let text = try? FileDescriptor.contents(
        of: "/proc/\(id)/task/\(thread)/children", limit: 1 << 16)
      return String(decoding: text ?? [], as: UTF8.self).split(separator: " ").compactMap {
        Int32($0)
      }
    }
    return children.flatMap { Self.children(of: $0) } + children
  }

  /// Makes the system keep the endings of children until this process has asked for them.
  ///
  /// A process inherits `SIGCHLD` as its parent left it; where it is ignored, a child's status is lost.
  public static func keepEndings() {
    Glibc.signal(SIGCHLD, SIG_DFL)
  }

  /// The status of a process whose end was not told: the one by which the C library's `system` says the same.
  private static let unknownStatus: Int32 = 127

  /// Waits until the process has ended.
  ///
  /// - Returns: The ending; a status of 127 where another call has already waited for the process.
  public func waitForEnding() -> Ending {
    var status: Int32 = 0
    var result = unsafe waitpid(id, &status, 0)
    while result < 0, errno == EINTR { result = unsafe waitpid(id, &status, 0) }
    // A process that cannot be waited for is over, and its end is not known to be a success.
    guard result == id else { return .status(Self.unknownStatus) }
    return Ending(waitStatus: status)
  }

  /// A Boolean value indicating whether the process has ended, while its ending may still be waited for.
  public var isOver: Bool {
    var info = unsafe siginfo_t()
    guard unsafe waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0 else {
      return true
    }
    let signal = unsafe info.si_signo
    return signal != 0
  }

  /// The number of this process.
  public static var ownID: Int32 { getpid() }

  /// Returns whether a process of a number runs.
  public static func isRunning(_ id: Int32) -> Bool { kill(id, 0) == 0 || errno == EPERM }

  /// Ends this process by a signal of the kernel as soon as the other end of a `lifeline` is gone, even while it is busy.
  public static func endWith(_ lifeline: FileDescriptor) {
    // The kernel sends SIGIO when the pipe's writer is gone, and its default effect is the end.
    Glibc.signal(SIGIO, SIG_DFL)
    bind(getpid(), to: lifeline)
    var buffer = [UInt8](repeating: 0, count: 1)
    // The writer may have been gone before.
    if case .end = lifeline.read(into: &buffer) { exit(0) }
  }

  /// Ends the child in the same way while it has not come so far as to ask for that itself.
  ///
  /// - Parameter lifeline: The child's end of its `lifeline`.
  public func ends(with lifeline: FileDescriptor) { Self.bind(id, to: lifeline) }

  private static func bind(_ id: Int32, to lifeline: FileDescriptor) {
    _ = fcntl(lifeline.number, F_SETOWN, id)
    _ = fcntl(
      lifeline.number, F_SETFL, fcntl(lifeline.number, F_GETFL) | O_NONBLOCK | Int32(O_ASYNC))
  }
}
