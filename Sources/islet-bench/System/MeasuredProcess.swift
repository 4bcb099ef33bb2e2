import Glibc

/// The files, session and environment of a child at its start.
@safe
struct ChildSetup {
  fileprivate var actions = unsafe posix_spawn_file_actions_t()
  /// A Boolean value indicating whether the child leads a session, so that the first terminal it opens controls it.
  fileprivate(set) var leadsSession = false
  /// The environment; `nil` means that of this process.
  var environment: [String]?

  init() {
    _ = unsafe posix_spawn_file_actions_init(&actions)
  }

  mutating func duplicate(_ descriptor: Int32, as number: Int32) {
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  mutating func open(_ path: String, as number: Int32, _ flags: Int32) {
    _ = unsafe posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
  }

  mutating func close(_ number: Int32) {
    _ = unsafe posix_spawn_file_actions_addclose(&actions, number)
  }

  /// Makes a terminal the child's input, output and error output.
  mutating func control(_ terminal: PseudoTerminal) {
    leadsSession = true
    open(terminal.path, as: 0, O_RDWR)
    duplicate(0, as: 1)
    duplicate(0, as: 2)
  }
}

/// A program that this one has started.
struct MeasuredProcess {
  let id: pid_t

  /// The resources that a child has used.
  struct Usage {
    var status: Int32
    var userMilliseconds: Int
    var systemMilliseconds: Int
    var peakKilobytes: Int
  }

  /// Starts a program; `nil` if that fails.
  init?(_ path: String, _ arguments: [String], _ setup: ChildSetup) {
    var setup = setup
    var attributes = posix_spawnattr_t()
    _ = unsafe posix_spawnattr_init(&attributes)
    // POSIX_SPAWN_SETSID, which Swift does not import.
    if setup.leadsSession { _ = unsafe posix_spawnattr_setflags(&attributes, 0x80) }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + arguments).map {
      unsafe strdup($0)
    }
    unsafe words.append(nil)
    var variables: [UnsafeMutablePointer<CChar>?] = unsafe (setup.environment ?? []).map {
      unsafe strdup($0)
    }
    unsafe variables.append(nil)
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var child: pid_t = 0
    let status =
      setup.environment == nil
      ? unsafe posix_spawn(&child, path, &setup.actions, &attributes, words, environ)
      : unsafe posix_spawn(&child, path, &setup.actions, &attributes, words, variables)
    _ = unsafe posix_spawn_file_actions_destroy(&setup.actions)
    guard status == 0 else { return nil }
    id = child
  }

  /// A Boolean value indicating whether the program has not yet ended; one that has waits to be waited for.
  var isRunning: Bool {
    var status = unsafe siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    guard unsafe waitid(P_PID, id_t(id), &status, options) == 0 else { return false }
    return unsafe status._sifields._sigchld.si_pid == 0
  }

  /// Waits for the end of the program.
  func waited() -> Usage {
    var (status, usage): (Int32, rusage) = (0, rusage())
    while unsafe wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
    let milliseconds = { (time: timeval) in time.tv_sec * 1000 + Int(time.tv_usec) / 1000 }
    return Usage(
      status: status, userMilliseconds: milliseconds(usage.ru_utime),
      systemMilliseconds: milliseconds(usage.ru_stime), peakKilobytes: usage.ru_maxrss)
  }
}
