import Testing

@testable import WidgetSources

@Suite struct `The facts of properties` {
  @Test(
    arguments: [
      ("ProgressView(timerInterval: s.departs...s.arrives)", ["departs"], ["arrives"]),
      ("Text(timerInterval: Date()...c.state.end)", [], ["end"]),
      ("s.from...max(s.from.addingTimeInterval(60), s.to)", ["from"], ["to"]),
      ("DateInterval(start: s.from, end: s.to)", ["from"], ["to"]),
      ("let a = s.from\nlet b = s.to\na...b", ["from"], ["to"]),
      ("var range: ClosedRange<Date> { from...to }", ["from"], ["to"]),
      ("first...last\nRow(first: s.from, last: s.to)", ["first", "from"], ["last", "to"]),
      ("s.from.addingTimeInterval(pause)...s.to", ["from"], ["to"]),
      ("let a = s.from.addingTimeInterval(pause)\na...s.to", ["from", "a"], ["to"]),
      ("let b = s.from.addingTimeInterval(60)\ns.from...b", ["from"], ["b"]),
      ("s.from..<s.to", [], []), ("1...s.count", [], ["count"]),
    ] as [(String, Set<String>, Set<String>)])
  func `facts of properties tell the ends of an interval`(
    text: String, starts: Set<String>, ends: Set<String>
  ) {
    let uses = PropertyUses(in: text)
    #expect(uses[.start] == starts && uses[.end] == ends)
  }

  @Test(
    arguments: [
      ("Text(timerInterval: Date()...s.starts)", ["starts"]), (".now...s.starts", ["starts"]),
      ("Date.now...s.starts", ["starts"]), ("Date()...max(s.starts, .now)", ["starts"]),
      ("Date()...(s.waits ? s.starts : s.ends)", ["starts", "ends"]), ("s.a...s.starts", []),
      ("Date()...s.starts\ns.starts...Date()", []),
      ("Date()...s.starts\ns.starts...s.ends", ["starts"]),
    ] as [(String, Set<String>)])
  func `facts of properties tell the end of an interval that begins now`(
    text: String, ends: Set<String>
  ) {
    #expect(PropertyUses(in: text)[.ahead] == ends)
  }

  @Test(
    arguments: [
      ("s.from.addingTimeInterval(Double(s.restSeconds))", ["from"]),
      ("s.from + TimeInterval(s.minTime * 60)", ["from"]),
      (
        "Date(timeInterval: TimeInterval(s.minTime * 60), since: f.date(from: s.from) ?? .now)",
        ["from"]
      ),
      ("let a = Date(timeIntervalSince1970: s.from / 1000)\na + Double(s.restSeconds)", ["from"]),
      ("let a = s.from + s.pauseMinutes\nText(a)", ["from"]),
      ("s.from.addingTimeInterval(3600)", []), ("s.count + 1", []), ("s.from += s.seconds", []),
      ("Date(timeInterval: 5, since: s.from)", []), ("row(s.from +\n1, s.seconds)", []),
    ] as [(String, Set<String>)])
  func `facts of properties tell a date to which a length is added`(
    text: String, dates: Set<String>
  ) {
    #expect(PropertyUses(in: text)[.lengthened] == dates)
  }

