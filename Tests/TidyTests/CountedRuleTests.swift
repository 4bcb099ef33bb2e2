import Testing

@Suite struct `Each counted rule finds its exceptions` {
  private func source(_ text: String, path: String = "Sources/CellUI/Sample.swift") -> SwiftSource {
    SwiftSource(path: path, text: text)
  }

  @Test(arguments: [(15, [:]), (16, ["Sources/CellUI/Views": 16])])
  func `a folder of 16 files is too large`(fileCount: Int, found: [String: Int]) {
    let files = (0..<fileCount).map { source("", path: "Sources/CellUI/Views/\($0).swift") }
    let others = (0..<15).map { source("", path: "Sources/CellUI/\($0).swift") }
    #expect(CountedRule.folderSize.counts(in: files + others) == found)
  }

  @Test(arguments: [
    ("case .left: 1\ndefault: 2", [3]), ("case Key.left, .right: 1\ndefault: 2", [3]),
    ("case (.left, let y) where y > 1: 1\ndefault: 2", [3]),
    ("case let .number(value): value\n  default: 2", [3]),
    ("case .left: 1\ncase .right: 2", []), ("case .left: 1\ncase .default: 2", []),
    ("case .left: 1\n@unknown default: 2", []), ("case 0...9, 20..<30: 1\ndefault: 2", []),
    ("case UInt8(ascii: \"a\")...0x7A: 1\ndefault: 2", []), ("case \"a.b\": 1\ndefault: 2", []),
    ("case 1: .left\ndefault: .right", []), ("case let x where x.isLeft: 1\ndefault: 2", []),
    ("case 1:\n switch y {\n case .left: 1\n default: 2\n }\ndefault: 2", [5]),
  ])
  func `a default beside a case of an enum is found`(arms: String, lines: [Int]) {
    #expect(source("switch x {\n\(arms)\n}\nswitch y { default: 1 }").defaultsOverCases == lines)
  }

  @Test(arguments: ["What", "How", "Where", "Whether", "Who"])
  func `a comment that begins with a question's word is found`(word: String) {
    let text = """
      /// \(word) it is.
      // \(word) it is, too.
      /// A Boolean value that says \(word) it is
      /// \(word.lowercased()) it is. \(word) knows?
      let text = "/// \(word) it is" // \(word)ever
      """
    #expect(source(text).riddles == [1, 2])
    #expect(CountedRule.riddle.counts(in: [source(text), source(text)]) == ["Sources/CellUI": 4])
  }

  @Test(arguments: ["Nobody waits.", "Dots upon\n  // a line, be it long."])
  func `a comment in dialect is found`(comment: String) {
    let text = "/// A line. \(comment)\nlet upon = \"nobody\" // It depends upon."
    #expect(source(text).dialect == Array(1...text.split(separator: "\n").count))
    #expect(source("/// No one waits for a body.").dialect.isEmpty)
  }

  @Test(arguments: ["obey", "follow", "answer", "receive", "meet"])
  func `a function of an old verb is found`(verb: String) {
    let text = """
      func \(verb)(_ line: Line) {}
      mutating func \(verb)All() {}
      func \(verb)ing() { \(verb)() }
      let \(verb) = 1
      """
    #expect(source(text).oldVerbs == [1, 2])
    #expect(CountedRule.oldVerb.counts(in: [source(text)]) == ["Sources/CellUI": 2])
  }

  @Test func `a file whose names are not used is found`() {
    let files = [
      source("struct A { func one() {}\nfunc f() { let two = 1 } }", path: "Sources/X/A.swift"),
      source("extension B { var two: Int { one } }\nlet three = A()", path: "Sources/X/B.swift"),
      source("extension A { init() {} }", path: "Sources/X/C.swift"),
      source("@main struct D {}", path: "Sources/X/D.swift"),
      source("let four = three\nlet five = four", path: "Sources/X/E.swift"),
      source("let five = two", path: "Tests/XTests/F.swift"),
    ]
    #expect(CountedRule.deadFile.counts(in: files) == ["Sources/X/E.swift": 1])
  }

  @Test func `an exception more than is allowed is told, and so is one less`() {
    let rule = CountedRule.oldVerb
    #expect(rule.complaints(about: ["a": 2], allowed: ["a": 2]).isEmpty)
    #expect(rule.complaints(about: ["a": 3], allowed: ["a": 2]) == ["a: 3 of 2 allowed: oldVerb"])
    let stale = rule.complaints(about: [:], allowed: ["a": 2])
    #expect(stale.count == 1 && stale[0].hasPrefix("a: only 0 of 2 left: oldVerb"))
  }

  @Test func `the recorded allowances are the counts`() {
    let text = Allowances.text(of: [(.riddle, ["b": 1, "a": 2]), (.oldVerb, [:])])
    #expect(
      text.contains(
        "    .riddle: [\n      \"a\": 2,\n      \"b\": 1,\n    ],\n    .oldVerb: [:],\n"))
  }
}
