// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

/// The rules every target is compiled under: nothing is imported or thrown away by accident.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The rules, and optimization in debug builds too, for targets that compute: the tests draw thousands of pictures.
///
/// SwiftPM takes such a flag from a package that is built in its own folder, but from no dependency with a version.
let computing =
  settings
  + (["/checkouts/", "/registry/"].contains(where: Context.packageDirectory.contains)
    ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))])

/// A library target; it may name targets of a lower rank only.
func target(
  _ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = settings
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(of name: String, _ more: [Target.Dependency] = [], goldens: Bool = false) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + more,
    exclude: goldens ? ["Goldens"] : [], swiftSettings: settings)
}

/// The modules of Apple's names, which an app's source imports.
let moduleNames = [
  "ActivityKit", "AppIntents", "Charts", "Combine", "Intents", "SwiftData", "SwiftUI", "UIKit",
  "WidgetKit", "os", "OSLog", "FoundationNames",
]

let moduleTargets = moduleNames.map { Target.Dependency.byName(name: $0) }

let package = Package(
  name: "islet",
  products: [
    .executable(name: "islet", targets: ["islet"]),
    // For packages with widgets of their own; Tests/WidgetPackage is one.
    .library(name: "Islet", targets: moduleNames + ["IsletProgram"]),
    // The same for widgets that are compiled without SwiftPM: islet links it to a dynamic library.
    .library(name: "IsletModules", type: .static, targets: moduleNames + ["IsletProgram"]),
  ],
  targets: [
    // Rank 0
    target("ColorScience", [], computing),
    target("RandomNumbers", [], computing),
    target("StrictJSON", [], computing),
    target("HostIO"),
    target("WidgetSources"),
    .systemLibrary(name: "CNCurses"),
    // Rank 1
    target("LiveActivities", ["RandomNumbers"], computing),
    target("Compositing", ["ColorScience"], computing),
    .target(
      name: "Theming", dependencies: ["ColorScience", "StrictJSON"], swiftSettings: computing,
      plugins: ["ThemeEmbedding"]),
    target("PastedPayloads", ["StrictJSON"], computing),
    // Rank 2
    target("AssetCatalogs", ["ColorScience", "Compositing", "StrictJSON"], computing),
    target("ActivityFeed", ["LiveActivities", "PastedPayloads", "StrictJSON"]),
    target("HeadlessRendering", ["ColorScience", "Compositing", "StrictJSON"], computing),
    target("CursesFrontEnd", ["CNCurses", "ColorScience", "Compositing"]),
    // Rank 3
    target("CellUI", ["AssetCatalogs", "ColorScience", "Compositing"], computing),
    // Rank 4
    target(
      "ActivityWidgets",
      ["CellUI", "HostIO", "LiveActivities", "StrictJSON"]),
    // A layout is a source of views beside widgets, and gives the same presentations.
    target(
      "ActivityLayouts",
      [
        "ActivityWidgets", "CellUI", "ColorScience", "LiveActivities", "StrictJSON",
        "WidgetSources",
      ]),
    // Modules of Apple's names
    target("FoundationNames", ["IsletMacros"]),
    target("Combine", ["CellUI", "FoundationNames"]),
    target("os", ["FoundationNames"]),
    target("OSLog", ["os"]),
    target(
      "SwiftUI",
      ["ActivityWidgets", "CellUI", "Combine", "FoundationNames", "IsletMacros", "UIKit"]),
    target("UIKit", ["CellUI", "FoundationNames"]),
    target(
      "WidgetKit",
      ["ActivityWidgets", "AppIntents", "CellUI", "Intents", "IsletMacros", "SwiftUI"]),
    target("ActivityKit", ["ActivityWidgets", "CellUI", "FoundationNames", "LiveActivities"]),
    target("AppIntents", ["CellUI", "FoundationNames"]),
    target("Charts", ["CellUI", "Compositing", "SwiftUI"]),
    target("Intents", ["FoundationNames"]),
    target("SwiftData", ["CellUI", "FoundationNames", "IsletMacros"]),
    .macro(name: "IsletMacros", dependencies: ["HostIO", "StrictJSON"], swiftSettings: settings),
    // Rank 5
    target(
      "LockScreenUI",
      [
        "ActivityWidgets", "CellUI", "ColorScience", "Compositing", "LiveActivities", "Theming",
      ], computing),
    // SwiftUI hands on CellUI's names. A target is compiled anew for the modules that it names alone, so it names CellUI too.
    target(
      "SampleActivities",
      ["ActivityKit", "AppIntents", "CellUI", "RandomNumbers", "SwiftUI", "WidgetKit"]),
    target(
      "FeedReports",
      [
        "ActivityFeed", "ActivityLayouts", "ActivityWidgets", "CellUI", "ColorScience",
        "Compositing", "LiveActivities", "PastedPayloads", "StrictJSON", "Theming",
      ]),
    // Rank 6
    target(
      "LockScreenSession",
      [
        "ActivityFeed", "ActivityLayouts", "ActivityWidgets", "CellUI", "ColorScience",
        "Compositing", "FeedReports", "LiveActivities", "LockScreenUI", "PastedPayloads",
        "StrictJSON", "Theming",
      ]),
    // Rank 7
    target(
      "IsletProgram",
      [
        "ActivityFeed", "ActivityKit", "ActivityLayouts", "ActivityWidgets", "AssetCatalogs",
        "CellUI", "ColorScience", "Compositing", "CursesFrontEnd", "FeedReports",
        "HeadlessRendering", "HostIO", "LiveActivities", "LockScreenSession", "LockScreenUI",
        "PastedPayloads", "StrictJSON", "Theming", "WidgetSources",
      ]),
    // Rank 8
    .executableTarget(
      name: "islet",
      dependencies: ["IsletProgram", "LiveActivities", "LockScreenSession", "SampleActivities"],
      swiftSettings: settings),
    .executableTarget(
      name: "islet-bench",
      dependencies: [
        "ActivityFeed", "ActivityWidgets", "CellUI", "ColorScience", "Compositing",
        "CursesFrontEnd", "FeedReports", "HostIO", "LiveActivities", "LockScreenSession",
        "LockScreenUI", "RandomNumbers",
        "SampleActivities", "StrictJSON", "Theming",
      ], swiftSettings: settings),
    // Building
    .plugin(
      name: "ThemeEmbedding", capability: .buildTool(), dependencies: ["EmbedThemes"],
      path: "Sources/ThemeEmbedding"),
    .executableTarget(
      name: "EmbedThemes", dependencies: ["HostIO", "StrictJSON"], swiftSettings: settings),
    // Tests
    .target(
      name: "TestSupport", dependencies: ["ColorScience", "Compositing"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests(of: "ColorScience"),
    tests(of: "Compositing", ["ColorScience", "RandomNumbers"]),
    tests(of: "AssetCatalogs", ["ColorScience"]),
    tests(of: "StrictJSON", ["RandomNumbers"]),
    tests(of: "LiveActivities", ["RandomNumbers"]),
    tests(of: "PastedPayloads", ["StrictJSON"]),
    tests(of: "ActivityFeed", ["LiveActivities", "PastedPayloads", "RandomNumbers", "StrictJSON"]),
    tests(of: "Theming", ["ColorScience", "StrictJSON"]),
    tests(
      of: "CellUI",
      ["AssetCatalogs", "ColorScience", "Compositing", "RandomNumbers", "TestSupport"]),
    tests(of: "HeadlessRendering", ["ColorScience", "Compositing", "RandomNumbers"]),
    tests(of: "HostIO", ["TestSupport"]),
    tests(of: "WidgetSources"),
    tests(of: "CursesFrontEnd", ["ColorScience", "Compositing", "RandomNumbers"]),
    tests(
      of: "ActivityWidgets",
      [
        "CellUI", "Compositing", "HeadlessRendering", "LiveActivities", "RandomNumbers",
        "StrictJSON",
      ]),
    tests(
      of: "ActivityLayouts",
      [
        "ActivityWidgets", "CellUI", "Compositing", "HeadlessRendering", "LiveActivities",
        "StrictJSON",
      ]),
    tests(
      of: "SampleActivities", ["ActivityWidgets", "CellUI", "Compositing", "HeadlessRendering"]),
    tests(
      of: "LockScreenUI",
      [
        "ActivityWidgets", "AssetCatalogs", "CellUI", "ColorScience", "Compositing",
        "LiveActivities", "RandomNumbers", "Theming",
      ]),
    .testTarget(
      name: "IsletTests",
      dependencies: [
        "ActivityFeed", "ActivityLayouts", "CellUI", "ColorScience", "Compositing",
        "FeedReports", "HeadlessRendering", "HostIO", "IsletProgram", "LiveActivities",
        "LockScreenSession", "LockScreenUI", "RandomNumbers", "SampleActivities", "StrictJSON",
        "TestSupport", "Theming", "islet", "islet-bench",
      ], exclude: ["Finds", "Goldens", "Payloads", "Scenarios"], swiftSettings: settings),
    // An app's source: in the language of Swift 5, without the rules of the house.
    .testTarget(
      name: "ModuleTests",
      dependencies: moduleTargets
        + ["ActivityWidgets", "CellUI", "Compositing", "LiveActivities", "TestSupport"],
      exclude: ["Goldens"],
      swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("BareSlashRegexLiterals")]),
    .testTarget(name: "TidyTests", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
