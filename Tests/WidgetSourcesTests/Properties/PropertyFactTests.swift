import Testing

@testable import WidgetSources

@Suite struct `The facts of properties` {
  private func uses(_ texts: String...) -> PropertyUses {
    PropertyUses(
      of: texts.enumerated().map { SourceFile(path: "/\($0).swift", bytes: Array($1.utf8)) })
  }

  @Test(
    arguments: [
      ("ProgressView(timerInterval: s.departs...s.arrives)", ["departs"], ["arrives"]),
      ("Text(timerInterval: Date()...c.state.end)", [], ["end"]),
      ("s.from...max(s.from.addingTimeInterval(60), s.to)", ["from"], ["to"]),
      ("DateInterval(start: s.from, end: s.to)", ["from"], ["to"]),
      ("let a = s.from\nlet b = s.to\na...b", ["from"], ["to"]),
      ("var range: ClosedRange<Date> { from...to }", ["from"], ["to"]),
      ("first...last\nRow(first: s.from, last: s.to)", ["first", "from"], ["last", "to"]),
      ("s.from..<s.to", [], []), ("1...s.count", [], ["count"]),
    ] as [(String, Set<String>, Set<String>)])
  func `tell the ends of an interval`(text: String, starts: Set<String>, ends: Set<String>) {
    let facts = uses(text).facts
    #expect(facts[.start] ?? [] == starts && facts[.end] ?? [] == ends)
  }

  @Test(
    arguments: [
      ("s.percent / 100", ["percent"], [:]), ("Double(s.percent) / 100.0", ["percent"], [:]),
      ("ProgressView(value: s.percent, total: 100)", ["percent"], [:]),
      ("Gauge(value: s.percent, in: 0...100)", ["percent"], [:]),
      ("ProgressView(value: Double(s.done), total: Double(max(1, s.all)))", [], ["all": "done"]),
      ("Text(\"\\(s.lap)/\\(s.laps)\")", [], ["laps": "lap"]),
      ("Text(\"\\(s.lap) of \\(s.laps)\")", [], ["laps": "lap"]),
      ("Double(done) / Double(total)", [], ["total": "done"]),
      ("c.state.volume.value / c.state.total.value", [], ["total": "volume"]),
      ("s.part / 100; s.part * 100", [], [:]), ("s.a / 2", [], [:]),
    ] as [(String, Set<String>, [String: String])])
  func `tell parts`(text: String, hundreds: Set<String>, parts: [String: String]) {
    let uses = uses(text)
    #expect(uses.facts[.hundred] ?? [] == hundreds && uses.parts == parts)
  }

  @Test(
    arguments: [
      ("Int(s.percent)", ["percent"]), ("Int(s.percent.rounded())", ["percent"]),
      ("Int(s.part * 100)", []), ("String(format: \"%.0f L\", s.size)", ["size"]),
      ("Text(\"\\(s.size, specifier: \"%.0f\")\")", ["size"]), ("Int(s.a) + Int(s.a * 100)", []),
    ] as [(String, Set<String>)])
  func `tell numbers without a fraction`(text: String, names: Set<String>) {
    #expect(uses(text).facts[.rounded] ?? [] == names)
  }

  @Test(
    arguments: [
      ("Double(s.distance) ?? 0", ["distance"], []), ("Int(s.left ?? \"\")", ["left"], []),
      ("Text(\"\\(s.distance) km away\")", ["distance"], []),
      ("Text(\"\\(s.level)%\")", ["level"], ["level"]),
      ("Text(\"\\(s.name) meets\")", [], []), ("Text(\"\\(s.name)\")", [], []),
      ("Int(s.a * 2)", [], []),
    ] as [(String, Set<String>, Set<String>)])
  func `tell texts that are numbers`(text: String, names: Set<String>, hundreds: Set<String>) {
    let facts = uses(text).facts
    #expect(facts[.numeral] ?? [] == names && facts[.hundred] ?? [] == hundreds)
  }

  @Test(
    arguments: [
      ("if !s.note.isEmpty {}", ["note"]), ("s.note == \"\"", ["note"]),
      ("s.note != \"\"", ["note"]), ("s.note?.isEmpty", ["note"]), ("s.note == \"a\"", []),
    ] as [(String, Set<String>)])
  func `tell texts that may be empty`(text: String, names: Set<String>) {
    #expect(uses(text).facts[.emptied] ?? [] == names)
  }

  @Test(
    arguments: [
      ("s.gate ?? \"-\"", ["gate"]), ("s.driver?.name", ["driver"]),
      ("s.isUp ? .green : .red", []), ("s.gate ?? \"\"; s.gate!", []), ("var gate: String?", []),
      ("s.gate ?? \"\"; a != b", ["gate"]),
    ] as [(String, Set<String>)])
  func `tell optional values with others in their places`(text: String, names: Set<String>) {
    #expect(uses(text).facts[.replaced] ?? [] == names)
  }

  @Test(
    arguments: [
      ("stops.first { $0.id == s.current }", ["current"]),
      ("stops.first { s.current == $0.id }", ["current"]), ("stop.id == current", ["current"]),
      ("a.id == b.id", []), ("s.current == c.state.stop.id", ["current"]),
    ] as [(String, Set<String>)])
  func `tell ids of elements`(text: String, names: Set<String>) {
    #expect(uses(text).facts[.identity] ?? [] == names)
  }

  @Test func `tell images that the code names itself`() {
    let text = #"Image("logo"); Image(systemName: "star"); Image("a-\(s.b)"); Text("c")"#
    #expect(uses(text).facts[.named] == ["logo"])
  }

  @Test func `a time interval is a number of seconds`() {
    let text = "struct S { var pause: TimeInterval; let rest: TimeInterval?; var share: Double }"
    #expect(uses(text).facts[.seconds] == ["pause", "rest"])
  }

  @Test(
    arguments: [
      ("var endsAt: Date", ["endsAt"]), ("var a: Date?", ["a"]),
      ("var endsAt: Date\nvar endsAt: String", []),
      ("ISO8601DateFormatter().date(from: s.endsAt)", ["endsAt"]),
      ("let format: DateFormatter\nformat.date(from: s.endsAt)", []),
      ("try? Date(s.endsAt, strategy: .iso8601)", ["endsAt"]),
    ] as [(String, Set<String>)])
  func `tell the dates that a text may be`(text: String, names: Set<String>) {
    #expect(uses(text).facts[.date] ?? [] == names)
  }
}
