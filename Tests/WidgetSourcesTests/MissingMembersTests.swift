import Testing

@testable import WidgetSources

@Suite struct `Names of a missing module` {
  private static let text = """
    import RideKit
    let a = Text("a").font(.rideTitle).foregroundStyle(.ride)
    let b = Text(RideNames.next).padding(RideSpaces.small).rideCard(padding: 4, a, isOn: true)
    let c = Circle().fill(RideColors.text.primary.opacity(0.5)).frame(width: RideSpaces.wide)
    let d = LinearGradient(colors: [RideColors.start, RideColors.end]).ridePress(.large)
    let e = Font.ride(size: 12), f = RideView(), g = "a".rideName(), h = .rideOver { c }
    """
  private let file = SourceFile(path: "/P/Widget/Live.swift", bytes: Array(text.utf8))

  private func message(_ line: Int, _ name: String, _ text: String) throws -> CompilerMessage {
    let words = try #require(file.line(line))
    let place = try #require(words.firstRange(of: name)).lowerBound
    let column = words.utf8.distance(from: words.startIndex, to: place) + 1
    return CompilerMessage(
      severity: .error, path: file.path, line: line, column: column, text: text)
  }

  private func members(
    _ errors: [(line: Int, name: String, text: String)]
  ) throws -> (members: MissingMembers, added: [Bool]) {
    var members = MissingMembers()
    let added = try errors.map {
      members.add(try message($0.line, $0.name, $0.text), in: file)
    }
    return (members, added)
  }

  @Test func `a translation is a value, and a function with and without values`() throws {
    let text = """
      Text("a".localized())
      Text("b".localized(with: c))
      Text("d".localized)
      Text("e".shout())
      """
    let file = SourceFile(path: "/P/A.swift", bytes: Array(text.utf8))
    var members = MissingMembers()
    func add(_ line: Int, _ text: String) -> Bool {
      members.add(
        CompilerMessage(severity: .error, path: file.path, line: line, column: 9, text: text),
        in: file)
    }
    #expect(add(2, "value of type 'String' has no member 'localized'"))
    #expect(!add(3, "value of type 'String' has no member 'localized'"))
    #expect(!add(1, "cannot call value of non-function type 'String'"))
    #expect(!add(4, "cannot call value of non-function type 'String'"))
    #expect(members.names == ["String.localized", "String.localized()"])
    for declaration in ["var `localized`: String", "callAsFunction", "`localized`(with _0: Any)"] {
      #expect(members.source.contains(declaration))
    }
  }