  @Test(
    arguments: [
      ("r.width * s.level", ["level"]), ("CGFloat(s.level) * geo.size.width", ["level"]),
      ("maxHeight * min(1, max(0, s.level))", ["level"]), ("(w.width - 8) * s.level", ["level"]),
      ("barHeight * (1 - s.level)", ["level"]), ("x.frame(height: 40 * s.level)", ["level"]),
      ("let size: CGFloat; x.frame(width: max(2, size * 0.5 * s.level))", ["level"]),
      ("let bar = 40 * s.level\nx.frame(width: bar)", ["level"]),
      ("func bar() -> CGFloat { 40 * s.level }", ["level"]),
      ("s.waveHeight * s.level", []), ("r.width * s.done / s.all", []),
      ("r.width * (s.done / s.all)", []),
      ("s.price * 12", []), ("r.width * r.height", []), ("x.frame(width: s.count * 4)", []),
      ("x.trim(from: 0, to: s.done).opacity(s.hue)", ["done", "hue"]),
      ("ProgressView(value: s.done); Gauge(value: s.a, in: 0...9)", ["done"]),
      ("ForEach(s.levels, id: \\.self) { level in x.frame(height: 40 * level) }", ["levels"]),
      ("ForEach([0.4, s.volume, s.b + 1]) { v in x.frame(height: 40 * v) }", ["volume"]),
      ("for v in s.levels { r.width * v }", ["levels"]),
      ("let v = s.levels[i]\nr.width * v", ["levels"]),
      (
        "struct Bar { let n = [0]; body { maxHeight * n[i] } }; Bar(n: [s.volume, 1])",
        ["n", "volume"]
      ),
      ("struct Bar { body { maxHeight * n } }; Bar(n: s.volume)", ["n", "volume"]),
    ] as [(String, Set<String>)])
  func `facts of properties tell parts of lengths`(text: String, parts: Set<String>) {
    #expect(PropertyUses(in: text)[.part].subtracting(["i"]) == parts)
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
  func `facts of properties tell parts`(
    text: String, hundreds: Set<String>, parts: [String: String]
  ) {
    let uses = PropertyUses(in: text)
    #expect(uses[.hundred] == hundreds && uses.parts == parts)
  }

  @Test(
    arguments: [
      ("Gauge(value: s.load, in: 0...12) {}", ["load": "12.0"]),
      ("CGFloat(min(s.load, 140)) / 140", ["load": "140.0"]), ("min(s.load, 9)", [:]),
      ("Gauge(value: Double(s.load), in: 1...11)", ["load": "11.0"]),
      ("Gauge(value: min(s.load, 300), in: 0...300)", ["load": "300.0"]),
      ("ProgressView(value: Double(s.n), total: 40)", ["n": "40.0"]),
      ("ProgressView(value: s.flow / 8.0)", ["flow": "8.0"]),
      ("Circle().trim(from: 0, to: s.depth / 250)", ["depth": "250.0"]),
      ("Circle().trim(from: 0, to: min(1, s.depth / 250))", ["depth": "250.0"]),
      ("Text(\"\\(s.size / 1024) kB\")", [:]), ("ProgressView(value: s.seconds / 60)", [:]),
      ("Gauge(value: s.load, in: 180...200)", [:]),
      ("Gauge(value: s.part, in: 0...1e30)", ["part": "1e+30"]),
      ("Gauge(value: s.part, in: 0...1e999)", [:]),
      ("ProgressView(value: s.part, total: 60)", ["part": "60.0"]),
      ("Double(s.n) / 1_000 * size.width", ["n": "1000.0"]), ("w * s.flow / 8", ["flow": "8.0"]),
      ("s.seconds / 3600 * rate", [:]), ("s.depth / 3 * 2", [:]),
      ("ProgressView(value: s.part, total: 1)", [:]), ("rows.prefix(min(s.count, 3))", [:]),
    ] as [(String, [String: String])])
  func `facts of properties tell the greatest numbers`(text: String, scales: [String: String]) {
    let declarations = ["load", "n", "flow", "depth", "size", "seconds", "part", "count"]
      .map { "\nlet \($0): Double" }.joined()
    #expect(PropertyUses(in: text + declarations).scales == scales)
  }

  @Test(
    arguments: [
      ("Int(s.percent)", ["percent"]), ("Int(s.percent.rounded())", ["percent"]),
      ("Int(s.part * 100)", []), ("String(format: \"%.0f L\", s.size)", ["size"]),
      ("Text(\"\\(s.size, specifier: \"%.0f\")\")", ["size"]), ("Int(s.a) + Int(s.a * 100)", []),
    ] as [(String, Set<String>)])
  func `facts of properties tell numbers without a fraction`(text: String, names: Set<String>) {
    #expect(PropertyUses(in: text)[.rounded] == names)
  }

  @Test(
    arguments: [
      ("Double(s.distance) ?? 0", ["distance"], []), ("Int(s.left ?? \"\")", ["left"], []),
      ("Text(\"\\(s.distance) km away\")", ["distance"], []),
      ("Text(\"\\(s.level)%\")", ["level"], ["level"]),
      ("Text(\"\\(s.name) meets\")", [], []), ("Text(\"\\(s.name)\")", [], []),
      ("Int(s.a * 2)", [], []),
    ] as [(String, Set<String>, Set<String>)])
  func `facts of properties tell texts that are numbers`(
    text: String, names: Set<String>, hundreds: Set<String>
  ) {
    let uses = PropertyUses(in: text)
    #expect(uses[.numeral] == names && uses[.hundred] == hundreds)
  }

  @Test(
    arguments: [
      ("if !s.note.isEmpty {}", ["note"]), ("s.note == \"\"", ["note"]),
      ("s.note != \"\"", ["note"]), ("s.note?.isEmpty", ["note"]), ("s.note == \"a\"", []),
    ] as [(String, Set<String>)])
  func `facts of properties tell texts that may be empty`(text: String, names: Set<String>) {
    #expect(PropertyUses(in: text)[.emptied] == names)
  }

  @Test(
    arguments: [
      ("s.gate ?? \"-\"", ["gate"]), ("s.driver?.name", ["driver"]),
      ("s.isUp ? .green : .red", []), ("s.gate ?? \"\"; s.gate!", []), ("var gate: String?", []),
      ("s.gate ?? \"\"; a != b", ["gate"]),
    ] as [(String, Set<String>)])
  func `facts of properties tell optional values with others in their places`(
    text: String, names: Set<String>
  ) {
    #expect(PropertyUses(in: text)[.replaced] == names)
  }

  @Test(
    arguments: [
      ("stops.first { $0.id == s.current }", ["current"]),
      ("stops.first { s.current == $0.id }", ["current"]), ("stop.id == current", ["current"]),
      ("a.id == b.id", []), ("s.current == c.state.stop.id", ["current"]),
    ] as [(String, Set<String>)])
  func `facts of properties tell ids of elements`(text: String, names: Set<String>) {
    #expect(PropertyUses(in: text)[.identity] == names)
  }

  @Test func `facts of properties tell images that the code names itself`() {
    let text = #"Image("logo"); Image(systemName: "star"); Image("a-\(s.b)"); Text("c")"#
    #expect(PropertyUses(in: text)[.named] == ["logo"])
  }

  @Test(
    arguments: [
      ("init(_ s: S) { home = s.left; self.guest = s.right }\nInt(home)", ["home", "left"]),
      ("home = a.isFirst ? s.left : s.right\nInt(home)", ["home", "left", "right"]),
      (
        "struct Row { let distance: Int; let a = Double(distance) }\nRow(distance: s.meters)",
        ["distance", "meters"]
      ),
      ("Row(distance: s.meters)\nDouble(distance)", ["distance"]),
      ("let home = s.left\nInt(x)", ["x"]), ("home == s.left\nInt(home)", ["home"]),
    ] as [(String, Set<String>)])
  func `facts of properties are handed on to the property of another type`(
    text: String, names: Set<String>
  ) {
    #expect(PropertyUses(in: text)[.numeral] == names)
  }

  @Test(
    arguments: [
      ("var ends: Date { Self.parse(endISO) ?? Date() }\ns.starts...s.ends", ["ends", "endISO"]),
      (
        "var ends: Date? { guard let end else { return nil }; return Date(x: end) }\na...s.ends",
        ["ends", "end"]
      ),
      ("var ends: Date { begin + length }\na...s.ends", ["ends"]),
      ("var ends: Date\na...s.ends", ["ends"]), ("Date()...max(s.ends, .now)", ["ends"]),
      ("a...s.ends; var ends: Date {", ["ends"]),
    ] as [(String, Set<String>)])
  func `facts of properties are handed on from a date to the property of which it is made`(
    text: String, ends: Set<String>
  ) {
    #expect(PropertyUses(in: text)[.end] == ends)
  }

  @Test func `a text is compared without a name before it, and handed to what compares it`() {
    let text = """
      struct S { let state: String; var isLive: Bool { state == "in" }; let other: Int }
      struct Row { let phase: String; var body: some View { phase == "run" ? 1 : 2 } }
      func badge(_ kind: String) { kind == "late" }
      Row(phase: s.mode)
      badge(s.notice)
      if s.gear.lowercased() == "low" {}
      """
    let file = file(text)
    #expect(
      file.keys.singleComparedTexts == [
        "state": ["in"], "S.state": ["in"], "phase": ["run"], "Row.phase": ["run"],
        "badge()": ["late"], "gear": ["Low"],
      ])
    #expect(PropertyUses(in: text)[.text] == ["state", "phase"])
    #expect(PropertyUses(in: text).handedOn(["Row.phase"]) == ["mode"])
    #expect(PropertyUses(in: text).handedOn(["badge()"]) == ["notice"])
  }

