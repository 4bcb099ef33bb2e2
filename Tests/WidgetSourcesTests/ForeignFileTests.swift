import Testing

@testable import WidgetSources

@Suite struct `A file of another widget` {
  private static let own = """
    struct RideWidget: Widget { var body: some WidgetConfiguration {
      ActivityConfiguration(for: RideAttributes.self) { _ in Text("a").font(.system(size: 20)) } } }
    struct RideAttributes: ActivityAttributes {}
    """
  private static let foreign = """
    struct MealWidget: Widget { var body: some WidgetConfiguration {
      ActivityConfiguration(for: MealAttributes.self) { _ in } } }
    struct MealAttributes: ActivityAttributes {}
    #Preview(as: .content, using: MealAttributes()) { MealWidget() } contentStates: { 1 }
    """

  private func selection(_ files: [String: String]) throws -> WidgetSelection {
    try WidgetSelection(
      from: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }, in: ["/P/One"])
  }

  @Test(arguments: [
    ("extension Int64 { var size: String { \"\" } }", "Text(a.size)", false),
    ("extension Int64 { var size: String { \"\" } }", "", false),
    ("let spacing = 3.0", "VStack(spacing: spacing) {}", false),
    ("struct Chip: View {}", "Chip()", true),
    ("extension Color { init(hex: Int) {} }", "Color(hex: 3)", true),
  ]) func `is needed for its types alone`(member: String, use: String, isNeeded: Bool) throws {
    let files = [
      "/P/One/One.swift": Self.own, "/P/One/Use.swift": "struct Use { \(use) }",
      "/P/Two/Two.swift": "\(member)\n\(Self.foreign)",
    ]
    #expect(try selection(files).files.map(\.path).contains("/P/Two/Two.swift") == isNeeded)
  }

  @Test func `may have helpers beside it that are both widgets'`() throws {
    let files = [
      "/P/One/One.swift": Self.own, "/P/One/Use.swift": "struct Use { Text(a).pill() }",
      "/P/Two/Two.swift": Self.foreign,
      "/P/Two/View+Pill.swift": "extension View { func pill() -> some View { self } }",
    ]
    let paths = try selection(files).files.map(\.path)
    #expect(paths.contains("/P/Two/View+Pill.swift") && !paths.contains("/P/Two/Two.swift"))
  }

  @Test(arguments: [
    ("extension Int64 { var size: String { \"\" } }", false),
    ("extension View { func system() -> some View { self } }", true),
  ]) func `is not needed for the label of an argument`(text: String, isNeeded: Bool) throws {
    let files = ["/P/One/One.swift": Self.own, "/P/Shared/Size.swift": text]
    #expect(try selection(files).files.map(\.path).contains("/P/Shared/Size.swift") == isNeeded)
  }

  @Test func `shows no previews but those of the widgets' own activities`() throws {
    let text = """
      struct Chip: View {}
      \(Self.foreign)
      #Preview { Chip() }
      #Preview("Ride", as: .content, using: RideAttributes()) { RideWidget() } contentStates: { 1 }
      @available(iOS 16, *)
      struct Meal_Previews: PreviewProvider { static var previews: some View { Chip() } }
      struct Ride_Previews: PreviewProvider { static var previews: some View { RideAttributes() } }
      """
    let selection = try selection([
      "/P/One/One.swift": Self.own, "/P/One/Use.swift": "struct Use { Chip() }",
      "/P/Two/Two.swift": text,
    ])
    let names = selection.files.map { selection.previewedNames(in: $0) }
    #expect(names == [nil, nil, ["RideAttributes", "RideWidget"]])
    let copy = RewrittenSource(of: selection.files[2], modules: [], previewed: names[2])
    let lines = String(decoding: copy.bytes, as: UTF8.self).split(separator: "\n").map {
      $0.trimmingPrefix { $0 == " " }
    }
    #expect(copy.bytes.count == text.utf8.count)
    #expect(lines.filter { $0.hasPrefix("#Preview") }.map { $0.contains("Ride") } == [true])
    #expect(lines.filter { $0.contains("PreviewProvider") }.count == 1)
    #expect(lines.contains("struct Chip: View {}"))
  }
}
