import Testing
import WidgetSources

@Suite struct `A widget's files` {
  /// A project in the manner of Xcode's.
  private static let project = [
    "/P/App/RideApp.swift": "import SwiftUI\n@main struct RideApp: App {}",
    "/P/App/ContentView.swift": "import Firebase\nstruct ContentView: View {}",
    "/P/Shared/RideAttributes.swift":
      "import ActivityKit\nstruct RideAttributes: ActivityAttributes { var bike: Bike }",
    "/P/Shared/Bike.swift": "struct Bike: Codable {}",
    "/P/App/Bike.swift": "struct Bike: Codable { var other: Int }",
    "/P/Shared/Color+Brand.swift": "extension Color { static let brand = Color.red }",
    "/P/Shared/Color+Unused.swift": "extension Color { static let unused = Color.red }",
    "/P/RideWidget/RideBundle.swift":
      "import WidgetKit\n@main struct RideBundle: WidgetBundle { var body: some Widget { RideWidget() } }",
    "/P/RideWidget/RideWidget.swift":
      "import WidgetKit\nstruct RideWidget: Widget { ActivityConfiguration(for: RideAttributes.self) { Card().tint(.brand) } }",
    "/P/RideWidget/Card.swift": "struct Card: View {}",
    "/P/RideTests/RideTests.swift": "import XCTest\nstruct RideAttributes {}",
  ]

