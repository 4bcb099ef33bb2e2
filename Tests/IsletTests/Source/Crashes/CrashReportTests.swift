import FeedReports
import HostIO
import LockScreenSession
import Testing
import WidgetSources

@testable import IsletProgram

@Suite struct `The report on code that stopped` {
  private static let copies = SourceCopies(
    of: [("/P/Card.swift", []), ("/P/Widget.swift", []), ("/P/Card.swift", [1, 12, 13])], in: "/c")
  private static let place = CodePlace(
    attributesType: "RideAttributes", presentation: "minimal", state: "{\"a\":1}", digest: 0)

  @Test func `names the first own line on the stack, and the runtime's reason`() {
    let output = """
      Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range

      Thread 0 "widgets" crashed:

       0 [inlined] [system] 0x1 Swift runtime failure: x in libswiftCore.so at //<compiler-generated>
       1 0x2 Card.body.getter + 12 in widgets-1 at /P/Card.swift:12:5
       2 0x2 closure #1 in Widget.body.getter + 12 in widgets-1 at /P/Widget.swift:3:5
      """
    let crash = CrashReport(output: output, ending: .signal(5), hangs: false, copies: Self.copies)
    #expect(crash.line == "Card.swift:12")
    #expect(
      crash.words(at: Self.place)
        == "Card.swift:12: RideAttributes, minimal: stopped: Fatal error: Index out of range; state {\"a\":1}"
    )
  }

  @Test(arguments: [
    (
      "WidgetCode/Card.swift:7: Fatal error: boom", ChildProcess.Ending.signal(5), false,
      "Card.swift:7: the code stopped: Fatal error: boom"
    ),
    (
      "WidgetCode/islet-2+Card.swift:3: Fatal error: boom", .signal(5), false,
      "Card.swift:13: the code stopped: Fatal error: boom"
    ),
    (
      " 1 0x2 f() in widgets-1 at /c/P/islet-2+Card.swift:2:1", .signal(6), true,
      "Card.swift:12: the code took more than 3 s"
    ),
    (
      " 0 0x2 Card.body.getter + 9 in widgets-1 at /P/Card.swift\n 1 [ra] 0x3 f in w at //<compiler-generated>",
      .signal(6), true, "Card.swift, in Card.body: the code took more than 3 s"
    ),
    (
      " 0 0x2 Card.body.getter + 9 in widgets-1 at /P/Card.swift:0\n 1 [ra] 0x3 f() + 1 in w at /P/Widget.swift:4:1",
      .signal(6), true, "Widget.swift:4: the code took more than 3 s"
    ),
    ("", .signal(11), false, "the code stopped: Segmentation fault"),
    ("", .status(3), false, "the code stopped: the code ended the process with the status 3"),
    (
      " 1 0x2 f() in widgets-1 at /P/Card.swift:9:1", .signal(6), true,
      "Card.swift:9: the code took more than 3 s"
    ),
  ])
  func `says what is known`(
    output: String, ending: ChildProcess.Ending, hangs: Bool, words: String
  ) {
    let crash = CrashReport(output: output, ending: ending, hangs: hangs, copies: Self.copies)
    #expect(crash.words(at: nil) == words)
  }

  @Test func `leaves out lines that code prints again and again`() {
    #expect(
      SupervisedCommand.lines(of: "drawn\nislet: a\n\ndrawn\nb\n") == ["drawn", "islet: a", "b"])
  }

  @Test func `on a hang is enough with an own line or at its end, once that line is whole`() {
    let report = """
      *** Signal 6: Backtracing from 0x1...

      Thread 0 "widgets" crashed:

       0 0x1 clock_nanosleep in libc.so.6
       1 0x2 Card.body.getter + 12 in widgets-1 at /P/Card.swift:12:5

      """
    for count in 0..<report.utf8.count {
      #expect(!CrashReport.isEnough(Array(report.utf8.prefix(count)), copies: Self.copies))
    }
    let output = Array(report.utf8)
    #expect(CrashReport.isEnough(output, copies: Self.copies))
    let loop = Array(" 0 0x1 Card.body.getter + 12 in widgets-1 at /P/Card.swift\n".utf8)
    #expect(CrashReport.isEnough(loop, copies: Self.copies))
    let others = SourceCopies(of: [("/P/Other.swift", [])], in: "/c")
    #expect(!CrashReport.isEnough(output, copies: others))
    let end = Array("\nBacktrace took 0.01s\n".utf8)
    #expect(!CrashReport.isEnough(output + end.dropLast(), copies: others))
    #expect(CrashReport.isEnough(output + end, copies: others))
  }

  @Test func `knows a stack that is full`() {
    let frames = (0..<40).map { "\($0) 0x2 A.body.getter + 1 in widgets-1 at /P/Card.swift:4:5" }
    let crash = CrashReport(
      output: frames.joined(separator: "\n"), ending: .signal(11), hangs: false, copies: Self.copies
    )
    #expect(
      crash.words(at: nil) == "Card.swift:4: the code calls itself without end: the stack is full")
  }

  @Test func `knows a stack that is full of the library, whose code has no lines`() {
    let frames = (0..<40).map {
      "\($0) [ra] 0x7f0\($0) View.layout(in:) + 28 in libIsletModules.so"
    }
    let own = "40 [ra] 0x55 Card.body.getter + 1 in widgets-1 at /P/Card.swift:4:5"
    func reason(_ lines: [String]) -> String {
      CrashReport(
        output: lines.joined(separator: "\n"), ending: .signal(11), hangs: false,
        copies: Self.copies
      ).reason
    }
    #expect(reason(frames + [own]) == "calls itself without end: the stack is full")
    #expect(reason(frames.prefix(4) + [own]) == "stopped: Segmentation fault")
    let unnamed = (0..<40).map { "\($0) [ra] 0x7f0\($0) in lib.so" }
    #expect(reason(unnamed + [own]) == "stopped: Segmentation fault")
  }
}

