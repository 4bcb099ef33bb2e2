import Foundation
import Testing

/// The whole program, in a terminal and from a shell; each test has a terminal server and a folder of its own.
@Suite(.waitsForPrograms) struct `The program` {
  private static let start = """
    {"app":"com.example.shop","activity":"7","aps":{"timestamp":1,"event":"start",\
    "attributes-type":"Shop","attributes":{"item":"Lamp"},"content-state":{"status":"Packed"},\
    "alert":{"title":"Order","body":"Packed"}}}

    """

  private func expectWholeTerminal(_ session: TerminalSession) throws {
    try session.wait(for: "the modes after it") { _ in
      FileManager.default.fileExists(atPath: session.folder.appending(path: "after").path)
    }
    #expect(try session.text(of: "before") == session.text(of: "after"))
    #expect(try session.state("alternate_on") == "0")
    #expect(try session.state("cursor_flag") == "1")
  }

  @Test func `the program plays the demo, follows keys, and quits`() throws {
    let session = try TerminalSession(command: "$ISLET demo all")
    try session.wait(for: "Pizza Express")
    #expect(try session.state("alternate_on") == "1")
    try session.type("?")
    try session.wait(for: "swipe the card away")
    try session.type("?")
    try session.type("t")
    try session.wait(for: "islet · midnight")
    try session.type("j")
    try session.wait(for: "▌ 🍕 pizza/order-42")
    try session.type("x")
    try session.wait(for: "a card less") { !$0.contains("▌ 🍕 pizza/order-42") }
    try session.resize(columns: 60, rows: 20)
    try session.wait(for: "the inspector's room is gone") { !$0.contains("Activities") }
    try session.resize(columns: 39, rows: 14)
    try session.wait(for: "islet needs 40 x 15")
    try session.type("q")
    try session.wait(for: "exit status 0")
    try expectWholeTerminal(session)
  }

  // tmux answers in its own name. Answers taken for keys would open the help or the inspector, or end the program.
  @Test(arguments: ["demo ride", "themes", "demo ride --depth 256"])
  func `the program asks the terminal, takes no answer for a key, and leaves none behind`(
    command: String
  )
    throws
  {
    let session = try TerminalSession(
      columns: 80, rows: 24,
      command: """
        unset COLORTERM
        $ISLET \(command)
        echo "exit status $?"
        stty -icanon min 0 time 2; dd bs=1 count=100 of=left 2> /dev/null; stty icanon
        """)
    try session.wait(for: command == "themes" ? "▸ Sunset" : "km/h")
    let screen = try session.screen()
    try session.type("q")
    try session.wait(for: "exit status 0")
    #expect(!screen.contains("+q") && !screen.contains("$qm"))
    try session.wait(for: "the input after it") { _ in
      FileManager.default.fileExists(atPath: session.folder.appending(path: "after").path)
    }
    #expect(try session.text(of: "left").isEmpty)
    #expect(try session.state("alternate_on") == "0")
    #expect(try session.state("cursor_flag") == "1")
  }

  @Test func `the program shows itself until a key is pressed`() throws {
    let session = try TerminalSession(command: "TZ=Asia/Kathmandu $ISLET")
    try session.wait(for: "always-on")
    try session.wait(for: "request dynamo/ride-1")
    // The clock is the demo's, in any time zone.
    try session.wait(for: "09:41:0")
    try session.type("z")
    try session.wait(for: "Your turn")
    try session.type("q")
    try session.wait(for: "exit status 0")
    try expectWholeTerminal(session)
  }

  @Test func `the program shows themes until one is chosen, whatever else a terminal sends`() throws
  {
    let session = try TerminalSession(columns: 80, rows: 24, command: "$ISLET themes")
    try session.wait(for: "▸ Sunset")
    // End, Home, Shift and Right, Alt and x, the focus, a paste, an arrow of the other mode.
    for sequence in ["[F", "[1~", "[1;2C", "x", "[I", "[200~word\u{1B}[201~", "[A", ""] {
      try session.type("-l", "\u{1B}" + sequence)
    }
    try session.type("l", "Enter")
    try session.wait(for: "km/h")
    try session.type("q")
    try session.wait(for: "exit status 0")
    try expectWholeTerminal(session)
  }

  @Test(arguments: [
    ("TERM", 143), ("HUP", 129), ("INT", 130), ("SEGV", 139), ("ABRT", 134), ("QUIT", 131),
    ("USR1", 138), ("XCPU", 152), ("IO", 157), ("RTMAX", 192),
  ])
  func `the program leaves the terminal as it was, whatever ends it`(signal: String, status: Int)
    throws
  {
    let session = try TerminalSession(
      columns: 80, rows: 24, command: "sh -c 'echo $$ > pid; exec $ISLET demo ride'")
    try session.wait(for: "km/h")
    try session.shell("kill -\(signal) $(cat pid)")
    try session.wait(for: "exit status \(status)")
    try expectWholeTerminal(session)
  }