  private func selection(
    _ files: [String: String], named: Set<String> = [], in folders: [String] = [],
    targets: [XcodeProject.Target] = [], leavingOut: Set<String> = []
  ) throws -> WidgetSelection {
    try WidgetSelection(
      from: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }, named: named,
      in: folders, targets: targets, leavingOut: leavingOut)
  }

  @Test func `widget files are the extension's, and the app's that declare used names`() throws {
    let selection = try selection(Self.project)
    #expect(
      selection.files.map(\.path) == [
        "/P/RideWidget/Card.swift", "/P/RideWidget/RideBundle.swift",
        "/P/RideWidget/RideWidget.swift", "/P/Shared/Bike.swift", "/P/Shared/Color+Brand.swift",
        "/P/Shared/RideAttributes.swift",
      ])
    #expect(selection.entry == .bundle("RideBundle"))
    #expect(selection.folder == "/P/RideWidget")
    #expect(selection.remarks.isEmpty)
  }

  @Test func `widget files are in the named folder, and what they need around it`() throws {
    var files = Self.project
    files["/P/Other/Other.swift"] =
      "import WidgetKit\n@main struct Other: WidgetBundle { ActivityConfiguration() }"
    let selection = try selection(files, in: ["/P/RideWidget"])
    #expect(selection.entry == .bundle("RideBundle"))
    #expect(selection.files.map(\.path).contains("/P/Shared/RideAttributes.swift"))
    #expect(throws: WidgetSelection.Fault.noWidgets(fileCount: 3)) {
      try self.selection(files, in: ["/P/App"])
    }
  }

  @Test func `widget files are those of the extension's target, where a project has one`() throws {
    var files = Self.project
    files["/P/RideWidget/Old.swift"] = "struct Old {}"
    files["/P/App/Models/Bike.swift"] = "struct Bike: Codable { var own: Int }"
    let project = try #require(XcodeProject(Array(Self.projectFile.utf8), in: "/P"))
    #expect(project.targets.map(\.name) == ["Ride", "RideWidget"])
    let selection = try selection(files, in: ["/P/RideWidget"], targets: project.targets)
    let paths = selection.files.map(\.path)
    #expect(!paths.contains("/P/RideWidget/Old.swift"), "a file in no target")
    #expect(paths.contains("/P/App/Models/Bike.swift"), "a file of the app in the extension")
    #expect(!paths.contains("/P/Shared/Bike.swift"))
    #expect(paths.contains("/P/Shared/RideAttributes.swift"), "found by search")
    #expect(selection.ownPaths.allSatisfy { $0.hasPrefix("/P/RideWidget/") })
  }

  @Test func `widget files follow a project's folders, and its exceptions`() throws {
    let project = try #require(XcodeProject(Array(Self.folderProjectFile.utf8), in: "/P"))
    let widget = try #require(project.targets.first { $0.isExtension })
    #expect(widget.contains("/P/Ride Widget/Views/Card.swift"))
    #expect(!widget.contains("/P/Ride Widget/Info.plist"))
    #expect(widget.contains("/P/App/Models/Bike.swift"))
    #expect(!widget.contains("/P/App/ContentView.swift"))
  }

  @Test(arguments: [
    "", "{", "{a = (b, c", "{objects = {}; rootObject = A;}", "{a = \"", "\u{0}(((",
  ])
  func `widget files are searched for where a project's file is broken`(text: String) {
    #expect(XcodeProject(Array(text.utf8), in: "/P")?.targets.isEmpty != false)
  }

  /// A project whose targets list their files.
  private static let projectFile = """
    // !$*UTF8*$!
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (A, W); };
      G = {isa = PBXGroup; children = (GA, GW); sourceTree = "<group>"; };
      GA = {isa = PBXGroup; children = (GM, F1); path = App; sourceTree = "<group>"; };
      GM = {isa = PBXGroup; children = (F2 /* Bike */); path = Models; sourceTree = "<group>"; };
      GW = {isa = PBXGroup; children = (F3, F4, F5); path = RideWidget; sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = RideApp.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "Bike.swift"; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = RideBundle.swift; sourceTree = "<group>"; };
      F4 = {isa = PBXFileReference; path = RideWidget/RideWidget.swift; sourceTree = SOURCE_ROOT; };
      F5 = {isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
      B5 = {isa = PBXBuildFile; fileRef = F5; };
      SA = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
      SW = {isa = PBXSourcesBuildPhase; files = (B2, B3, B4, B5); };
      A = {isa = PBXNativeTarget; name = Ride; buildPhases = (SA); productType = "com.apple.product-type.application"; };
      W = {isa = PBXNativeTarget; name = RideWidget; buildPhases = (SW); productType = "com.apple.product-type.app-extension"; };
    }; rootObject = P; }
    """

  /// A project whose targets follow folders.
  private static let folderProjectFile = """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (A, W); };
      G = {isa = PBXGroup; children = (GA, GW); sourceTree = "<group>"; };
      GA = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1); path = App; sourceTree = "<group>"; };
      GW = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E2); path = "Ride Widget"; sourceTree = "<group>"; };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Models/Bike.swift); target = W; };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist); target = W; };
      A = {isa = PBXNativeTarget; name = Ride; fileSystemSynchronizedGroups = (GA); productType = "com.apple.product-type.application"; };
      W = {isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (GW); productType = "com.apple.product-type.app-extension"; };
    }; rootObject = P; }
    """

  @Test func `widget files declare each name once: the farther copy is left out`() throws {
    var files = Self.project
    files["/P/RideWidget/Old/Card.swift"] = "struct Card: View { var old: Int }"
    let selection = try selection(files)
    #expect(!selection.files.map(\.path).contains("/P/RideWidget/Old/Card.swift"))
    let remark = WidgetSelection.Remark.doubled(
      name: "Card", place: .init(path: "/P/RideWidget/Old/Card.swift", line: 1),
      taken: .init(path: "/P/RideWidget/Card.swift", line: 1), isRefused: false)
    #expect(selection.remarks == [remark])
  }

  @Test func `files of one name get copies of names of their own, which messages do not show`() {
    let paths = ["/P/App/Color.swift", "/P/Widget/Color.swift"]
    let copies = SourceCopies(of: paths.map { ($0, []) }, in: "/c")
    #expect(Set(copies.paths.map { $0.split(separator: "/").last }).count == 2)
    #expect(copies.paths.map(copies.originals) == paths && copies.files == paths)
    #expect(copies.originals(in: "at \(copies.paths[1]):3:1") == "at /P/Widget/Color.swift:3:1")
  }

  @Test func `files in pieces keep their lines in messages`() {
    let path = "/P/Card.swift"
    let copies = SourceCopies(of: [(path, [1, 2, 9]), (path, [1, 3, 4, 5])], in: "/c")
    #expect(copies.files == [path])
    for (text, original) in [
      ("\(copies.paths[0]):3:7: error: x", "/P/Card.swift:9:7: error: x"),
      ("at \(copies.paths[1]):2:7", "at /P/Card.swift:3:7"),
      ("WidgetCode/islet-2+Card.swift:4: Fatal", "WidgetCode/Card.swift:5: Fatal"),
      // A line that no copy has is the compiler's own matter.
      ("\(copies.paths[1]):5:7", "/P/Card.swift:5:7"),
      ("/c/P/Other.swift:1:2", "/P/Other.swift:1:2"),
      ("/d/assets.swift:3:1: note: /", "/d/assets.swift:3:1: note: /"),
    ] {
      #expect(copies.originals(in: text) == original)
    }
  }

  @Test func `a widget's other files are found for a single file, and said`() throws {
    let path = "/P/RideWidget/RideWidget.swift"
    let selection = try selection(Self.project, named: [path])
    #expect(selection.entry == .widgets(["RideWidget"]))
    #expect(selection.ownPaths == [path])
    #expect(selection.files.map(\.path).contains("/P/Shared/RideAttributes.swift"))
    #expect(
      selection.remarks.contains(
        .found(path: "/P/Shared/RideAttributes.swift", name: "RideAttributes")))
  }

  @Test func `widget files are the bundle's where an app has a start, too`() throws {
    let selection = try selection([
      "/P/App.swift": "@main struct MyApp: App {}",
      "/P/Bundle.swift": "import WidgetKit\n@main struct B: WidgetBundle { W() }",
      "/P/W.swift": "import WidgetKit\nstruct W: Widget {}",
      "/P/View.swift": "struct AppView: View {}",
    ])
    #expect(selection.files.map(\.path) == ["/P/Bundle.swift", "/P/W.swift"])
    #expect(selection.remarks == [.appLeftOut(path: "/P/App.swift")])
  }

  @Test func `widget files are the bundle's beside an activity, of two`() throws {
    let selection = try selection([
      "/P/Watch/B.swift": "import WidgetKit\n@main struct WatchBundle: WidgetBundle {}",
      "/P/Widget/B.swift":
        "import WidgetKit\n@main struct PhoneBundle: WidgetBundle { ActivityConfiguration() }",
      "/P/Score/Score.swift":
        "import WidgetKit\n@main struct Score: Widget { ActivityConfiguration() }",
    ])
    #expect(selection.entry == .bundle("PhoneBundle"))
    let others = ["WatchBundle", "Score"]
    #expect(selection.remarks == [.severalBundles(taken: "PhoneBundle", others: others)])
  }

  @Test func `a bundle's files may have a start of their own`() throws {
    let selection = try selection([
      "/P/Widget/B.swift": """
      import WidgetKit
      @main struct Ride: Widget { ActivityConfiguration() }
      @main struct All: WidgetBundle { var body: some Widget { Ride() } }
      """
    ])
    #expect(selection.entry == .bundle("All"))
    #expect(selection.remarks == [.severalStarts(taken: "All", others: ["Ride"])])
  }

  @Test func `widgets of activities are shown though no bundle names them`() throws {
    let widget = { (name: String) in
      "import WidgetKit\nstruct \(name): Widget { ActivityConfiguration(for: A.self) {} }"
    }
    let files = [
      "/P/Widget/B.swift":
        "import WidgetKit\n@main struct B: WidgetBundle { var body: some Widget { Ride() } }",
      "/P/Widget/Ride.swift": widget("Ride"), "/P/Widget/Bus.swift": widget("Bus"),
      "/P/Widget/Own.swift": "private struct Own: Widget { ActivityConfiguration() }",
      "/P/Widget/Home.swift": "import WidgetKit\nstruct Home: Widget {}",
    ]
    let selection = try selection(files)
    #expect(selection.unlisted == ["Bus"] && selection.remarks == [.unlisted(names: ["Bus"])])
    let start = ProgramStart.source(of: selection.entry, adding: selection.unlisted)
    #expect(start.contains("    B().body\n    Bus()\n"))
    #expect(try self.selection(Self.project).unlisted.isEmpty)
  }

  @Test func `widget files are found by initializers' labels and styles' own members`() throws {
    var files = Self.project
    files["/P/Shared/Hex.swift"] = "extension Color { init?(hex value: String) {} }"
    files["/P/Shared/Rgb.swift"] = "extension Color { init(rgb: Int) {}; init(_ text: String) {} }"
    files["/P/Shared/Style.swift"] =
      "extension FormatStyle where Self == Short { static var short: Self { Short() } }"
    files["/P/RideWidget/Card.swift"] =
      "struct Card: View { Color(hex: text); Text(date, format: .short); Ride(rgb: 1) }"
    let paths = try selection(files).files.map(\.path)
    #expect(paths.contains("/P/Shared/Hex.swift") && paths.contains("/P/Shared/Style.swift"))
    #expect(!paths.contains("/P/Shared/Rgb.swift"))
    files["/P/RideWidget/Own.swift"] = "extension Color { init(hex: String) {} }"
    #expect(!(try selection(files).files.map(\.path).contains("/P/Shared/Hex.swift")))
    files["/P/RideWidget/Own.swift"] = "func a(_ color: Color) { a(.init(rgb: 1)) }"
    #expect(try selection(files).files.map(\.path).contains("/P/Shared/Rgb.swift"))
  }

  @Test func `widget files are not found by members of another activity's values`() throws {
    var files = Self.project
    files["/P/Other/Other.swift"] = """
      import WidgetKit
      struct Other: Widget { ActivityConfiguration(for: OtherAttributes.self) { _ in } }
      extension ActivityViewContext where Attributes == OtherAttributes { var tint: Color { .red } }
      """
    #expect(
      !(try selection(files, in: ["/P/RideWidget"])).files.contains {
        $0.path == "/P/Other/Other.swift"
      })
    for condition in ["where Attributes == RideAttributes ", ""] {
      files["/P/Other/Other.swift"] =
        "extension ActivityViewContext \(condition){ var tint: Color { .red } }"
      #expect(
        try selection(files).files.contains { $0.path == "/P/Other/Other.swift" }, "\(condition)")
    }
  }

  @Test func `widget files are those by which a module hands others on`() throws {
    var files = Self.project
    files["/P/Kit/Sources/RideKit/Exports.swift"] =
      "@_exported import RideCore\n@_exported import Sharing"
    files["/P/Kit/Sources/RideCore/Exports.swift"] = "@_exported import SwiftUI"
    files["/P/Kit/Sources/Other/Exports.swift"] = "@_exported import Charts"
    files["/P/Kit/Sources/RideKit/Plain.swift"] = "public import Charts"
    #expect(try selection(files).files.allSatisfy { !$0.path.contains("Kit/Sources") })
    files["/P/RideWidget/Card.swift"] = "import RideKit\nstruct Card: View {}"
    let paths = try selection(files).files.map(\.path).filter { $0.contains("Kit/Sources") }
    #expect(
      paths == ["/P/Kit/Sources/RideCore/Exports.swift", "/P/Kit/Sources/RideKit/Exports.swift"])
  }

  @Test func `widget files are not those that were left out`() throws {
    let selection = try selection(Self.project, leavingOut: ["/P/Shared/Color+Brand.swift"])
    #expect(!selection.files.map(\.path).contains("/P/Shared/Color+Brand.swift"))
  }

  @Test func `widget files start the widgets of one folder alone`() throws {
    let widget = { (name: String) in
      "import WidgetKit\n\(name) { ActivityConfiguration(for: A.self) {} }"
    }
    let files = [
      "/P/Kit/Ride.swift": widget("struct Ride: Widget"),
      "/P/Demo/App.swift": "@main struct Demo: App {}",
      "/P/Demo/Widget/Bus.swift": widget("@main struct Bus: Widget"),
    ]
    #expect(try selection(files).entry == .widgets(["Bus"]))
    #expect(try selection(files, in: ["/P/Kit"]).entry == .widgets(["Ride"]))
  }

  @Test func `widgets are among the files where there are too many`() throws {
    var files = [
      "/P/Z.swift": "import WidgetKit\nstruct Z: Widget { ActivityConfiguration(for: A.self) {} }"
    ]
    for number in 1...400 { files["/P/Views/V\(number).swift"] = "struct V\(number): View {}" }
    let selection = try selection(files)
    #expect(selection.remarks == [.tooMany(count: 401, limit: 300)])
    #expect(selection.files.count == 300)
    #expect(selection.files.contains { $0.path == "/P/Z.swift" })
  }

  @Test func `previews in files of their own may be left out with other widgets`()
    throws
  {
    var files = Self.project
    files["/P/RideWidget/Home.swift"] = "import WidgetKit\nstruct Home: Widget {}"
    files["/P/RideWidget/Previews.swift"] = """
      #Preview(as: .content, using: RideAttributes.sample) { RideWidget() } contentStates: { State.a }
      """
    files["/P/Shared/Sample.swift"] =
      "extension RideAttributes { static var sample: Self { .init() } }"
    let selection = try WidgetSelection(
      from: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) },
      activitiesOnly: true)
    let paths = selection.files.map(\.path)
    #expect(paths.contains("/P/RideWidget/Previews.swift"))
    #expect(paths.contains("/P/Shared/Sample.swift"))
    #expect(!paths.contains("/P/RideWidget/Home.swift"))
    #expect(selection.ownPaths == ["/P/RideWidget/RideWidget.swift"])
  }

  @Test func `widget files are not those that declare what a file has for itself`() throws {
    let folder = ["/P/App/LockView.swift": "struct LockView: View {}"]
    let widget = { (view: String) in
      "import WidgetKit\nstruct Ride: Widget { ActivityConfiguration(for: A.self) { LockView() } }\n\(view)"
    }
    let files = { (view: String) in
      try selection(
        folder.merging(["/P/Ride/Ride.swift": widget(view)]) { $1 }, in: ["/P/Ride"]
      ).files.map(\.path)
    }
    #expect(try files("private struct LockView: View {}") == ["/P/Ride/Ride.swift"])
    #expect(try files("") == ["/P/App/LockView.swift", "/P/Ride/Ride.swift"])
    // A private extension is of a type that another file declares.
    let extended = try files("private extension LockView { var title: String { \"\" } }")
    #expect(extended == ["/P/App/LockView.swift", "/P/Ride/Ride.swift"])
  }

  @Test func `widget files are missing where there is no widget`() {
    #expect(throws: WidgetSelection.Fault.noFiles) { try selection([:]) }
    #expect(throws: WidgetSelection.Fault.noWidgets(fileCount: 1)) {
      try selection(["/P/a.swift": "struct A: View {}"])
    }
    #expect(throws: WidgetSelection.Fault.noWidgets(fileCount: 1)) {
      try selection(["/P/a.swift": "@main struct A: App {}"])
    }
  }

  @Test(arguments: [
    "Pods", ".build", "RideTests", "Ride.xcodeproj", "DerivedData", ".git", "build",
  ])
  func `widget files are never in a folder of other tools`(name: String) {
    #expect(SourceFolder.isSkipped(folder: name))
  }

  @Test(arguments: [".#a.swift", "a.swift~", "#a.swift#", "Package.swift", ".a.swift.swp", "4913"])
  func `widget files are never an editor's`(name: String) {
    #expect(!SourceFolder.isSwift(name))
  }

  @Test func `widget files keep their own paths in the compiler's messages`() {
    let output = """
      /tmp/c/P/A b.swift:3:7: error: cannot find 'x' in scope: y
        code
        ^
      /tmp/c/P/A b.swift:3:7: error: cannot find 'x' in scope: y
      error: link command failed with exit code 1
      """
    #expect(
      CompilerMessage.messages(
        in: output, of: SourceCopies(of: [("/P/A b.swift", [])], in: "/tmp/c")) == [
          CompilerMessage(
            severity: .error, path: "/P/A b.swift", line: 3, column: 7,
            text: "cannot find 'x' in scope: y"),
          CompilerMessage(severity: .error, text: "link command failed with exit code 1"),
        ])
  }

  @Test func `widget files start by a bundle, made for widgets that have none`() {
    let start = ProgramStart.source(of: .widgets(["A", "B"]))
    #expect(start.contains("A()\n    B()"))
    #expect(start.contains("IsletWidgets_.main()"))
    #expect(ProgramStart.source(of: .bundle("Mine")).contains("Mine.main()"))
    let own = SourceFile(
      path: "/a.swift", bytes: Array("extension Bundle { func localizedString() {} }".utf8))
    #expect(start.contains("func localizedString(") && start.contains("func NSLocalizedString("))
    let beside = ProgramStart.source(of: .bundle("Mine"), beside: [own])
    #expect(!beside.contains("func localizedString(forKey"))
    #expect(beside.contains("func NSLocalizedString("))
  }

  @Test func `widget files name the modules that are not available`() {
    let file = file("import SwiftUI\nimport Firebase")
    #expect([file].missingModules(besides: ["SwiftUI"]) == ["Firebase": ["/a.swift"]])
  }
}