@Suite struct `The report on code that does not compile` {
  private static let file = SourceFile(
    path: "/P/Card.swift", bytes: Array("a\n\tlet ü = missing\n".utf8))

  private func failure(
    _ output: String, _ ending: ChildProcess.Ending = .status(1)
  ) -> BuildFailure {
    BuildFailure(
      output: output, copies: SourceCopies(of: [("/P/Card.swift", [])], in: "/tmp/c"),
      ending: ending, hasTimedOut: false, files: [Self.file])
  }

  @Test func `has the person's own file, line and caret`() {
    let output = (1...5).map { "/tmp/c/P/Card.swift:2:11: error: cannot find 'm\($0)' in scope" }
    let failure = failure(output.joined(separator: "\n"))
    #expect(failure.lines[0] == "Card.swift:2:11: error: cannot find 'm1' in scope")
    #expect(failure.lines[1] == "   let ü = missing")
    #expect(failure.lines[2] == "           ^")
    #expect(failure.lines.count == 15)
    let many = (1...22).map { "/tmp/c/P/Card.swift:2:11: error: cannot find 'm\($0)' in scope" }
    #expect(self.failure(many.joined(separator: "\n")).lines.last == "and 2 more errors")
    let report = SourceReport(failure, isFirst: false)
    #expect(report.notice == "Card.swift:2:11: cannot find 'm1' in scope")
    #expect(report.lines.map(\.text).contains("│ let ü = missing"))
    #expect(report.lines.map(\.text).contains("│         ^"))
  }

  @Test(arguments: [24, 25, 70])
  func `keeps the caret of a long line within the narrow inspector`(before: Int) {
    let line = "  " + String(repeating: "x", count: before) + "(using: )"
    let failure = BuildFailure(
      output: "/tmp/c/P/Card.swift:1:\(before + 3): error: expected ','",
      copies: SourceCopies(of: [("/P/Card.swift", [])], in: "/tmp/c"), ending: .status(1),
      hasTimedOut: false,
      files: [SourceFile(path: "/P/Card.swift", bytes: Array("\(line)\n".utf8))])
    let shown = (before > 24 ? "…" : "") + String(repeating: "x", count: 24)
    let report = SourceReport(failure, isFirst: true).lines.map(\.text)
    #expect(report.contains("│ \(shown)(using: )"), "\(report)")
    #expect(report.contains("│ " + String(repeating: " ", count: shown.count) + "^"), "\(report)")
  }