  @Test func `a symbol that a function shows is that of its calls`() {
    let text = "func badge(_ name: String) { Image(systemName: name) }\n"
    #expect(PropertyUses(in: text + "badge(s.icon)")[.symbolName] == ["icon"])
    #expect(
      PropertyUses(in: text).hasUnknownSymbols
        && !PropertyUses(in: text + "badge(\"star\")").hasUnknownSymbols)
  }

  @Test func `an assignment counts as a whole`() {
    let text = """
      score = s.kind == 1 ? s.home : s.away
      late = s.delay > 5
      let x: Int = a.b
      Int(score); Int(late)
      """
    #expect(PropertyUses(in: text)[.numeral] == ["score", "late"])
  }

  @Test(
    arguments: [
      (
        "func clock(_ s: Int) -> String { f(s / 60, s % 60) }\nclock(c.state.rest); clock(Int(s.wait))",
        .seconds, ["rest", "wait"]
      ),
      (
        "struct Bar: View { let value: Int; let a = Double(value) / 100 }\nBar(value: s.level)",
        .hundred, ["value", "level"]
      ),
      (
        "struct Bar: View { let value: Int }\nDouble(value) / 100\nBar(value: s.level)", .hundred,
        ["value"]
      ),
      (
        "func money(_ v: Int) { Double(v) / 100 }\nfunc other(_ v: Int) { v }\nother(s.a); money(s.b)",
        .hundred, ["b"]
      ),
      ("func money(_ v: Int) { }\nDouble(v) / 100\nmoney(s.b)", .hundred, ["v"]),
      ("s.rest / 3600", .seconds, ["rest"]), ("s.rest / 6", .seconds, []),
    ] as [(String, PropertyFact, Set<String>)])
  func `facts of properties are handed on by functions and views`(
    text: String, fact: PropertyFact, names: Set<String>
  ) {
    #expect(PropertyUses(in: text)[fact] == names)
  }

  @Test(
    arguments: [
      (
        #"Text("\(s.power) kW, \(s.hr) bpm, \(s.heat)°, \(s.pace) km/h, \(s.name)")"#,
        ["power": "kw", "hr": "bpm", "heat": "°", "pace": "km/h"]
      ),
      (#"String(format: "%.1f km at %d bpm", s.way, hr)"#, ["way": "km", "hr": "bpm"]),
      (
        #"String(format: "%1$@ of %2$lld kcal", s.name, Int(s.food))"#,
        ["name": "of", "food": "kcal"]
      ),
      (#"Text("\(String(format: "%.0f", s.heat))°C")"#, ["heat": "°"]),
      (#"Text("\(s.way, specifier: "%.2f") mi")"#, ["way": "mi"]),
      (
        #"Text("\(s.way.formatted(.number)) mi, \(Int(s.hr.rounded())) bpm")"#,
        ["way": "mi", "hr": "bpm"]
      ),
      (#"Text("\(s.rest) min left"); Text("\(s.rest) remaining")"#, ["rest": "min"]),
      (#"Text("\(s.rest ?? 0) min"); Text("\(s.go ?? 0)h")"#, ["rest": "min", "go": "h"]),
      (#"Text("\(s.rest)分钟后"); Text("\(s.go)초")"#, ["rest": "min", "go": "s"]),
      (#"Text("\(s.rest)\u{202F}Std.")"#.replacing(#"\u{202F}"#, with: "\u{202F}"), ["rest": "h"]),
      (#"Text("\(s.pace) min/km")"#, ["pace": "min/km"]),
      (#"Text("\(s.strokes)S"); Text("\(s.power) W")"#, ["strokes": "S", "power": "W"]),
      (#"Text("\(s.rest)m \(s.go)s")"#, ["rest": "m", "go": "s"]),
      (#"let left = s.rest / 60; Text("\(left) min")"#, ["left": "min"]),
      (#"let left = s.rest; Text("\(left) min")"#, ["rest": "min"]),
      (#"Text("\(s.rest ?? "#, [:]), (#"Text("\(s.rest) m"#, ["rest": "m"]),
      (#"Text("\(s.way / 1000) km")"#, [:]), (#"String(format: "%d:%02d", s.a / 60, s.b)"#, [:]),
      (#"String(format: "%d km")"#, [:]), (#"String(format: "%", s.a)"#, [:]),
    ] as [(String, [String: String])])
  func `properties have the units behind them in texts`(text: String, units: [String: String]) {
    #expect(PropertyUses(in: text).units == units)
  }

  @Test(
    arguments: [
      (#"String(format: "%.1f %+d%%", s.a, s.b)"#, ["b"]),
      (#"Text("\(s.a, specifier: "%+.2f") \(s.b, specifier: "%.2f")")"#, ["a"]),
      (#"Text("+\(s.a)")"#, []),
    ] as [(String, Set<String>)])
  func `numbers are known to be shown with their signs`(text: String, names: Set<String>) {
    #expect(PropertyUses(in: text)[.signed] == names)
  }

  @Test(
    arguments: [
      (#"String(format: "%d%% full", s.level)"#, ["level"]),
      (#"Text("\(Int(s.level))%")"#, ["level"]), (#"Text("\(Int(s.level * 100))%")"#, []),
      (#"String(format: "%.0f%%", s.level * 100)"#, []),
    ] as [(String, Set<String>)])
  func `numbers are parts of one hundred before a percent sign`(text: String, names: Set<String>) {
    #expect(PropertyUses(in: text)[.hundred] == names)
  }

  @Test(
    arguments: [
      ("if s.n <= 0 { }; s.n > 5; s.n == -2", [-2, 0, 5]), ("s.n != 1_000", [1000]),
      ("switch s.n { case 0..<30: a; case 30...70: b; default: c }", [0, 30, 70]),
      ("switch n { case 0, 1: a; case ..<9: b; case 12...: c }", [0, 1, 9, 12]),
      ("func f(_ v: Int) { v >= 0.5 }\nf(s.n)", [0.5]), ("s.a - s.n > 0", []), ("s.n > s.a", []),
      ("s.n.count > 0", []), ("x << 3", []), ("s.n = 3", []), ("switch s.n { case .a: 3 }", []),
      ("s.n >", []), ("s.n == --2", []), ("switch s.n { case 1", [1]),
      ("switch Int(s.n.rounded()) { case 1...4: a; default: b }", [1, 4]),
      ("switch Int(s.n) { case 2: a; default: b }", [2]),
    ] as [(String, Set<Double>)])
  func `properties are compared with numbers`(text: String, limits: Set<Double>) {
    #expect(PropertyUses(in: "struct S { var n: Int }\n" + text).limits["n"] ?? [] == limits)
  }

  @Test(
    arguments: [
      ("s.soonest?.emoji ?? \"🍳\"", ["emoji": "🍳"]),
      ("s.note ?? \"Stir well\"", ["note": "Stir well"]),
      ("context.state.title ?? \"Morning Run\"", ["title": "Morning Run"]),
      ("s.note ?? \"—\"", [:]), ("s.note ?? \"Unknown\"", [:]), ("s.note ?? \"Note\"", [:]),
      ("Entry(note: \"Stir well\", count: 3)", ["note": "Stir well"]),
      ("Entry(note: \"14:32\")", ["note": "14:32"]), ("entry(note: \"Stir\")", [:]),
      ("Entry(note: \"Stir\")\ns.note ?? \"Beat\"", ["note": "Beat"]),
      ("Entry(title: \"Stir\")", [:]), ("Entry(note: \"Stir\" + more)", [:]),
      ("s.note ?? other", [:]), ("s.note ?? \"\"", [:]), ("s.count ?? \"three\"", [:]),
      ("s.note ?? \"0.0 km\"", ["note": "0.0 km"]), ("s.note ?? \"– km\"", ["note": "0 km"]),
      ("s.note ?? \"A - B\"", ["note": "A - B"]), ("s.note ?? \"--\"", [:]),
      ("data[\"left\"] ?? \"--:--\"", ["left": "00:00"]), ("s.title ?? \"Run\"", [:]),
      ("data[\"cost\"] as? String ?? \"$0.00\"", ["cost": "$0.00"]),
      ("s.text(for: key(\"cook\")) ?? \"Ann\"", ["cook": "Ann"]), ("[\"a\"] + [\"b\"]", [:]),
      ("(d[\"a\"] as? String) ?? \"Ann\"; d[\"e\"]?.text() ?? \"⏳\"", ["a": "Ann", "e": "⏳"]),
    ] as [(String, [String: String])])
  func `properties have texts that stand in for them`(text: String, fallbacks: [String: String]) {
    let type =
      "struct S { var emoji: String?; var note: String?; var title: String?; var count: Int? }\n"
    #expect(PropertyUses(in: type + text).fallbacks == fallbacks)
  }

  @Test func `a time interval is a number of seconds`() {
    let text = "struct S { var pause: TimeInterval; let rest: TimeInterval?; var share: Double }"
    #expect(PropertyUses(in: text)[.seconds] == ["pause", "rest"])
  }

  @Test(
    arguments: [
      ("var endsAt: Date", ["endsAt"]), ("var a: Date?", ["a"]),
      ("var endsAt: Date\nvar endsAt: String", []),
      ("ISO8601DateFormatter().date(from: s.endsAt)", ["endsAt"]),
      ("let format: DateFormatter\nformat.date(from: s.endsAt)", []),
      ("try? Date(s.endsAt, strategy: .iso8601)", ["endsAt"]),
    ] as [(String, Set<String>)])
  func `facts of properties tell the dates that a text may be`(text: String, names: Set<String>) {
    #expect(PropertyUses(in: text)[.date] == names)
  }
}
