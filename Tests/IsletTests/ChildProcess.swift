import Glibc

/// A program that is run to its end.
///
/// Foundation's `Process` waits for whoever inherits its socket, and tmux's server never lets go of it.
enum ChildProcess {
  struct NotStarted: Error {
    let code: Int32
  }

  /// Runs a program, its output into a file, without input.
  static func run(_ arguments: [String], environment: [String], output: String) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe variables.indices { unsafe free(variables[index]) }
    }
    var child: pid_t = 0
    let code = unsafe posix_spawn(&child, arguments[0], &actions, nil, words, variables)
    guard code == 0 else { throw NotStarted(code: code) }
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
  }
}
