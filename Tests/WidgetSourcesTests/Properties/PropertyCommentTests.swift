import Testing

@testable import WidgetSources

@Suite("A property's comment") struct PropertyCommentTests {
  private func file(_ text: String) -> SourceFile {
    WidgetSourcesTests.file("struct Ride {\n\(text)\n}")
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
      ("/// e.g. Gate B12. It is shown.\nvar phase: String", ["Gate B12"]),
      ("/// e.g. a,\n/// b\n/// c\nvar phase: String", ["a", "b"]),
      ("/// The name of one of the stops.\nvar phase: String", []),
      ("/// The key is \"phase_v2\" in JSON.\nvar phase: String", []),
      ("var phase: String  // ej. \"Lucía\"", ["Lucía"]),
      ("/// z. B. \"Gleis 7\"\nvar phase: String", ["Gleis 7"]),
      ("var phase: String  // pre-formatted \"7am–10am\"", ["7am–10am"]),
      ("/// « food » ou « courier ».\nvar phase: String", ["food", "courier"]),
      (
        "/// Nom de la boutique ou « Votre livraison » (colis).\nvar phase: String",
        ["Votre livraison"]
      ),
      ("var phase: String  // e.g. \"2026-W19\"", ["2026-W19"]),
      ("var phase: String  // see the page \"Phases\" of the wiki", []),
      ("var phase: String  // \"7:32\"; empty for none", ["7:32"]),
      ("/// The place to go to — \"Gangnam\".\nvar phase: String", ["Gangnam"]),
      ("/// Boarding time as a text (\"1:27 PM\").\nvar phase: String", ["1:27 PM"]),
      ("/// The key of it all — \"phase_v2\" in JSON.\nvar phase: String", []),
      ("func f() { }\n}\nlet phase: String  // \"a\"\nstruct B {", []),
      ("var phase: String  // \"not closed", []), ("var phase: String  //", []),
      (
        "var phase: String // \"\(String(repeating: "x", count: 40))\"",
        [String(repeating: "x", count: 40)]
      ),
      ("var phase: String // \"\(String(repeating: "x", count: 41))\"", []),
    ] as [(String, [String])])
  func `gives examples of a text`(text: String, examples: [String]) {
    #expect(file(text).values.exampleTexts["Ride.phase"] ?? [] == examples)
  }

  @Test(arguments: [
    ("\"LHR\" and \"JFK\"", "", ["JFK"]), ("\"LHR\", \"JFK\"", "", []),
    ("\"LHR\" and \"JFK\"", "\n", []), ("\"LHR\" and \"JFK\"", "/// e.g. OSL\n", ["OSL"]),
    ("\"LHR\", \"BER\" and \"JFK\"", "", []), ("\"LHR\" and \"{code}\"", "", []),
  ])
  func `has an example for the property in the line behind`(
    pair: String, between: String, examples: [String]
  ) {
    let text = "/// Codes, e.g. \(pair).\nvar origin: String\n\(between)var phase: String"
    #expect(file(text).values.exampleTexts["Ride.phase"] ?? [] == examples)
  }

  @Test func `has as many examples as are read, and not more`() {
    let all = (1...9).map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(file("var phase: String  // \(all)").values.exampleTexts["Ride.phase"]?.count == 8)
  }

  @Test func `tells a number of hundred, an example, and a time since 1970`() {
    let file = file(
      """
      var level: Int  // 0–100
      /// Percent, 0 to 100.
      var share: Double
      var fill: Double  // 0...1
      var power: Int  // 50-1000 W
      var pace: Double  // e.g. 5.5
      var end: Double  // Unix epoch in milliseconds
      var start: Int  // e.g. 1717000000
      var sent: Int  // seconds since 1970
      """)
    #expect(file.properties[.hundred] == ["level", "share"])
    #expect(file.values.exampleTexts == ["Ride.pace": ["5.5"]])
    #expect(file.keys.subscriptKeys == ["end": .milliseconds, "sent": .seconds])
  }
}