  @Test(arguments: [("TERM", 143), ("HUP", 129), ("QUIT", 131), ("RTMIN", 162)])
  func `the program leaves a terminal that is stopped by Ctrl-S as it was`(
    signal: String, status: Int
  ) throws {
    let session = try TerminalSession(
      columns: 80, rows: 24, command: "sh -c 'echo $$ > pid; exec $ISLET demo ride'")
    try session.wait(for: "km/h")
    try session.type("C-s")
    try session.waitUntilStopped()
    try session.shell("kill -\(signal) $(cat pid)")
    try session.wait(for: "exit status \(status)")
    try expectWholeTerminal(session)
  }

  @Test(arguments: [("<&-", 74), ("2>&-", 0)])
  func `the program runs with a standard stream closed`(closing: String, status: Int) throws {
    let session = try TerminalSession(
      columns: 80, rows: 24, command: "$ISLET \(closing == "<&-" ? "- " : "")feed \(closing)",
      files: ["feed": Self.start])
    try session.wait(for: "Lamp")
    try session.type("q")
    try session.wait(for: "exit status \(status)")
    try expectWholeTerminal(session)
  }

  @Test func `the program opens no file in place of a closed standard stream`()
    throws
  {
    let session = try TerminalSession(command: "true")
    let recording = try session.shell(
      "$ISLET cast --demo --for 1 --out cast <&- >&- 2>&-; echo status $?; head -c 12 cast; tail -n 1 cast"
    )
    #expect(recording == "status 0\n{\"version\":2[0.000000,\"o\",\"\\u001b[0m\\u001b[?25h\"]\n")
    let output = try session.shell("{ $ISLET rules >&-; } 2>&1; echo status $?")
    #expect(output == "islet: standard output: Bad file descriptor\nstatus 74\n")
    let input = try session.shell("{ $ISLET check - <&-; } 2>&1; echo status $?")
    #expect(input == "islet: -: Bad file descriptor\nstatus 74\n")
  }

  @Test func `the program says when nothing of what was asked for could be written`() throws {
    let session = try TerminalSession(command: "true", files: ["bad": "{\"aps\":7}"])
    for command in ["--help", "--version", "rules", "check bad", "themes --check none"] {
      let text = try session.shell("$ISLET \(command) 2>&1 >/dev/full; echo status $?")
      #expect(text == "islet: standard output: No space left on device\nstatus 74\n")
    }
  }

  // Other processes may send the signals that the system has for processes in the background.
  @Test(arguments: ["C-z", "kill -TTIN $(cat pid)", "kill -TTOU $(cat pid)"])
  func `the program stops and comes back`(stop: String) throws {
    let session = try TerminalSession(
      columns: 80, rows: 24, command: "PS1='ready> ' bash --norc -i")
    try session.wait(for: "ready>")
    try session.type("sh -c 'echo $$ > pid; exec $ISLET demo pizza'", "Enter")
    try session.wait(for: "Pizza Express")
    if stop == "C-z" { try session.type("C-z") } else { try session.shell(stop) }
    try session.wait(for: "Stopped")
    #expect(try session.state("alternate_on") == "0")
    try session.type("fg", "Enter")
    try session.wait(for: "Pizza Express")
    try session.type("q")
    try session.wait(for: "the shell again") {
      $0.contains("Stopped") && !$0.contains("Pizza Express")
    }
    try session.type("exit", "Enter")
    try session.wait(for: "exit status 0")
    try expectWholeTerminal(session)
  }

  @Test func `the program waits in the background until it is brought to the front`() throws {
    let session = try TerminalSession(
      columns: 80, rows: 24, command: "PS1='ready> ' bash --norc -i")
    try session.wait(for: "ready>")
    try session.type("sh -c 'echo $$ > pid; exec $ISLET demo pizza' &", "Enter")
    let state = try session.shell(
      """
      for i in $(seq 400); do
        grep -q '^State:.T' /proc/$(cat pid)/status && echo stopped && break
        sleep 0.05
      done 2> /dev/null
      """)
    #expect(state.contains("stopped"))
    #expect(try session.state("alternate_on") == "0")
    try session.type("fg", "Enter")
    try session.wait(for: "Pizza Express")
    try session.type("q")
    try session.wait(for: "the shell again") { !$0.contains("Pizza Express") }
    try session.type("exit", "Enter")
    try session.wait(for: "exit status 0")
    try expectWholeTerminal(session)
  }

  @Test func `the program keeps the valid lines of a bad feed, and sums up the others`() throws {
    let session = try TerminalSession(
      command: "cat feed | $ISLET",
      files: ["feed": "not JSON\n" + Self.start + "{\"aps\":{\"event\":\"go\"}}\n{\"half\":"])
    try session.wait(for: "the last line") { $0.contains("Lamp") && $0.contains("line 4") }
    // After the input's end the screen stays, and keys come from the terminal.
    try session.type("q")
    let screen = try session.wait(for: "exit status 0")
    #expect(screen.contains("islet: 3 of 4 lines were rejected:"))
    #expect(screen.contains("standard input line 1: column 1: expected a value, found not"))
    try expectWholeTerminal(session)
  }