  @Test func `missing names are functions of texts where texts are expected`() {
    let text = """
      Text(localized("ride"))
      metric(label: Ride.text("a"), accessibilityLabel: localized("ride", in: 2))
      frame(width: localized("ride"))
      Text(localized)
      Text(localized())
      """
    let file = SourceFile(path: "/P/A.swift", bytes: Array(text.utf8))
    var members = MissingMembers()
    let added = (1...5).map { line in
      let words = file.line(line) ?? ""
      let place = words.firstRange(of: "localized")?.lowerBound ?? words.startIndex
      return members.add(
        CompilerMessage(
          severity: .error, path: file.path, line: line,
          column: words.utf8.distance(from: words.startIndex, to: place) + 1,
          text: "cannot find 'localized' in scope"), in: file)
    }
    #expect(added == [true, true, false, false, false])
    #expect(members.names == ["localized()"])
    #expect(
      members.source == """
        import SwiftUI
        func `localized`(_ _0: Any) -> String { "\\(_0)" }
        func `localized`(_ _0: Any, in _1: Any) -> String { "\\(_0)" }

        """, "\(members.source)")
  }

  @Test func `missing names are ranges of dates where timers expect them`() {
    let text = """
      Text(timerInterval: safeRange(.now, state.end), countsDown: true)
      Text(timerInterval: safeRange(in: state))
      Text(timerInterval: safeRange { state })
      Text(timerInterval: safeRange)
      """
    let file = SourceFile(path: "/P/A.swift", bytes: Array(text.utf8))
    var members = MissingMembers()
    let added = (1...4).map { line in
      members.add(
        CompilerMessage(
          severity: .error, path: file.path, line: line, column: 21,
          text: "cannot find 'safeRange' in scope"), in: file)
    }
    #expect(added == [true, true, false, false])
    #expect(members.names == ["safeRange()"])
    for line in [
      "func `safeRange`(_ _0: Date, _ _1: Any) -> ClosedRange<Date> { _range(of: [_0, _1]) }",
      "func `safeRange`(in _0: Any) -> ClosedRange<Date> { _range(of: [_0]) }",
    ] {
      #expect(members.source.contains(line), "\(members.source)")
    }
  }

  @Test func `a text is its own translation`() {
    let text = """
      Text("ride".localized)
      Text(title.translated(to: 2))
      Text(title.shouted)
      Text("ride".localized())
      Link(destination: Links.home.url) { Text("a") }
      """
    let file = SourceFile(path: "/P/A.swift", bytes: Array(text.utf8))
    var members = MissingMembers()
    let added = [(1, "localized"), (2, "translated"), (3, "shouted")].map { line, name in
      members.add(
        CompilerMessage(
          severity: .error, path: file.path, line: line, column: 6,
          text: "value of type 'String' has no member '\(name)'"), in: file)
    }
    #expect(added == [true, true, false])
    // The constant of the same name is there.
    let call = CompilerMessage(
      severity: .error, path: file.path, line: 4, column: 6,
      text: "value of type 'String' has no member 'localized'")
    let link = CompilerMessage(
      severity: .error, path: file.path, line: 5, column: 19, text: "cannot find 'Links' in scope")
    let isCallNew = members.add(call, in: file)
    #expect(!isCallNew)
    #expect(
      members.source == """
        import SwiftUI
        extension String {
          var `localized`: String { self }
        }
        extension String { func `callAsFunction`() -> String { self } }
        extension String { func `translated`(to _0: Any) -> String { self } }

        """, "\(members.source)")
    let isLinkNew = members.add(link, in: file)
    #expect(
      isLinkNew
        && members.source.contains(
          #"static var `url`: URL { URL(fileURLWithPath: "/Links.home.url") }"#)
    )
  }

  @Test(arguments: [
    "Text(localized", "Text(localized(", "Text(localized(a", "Text(localized(a:",
    "Button(intent: localized", "Button(intent: Localized", "Button(intent: Localized(a:",
    "Button(intent: Localized(a, b:",
  ])
  func `missing names have nothing in their place where a file is saved half-way`(text: String) {
    let file = SourceFile(path: "/P/A.swift", bytes: Array(text.utf8))
    let start = text.firstRange(of: #/[lL]ocalized/#)?.lowerBound ?? text.startIndex
    let message = CompilerMessage(
      severity: .error, path: file.path, line: 1,
      column: text.utf8.distance(from: text.startIndex, to: start) + 1,
      text: "cannot find '\(text[start...].prefix { $0.isLetter })' in scope")
    var members = MissingMembers()
    let isNew = members.add(message, in: file)
    #expect(!isNew && members.isEmpty)
  }

  @Test
  func
    `missing names have types that any content gives a value, in an activity's attributes alone`()
  {
    let text = """
      struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable { var glow: Glow? }
      }
      struct Card: View { let glow: Glow? }
      """
    let file = SourceFile(path: "/P/A.swift", bytes: Array(text.utf8))
    var members = MissingMembers()
    let added = [(2, 56), (2, 56), (4, 30)].map { line, column in
      members.add(
        CompilerMessage(
          severity: .error, path: file.path, line: line, column: column,
          text: "cannot find type 'Glow' in scope"), in: file)
    }
    #expect(added == [true, false, false])
    #expect(members.names == ["Glow"])
    #expect(members.source.contains("struct Glow: Codable, Hashable, Sendable {"))
  }

  @Test func `missing names have intents that do nothing in the place of a button's`() throws {
    let text = """
      Button("a", intent: Ride.Stop())
      Button(intent: StopRide()) {}
      Toggle(isOn: a, intent: SetLight(isOn: true, 2)) {}
      Button(intent: StopRide(at: .home)) {}
      Button(intent: StopRide(in: 5)) {}
      """
    let file = SourceFile(path: "/P/A.swift", bytes: Array(text.utf8))
    var members = MissingMembers()
    let added = (1...5).map { line in
      let words = file.line(line) ?? ""
      let place = words.firstRange(of: "intent: ")?.upperBound ?? words.startIndex
      let name = words[place...].prefix { $0.isLetter }
      let message = CompilerMessage(
        severity: .error, path: file.path, line: line,
        column: words.utf8.distance(from: words.startIndex, to: place) + 1,
        text: "cannot find '\(name)' in scope")
      return members.add(message, in: file)
    }
    #expect(added == [false, true, true, false, true])
    #expect(members.names == ["SetLight", "StopRide"])
    #expect(
      members.source == """
        import SwiftUI
        import AppIntents
        struct SetLight: LiveActivityIntent {
          static var title: LocalizedStringResource { "SetLight" }
          init() {}
          init(isOn _0: Any, _ _1: Any) {}
          func perform() async throws -> some IntentResult { .result() }
        }
        struct StopRide: LiveActivityIntent {
          static var title: LocalizedStringResource { "StopRide" }
          init() {}
          init(in _0: Any) {}
          func perform() async throws -> some IntentResult { .result() }
        }

        """, "\(members.source)")
  }

  @Test func `missing names have plain values in their place, by their uses`() throws {
    let (members, added) = try members([
      (2, "rideTitle", "type 'Font?' has no member 'rideTitle'"),
      (2, "ride)", "type 'ShapeStyle' has no member 'ride'"),
      (3, "RideNames", "cannot find 'RideNames' in scope"),
      (3, "RideSpaces", "cannot find 'RideSpaces' in scope"),
      (3, "rideCard", "value of type 'some View' has no member 'rideCard'"),
      (4, "RideColors", "cannot find 'RideColors' in scope"),
      (4, "RideSpaces", "cannot find 'RideSpaces' in scope"),
      (5, "RideColors.end", "cannot find 'RideColors' in scope"),
      (6, "ride(", "type 'Font' has no member 'ride'"),
    ])
    #expect(added.allSatisfy { $0 })
    #expect(
      members.names == [
        "Color.ride", "Font.ride()", "Font.rideTitle", "RideColors", "RideNames", "RideSpaces",
        "View.rideCard()",
      ])
    #expect(
      members.source == """
        import SwiftUI
        extension Color {
          static var `ride`: Color { Color(_standingFor: "ride") }
        }
        extension ShapeStyle where Self == Color {
          static var `ride`: Color { Color(_standingFor: "ride") }
        }
        extension Font {
          static var `rideTitle`: Font { .title }
        }
        extension Font { static func `ride`(size _0: Any) -> Font { .body } }
        extension View { func `rideCard`(padding _0: Any, _ _1: Any, isOn _2: Any) -> some View { self } }
        enum `RideColors` {
          static var `end`: Color { Color(_standingFor: "RideColors.end") }
          enum `text` {
            static var `primary`: Color { Color(_standingFor: "RideColors.text.primary") }
          }
        }
        enum `RideNames` {
          static var `next`: String { "next" }
        }
        enum `RideSpaces` {
          static var `small`: CGFloat { 8 }
          static var `wide`: CGFloat { 24 }
        }

        """, "\(members.source)")
  }

  @Test(arguments: [("rideCallout", "callout"), ("rideBodyTitle2", "title2"), ("ride", "body")])
  func `a missing font has the text style of its name`(name: String, style: String) {
    let head = #"let a = Text("a").font(."#
    let file = SourceFile(path: "/P/Live.swift", bytes: Array("\(head)\(name))\n".utf8))
    let message = CompilerMessage(
      severity: .error, path: file.path, line: 1, column: head.utf8.count + 1,
      text: "type 'Font?' has no member '\(name)'")
    var members = MissingMembers()
    let isAdded = members.add(message, in: file)
    #expect(isAdded && members.source.contains("static var `\(name)`: Font { .\(style) }"))
  }

  @Test func `missing names are left to the author where no value is plain`() throws {
    let (members, added) = try members([
      (5, "ridePress", "value of type 'LinearGradient' has no member 'ridePress'"),
      (6, "RideView", "cannot find 'RideView' in scope"),
      (6, "rideName", "value of type 'String' has no member 'rideName'"),
      (6, "rideOver", "value of type 'some View' has no member 'rideOver'"),
      (6, "Font", "type 'Ride' has no member 'Font'"),
    ])
    #expect(added == [false, false, false, false, false])
    #expect(members.isEmpty && members.source.isEmpty)
  }

  @Test func `missing names are given up together, and known once`() throws {
    let error = (2, "rideTitle", "type 'Font' has no member 'rideTitle'")
    var (members, added) = try members([error, error])
    #expect(added == [true, false] && !members.isEmpty)
    members.refuse()
    #expect(members.isEmpty && members.source.isEmpty)
  }

  @Test func `missing names go before what is left out, but not in files that compiled before`()
    throws
  {
    let widget = "import WidgetKit\nstruct Live: Widget { ActivityConfiguration { a } }"
    let selection = try WidgetSelection(
      from: [file, SourceFile(path: "/P/Widget/Bundle.swift", bytes: Array(widget.utf8))])
    let error = try message(6, "ride(", "type 'Font' has no member 'ride'")
    var omission = Omission()
    let isOwn = omission.leaveOut(
      [error], in: .init(of: selection, incomplete: [], sound: [file.path], activities: nil))
    #expect(!isOwn && omission.stubs.isEmpty)
    let isAdded = omission.leaveOut(
      [error], in: .init(of: selection, incomplete: [file.path], activities: nil))
    #expect(isAdded && omission.stubs.names == ["Font.ride()"] && !omission.isEmpty)
    omission.refuseStubs()
    #expect(omission.stubs.isEmpty)
  }

  @Test func `missing names and the symbol of a missing asset have plain ones in their place`()
    throws
  {
    var omission = Omission()
    let live = SourceFile(
      path: "/P/Widget/Live.swift",
      bytes: Array(
        "import WidgetKit\nstruct Ride: Widget { ActivityConfiguration(for: A.self) { Image(.logo) } }"
          .utf8))
    let stands = omission.leaveOut(
      [
        CompilerMessage(
          severity: .error, path: "/P/Widget/Live.swift", line: 2, column: 66,
          text: "type 'ImageResource' has no member 'logo'")
      ],
      in: .init(of: try WidgetSelection(from: [live]), incomplete: [], activities: nil))
    #expect(stands)
    #expect(
      omission.stubs.source.contains(
        #"static var `logo`: ImageResource { ImageResource(name: "logo", bundle: .main) }"#))
  }
}

