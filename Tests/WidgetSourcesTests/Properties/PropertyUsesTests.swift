import Testing

@testable import WidgetSources

@Suite struct `The uses of properties` {
  @Test(
    arguments: [
      ("Image(systemName: state.kind.glyph)", ["glyph"]),
      ("Image(systemName: groups.symbol.name)", []),
      ("Image(systemName: kind(of: state.level).glyph)", ["glyph"]),
      ("Image(systemName: kind(state).glyph())", []),
      ("Image(systemName: \"star\")", []), ("Image(systemName: state.kind.symbol())", []),
      ("Label(title, systemImage: context.state.mode)", ["mode"]),
      ("Image(systemName: state.isUp ? \"a\" : \"b\")", []),
      ("Image(systemName: state.isUp ? state.up : state.down)", ["up", "down"]),
      ("Image(systemName: state.icon ?? \"b\")", ["icon"]),
      ("Image(systemName: state.ride?.icon ?? \"b\")", ["icon"]),
      ("let icon = state.glyph; Image(systemName: icon)", ["glyph"]),
      ("Image(systemName: icon)\nRow(icon: state.glyph, size: state.size)", ["glyph"]),
      ("Image(systemName: \"\\(state.icon).fill\")", []),
      ("Image(systemName: symbol(for: state.level))", []),
      ("Label(state.name, systemImage: signs[state.step])", []),
      ("Image(systemName: state.isUp ? state.up : other(state.level))", ["up"]),
      ("Image(systemName: known(state.weatherIcon))", ["weatherIcon"]),
      ("let weatherIcon: Int; Image(systemName: known(state.weatherIcon))", []),
      ("Image(systemName: sign(of: level))\nBar(level: state.charge)", []),
      ("if let sign = state.title { Text(sign) }\nImage(systemName: sign)", []),
      ("guard let sign = state.glyph else { return }\nImage(systemName: sign)", ["glyph"]),
      (
        "func sign(_ c: C) -> String { c.isOld ? \"x\" : c.state.mark }\nImage(systemName: a ? b : S.sign(c))",
        ["mark"]
      ),
      ("var sign: String { state.mark ?? \"b\" }\nLabel(a, systemImage: sign)", ["mark"]),
      (
        "var sign: String { switch self { case .a: \"b\" } }\nLabel(a, systemImage: c.sign)",
        ["sign"]
      ),
      ("func sign(_ s: S) -> Int { s.mark }\nImage(systemName: sign(s))", []),
    ] as [(String, Set<String>)])
  func `are symbols by the argument that reads them`(text: String, names: Set<String>) {
    #expect(Set(PropertyUses(in: text).assetKeys.filter { $0.value == .symbol }.keys) == names)
  }

  @Test(
    arguments: [
      ("Image(team.logo).resizable()", ["logo"]), ("Image(uiImage: a.b); Image(a.name)", []),
      ("Label(a.title, image: team.badge)", ["badge"]), ("Row(image: team.badge)", []),
      ("Image(logo)\nRow(logo: team.crest)", ["crest"]),
      ("func cover(of s: S) -> String { return s.art }\nImage(Self.cover(of: s))", ["art"]),
    ] as [(String, Set<String>)])
  func `are images by the argument that reads them`(text: String, names: Set<String>) {
    #expect(Set(PropertyUses(in: text).assetKeys.filter { $0.value == .image }.keys) == names)
  }

