import Testing

@testable import WidgetSources

@Suite("Files, of times,") struct TimeFunctionTests {
  @Test(arguments: [
    (
      "struct S { var end: Int; var endDate: Date { Date(timeIntervalSince1970: Double(end) / 1000) } }",
      ["end": SourceFile.KeyUse.milliseconds], [:]
    ),
    (
      "var d: Date { if a { return Date(timeIntervalSince1970: end) }; return b }",
      ["end": .seconds], [:]
    ),
    ("var d: Date { let x = a + b; return Date(timeIntervalSince1970: x / 1000) }", [:], [:]),
    (
      "func d() { var a = 1; if a > 0 { let end = 2; Date(timeIntervalSince1970: end / 1000) } }",
      [:], [:]
    ),
    (
      "static func date(_ ms: Double) -> Date { Date(timeIntervalSince1970: ms / 1000) }", [:],
      ["date": SourceFile.KeyUse.milliseconds]
    ),
    (
      "extension Double { var asDate: Date { Date(timeIntervalSince1970: self * 0.001) } }", [:],
      [".asDate": .milliseconds]
    ),
    (
      "extension Int { func date() -> Date { .init(timeIntervalSince1970: Double(self)) } }", [:],
      [".date": .seconds]
    ),
    ("end.map(Date.init(timeIntervalSince1970:)) ", ["end": .seconds], [:]),
    ("s.end?.map { Date(timeIntervalSince1970: $0) }", ["end": .seconds], [:]),
    (
      "end.flatMap { .init(timeIntervalSince1970: Double($0) / 1000) }", ["end": .milliseconds], [:]
    ),
    ("s.end.map { Date(timeIntervalSince1970: $0 / 1_000) }", ["end": .milliseconds], [:]),
    ("s.end.map { Date(timeIntervalSince1970: $0 * 0.001) }", ["end": .milliseconds], [:]),
    (
      "s.end.map { .init(timeIntervalSince1970: Double($0) / Self.msPerSecond) }",
      ["end": .milliseconds], [:]
    ),
    ("s.end.map { Date(timeIntervalSince1970: $0 / 60) }", ["end": .seconds], [:]),
    ("map { Date(timeIntervalSince1970: $0) }", [:], [:]),
    ("].map { Date(timeIntervalSince1970: $0) }", [:], [:]),
    ("Date(timeIntervalSince1970: end / 1000)", [:], [:]), ("timeIntervalSince1970: end", [:], [:]),
    ("var d: Date { Date(timeIntervalSince1970:", [:], [:]),
    ("{ Date(timeIntervalSince1970: Double(", [:], [:]),
  ])
  func `know times by the functions that make them`(
    text: String, keys: [String: SourceFile.KeyUse], functions: [String: SourceFile.KeyUse]
  ) {
    let file = file(text)
    #expect(file.keys.subscriptKeys == keys && file.keys.timeFunctions == functions)
  }

  @Test(arguments: [
    "end / 1_000", "end / 1000.0", "end / 1e3", "end * 0.001", "end * 1e-3",
    "end / Time.msPerSecond", "end / MS_PER_SECOND", "end / Double(millisecondsInSecond)",
    "Double(end) / 1_000", "Double(end) / thousand",
  ])
  func `know milliseconds by the scale that makes seconds of them`(text: String) {
    let property = "var d: Date { Date(timeIntervalSince1970: \(text)) }"
    let state = property.replacing("end", with: "c.state.end")
    for text in [property, state] {
      let file = file(text)
      #expect(file.keys.subscriptKeys == ["end": .milliseconds], "\(text)")
      for length in 0..<text.utf8.count {
        _ = SourceFile(path: "/a.swift", bytes: Array(text.utf8.prefix(length)))
      }
    }
  }

  @Test(
    arguments: [
      ("x.date(ofMilliseconds: context.state.end)", "date", ["end"]),
      ("date(end)", "date", ["end"]),
      ("T.date(Double(s.end))", "date", ["end"]), ("context.state.end.asDate)", ".asDate", ["end"]),
      ("Double(s.end).asDate()", ".asDate", ["end"]), ("Text(s.end)", "Text", []),
      ("date(", "date", []),
      ("date(1)", "date", []), ("date(of: ", "date", []), ("s.end.count)", ".count", []),
    ] as [(String, String, Set<String>)])
  func `know what such functions are called with`(text: String, name: String, keys: Set<String>) {
    let file = file(text)
    #expect(file.keys.calls[name, default: []] == keys)
  }
}
