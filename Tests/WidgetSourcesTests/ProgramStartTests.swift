import Testing

@testable import WidgetSources

@Suite("The file that starts a person's widgets") struct ProgramStartTests {
  @Test func `has formats in the app's language, beside the project's own`() {
    let start = ProgramStart.source(of: .bundle("Mine"))
    #expect(start.contains("extension Foundation.Locale {\n  static var current:"))
    #expect(start.contains("extension BinaryFloatingPoint {\n  func formatted() -> String {"))
    #expect(start.contains("where S.FormatInput: BinaryInteger {"))
    #expect(start.contains("  func isDateInToday(_ date: Foundation.Date) -> Bool {"))
    let own = SourceFile(
      path: "/a.swift",
      bytes: Array("extension BinaryFloatingPoint { func formatted() -> String { \"\" } }".utf8))
    let beside = ProgramStart.source(of: .bundle("Mine"), beside: [own])
    #expect(!beside.contains("extension BinaryFloatingPoint"))
    #expect(beside.contains("extension BinaryInteger"))
  }

  @Test(arguments: ["Bundle", "Date", "JSONDecoder", "JSONEncoder", "Locale", "URL"])
  func `names Foundation's types in full, since a project may have its own`(name: String) {
    let start = ProgramStart.source(of: .bundle("Mine"))
    let words = start.split { !$0.isLetter && $0 != "." }
    #expect(
      words.contains("Foundation.\(name)") || words.contains { $0.hasPrefix("Foundation.\(name).") }
    )
    #expect(!words.contains { $0 == name || $0.hasPrefix("\(name).") })
  }

  @Test func `has formatters in the app's language, beside the project's own`() {
    let start = ProgramStart.source(of: .bundle("Mine"))
    #expect(start.contains("open class DateFormatter: Foundation.DateFormatter, "))
    #expect(start.contains("super.init(); locale = ProjectLocale.current }"))
    #expect(start.contains("FormatterSettings.copy(from: self, to: copy)"))
    #expect(start.contains("extension Foundation.JSONDecoder.DateDecodingStrategy {"))
    #expect(start.contains("extension Foundation.Calendar {\n  static var current:"))
    let own = SourceFile(
      path: "/a.swift",
      bytes: Array(
        "extension DateFormatter { var a: Int { 1 } }\nclass NumberFormatter {}".utf8))
    let beside = ProgramStart.source(of: .bundle("Mine"), beside: [own])
    #expect(beside.contains("open class DateFormatter:"))
    #expect(!beside.contains("open class NumberFormatter:"))
  }
}
