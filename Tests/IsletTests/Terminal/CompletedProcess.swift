import Glibc

/// A program that is run to its end.
///
/// Foundation's `Process` waits until each process that inherits its socket has closed it, and tmux's server never does.
enum CompletedProcess {
  struct NotStarted: Error {
    let code: Int32
  }

  /// Runs a program without input, with its output in a file.
  static func run(_ arguments: [String], environment: [String], output: String) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Tests run in threads with blocked signals; a child inherits that, and tmux's server could not be ended.
    var attributes = posix_spawnattr_t()
    var unblocked = sigset_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe sigemptyset(&unblocked)
    unsafe posix_spawnattr_setsigmask(&attributes, &unblocked)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe variables.indices { unsafe free(variables[index]) }
    }
    var child: pid_t = 0
    let code = unsafe posix_spawn(
      &child, arguments[0], &actions, &attributes, words, variables)
    guard code == 0 else { throw NotStarted(code: code) }
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
  }
}
