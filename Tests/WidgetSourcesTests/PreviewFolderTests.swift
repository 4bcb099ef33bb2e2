import Testing
import WidgetSources

@Suite struct `Previews in a folder beside the widget's` {
  private static let project = [
    "/P/Widget/Ride.swift":
      "struct RideWidget: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: RideAttributes.self) { _ in } } }",
    "/P/Shared/RideAttributes.swift": "struct RideAttributes: ActivityAttributes {}",
    "/P/App/RideApp.swift": "@main struct RideApp: App {}",
  ]

  private func paths(adding file: String, _ text: String) throws -> [String] {
    var files = Self.project
    files[file] = text
    let selection = try WidgetSelection(
      from: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    #expect(!selection.ownPaths.contains(file), "it is left out where it does not compile")
    return selection.files.map(\.path)
  }

  @Test(arguments: [
    "#Preview(as: .content, using: RideAttributes()) { RideWidget() } contentStates: { Samples.one }",
    "struct P: PreviewProvider { static var previews: some View { RideAttributes().previewContext(a, viewKind: .content) } }",
  ]) func `are taken, with what they need`(_ preview: String) throws {
    let found = try paths(
      adding: "/P/Previews/RidePreview.swift", "\(preview)\nenum Samples { static let one = 1 }")
    #expect(
      found == [
        "/P/Previews/RidePreview.swift", "/P/Shared/RideAttributes.swift", "/P/Widget/Ride.swift",
      ])
  }

  @Test(arguments: [
    "#Preview(as: .content, using: MealAttributes()) { MealWidget() } contentStates: { 1 }",
    "#Preview { RideCard() }", "#Preview { RideWidget() }",
    "struct RideWidget: Widget {}\n#Preview(as: .content) { RideWidget() } contentStates: { 1 }",
  ]) func `are not, where they show something else, or declare a name again`(_ preview: String)
    throws
  {
    #expect(try paths(adding: "/P/Previews/RidePreview.swift", preview).count == 2)
  }

  @Test
  func `a widget of an activity with a start of its own is shown before a bundle without one`()
    throws
  {
    let files = [
      "/P/Home/Home.swift":
        "@main struct HomeBundle: WidgetBundle { var body: some Widget { HomeWidget() } }\nstruct HomeWidget: Widget {}",
      "/P/Ride/Ride.swift":
        "@main struct RideWidget: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { _ in } } }",
    ]
    let selection = try WidgetSelection(
      from: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    #expect(selection.entry == .widgets(["RideWidget"]))
  }

  @Test func `of two bundles in one folder, the one with an activity is shown`() throws {
    let files = [
      "/P/A.swift":
        "@main struct HomeBundle: WidgetBundle { var body: some Widget { HomeWidget() } }\nstruct HomeWidget: Widget {}",
      "/P/B.swift":
        "@main struct RideBundle: WidgetBundle { var body: some Widget { RideWidget() } }",
      "/P/C.swift":
        "struct RideWidget: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { _ in } } }",
    ]
    let selection = try WidgetSelection(
      from: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    #expect(selection.entry == .bundle("RideBundle"))
  }

  @Test(arguments: [
    "/P/Modules/Sources/Rides/Previews.swift", "/P/Modules/Sources/Rides/RideWidget.swift",
  ])
  func `of a package's widget, which a bundle shows, are taken`(place: String) throws {
    let preview =
      "#Preview(as: .content, using: RideAttributes()) { RideWidget() } contentStates: { Samples.one }"
    var texts = [
      "/P/Widget/Main.swift":
        "import Rides\n@main struct Main: WidgetBundle { var body: some Widget { RideWidget() } }",
      "/P/Modules/Sources/Rides/RideWidget.swift":
        "public struct RideWidget: Widget { public var body: some WidgetConfiguration { ActivityConfiguration(for: RideAttributes.self) { _ in } } }\n",
      "/P/Modules/Sources/Model/Ride.swift": "public struct RideAttributes: ActivityAttributes {}",
      "/P/Modules/Sources/Model/Samples.swift": "enum Samples { static let one = 1 }",
      "/P/Modules/Sources/Rides/Others.swift":
        "struct Other: View {}\n#Preview { Other() }",
    ]
    texts[place, default: ""] += preview
    let selection = try WidgetSelection(
      from: texts.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    #expect(
      selection.files.map(\.path) == texts.keys.filter { !$0.hasSuffix("Others.swift") }.sorted())
    let file = try #require(selection.files.first { $0.path == place })
    // All of a file of previews are shown, and of a widget's file those of the widget.
    let names = selection.previewedNames(in: file)
    #expect(names == nil || names?.contains("RideWidget") == true)
  }
}

@Test func `a named file tells nothing of an app beside it`() throws {
  let (widget, app) = ("/P/W.swift", "/P/App.swift")
  let files = [
    SourceFile(path: app, bytes: Array("@main struct MyApp: App {}".utf8)),
    SourceFile(path: widget, bytes: Array("import WidgetKit\nstruct W: Widget {}".utf8)),
  ]
  #expect(try WidgetSelection(from: files, named: [widget]).remarks.isEmpty)
  let both = try WidgetSelection(from: files, named: [widget, app])
  #expect(both.remarks == [.appLeftOut(path: app)])
}
