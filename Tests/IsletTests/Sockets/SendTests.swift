import Foundation
import Testing

/// `islet send` and `islet watch`, which talk to an islet in a terminal.
@Suite(.waitsForPrograms) struct `A running islet` {
  private static let feed = """
    \(pushLine("start", "1"))
    \(pushLine("update", "2"))
    {"request-id":7,"aps":{"event":"go"}}
    {"theme":"dawn","expect":"applied"}
    """

  private func running(_ files: [String: String] = [:]) throws -> TerminalSession {
    let session = try TerminalSession(command: "$ISLET --socket s --mute", files: files)
    try session.wait(for: "--socket")
    return session
  }

  @Test func `takes lines that are sent, and says its verdicts`() throws {
    let session = try running(["feed": Self.feed])
    let text = try session.shell("$ISLET send --socket s feed; echo status $?")
    #expect(
      text.contains("line 1: applied\n  finding: aps.attributes-type: there is no layout for T"))
    #expect(text.contains("line 2: dropped: no activity a/2 was started"))
    #expect(text.contains("line 3: rejected: column 32: aps.event: expected"))
    #expect(text.hasSuffix("line 4: applied\nstatus 1\n"))
    let open = try session.shell("printf '{\"clock\":\\n' | $ISLET send --socket s")
    #expect(open.hasPrefix("line 2: rejected: column 1: clock: the text ends within a value\n"))
    #expect(open.contains("  also: line 1, column 1: the object that begins here is not closed"))
    // Several files are told apart by their names.
    let both = try session.shell("$ISLET send --socket s feed feed")
    #expect(both.contains("feed line 1: ") && both.split(separator: "feed line 3: ").count == 3)
    let named = try session.shell("$ISLET send --socket s --format json feed feed")
    #expect(named.split(separator: "\n").allSatisfy { $0.hasPrefix(#"{"file":"feed","#) })
    // As JSON, from standard input, without a line's end, and with standard output closed.
    let last = "printf '{\"request-id\":9,\"theme\":\"dawn\"}'"
    let json = try session.shell("\(last) | $ISLET send --socket s --format json; echo status $?")
    #expect(json.hasPrefix(#"{"request-id":9,"line":1,"#))
    #expect(json.hasSuffix("\nstatus 0\n"))
    let update = pushLine("update", "1", at: 1, state: #"{"heard":1}"#)
    try session.shell("echo '\(update)' | $ISLET send --socket s >&-")
    try session.wait(for: "heard  1")
    #expect(try session.shell("$ISLET send --socket s </dev/null; echo status $?") == "status 0\n")
  }

  @Test func `tells those who watch what happens, until it ends`() throws {
    let session = try running()
    try session.shell("($ISLET watch --socket s >text; echo status $? >>text) >&- &")
    try session.shell(
      "($ISLET watch --socket s --format json | head -1 >first; echo gone >>first) >&- &")
    // Neither watcher says when it listens, so events are sent until both have had one.
    var count = 0
    try session.wait(for: "what both have heard") { _ in
      count += 1
      let start = pushLine("start", "1").replacing("com.a", with: "com.a\(count)")
      try session.shell("echo '\(start)' | $ISLET send --socket s")
      return try session.text(of: "text").contains("is active")
        && session.text(of: "first").contains("gone")
    }
    #expect(try session.text(of: "first").hasPrefix(#"{"time":"#))
    try session.type("q")
    try session.wait(for: "exit status 0")
    try session.wait(for: "the watcher's end") { _ in
      try session.text(of: "text").hasSuffix("status 0\n")
    }
    #expect(try session.text(of: "text").contains("/1 is active: a push asked for it\n"))
  }

  @Test func `is not needed for a file that another program writes later`() throws {
    let session = try TerminalSession(command: "true", files: ["feed": pushLine("start", "1")])
    for command in ["check", "snapshot"] {
      let text = try session.shell(
        "mkfifo \(command); ($ISLET \(command) \(command) > text 2>&1; echo status $? >> text) & "
          + "cat feed > \(command); wait; cat text")
      #expect(text.hasSuffix("status 0\n") && !text.contains("no line in it"), "\(text)")
    }
  }

  @Test func `is said to be empty in one line`() throws {
    let session = try TerminalSession(command: "true")
    let text = try session.shell("$ISLET check </dev/null 2>&1; echo status $?")
    #expect(text == "islet: standard input: there is no line in it\nstatus 65\n")
  }

  @Test(arguments: ["send", "watch"])
  func `is missed in words`(command: String) throws {
    let session = try TerminalSession(command: "true")
    let text = try session.shell("$ISLET \(command) --socket none 2>&1 </dev/null; echo status $?")
    #expect(
      text
        == "islet: socket none: No such file or directory; is islet --socket running?\nstatus 69\n")
  }

  @Test(
    arguments: [
      ("check good", 0), ("check bad", 1), ("check good bad", 1), ("check --quiet bad", 1),
      ("check --nope good", 64), ("check --format xml good", 64),
      ("check --layout bad good", 65), ("check none", 66), ("check empty", 65),
      ("check --quiet empty", 65), ("check", 65), ("snapshot empty", 65), ("snapshot", 65),
      ("check .", 66), ("help check", 0),
      ("help chek", 64), ("rules", 0), ("rules --help", 0), ("rules all", 64),
      ("send --socket s x --format", 64), ("watch x", 64),
    ])
  func `is not needed for an exit status`(arguments: String, status: Int) throws {
    let session = try TerminalSession(
      command: "true", files: ["good": pushLine("start", "1"), "bad": "{\"aps\":7}", "empty": ""])
    let text = try session.shell("$ISLET \(arguments) 2>&1 </dev/null; echo status $?")
    #expect(text.hasSuffix("status \(status)\n"), "\(text)")
  }
}
