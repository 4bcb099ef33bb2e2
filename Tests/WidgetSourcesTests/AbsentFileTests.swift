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
}
