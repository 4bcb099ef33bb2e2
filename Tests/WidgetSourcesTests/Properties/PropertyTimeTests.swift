import Testing

@testable import WidgetSources

@Suite struct `Numbers that are times` {
  @Test(
    arguments: [
      (".now.addingTimeInterval(TimeInterval(s.eta))", ["eta"]),
      ("Date().addingTimeInterval(-Double(s.eta))", ["eta"]),
      ("Date().addingTimeInterval(TimeInterval(s.eta ?? 0))", ["eta"]),
      ("let e = s.eta\nDate().addingTimeInterval(TimeInterval(Int(e)))", ["eta"]),
      ("Date(timeIntervalSinceNow: TimeInterval(s.eta))", ["eta"]),
      ("func end(_ n: Int) { Date().addingTimeInterval(Double(n)) }\nend(s.eta)", ["eta"]),
      ("Date().addingTimeInterval(TimeInterval(s.eta * 60))", []),
      ("Date().addingTimeInterval(Double(s.eta) / 1000)", []),
      ("Date().addingTimeInterval(s.value)", []), ("TimeInterval(s.eta)", []),
    ] as [(String, Set<String>)])
  func `an integer that is added to a date is one of seconds`(text: String, names: Set<String>) {
    #expect(PropertyUses(in: text)[.seconds].filter { !PropertyUses.isQualified($0) } == names)
  }

  @Test(
    arguments: [
      ("Date(timeIntervalSince1970: s.e)...Date()", ["e"], [], []),
      ("if let t = s.e { Date(timeIntervalSince1970: t)...Date() }", ["e"], [], []),
      ("Date(timeIntervalSince1970: Double(s.e) / 1000)....now", ["e"], [], []),
      ("Date()...Date(timeIntervalSince1970: s.e)", [], ["e"], ["e"]),
      ("Date(timeIntervalSince1970: s.a)...Date(timeIntervalSince1970: s.e)", ["a"], ["e"], []),
      ("Date(timeIntervalSince1970: s.e)", [], [], []),
      ("Date(timeIntervalSince1970: s.e", [], [], []),
    ] as [(String, Set<String>, Set<String>, Set<String>)])
  func `a number of which a date is made begins or ends an interval`(
    text: String, starts: Set<String>, ends: Set<String>, ahead: Set<String>
  ) {
    let uses = PropertyUses(in: text)
    #expect(uses[.start].subtracting(["t"]) == starts)
    #expect(uses[.end].subtracting(["now"]) == ends && uses[.ahead] == ahead)
  }

  @Test(
    arguments: [
      ("s.end > Date() ? a : b", ["end"], []), ("if .now >= s.end { a }", ["end"], []),
      ("Date.now < s.end", ["end"], []), ("Date() <= s.end", ["end"], []),
      ("let now = Date()\nif s.end < now { a }", ["end"], []),
      ("s.end.timeIntervalSinceNow > 0", ["end"], []), ("s.end.timeIntervalSinceNow < 60", [], []),
      ("s.end > s.start", [], []), ("s.end < now.start", [], []), ("f(s.now > s.end)", [], []),
      ("Date()..<s.end", [], []), ("s.end == Date()", [], []),
      ("if s.end > Date() { Date()...s.end }", ["end"], []),
      ("if s.end <= Date() { a } else { Date()...s.end }", ["end"], []),
      ("if s.end <= Date() { a } else if b { Date()...s.end }", ["end"], []),
      ("guard s.end > Date() else { return }\nDate()...s.end", ["end"], []),
      ("{ guard s.end > Date() else { return } }\nDate()...s.end", [], ["end"]),
      ("if s.end <= Date() { a }\nDate()...s.end", [], ["end"]),
      ("if s.end <= Date() { a } else { b }\nDate()...s.end", [], ["end"]),
      ("if s.end > .now { Date()...s.end }\nDate()...s.end", [], ["end"]),
      ("if s.end > .now { Date()...s.rest }", ["end"], ["rest"]),
      ("s.end > Date()\ns.end...Date()", [], []),
    ] as [(String, Set<String>, Set<String>)])
  func `a date that is compared with now may have passed, unless an interval from now asks for it`(
    text: String, moments: Set<String>, ahead: Set<String>
  ) {
    let uses = PropertyUses(in: text)
    #expect(uses[.moment] == moments && uses[.ahead] == ahead)
  }

