import Testing
import WidgetSources

@Suite struct `The types of a package` {
  @Test func `are those of its own files, though the app has one of the same name`() throws {
    let files = [
      "/P/Package.swift": "import PackageDescription",
      "/P/Sources/Kit/Attributes.swift":
        "struct RideAttributes: ActivityAttributes { var kind: Kind; var phase: Phase }",
      "/P/Sources/Kit/Kind.swift": "public enum Kind: Codable {}\npublic enum Phase: Codable {}",
      "/P/Example/App/Kind.swift": "enum Kind {}",
      "/P/Example/Widgets/Widgets.swift":
        "import WidgetKit\n@main struct W: Widget { ActivityConfiguration(for: RideAttributes.self) {} }",
    ]
    let selection = try WidgetSelection(
      from: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    #expect(
      selection.files.map(\.path) == [
        "/P/Example/Widgets/Widgets.swift", "/P/Sources/Kit/Attributes.swift",
        "/P/Sources/Kit/Kind.swift",
      ])
  }
}
