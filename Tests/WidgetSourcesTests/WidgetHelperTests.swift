import Testing

@testable import WidgetSources

@Suite("A widget's own members") struct WidgetHelperTests {
  private static let source = """
    import EventKit
    struct RideAttributes: ActivityAttributes { let store = EKEventStore() }
    struct RideWidget: Widget {
      let store = EKEventStore()
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { _ in EKEventStore() }
      }
    }
    """

  private func omission(line: Int, column: Int, isIncomplete: Bool = true) throws -> Omission {
    let file = SourceFile(path: "/P/Ride.swift", bytes: Array(Self.source.utf8))
    let message = CompilerMessage(
      severity: .error, path: file.path, line: line, column: column,
      text: "cannot find 'EKEventStore' in scope")
    var omission = Omission()
    _ = omission.leaveOut(
      [message],
      in: .init(
        of: try WidgetSelection(from: [file]),
        incomplete: isIncomplete ? [file.path] : [], activities: nil))
    return omission
  }

  @Test func `are left out where they need a missing module`() throws {
    let bodies = try omission(line: 4, column: 15).bodies["/P/Ride.swift"] ?? []
    #expect(bodies.map(\.name) == ["store"])
    #expect(try omission(line: 4, column: 15, isIncomplete: false).bodies.isEmpty)
  }

  @Test func `stay where an activity is made of them`() throws {
    #expect(try omission(line: 2, column: 55).bodies.isEmpty)
    let bodies = try omission(line: 6, column: 60).bodies["/P/Ride.swift"] ?? []
    #expect(!bodies.contains { $0.name == "body" || $0.name == "RideWidget" })
  }

  @Test(arguments: ["RCTResponseSenderBlock", "FlutterEngine", "CAPPluginCall"])
  func `of a framework around the app are left out without an import`(name: String) throws {
    let text = "class Bridge: NSObject {\n  func stop(_ a: \(name)) {}\n}\n" + Self.source
    let file = SourceFile(path: "/P/Ride.swift", bytes: Array(text.utf8))
    let message = CompilerMessage(
      severity: .error, path: file.path, line: 2, column: 18,
      text: "cannot find type '\(name)' in scope")
    var omission = Omission()
    let isLeftOut = omission.leaveOut(
      [message],
      in: .init(of: try WidgetSelection(from: [file]), incomplete: [], activities: nil))
    #expect(isLeftOut && omission.bodies["/P/Ride.swift"]?.map(\.name) == ["stop"])
  }

  @Test(arguments: [(false, false, false), (true, false, true), (true, true, false)])
  func `have texts in the place of functions that a bridging header may have`(
    hasHeader: Bool, isSound: Bool, isReplaced: Bool
  ) throws {
    let text = Self.source.replacing("{ _ in EKEventStore() }", with: "{ _ in Text(loc(\"a\")) }")
    let file = SourceFile(path: "/P/Ride.swift", bytes: Array(text.utf8))
    let message = CompilerMessage(
      severity: .error, path: file.path, line: 6, column: 65, text: "cannot find 'loc' in scope")
    var omission = Omission()
    let isChanged = omission.leaveOut(
      [message],
      in: .init(
        of: try WidgetSelection(from: [file]), incomplete: [], hasBridgingHeader: hasHeader,
        sound: isSound ? [file.path] : [], activities: nil))
    #expect(isChanged == isReplaced && omission.stubs.names == (isReplaced ? ["loc()"] : []))
  }

  @Test(arguments: [
    ("func perform() async throws -> some IntentResult { Store.stop(); return .result() }", true),
    ("func title() -> String { Store.title }", false),
  ])
  func `with a type of an app that is not at hand are left out where no picture needs them`(
    function: String, isLeftOut: Bool
  ) throws {
    let text = Self.source + "\nstruct Stop: AppIntent {\n\(function)\n}"
    let file = SourceFile(path: "/P/Ride.swift", bytes: Array(text.utf8))
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let place = try #require(function.firstRange(of: "Store")?.lowerBound)
    let message = CompilerMessage(
      severity: .error, path: file.path, line: line,
      column: function.utf8.distance(from: function.startIndex, to: place) + 1,
      text: "cannot find 'Store' in scope")
    for sound in [[], Set([file.path])] {
      var omission = Omission()
      let isChanged = omission.leaveOut(
        [message],
        in: .init(
          of: try WidgetSelection(from: [file]), incomplete: [], sound: sound, activities: nil))
      #expect(isChanged == (isLeftOut && sound.isEmpty) && omission.hasMistakes == isChanged)
    }
  }

  @Test(arguments: [(true, true), (true, false), (false, false), (false, true)])
  func `of a bundle's widget in a file that was not given leaves it out`(
    isNamed: Bool, hasProject: Bool
  ) throws {
    let file = SourceFile(
      path: "/P/Widget/Bundle.swift",
      bytes: Array(
        """
        import WidgetKit
        @main struct All: WidgetBundle { var body: some Widget {
          Lost()
          Live() } }
        struct Live: Widget { ActivityConfiguration { } }
        """.utf8))
    let targets = [XcodeProject.Target(name: "Widget", isExtension: true)]
    let selection = try WidgetSelection(
      from: [file], named: isNamed ? [file.path] : [], targets: hasProject ? targets : [])
    let message = CompilerMessage(
      severity: .error, path: file.path, line: 3, column: 3, text: "cannot find 'Lost' in scope")
    var omission = Omission()
    let isLeftOut = omission.leaveOut(
      [message],
      in: .init(
        of: selection, incomplete: [],
        activities: nil))
    #expect(isLeftOut == (isNamed || !hasProject))
    let copy = RewrittenSource(of: file, modules: [], bodies: omission.bodies[file.path] ?? [])
    let text = String(decoding: copy.bytes, as: UTF8.self)
    #expect(text.contains("Lost") != isLeftOut && text.contains("Live() } }"))
  }
}