  @Test(arguments: [
    ("abc", 2, "abc", 1), ("\tü = x", 4, " ü = x", 2), ("ü", 2, "ü", 0), ("", 9, "", 0),
    (
      String(repeating: "x", count: 100_000), 50_001,
      "…" + String(repeating: "x", count: 160) + "…", 81
    ),
    (String(repeating: "(", count: 20_000), 1, String(repeating: "(", count: 80) + "…", 0),
    (
      String(repeating: "é", count: 1000), 2001,
      "…" + String(repeating: "é", count: 80), 81
    ),
    (String(repeating: "x", count: 160), 81, String(repeating: "x", count: 160), 80),
  ])
  func `shows a line of any length around the caret`(
    line: String, column: Int, shown: String, caret: Int
  ) {
    let file = SourceFile(path: "/P/Card.swift", bytes: Array("\(line)\n".utf8))
    let words = String(repeating: "w", count: BuildFailure.textLengthMaximum)
    for (text, told) in [(words, words), (words + "w", words + "…")] {
      let failure = BuildFailure(
        output: "/tmp/c/P/Card.swift:1:\(column): error: \(text)",
        copies: SourceCopies(of: [("/P/Card.swift", [])], in: "/tmp/c"), ending: .status(1),
        hasTimedOut: false, files: [file])
      #expect(
        failure.lines == [
          "Card.swift:1:\(column): error: \(told)", "  \(shown)",
          "  " + String(repeating: " ", count: caret) + "^",
        ])
    }
  }

  @Test func `folds what follows from other errors, and nothing that stands for itself`() {
    let synthesis = { (type: String, name: String, blamed: String) in
      [
        "error: type '\(type)' does not conform to protocol '\(name)'",
        "note: cannot automatically synthesize '\(name)' because '\(blamed)' does not conform to '\(name)'",
        "note: protocol requires initializer 'init(from:)' with type 'Decodable'",
      ]
    }
    let output = { (lines: [String]) in
      lines.enumerated().map { "/tmp/c/P/Card.swift:\($0 + 1):3: \($1)" }.joined(separator: "\n")
    }
    let follows =
      synthesis("Ride", "Decodable", "State") + synthesis("State", "Decodable", "Doubel")
      + [
        "error: type 'State' does not conform to protocol 'Hashable'",
        "note: stored property type '_' does not conform to protocol 'Hashable', preventing synthesized conformance",
      ]
    let causes = [
      "error: cannot find type 'Doubel' in scope",
      "error: value of type 'Text' has no member 'fnt'",
    ]
    let lines = failure(output(follows + causes)).lines
    #expect(lines.filter { $0.contains("error:") }.count == 2, "\(lines)")
    #expect(lines.last == "and 3 that follow from them", "\(lines)")
    let one = failure(output(follows + causes.prefix(1))).lines
    #expect(one.last == "and 3 that follow from it", "\(one)")
    // Of a type that is there and can't be decoded the error is the author's own.
    let own = failure(output(synthesis("Ride", "Decodable", "Color") + causes)).lines
    #expect(own.filter { $0.contains("error:") }.count == 3, "\(own)")
    // Alone, an error that follows from another is all that is known.
    let alone = failure(output(["error: generic parameter 'V' could not be inferred"])).lines
    #expect(alone.first?.hasSuffix("generic parameter 'V' could not be inferred") == true)
    #expect(!alone.contains { $0.contains("follow") }, "\(alone)")
  }

  @Test func `begins with the causes, each with what it lacks`() {
    let output = [
      "error: generic parameter 'Expanded' could not be inferred",
      "error: type 'RideAttributes' does not conform to protocol 'ActivityAttributes'",
      "note: protocol requires nested type 'ContentState'; add nested type 'ContentState' for conformance",
      "error: value of type 'Text' has no member 'titel'",
      "error: cannot find type 'ActivityViewContext' in scope",
    ].map { "/tmp/c/P/Card.swift:2:11: \($0)" }
    let failure = failure(output.joined(separator: "\n"))
    #expect(
      failure.excerpts.map(\.text) == [
        "type 'RideAttributes' does not conform to protocol 'ActivityAttributes': it has no nested type 'ContentState'",
        "cannot find type 'ActivityViewContext' in scope; the file does not import WidgetKit",
        "value of type 'Text' has no member 'titel'",
      ])
    #expect(failure.lines.last == "and 1 that follows from them")
    let later = self.failure(output.prefix(1).joined())
    #expect(failure.beginning(with: later).excerpts.map(\.text) == failure.excerpts.map(\.text))
    // The types of a missing module go with the code that is left out; the other error stands in the way.
    let last = self.failure(output[3])
    #expect(
      failure.beginning(with: last).excerpts.first?.text
        == "value of type 'Text' has no member 'titel'")
  }

  @Test func `names the modules that are not available where a name is missing`() {
    let output = ["cannot find 'm' in scope", "missing return"].map {
      "/tmp/c/P/Card.swift:2:11: error: \($0)"
    }
    let module = Messages.module("Lines", at: "https://example.com/lines.git")
    let failure = failure(output.joined(separator: "\n"))
      .explained(by: ["/P/Card.swift": Messages.lack(of: [module, "Maps"])])
    #expect(
      failure.lines[0]
        == "Card.swift:2:11: error: cannot find 'm' in scope; the file imports Lines "
        + "(the package https://example.com/lines.git), Maps, which are not available here")
    #expect(failure.lines[3] == "Card.swift:2:11: error: missing return")
  }

  @Test func `says to give the file that declares a name, where there may be more files`() throws {
    let text = "import WidgetKit\nstruct Live: Widget { ActivityConfiguration { a } }"
    let file = SourceFile(path: "/P/Live.swift", bytes: Array(text.utf8))
    func hints(_ texts: String...) throws -> [String] {
      Messages.missingFiles(
        of: try WidgetSelection(from: [file]), [],
        texts.map {
          CompilerMessage(severity: .error, path: file.path, line: 2, column: 1, text: $0)
        })
    }
    #expect(
      try hints("cannot find 'Brand' in scope", "value of type 'Stop' has no member 'line'") == [
        "Brand, line: declared in no file here: if another file of the app declares them, give it "
          + "as well (--source A --source B, or islet run A B)"
      ])
    for (message, name, meant) in [
      ("cannot find 'HStak' in scope", "HStak", "HStack"),
      ("cannot find 'VStak' in scope", "VStak", "VStack"),
      ("cannot find 'Txet' in scope", "Txet", "Text"),
      ("cannot find 'Liv' in scope", "Liv", "Live"),
      ("value of type 'Text' has no member 'fontt'", "fontt", "font"),
    ] {
      #expect(try hints(message) == ["\(name): did you mean \(meant)?"])
    }
    // SwiftUI declares the one name, and the other is a slip of the pen.
    #expect(
      try hints(
        "cannot find 'Text' in scope", "cannot find 'Brend' in scope; did you mean 'Brand'?",
        "missing return"
      ).isEmpty)
  }

  @Test(arguments: [
    (
      "Stack dump:\n0. x\n4.\tWhile type-checking y",
      "error: the compiler crashed: While type-checking y"
    ),
    (
      "Stack dump:\n4.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file \"/tmp/c/P/Card.swift\")",
      "error: the compiler crashed while it read Card.swift; make the longest types and expressions in it shorter"
    ),
    (
      "please submit a bug report", "error: the compiler crashed"
    ),
    (
      "ld.lld: error: undefined symbol: foo()\nclang: error: linker command failed",
      "error: ld.lld: error: undefined symbol: foo()"
    ),
    ("", "error: the compiler failed without a message"),
  ])
  func `names what has no place`(output: String, words: String) {
    #expect(failure(output).lines == [words])
  }
}
