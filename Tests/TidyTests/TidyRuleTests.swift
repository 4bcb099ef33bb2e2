import Testing

@Suite struct `Each tidy rule finds what it is for` {
  private func lines(
    _ rule: TidyRule, _ text: String, path: String = "Sources/LiveActivities/Sample.swift"
  ) -> [Int] {
    rule.findings(in: SwiftSource(path: path, text: text)).map(\.line)
  }

  private func function(lineCount: Int) -> String {
    "func sample() {\n" + String(repeating: "  work()\n", count: lineCount - 2) + "}\n"
  }

  @Test(arguments: [(400, 0), (401, 1)])
  func `a file of 401 lines is too long`(lineCount: Int, count: Int) {
    let text = String(repeating: "\n", count: lineCount)
    #expect(lines(.fileLength(maximum: 400), text).count == count)
  }

  @Test(arguments: [(60, []), (61, [1])])
  func `a function of 61 lines is too long`(lineCount: Int, found: [Int]) {
    #expect(lines(.functionLength(maximum: 60), function(lineCount: lineCount)) == found)
  }

  @Test func `a function's length ends at its own brace`() {
    let text = """
      struct Sample {
        init(
          a: Int
        ) {
          let text = "{ \\(["}"].count) {"  // }
          self.init(b: a)
        }
        func `a name with { in it`() -> Int
        {
          1
        }
      }
      protocol Asked {
        func asked()
        func also() -> Int
      }
      """
    let shapes = SwiftSource(path: "", text: text).functions
    #expect(shapes.map(\.line) == [2, 8])
    #expect(shapes.map(\.lineCount) == [6, 4])
  }

  @Test func `four branches in one another are too deep`() {
    let three = "func f() { for a in b { if a { while c { d() } } } }"
    let four = "func f() { for a in b { if a { while c { guard d else { return } } } } }"
    #expect(lines(.nesting(maximum: 3), three).isEmpty)
    #expect(lines(.nesting(maximum: 3), four) == [1])
  }

  @Test func `closures and conditions with closures are no branches`() {
    let text = "func f() { a.map { b { c { d { e() } } } }; if x(y: { 1 }) { repeat each z } }"
    #expect(SwiftSource(path: "", text: text).functions.map(\.nesting) == [1])
  }

  @Test(arguments: [
    ("import Foundation", ["CellUI", "ThemeEmbedding"]),
    ("import Glibc", ["Compositing", "HostIO", "islet-bench"]),
    ("import CNCurses", ["CursesFrontEnd"]), ("unsafe", ["HostIO", "CursesFrontEnd"]),
    ("Task", []), ("async", []), ("actor", []), ("DispatchQueue", []),
    ("@unchecked Sendable", []), ("nonisolated(unsafe)", []), ("fatalError", []),
    ("Date()", []), ("print", ["islet-bench"]), ("sleep", []), ("as!", []), ("try!", []),
  ])
  func `a banned word is found in the code of others alone`(word: String, allowed: [String]) throws
  {
    let rule = try #require(
      TidyRule.house.first {
        if case .banned(word, _, _) = $0 { true } else { false }
      })
    let text = "/// \(word) is fine here,\nlet text = \"\(word) and here\"\n\(word)\n"
    #expect(lines(rule, text) == [3])
    for target in allowed {
      #expect(lines(rule, text, path: "Sources/\(target)/Sample.swift").isEmpty)
    }
    #expect(lines(rule, text, path: "Tests/SampleTests/Sample.swift").isEmpty)
  }

  @Test func `a longer word is another word`() {
    let rule = TidyRule.banned("print", instead: "")
    #expect(lines(rule, "let printed = sprint(blueprint)\nprint(1)").map { $0 } == [2])
  }

  @Test func `a finding names the replacement`() {
    let source = SwiftSource(path: "Sources/CellUI/Sample.swift", text: "import Glibc")
    let findings = TidyRule.house.flatMap { $0.findings(in: source) }
    #expect(
      findings.map(\.description) == ["Sources/CellUI/Sample.swift:1: import Glibc: ask HostIO"])
  }

  @Test(arguments: ["TODO", "FIXME", "XXX"])
  func `a promise in a comment is found, in a text not`(word: String) {
    let rule = TidyRule.bannedInComments(word, instead: "")
    #expect(lines(rule, "let a = \"\(word)\"\n// \(word): later\n/* \(word) */") == [2, 3])
  }

  @Test(arguments: ["Utilities", "Helpers", "Manager", "Common"])
  func `a name that says nothing is found`(word: String) {
    let rule = TidyRule.bannedInNames(word, instead: "")
    #expect(lines(rule, "", path: "Sources/CellUI/\(word)/Padding.swift") == [1])
    #expect(lines(rule, "", path: "Sources/CellUI/Padding.swift").isEmpty)
  }
}