  @Test(
    arguments: [
      ("Date()...s.end", true), ("if let e = s.end { Date()...e }", true),
      ("if isOn { Date()...s.end }", false), ("if let e = s.end, isOn { Date()...e }", false),
      ("if isOn { a }\nDate()...s.end", true), ("if let a { b } else { Date()...s.end }", false),
      ("switch s.phase { case .a: Date()...s.end }", false), ("VStack { Date()...s.end }", true),
    ])
  func `an interval from now may be in all states, or in some`(text: String, isAlways: Bool) {
    let uses = PropertyUses(in: text)
    #expect(uses[.ahead].contains("end"))
    #expect(uses[.alwaysAhead].contains("end") == isAlways)
  }

  @Test(
    arguments: [
      ("Text(\"Group \\(s.boardingGroup) now\")", ["boardingGroup"]),
      ("Text(\"now, GROUP: \\(s.boardingGroup)\")", ["boardingGroup"]),
      ("Text(\"Groups \\(s.boardingGroup)\")", []), ("Text(\"\\(s.boardingGroup)\")", []),
    ] as [(String, Set<String>)])
  func `a text may have a property's own word before it`(text: String, worded: Set<String>) {
    #expect(PropertyUses(in: text)[.worded] == worded)
  }

  @Test func `a date has a number where no number has its name`() {
    let uses = PropertyUses(in: "var end: Date?\nvar start: Date\nlet start: Double\nlet n: Int")
    #expect(uses[.numberedDate] == ["end"])
  }

  @Test(
    arguments: [
      ("[\"run\": \"Running\", \"done\": \"Done\"][s.phase] ?? \"-\"", ["phase": ["run", "done"]]),
      ("[\"run\": [1, 2], \"x\": f(\"a\", [\"b\": 1])][s.phase]", ["phase": ["run", "x"]]),
      (
        "func name(_ v: String) -> String { [\"codex\": \"Codex\"][v] ?? v }",
        ["name()": ["codex"]]
      ),
      ("let t: [String: String] = [\"run\": a]\nSelf.t[s.phase, default: b]", ["phase": ["run"]]),
      ("t[s.phase.lowercased()]\nlet t = [\"run\": 1]", ["phase": ["Run"]]),
      ("let t = [\"run\", \"done\"]\nt[s.phase]", [:]), ("[1: \"run\"][s.phase]", [:]),
      ("[s.phase]", [:]), ("][s.phase]", [:]), ("let t = [\"run\": a", [:]),
      ("[\"run\": a][s.phases[0]]", [:]),
    ] as [(String, [String: [String]])])
  func `the keys of a dictionary are texts of what is looked up in it`(
    text: String, texts: [String: [String]]
  ) {
    let file = file(text)
    #expect(file.keys.singleComparedTexts == texts)
  }

  @Test func `a number that is handed to hours or minutes is of that unit`() {
    let text = """
      func text(_ hours: Double) -> String { "\\(Int(hours)):00" }
      func wait(minutes: Int, of name: String) -> String { name }
      struct V { var body: some View { Text(text(s.charge)); Text(wait(minutes: s.rest, of: s.name)) } }
      """
    #expect(PropertyUses(in: text).units == ["charge": "h", "rest": "min"])
  }

  @Test(arguments: [
    "ProgressView(timerInterval: .now...s.end)", "f(.now...s.end)", "let r = .now...s.end",
    "Text(timerInterval: Date.now...s.end)", "f(Date()...s.end)", "let now = d\nf(now...s.end)",
  ])
  func `an interval from now ends ahead`(text: String) {
    #expect(PropertyUses(in: text)[.ahead] == ["end"])
  }
}
