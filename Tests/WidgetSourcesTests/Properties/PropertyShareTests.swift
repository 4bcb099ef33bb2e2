import Testing

@testable import WidgetSources

@Suite struct `Raw values and shares in source` {
  @Test(
    arguments: [
      ("Stage(rawValue: c.state.stage)!", ["stage": "Stage"]),
      ("Ride.Stage(rawValue: Int(s.stage)) ?? .off", ["stage": "Stage"]),
      ("Stage.init(rawValue: s.stage ?? 0)", ["stage": "Stage"]),
      ("var kind: Stage? { Stage(rawValue: stage) }", ["stage": "Stage"]),
      ("let raw = s.stage\nStage(rawValue: raw.lowercased())", ["stage": "Stage"]),
      (
        "func name(_ raw: Int) -> Stage? { Stage(rawValue: raw) }\nname(s.stage)",
        ["raw": "Stage", "stage": "Stage"]
      ),
      ("Stage(rawValue: s.value)", [:]), ("Stage(value: s.stage)", [:]),
      ("make(rawValue: s.stage)", [:]),
    ] as [(String, [String: String])])
  func `a property may be the raw value of an enumeration`(text: String, types: [String: String]) {
    let enumerations = PropertyUses(in: text).enumerations
    #expect(enumerations["stage"] == types["stage"] && enumerations["value"] == nil)
  }

  @Test(
    arguments: [
      (
        "struct S { var foldWeight: Double?; var callWeight: Double? }\n"
          + "HStack { A.frame(width: w.width * s.foldWeight); B.frame(width: w.width * s.callWeight) }",
        ["foldWeight", "callWeight"]
      ),
      (
        "struct S { let deep: Double; let light: Double }\n"
          + "HStack(spacing: 2) { if s.deep > 0 { A.frame(width: g.size.width * CGFloat(s.deep)) }\n"
          + "B.frame(width: s.light * g.size.width) }", ["deep", "light"]
      ),
      (
        "struct S { let winProbability: Double; let lossProbability: Double; let id: Int }",
        ["winProbability", "lossProbability"]
      ),
      (
        "struct S { var homePercent: Int; var awayPercent: Int; var targetPercent: Int }",
        ["homePercent", "awayPercent"]
      ),
      (
        "struct S { var heatPct: Int; var coolPct: Int }\nlet all = s.heatPct + s.coolPct",
        ["heatPct", "coolPct"]
      ),
      // Each of these has a whole of its own.
      ("struct S { var batteryPercent: Int; var humidityPercent: Int }", []),
      ("struct S { var bodyWeight: Double; var goalWeight: Double }", []),
      ("struct S { var sharePrice: Double; var shareChange: Double; var shareCount: Int }", []),
      ("struct S { var homeOdds: Double; var drawOdds: Double; var awayOdds: Double }", []),
      (
        "struct S { var possessionHome: Int; var possessionAway: Int; var possessionSeconds: Int }",
        ["possessionHome", "possessionAway"]
      ),
      ("struct S { var startWeight: Double; var bodyWeight: Double }", []),
      (
        "struct S { var done: Double; var sent: Double }\n"
          + "VStack { A.frame(width: w.width * s.done); B.frame(width: w.width * s.sent) }", []
      ),
      (
        "struct S { var done: Double; var sent: Double }\n"
          + "HStack { ZStack { A.frame(width: w.width * s.done); B.frame(width: w.width * s.sent) } }",
        []
      ),
      (
        "struct S { var yes: Int; var no: Int; var all: Int }\n"
          + "HStack { A.frame(width: w.width * s.yes / s.all); B.frame(width: w.width * s.no / s.all) }",
        []
      ),
      ("struct S { var winShare: Double { 1 }; var lossShare: Double }", []),
      ("struct S { var winShare: Double }\nstruct T { var lossShare: Double }", []),
    ] as [(String, [String])])
  func `numbers may be shares of one whole`(text: String, names: [String]) {
    let shares = PropertyUses(in: text).shares
    #expect(Set(shares.keys) == Set(names))
    #expect(shares.values.allSatisfy { $0 == names })
  }
}
