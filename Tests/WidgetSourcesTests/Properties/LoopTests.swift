import Testing

@testable import WidgetSources

@Suite("Values in a loop") struct LoopTests {
  @Test(
    arguments: [
      ("ForEach(0..<4, id: \\.self) { i in a(i <= s.step ? b : c) }", ["step"]),
      ("ForEach(0..<3) { i in a(i < step) }", ["step"]),
      ("ForEach(1...3) { n in s.level >= n }", ["level"]),
      ("ForEach(0..<4) { i in i == s.step }", ["step"]),
      ("ForEach(0..<5) { i in i < s.stars }", []),
      ("ForEach(1...4) { i in i < s.stars }", ["stars"]),
      ("ForEach(0..<total) { i in i < s.done }", []),
      ("ForEach(0..<steps.count, id: \\.self) { i in i < s.done }", ["done"]),
      ("let steps = [\"a\", \"b\"]\nForEach(steps.indices) { i in i < s.done }", ["done"]),
      (
        "let steps: [String] = [\"a\", \"b\",]\nForEach(Array(steps.enumerated()), id: \\.offset) { i, t in i < s.done }",
        ["done"]
      ),
      ("ForEach(0..<4) { i in i.isMultiple(of: 2) && x.i < s.step }", []),
      ("ForEach(0..<4) { i in i < s.steps.count - 1 }", []),
      ("ForEach(0...9223372036854775807) { i in i < s.done }", []),
      ("ForEach(-9223372036854775808...9) { i in i < s.done }", []),
      ("ForEach(0..<4", []),
      ("ForEach(0..", []),
      (
        "ForEach(0..<4) { i in Dot(step: s.stage, at: i) }\nForEach(0..<3) { i in i < step }",
        ["step", "stage"]
      ),
    ] as [(String, Set<String>)])
  func `tell the place in a row of few`(text: String, names: Set<String>) {
    #expect(PropertyUses(of: [file(text)])[.index] == names)
  }

  private static let steps = "let steps = [\"Ordered\", \"On the way\"]\n"

  @Test(arguments: [
    (steps + "let a = steps.firstIndex(of: s.status) ?? 0", ["status": ["Ordered", "On the way"]]),
    ("[\"late\", \"lost\"].contains(s.status)", ["status": ["late", "lost"]]),
    (
      steps + "ForEach(Self.steps, id: \\.self) { p in p == phase ? a : b }",
      ["phase": ["Ordered", "On the way"]]
    ),
    (
      steps + "ForEach(steps, id: \\.self) { p in s.phase == p ? a : b }",
      ["phase": ["Ordered", "On the way"]]
    ),
    (
      steps + "ForEach(Array(steps.enumerated()), id: \\.offset) { i, p in p == s.phase }",
      ["phase": ["Ordered", "On the way"]]
    ),
    ("let steps = [\"a\", b]\nsteps.firstIndex(of: s.status)", [:]),
    ("[a].contains(s.status)", [:]),
    ("switch ) { case \"a\":", [:]),
    ("x.contains(s.status)", [:]), ("].contains(s.status)", [:]), ("let steps = [\"a\"", [:]),
  ])
  func `tell the texts of an array`(text: String, texts: [String: [String]]) {
    #expect(file(text).keys.comparedTexts == texts)
  }

  @Test(
    arguments: [
      (
        "static func color(_ s: String) -> Color { switch s.lowercased() { case \"critical\": .red\n default: .blue } }",
        ["Critical"]
      ),
      ("func color(for s: String) -> Color { s == \"late\" ? .red : .blue }", ["late"]),
      ("func color(for s: String) -> Color { t == \"late\" ? .red : .blue }", []),
      ("func color(for s: Int) -> Color { switch s { case 1: .red } }", []),
      ("func color(for s: String) { s ==", []),
    ] as [(String, [String])])
  func `tell the texts of a function's parameter`(text: String, texts: [String]) {
    #expect(file(text).keys.comparingFunctions["color", default: []] == texts)
  }
}