  @Test func `reach through a parameter into another file`() {
    let view =
      "struct Stat: View { let icon: String; var body: some View { Image(systemName: icon) } }"
    #expect(
      PropertyUses(in: view).hasUnknownSymbols
        && !PropertyUses(in: view, "Stat(icon: \"heart\")").hasUnknownSymbols)
    #expect(PropertyUses(in: view, "Stat(icon: c.state.sign)").assetKeys == ["sign": .symbol])
  }

  @Test(
    arguments: [
      ("steps[c.state.currentStep]", ["currentStep"]), ("a.list[min(s.place, 3)]", ["place"]),
      ("let a: [Step]; let currentStep: Int", []),
      ("let steps: [Part]; let currentStep: Int", ["currentStep"]),
      ("let steps: [Int: Part]; let currentStep: Int", []),
      ("let stepIndex: Int; let count: Int", ["stepIndex"]), ("for a in [s.count] {}", []),
      ("let a = [s.count]", []),
    ] as [(String, Set<String>)])
  func `are places in arrays`(text: String, names: Set<String>) {

    #expect(PropertyUses(in: text)[.index] == names)
  }

  @Test(
    arguments: [
      ("if let end = c.state.endedAt {}", ["end", "endedAt"]), ("if let courier {}", ["courier"]),
      ("guard let a = b.c?.d else {}", ["a", "d"]),
      ("x.eta == nil; x.gate != nil", ["eta", "gate"]),
      ("if s.end != nil { if s.isOn { s.end! } }", ["end"]), ("s.end == nil ? 0 : s.end!", ["end"]),
      ("if let e = s.end {}; s.end!", ["e"]), ("if a { s.end != nil } else { s.end! }", []),
      ("let a = b.c", []), ("if let a = b.c {}; show(b.c!)", ["a"]),
      ("if let a = b.c {}; if b.c != nil { b.c! }", ["a", "c"]),
    ] as [(String, Set<String>)])
  func `are tests for nil`(text: String, names: Set<String>) {
    #expect(PropertyUses(in: text)[.tested] == names)
  }

  @Test func `are none where only labels, keys and assignments name a property`() {
    let text = """
      struct State {
        var trend: Trend = .up; var name: String; var isOn: Bool
        enum CodingKeys: String, CodingKey { case trend = "t", name, isOn = "is_on" }
        init(from decoder: Decoder) { self.trend = try box.decode(Trend.self, forKey: .trend) }
        static let sample = State(trend: .up, name: "a", isOn: true)
      }
      Text(c.state.name)
      """
    #expect(PropertyUses(in: text).unread == ["trend", "t", "isOn", "is_on"])
  }

  @Test func `are texts, or parts of an asset's name`() {
    let uses = PropertyUses(
      in:
        #"Text(q.symbol); Text("\(q.price) a"); Image("coin-\(q.code.lowercased())-s")"#)
    #expect(uses[.shown] == ["symbol", "price"])
    #expect(
      uses.patterns["code"]
        == PropertyUses.AssetPattern(prefix: "coin-", suffix: "-s", isLowercased: true))
  }

  @Test func `are shown by the views to which they are handed`() {
    let uses = PropertyUses(
      in: """
        struct Zone: View { let zoneId: String; var body: some View { Row(text: zoneId) } }
        struct Row: View { let text: String; var body: some View { Text(text) } }
        Zone(zoneId: c.attributes.zoneId); Row2(text: c.attributes.carId)
        """)
    #expect(uses[.shown].contains("zoneId") && !uses[.shown].contains("carId"))
  }

  @Test(arguments: [
    ("s.tool ?? \"Running…\"", [:]), ("s.tool ?? \"LIVE\"", [:]), ("s.tool ?? \"Wait...\"", [:]),
    ("s.tool ?? \"Live music\"", ["tool": "Live music"]),
    ("s.statusText ?? \"Running…\"", ["statusText": "Running…"]),
  ]) func `have no text that says only that others are awaited`(
    text: String, fallbacks: [String: String]
  ) {
    let type = "struct S { var tool: String?; var statusText: String? }\n"
    #expect(PropertyUses(in: type + text).fallbacks == fallbacks)
  }

  @Test func `know the form of colors in hexadecimal digits`() {
    #expect(PropertyUses(in: "a ?? \"3A78C2\"")[.bareHex] == [""])
    for text in ["a ?? \"#3A78C2\"; \"3A78C2\"", "\"decade\"", "\"123456\"", "\"3A78\""] {
      #expect(PropertyUses(in: text)[.bareHex].isEmpty)
    }
    let text = "struct S { var inkHex: String? }\ns.inkHex ?? \"000000\""
    #expect(PropertyUses(in: text).fallbacks == ["inkHex": "000000"])
  }

  @Test func `know colors`() {
    let file = SourceFile(
      path: "/a.swift", bytes: Array("Color(context.state.paint); Color(hex: a.b); Color(a)".utf8))
    #expect(file.keys.colorKeys == ["paint"])
  }
}
