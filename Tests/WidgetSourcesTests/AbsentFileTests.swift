import Testing

@testable import WidgetSources

/// Errors of names that a file of the app declares which was not given.
@Suite struct `Names of an absent file` {
  @Test(arguments: [
    (
      "Text(a).font(.brandTitle)", "type 'Font?' has no member 'brandTitle'", "brandTitle",
      "var `brandTitle`: Font { .title }"
    ),
    (
      "Image(uiImage: UIImage.logo)", "type 'UIImage' has no member 'logo'", "logo",
      "UIImage(named: \"logo\") ?? UIImage()"
    ),
    (
      "Color(uiColor: .brand60)", "type 'UIColor' has no member 'brand60'", "brand60",
      "UIColor(Color(_standingFor: \"brand60\"))"
    ),
    (
      "b.padding(CGFloat.spacingM)", "type 'CGFloat' has no member 'spacingM'", "spacingM",
      "var `spacingM`: CGFloat { 8 }"
    ),
    (
      "b.frame(width: .iconSize)", "type 'CGFloat?' has no member 'iconSize'", "iconSize",
      "var `iconSize`: CGFloat { 24 }"
    ),
    (
      "Font(UIFont.brandCaption as CTFont)", "type 'UIFont' has no member 'brandCaption'",
      "brandCaption", "UIFont { .preferredFont(forTextStyle: .caption1) }"
    ),
    (
      "Text(a).brandStyle()", "value of type 'Text' has no member 'brandStyle'", "brandStyle",
      "func `brandStyle`() -> some View { self }"
    ),
    (
      "Button(intent: StopRide(id: 1)) {}", "cannot find 'StopRide' in scope", "StopRide",
      "struct StopRide: LiveActivityIntent {"
    ),
    (
      "Toggle(isOn: a, intent: SetLight()) {}", "cannot find 'SetLight' in scope", "SetLight",
      "struct SetLight: LiveActivityIntent {"
    ),
  ]) func `members that another file of the app declares have plain ones in their place`(
    line: String, words: String, name: String, source: String
  ) throws {
    let text = "import WidgetKit\nstruct Live: Widget { ActivityConfiguration {\n\(line)\n} }"
    let file = SourceFile(path: "/P/Live.swift", bytes: Array(text.utf8))
    let place = try #require(line.firstRange(of: name)).lowerBound
    let message = CompilerMessage(
      severity: .error, path: file.path, line: 3,
      column: line.utf8.distance(from: line.startIndex, to: place) + 1, text: words)
    func omission(sound: Set<String>) throws -> Omission {
      var omission = Omission()
      let selection = try WidgetSelection(from: [file])
      _ = omission.leaveOut(
        [message], in: .init(of: selection, incomplete: [], sound: sound, activities: nil))
      return omission
    }
    let replaced = try omission(sound: [])
    #expect(
      replaced.stubs.source.contains(source) && replaced.hasMistakes && !replaced.lacksModules)
    #expect(try omission(sound: [file.path]).stubs.isEmpty, "it compiled before")
  }

  @Test(
    arguments: [
      ("Button(intent: StopRid()) {}", "cannot find 'StopRid' in scope; did you mean 'StopRide'?"),
      ("Text(StopRide()) ", "cannot find 'StopRide' in scope"),
      ("Button(intent: stopRide) {}", "cannot find 'stopRide' in scope"),
    ]) func `that are slips of the pen, or no intents of a button, have none`(
      line: String, words: String
    ) throws
  {
    let name = try #require(words.split(separator: "'").dropFirst().first)
    let text = "import WidgetKit\nstruct Live: Widget { ActivityConfiguration {\n\(line)\n} }"
    let file = SourceFile(path: "/P/Live.swift", bytes: Array(text.utf8))
    let place = try #require(line.firstRange(of: name)).lowerBound
    let message = CompilerMessage(
      severity: .error, path: file.path, line: 3,
      column: line.utf8.distance(from: line.startIndex, to: place) + 1, text: words)
    var omission = Omission()
    let selection = try WidgetSelection(from: [file])
    let isChanged = omission.leaveOut(
      [message], in: .init(of: selection, incomplete: [], activities: nil))
    #expect(!isChanged && omission.stubs.isEmpty)
  }

  @Test(
    arguments: [
      ("func ink(_ n: Int?) -> Color? { switch n { case 1: return .line1", true),
      ("var ink: SwiftUI.Color? { if a { b() }; return c ? .line1 : nil", true),
      ("func ink(_ n: Int?) -> Phase? { return .line1", false),
      ("struct A: Color { return .line1", false), ("return .line1", false),
    ]) func `of colors are known by the result of the function around`(
      head: String, isColor: Bool
    ) throws
  {
    let file = SourceFile(
      path: "/P/Live.swift",
      bytes: Array("import WidgetKit\nstruct Live: Widget { ActivityConfiguration }\n\(head)".utf8))
    let place = try #require(head.firstRange(of: "line1")).lowerBound
    let message = CompilerMessage(
      severity: .error, path: file.path, line: 3,
      column: head.utf8.distance(from: head.startIndex, to: place) + 1,
      text: "reference to member 'line1' cannot be resolved without a contextual type")
    var omission = Omission()
    let selection = try WidgetSelection(from: [file])
    let isChanged = omission.leaveOut(
      [message], in: .init(of: selection, incomplete: [], activities: nil))
    #expect(isChanged == isColor)
    #expect(omission.stubs.source.contains("static var `line1`: Color") == isColor)
  }

  @Test(
    arguments: [
      ("type 'Font?' has no member 'brandTitle'", "brandTitle", false),
      ("value of type 'Stop' has no member 'line'", "line", false),
      ("cannot find 'Brand' in scope", "Brand", false),
      ("cannot find 'Brend' in scope; did you mean 'Brand'?", "Brend", true),
      ("missing return", nil, false),
    ] as [(String, String?, Bool)]) func `are told from slips of the pen`(
      text: String, name: String?, isSlip: Bool
    )
  {
    let message = CompilerMessage(severity: .error, text: text)
    #expect(message.undeclaredName == name && message.resemblesKnown == isSlip)
  }

  @Test func `an error of a text's conformance follows from that of its member`() {
    let texts = [
      "type '(String.Encoding) -> String' cannot conform to 'StringProtocol'",
      "static member 'localizedName' cannot be used on instance of type 'String'",
    ]
    let errors = CompilerMessage.errors(
      among: texts.map { CompilerMessage(severity: .error, path: "/a", line: 1, text: $0) })
    #expect(errors.map(\.isConsequence) == [false, true] && errors[0].text == texts[1])
  }

  @Test func `a missing function takes the members that its calls have as arguments`() {
    let text = """
      Text("a").font(.inter(16, weight: .bold))
      Text("b").font(.inter(14, weight: .semibold))
      Text("c").font(.brand(.heading))
      Text("d").font(.brand(.note))
      Text("e").font(.brand(.size(12)))
      """
    let file = SourceFile(path: "/P/A.swift", bytes: Array(text.utf8))
    var members = MissingMembers()
    func add(_ line: Int, _ name: String) -> Bool {
      members.add(
        CompilerMessage(
          severity: .error, path: file.path, line: line, column: 17,
          text: "type 'Font?' has no member '\(name)'"), in: file)
    }
    let added = [
      add(1, "inter"), add(1, "inter"), add(2, "inter"), add(3, "brand"), add(4, "brand"),
      add(5, "brand"),
    ]
    #expect(added == [true, false, true, true, true, false])
    #expect(members.names == ["Font.brand()", "Font.inter()"])
    #expect(
      members.source == """
        import SwiftUI
        extension Font { static func `inter`(_ _0: Any, weight _1: Font.Weight) -> Font { .body } }
        struct Choice0_Font_brand__: Hashable, Sendable {
          static let `heading` = Self()
          static let `note` = Self()
        }
        extension Font { static func `brand`(_ _0: Choice0_Font_brand__) -> Font { .body } }

        """, "\(members.source)")
  }
}
