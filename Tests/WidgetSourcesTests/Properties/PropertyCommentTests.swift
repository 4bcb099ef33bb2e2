import Testing

@testable import WidgetSources

@Suite("A property's comment") struct PropertyCommentTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "/a.swift", bytes: Array(text.utf8))
  }

  @Test(
    arguments: [
      (#"var phase: String  // "RACE", "Q3", …"#, ["RACE", "Q3"]),
      (#"let phase: String?  // 'idle' | 'running'"#, ["idle", "running"]),
      ("/// Ex.: “Intervalo”, “Volta”.\n  var phase: String", ["Intervalo", "Volta"]),
      ("/// One of: idle, to_stop, at_stop.\nlet phase: String", ["idle", "to_stop", "at_stop"]),
      ("// The text,\n// e.g. On the way (or none).\nvar phase: String", ["On the way"]),
      ("let phase: [String] // preparing, baking, ready", ["preparing", "baking", "ready"]),
      ("var phase: String = \"a//b\"  // idle|moving", ["idle", "moving"]),
      ("var phase: String  // the driver's name, and the rider's", []),
      ("var phase: String  // required", []), ("var phase: String  // red/green", []),
      ("var phase: String  // as \"HH:mm\", \"2026-01-31T12:00\", \"\", \"nil\"", []),
      ("var other: Int  // \"a\"\nvar phase: String", []),
      ("/// \"a\"\n\nvar phase: String", []), ("var phase: Date  // \"a\"", []),
      ("var phase: String  // \"not closed", []), ("var phase: String  //", []),
      (
        "var phase: String // \"\(String(repeating: "x", count: 40))\"",
        [String(repeating: "x", count: 40)]
      ),
      ("var phase: String // \"\(String(repeating: "x", count: 41))\"", []),
    ] as [(String, [String])])
  func `gives examples of a text`(text: String, examples: [String]) {
    #expect(file(text).exampleTexts["phase"] ?? [] == examples)
  }

  @Test func `has as many examples as are read, and not more`() {
    let all = (1...9).map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(file("var phase: String  // \(all)").exampleTexts["phase"]?.count == 8)
  }

  @Test func `tells a number of hundred, an example, and a time since 1970`() {
    let file = file(
      """
      var level: Int  // 0–100
      /// Percent, 0 to 100.
      var share: Double
      var fill: Double  // 0...1
      var pace: Double  // e.g. 5.5
      var end: Double  // Unix epoch in milliseconds
      var start: Int  // e.g. 1717000000
      var sent: Int  // seconds since 1970
      """)
    #expect(file.properties.facts[.hundred] == ["level", "share"])
    #expect(file.exampleTexts == ["pace": ["5.5"]])
    #expect(file.subscriptKeys == ["end": .milliseconds, "sent": .seconds])
  }
}