  @Test func `the program ends with its input where it is asked to`() throws {
    let session = try TerminalSession(
      command: "$ISLET --exit-at-eof feed", files: ["feed": Self.start])
    try session.wait(for: "exit status 0")
    try expectWholeTerminal(session)
  }

  @Test func `the program shows the last picture before it ends with its input`() throws {
    let update = Self.start.replacing("start", with: "update").replacing("Packed", with: "Sent")
    // The program waits for the terminal so long and no longer; a busy machine may read too late.
    let isShown = try (1...5).contains { _ in
      let session = try TerminalSession(
        command: "script -qec '$ISLET --exit-at-eof feed' -O bytes",
        files: ["feed": Self.start + update.replacing("timestamp\":1", with: "timestamp\":2")])
      try session.wait(for: "exit status 0")
      return try session.text(of: "bytes").contains("Sent")
    }
    #expect(isShown)
  }

  // A signal that found its handler gone would end the program before the screen is whole.
  @Test func `the program leaves the terminal as it was while signals go on coming`() throws {
    let session = try TerminalSession(
      columns: 80, rows: 24, command: "sh -c 'echo $$ > pid; exec $ISLET demo ride'")
    try session.wait(for: "km/h")
    try session.shell("while kill -TERM $(cat pid) && kill -INT $(cat pid); do :; done 2>&1")
    try session.wait(for: "exit status 1")
    try expectWholeTerminal(session)
  }

  @Test func `the program takes many clients at once, and refuses a path that is taken`() throws {
    let session = try TerminalSession(command: "$ISLET --socket s")
    try session.wait(for: "--socket")
    let clients = try (1...8).map { _ in try SocketClient(path: session.folder.path + "/s") }
    for (number, client) in clients.enumerated() {
      let line = Self.start.replacingOccurrences(of: "\"7\"", with: "\"order-\(number)\"")
      // Half a line does not delay the other clients.
      client.write(number == 0 ? String(line.prefix(40)) : line)
    }
    try session.wait(for: "shop/order-5")
    let second = try session.shell("$ISLET --socket s demo 2>&1; $ISLET --socket s 2>&1; true")
    #expect(second.contains("islet: socket s: a running islet listens there"))
    try session.type("q")
    try session.wait(for: "exit status 0")
    #expect(!FileManager.default.fileExists(atPath: session.folder.path + "/s"))
  }

  @Test(arguments: [
    ("--thme x", 64, "there is no option --thme; did you mean --theme?"),
    ("demo opera", 64, "there is no demo opera; known are tour, all, ride"),
    ("--theme sunsat", 64, "there is no theme sunsat; did you mean sunset?"),
    ("--theme ./none.json", 66, "./none.json: No such file or directory"),
    ("--theme ./bad.json", 65, "theme ./bad.json: "),
    ("--layout ./bad.json", 65, "layout ./bad.json: "),
    ("snapshto", 66, "snapshto: No such file or directory; did you mean the command snapshot?"),
    ("layouts", 66, "layouts: No such file or directory; did you mean islet help layouts?"),
    ("version", 66, "version: No such file or directory; did you mean islet --version?"),
    (
      "cast --demo ride --for 1 --out x.mp4", 64,
      "x.mp4: a recording is an asciicast or an animated"
    ),
    ("nonsense", 66, "nonsense: No such file or directory, nor is there such a command; see islet"),
    ("none.ndjson", 66, "none.ndjson: No such file or directory"),
    (
      "check order.swift", 64,
      "order.swift is Swift source, and no feed; write --source order.swift"
    ),
    ("/tmp", 66, "/tmp: Is a directory"),
    ("demo", 69, "there is no terminal to show a screen on; islet snapshot draws without one"),
    ("snapshot bad.json", 65, "1 of 1 line was rejected:"),
    ("snapshot --size 1", 64, "--size 1: expected columns x rows up to 1000, such as 122x40"),
  ])
  func `the program says in a line what is wrong`(arguments: String, status: Int, words: String)
    throws
  {
    let session = try TerminalSession(command: "true", files: ["bad.json": "{\"name\": 7,}"])
    let output = try session.shell("$ISLET \(arguments) 2>&1 </dev/null; echo status $?")
    #expect(output.contains(words))
    #expect(output.contains("status \(status)"))
  }

  @Test(arguments: [
    ("TERM=", "TERM is not set"),
    ("COLORTERM= TERM=nonesuch", "TERM=nonesuch is not in the terminal database"),
    ("TERM=dumb", "TERM=dumb can't move its cursor"),
  ])
  func `the program needs a terminal that it knows`(setting: String, words: String) throws {
    let session = try TerminalSession(columns: 80, rows: 24, command: "\(setting) $ISLET demo")
    let screen = try session.wait(for: "exit status 69")
    #expect(screen.contains(words))
    try expectWholeTerminal(session)
  }
}
