import Foundation
import TestSupport

/// A terminal of its own with a shell command in it: a private tmux server in a closed environment.
final class TerminalSession {
  /// The program under test: the debug build beside the test bundle.
  static let program: String = {
    let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appending(path: "islet").path
  }()

  /// A text that never came, and the screen instead.
  struct Unseen: Error, CustomStringConvertible {
    let what: String
    let screen: String

    var description: String { "never seen: \(what); on screen:\n\(screen)" }
  }

  /// The command's folder, which is removed with the session.
  private let place: TemporaryFolder

  /// The place of that folder.
  var folder: URL { place.url }

  /// Opens a terminal and runs a shell command in it; `$ISLET` is the program.
  ///
  /// The terminal stays open after the command's end, so that its last screen can be read.
  init(
    columns: Int = 122, rows: Int = 40, command: String, files: [String: String] = [:]
  ) throws {
    place = try TemporaryFolder()
    for (name, text) in files { try place.write(text, to: name) }
    let script = """
      stty -g > before
      \(command)
      echo "exit status $?"
      stty -g > after.new; mv after.new after
      read forever
      """
    try place.write(script, to: "script")
    try tmux(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c",
      folder.path, "sh script", ";", "set", "-g", "status", "off")
  }

  deinit {
    // The server may have ended with its only session.
    _ = try? tmux("kill-server")
  }

  /// The text on the screen.
  func screen() throws -> String {
    try tmux("capture-pane", "-p")
  }

  /// The text on the screen, with the control sequences of its colors.
  func coloredScreen() throws -> String {
    try tmux("capture-pane", "-p", "-e")
  }

  /// Types keys, by tmux's names.
  func type(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// A variable of tmux, such as `alternate_on`.
  func state(_ name: String) throws -> String {
    try tmux("display-message", "-p", "#{\(name)}").trimmingCharacters(in: .newlines)
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  func text(of file: String) throws -> String {
    // A recording may end within a character.
    String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
  }

  /// Waits until a condition holds on the screen; only a condition that never holds takes the whole time.
  @discardableResult
  func wait(for what: String, until isSeen: (String) throws -> Bool) throws -> String {
    let deadline = Date(timeIntervalSinceNow: 15)
    var last = ""
    while Date() < deadline {
      last = try screen()
      if try isSeen(last) { return last }
      usleep(20_000)
    }
    throw Unseen(what: what, screen: last)
  }

  /// Waits until a text is on the screen.
  @discardableResult
  func wait(for text: String) throws -> String {
    try wait(for: text) { $0.contains(text) }
  }

  /// Waits until the terminal takes no byte: the kernel stops it some time after Ctrl-S was typed, and a signal that came
  /// before would end the program on one that is stopped only then.
  func waitUntilStopped() throws {
    let write =
      "dd if=/dev/zero of=\(try state("pane_tty")) bs=1 count=1 oflag=nonblock 2> /dev/null"
    // A terminal that is only busy takes the second byte.
    try shell("timeout 10 sh -c 'until ! \(write) && ! \(write); do :; done'")
  }

  /// Runs a shell command beside the terminal, in the same folder and environment; returns its output.
  @discardableResult
  func shell(_ command: String) throws -> String {
    try run(["sh", "-c", command])
  }

  @discardableResult
  private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try run(["tmux", "-S", folder.appending(path: "tmux").path] + arguments)
  }

  private func run(_ arguments: [String]) throws -> String {
    let file = folder.appending(path: "output-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let environment = [
      "PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
      "HOME=\(folder.path)", "LANG=C.UTF-8", "TZ=UTC", "COLORTERM=truecolor",
      "ISLET=\(Self.program)", "XDG_RUNTIME_DIR=\(folder.path)",
    ]
    try CompletedProcess.run(
      ["/usr/bin/env", "-C", folder.path] + arguments, environment: environment,
      output: file.path)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
