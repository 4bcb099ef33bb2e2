import Testing
import WidgetSources

@testable import ActivityWidgets
@testable import IsletProgram

@Test func `each fact of a property is a trait of an example, or decides about others alone`() {
  let alone = PropertyFact.allCases.filter { ExampleSource.Trait(rawValue: $0.rawValue) == nil }
  let expected: Set<PropertyFact> = [
    .behind, .fraction, .forced, .symbolName, .imageName, .dateText, .declared, .read,
    .symbolParameter,
    .imageParameter, .integer, .markedHex, .number, .text,
  ]
  #expect(Set(alone) == expected)
}

@Test func `a file of facts has what was read from source`() throws {
  let text = #"""
    struct RideAttributes: ActivityAttributes {
      enum Kind: String { case bus = "b" }
      struct ContentState: Codable {
        var phase: String  // "Boarding", "Landed"
        var mode: String
        var rest: TimeInterval = 4
        var power: Double
        var winShare: Double
        var lossShare: Double
        var gate: Int
      }
    }
    extension RideAttributes.ContentState {
      static let first = RideAttributes.ContentState(stops: 8)
      static let second = RideAttributes.ContentState(stops: 3)
    }
    func badge(_ kind: String) -> Bool { kind == "late" }
    struct Row: View { let title: String; var isOn: Bool { title == "run" } }
    func hue(_ gear: String) { switch gear.lowercased() { case "low": 1; case "high": 2 } }
    hue(context.state.mode); if s.mode == "low" {}
    badge(context.state.mode); Row(title: context.state.mode)
    Text("\(s.power) kW"); ProgressView(value: s.done, total: s.all)
    Gauge(value: s.power, in: 0...12); Kind(rawValue: s.gate)
    if s.power > 3 { s.phase ?? "Gate closes" }
    """#
  let file = SourceFile(path: "/a.swift", bytes: Array(text.utf8))
  let bytes = SourceFacts.bytes(of: [file], in: [file], assets: ["/logo.png"], language: "de")
  let facts = SourceFacts(bytes)
  #expect(facts.language == "de" && facts.assets == ["/logo.png"])
  let examples = facts.examples
  #expect(examples.cases["Kind"] == [ExampleSource.Case(name: "bus", value: "b")])
  #expect(examples.exampleTexts == ["ContentState.phase": ["Boarding", "Landed"]])
  #expect(Set(examples.comparedTexts["mode"] ?? []) == ["late", "run", "low", "High"])
  #expect(examples.defaultValues["RideAttributes.ContentState.rest"] == "4")
  #expect(examples.sampleStates == [["ContentState.stops": "8"], ["ContentState.stops": "3"]])
  #expect(examples.traits[.seconds] == ["rest"] && examples.units == ["power": "kw"])
  #expect(examples.parts == ["all": "done"] && examples.limits == ["power": [3]])
  #expect(examples.scales == ["power": "12.0"])
  #expect(examples.enumerations == ["gate": "Kind"])
  let shares = ["winShare", "lossShare"]
  #expect(examples.shares == ["winShare": shares, "lossShare": shares])
  #expect(examples.fallbacks == ["phase": "Gate closes"])
  // A list that is cut off has as much as is there, and nothing behind it.
  var reader = MessageReader(bytes[..<24])
  #expect(reader.text() == "de" && reader.texts().isEmpty && reader.rest.isEmpty)
  for count in 0..<bytes.count { _ = SourceFacts(Array(bytes[..<count])) }
}

@Test(arguments: [
  ("if c.state.mode.contains(\"paused\") {}", ["paused"]),
  ("if c.state.mode.localizedCaseInsensitiveContains(\"break\") {}", ["Break"]),
  ("if c.state.mode?.hasPrefix(\"left\") == true {}", ["left"]),
  ("(c.state.mode ?? \"\").lowercased().hasSuffix(\"late\")", ["Late"]),
  ("c.state.mode.range(of: \"gate\") != nil", ["gate"]),
  (
    "switch c.state.mode.trimmingCharacters(in: .whitespaces).lowercased() { case \"low\": 1 }",
    ["Low"]
  ),
  ("if c.state.mode.uppercased() != \"LATE\" {}", ["Late"]),
  ("\"late\" == c.state.mode", ["late"]),
  ("c.state.mode.caseInsensitiveCompare(\"late\") == .orderedSame", ["Late"]),
  (
    "let m = c.state.mode.replacingOccurrences(of: \" \", with: \"_\"); if m == \"on_hold\" {}",
    ["on_hold"]
  ),
  (
    "struct P { let id: String?; init(_ s: S) { let n = s.mode.lowercased(); id = n.isEmpty ? nil : n }\nvar icon: String { switch id { case \"bell\": \"a\"; default: \"b\" } } }",
    ["bell"]
  ),
  (
    "struct P { var isLoud: Bool { [\"siren\", \"bell\"].contains(kind) } }\nP(kind: c.state.mode)",
    ["siren", "bell"]
  ),
  (
    "struct P { let loud: Set<String> = [\"siren\"]; var isLoud: Bool { loud.contains(kind) } }\nP(kind: c.state.mode)",
    ["siren"]
  ),
  ("enum K { init(raw: String) { if raw.hasPrefix(\"x-\") {} } }\nK(raw: c.state.mode)", ["x-"]),
  ("enum K { init?(_ raw: String) { switch raw { case \"up\": 1 } } }\nK(c.state.mode)", ["up"]),
  (
    "extension S { var plain: String { mode.lowercased() }; var isUp: Bool { plain == \"up\" } }",
    ["up"]
  ),
  ("[\"late\", \"lost\"].contains(where: { c.state.mode.contains($0) })", ["late", "lost"]),
  (
    "let bad = [\"Late\"]; if bad.contains { c.state.mode.localizedStandardContains($0) } {}",
    ["Late"]
  ),
  ("if c.state.mode.hasPrefix(\"https\") || c.state.mode.hasPrefix(\"#\") {}", []),
  ("if c.state.mode.contains(\"://\") || c.state.mode.hasSuffix(\".png\") {}", []),
  (
    "if c.state.mode.contains(where: \\.isLetter) {}; c.state.mode.replacing(\"a\", with: \"b\")",
    []
  ),
]) func `texts that code compares with a property, or looks for in it, are known`(
  code: String, texts: [String]
) {
  let state = "struct S: Codable { let mode: String }\n"
  let file = SourceFile(path: "/a.swift", bytes: Array((state + code).utf8))
  let examples = SourceFacts(SourceFacts.bytes(of: [file], in: [file], assets: [])).examples
  #expect((examples.comparedTexts["mode"] ?? []) == texts)
}