@Suite struct `A name that is missing` {
  @Test(arguments: [
    ("cannot find 'Ride' in scope", "Ride"), ("cannot find type 'Ride' in scope", "Ride"),
    ("cannot call value of non-function type 'module<Ride>'", "Ride"),
    ("module 'Rides' has no member named 'Ride'", "Ride"),
    ("no type named 'Ride' in module 'Rides'", "Ride"),
    ("cannot call value of non-function type 'Int'", nil), ("no such module", nil),
  ])
  func `the missing member is the one that the compiler tells`(text: String, name: String?) {
    #expect(CompilerMessage(severity: .error, text: text).missingName == name)
  }
}

@Suite struct `Colors from hexadecimal digits that no file declares` {
  @Test(
    arguments: [
      ("Color(hex: ride.color)", 1, "hex"), ("Color(hexString: \"#FFF\")", 6, "hexString"),
      ("Text(\"a\").foregroundStyle(Color(hex: 0xFF))", 26, "hex"), ("Color(red: 1)", 1, nil),
      ("UIColor(hex: \"#FFF\")", 1, "hex"),
      ("Paint(hex: 1)", 1, nil), ("hex", 1, nil), ("Color(", 1, nil), ("a hex", 3, nil),
    ] as [(String, Int, String?)])
  func `missing names have initializers in their place`(text: String, column: Int, label: String?) {
    let file = SourceFile(path: "/P/A.swift", bytes: Array(text.utf8))
    let message = CompilerMessage(
      severity: .error, path: "/P/A.swift", line: 1, column: column,
      text: "extraneous argument label 'hex:' in call")
    #expect(HexColor.isMissing(message, in: file) == (label != nil))
    var members = MissingMembers()
    let isNew = members.add(message, in: file)
    #expect(isNew == (label != nil))
    let type = text.hasPrefix("UI") ? "UIColor" : "Color"
    #expect(members.names == (label.map { ["\(type)(\($0):)"] } ?? []))
    #expect(members.source.contains("init(\(label ?? "") text: String") == (label != nil))
    let isAgain = members.add(message, in: file)
    #expect(!isAgain)
  }
}
