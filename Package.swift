// swift-tools-version: 6.3
import PackageDescription

/// The rules every target is compiled under: nothing is imported or thrown away by accident.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A library target; it may name targets of a lower rank only.
func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(of name: String, _ more: [Target.Dependency] = [], goldens: Bool = false) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + more,
    exclude: goldens ? ["Goldens"] : [], swiftSettings: settings)
}

let package = Package(
  name: "islet",
  products: [
    .executable(name: "islet", targets: ["islet"]),
    // For packages with widgets of their own; Tests/WidgetPackage is one.
    .library(name: "Islet", targets: ["ActivityWidgets", "CellUI", "IsletProgram"]),
  ],
  targets: [
    // Rank 0
    target("ColorScience"),
    target("LiveActivities"),
    target("StrictJSON"),
    target("HostIO"),
    .systemLibrary(name: "CNCurses"),
    // Rank 1
    target("Compositing", ["ColorScience"]),
    .target(
      name: "Theming", dependencies: ["ColorScience", "StrictJSON"], swiftSettings: settings,
      plugins: ["ThemeEmbedding"]),
    target("ActivityFeed", ["LiveActivities", "StrictJSON"]),
    // Rank 2
    target("CellUI", ["ColorScience", "Compositing"]),
    target("HeadlessRendering", ["ColorScience", "Compositing", "StrictJSON"]),
    target("CursesFrontEnd", ["CNCurses", "ColorScience", "Compositing"]),
    // Rank 3
    target(
      "ActivityWidgets",
      ["CellUI", "ColorScience", "Compositing", "LiveActivities", "StrictJSON"]),
    // A layout is a source of views beside widgets, and gives the same presentations.
    target(
      "ActivityLayouts",
      ["ActivityWidgets", "CellUI", "ColorScience", "Compositing", "LiveActivities", "StrictJSON"]),
    // Rank 4
    target(
      "LockScreenUI",
      [
        "ActivityWidgets", "CellUI", "ColorScience", "Compositing", "LiveActivities", "Theming",
      ]),
    target("SampleActivities", ["ActivityWidgets", "CellUI"]),
    target(
      "FeedReports",
      [
        "ActivityFeed", "ActivityLayouts", "ActivityWidgets", "CellUI", "ColorScience",
        "Compositing", "LiveActivities", "StrictJSON", "Theming",
      ]),
    // Rank 5
    target(
      "LockScreenSession",
      [
        "ActivityFeed", "ActivityLayouts", "ActivityWidgets", "CellUI", "ColorScience",
        "Compositing", "FeedReports", "HeadlessRendering", "LiveActivities", "LockScreenUI",
        "SampleActivities", "StrictJSON", "Theming",
      ]),
    // Rank 6
    target(
      "IsletProgram",
      [
        "ActivityFeed", "ActivityLayouts", "ActivityWidgets", "CellUI", "ColorScience",
        "Compositing", "CursesFrontEnd", "FeedReports", "HeadlessRendering", "HostIO",
        "LiveActivities", "LockScreenSession", "LockScreenUI", "SampleActivities", "StrictJSON",
        "Theming",
      ]),
    // Rank 7
    .executableTarget(
      name: "islet",
      dependencies: ["IsletProgram", "LiveActivities", "LockScreenSession", "SampleActivities"],
      swiftSettings: settings),
    .executableTarget(
      name: "islet-bench",
      dependencies: [
        "ActivityFeed", "ActivityLayouts", "ActivityWidgets", "CellUI", "ColorScience",
        "Compositing", "CursesFrontEnd", "FeedReports", "HeadlessRendering", "HostIO",
        "LiveActivities", "LockScreenSession", "LockScreenUI", "SampleActivities", "StrictJSON",
        "Theming",
      ], swiftSettings: settings),
    // Building
    .plugin(
      name: "ThemeEmbedding", capability: .buildTool(), dependencies: ["EmbedThemes"],
      path: "Sources/ThemeEmbedding"),
    .executableTarget(
      name: "EmbedThemes", dependencies: ["HostIO", "StrictJSON"], swiftSettings: settings),
    // Tests
    tests(of: "ColorScience"),
    tests(of: "Compositing", ["ColorScience"]),
    tests(of: "StrictJSON"),
    tests(of: "LiveActivities"),
    tests(of: "ActivityFeed", ["LiveActivities", "StrictJSON"]),
    tests(of: "Theming", ["ColorScience", "StrictJSON"]),
    tests(of: "CellUI", ["ColorScience", "Compositing", "HeadlessRendering"]),
    tests(of: "HeadlessRendering", ["ColorScience", "Compositing"]),
    tests(of: "HostIO"),
    tests(of: "CursesFrontEnd", ["ColorScience", "Compositing"]),
    tests(
      of: "ActivityWidgets",
      ["CellUI", "Compositing", "HeadlessRendering", "LiveActivities", "StrictJSON"]),
    tests(
      of: "ActivityLayouts",
      [
        "ActivityWidgets", "CellUI", "Compositing", "HeadlessRendering", "LiveActivities",
        "StrictJSON",
      ]),
    tests(of: "SampleActivities", ["ActivityWidgets", "CellUI", "Compositing"]),
    tests(
      of: "LockScreenUI",
      ["ActivityWidgets", "CellUI", "ColorScience", "Compositing", "LiveActivities", "Theming"]),
    .testTarget(
      name: "IsletTests",
      dependencies: [
        "ActivityFeed", "ActivityLayouts", "CellUI", "ColorScience", "Compositing",
        "FeedReports", "HeadlessRendering", "HostIO", "IsletProgram", "LiveActivities",
        "LockScreenSession", "LockScreenUI", "SampleActivities", "StrictJSON", "Theming", "islet",
      ], exclude: ["Goldens", "Scenarios"], swiftSettings: settings),
    .testTarget(name: "TidyTests", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
