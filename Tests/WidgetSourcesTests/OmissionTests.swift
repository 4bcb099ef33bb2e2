import Testing

@testable import WidgetSources

@Suite struct `Code that does not compile` {
  private static let project = [
    "/P/App/Manager.swift":
      "import Cloud\nclass Manager {\n  func load() -> Int {\n    return Cloud.all().count\n  }\n}",
    "/P/App/Store.swift": "import Cloud\nlet store: CloudStore = 1",
    "/P/Widget/Intent.swift":
      "struct Stop {\n  func perform() -> some IntentResult {\n    store.stop(); Manager().load()\n  }\n}",
    "/P/Widget/Home.swift": "import WidgetKit\nstruct Home: Widget { let health: Health }",
    "/P/Widget/Live.swift":
      "import WidgetKit\nstruct Live: Widget { ActivityConfiguration { Stop() } }",
    "/P/Widget/Bundle.swift":
      "import WidgetKit\n@main struct All: WidgetBundle { var body: some Widget { Home(); Live() } }",
  ].map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }

  private let selection: WidgetSelection

  init() throws {
    selection = try WidgetSelection(from: Self.project)
  }

  private func leaveOut(
    _ error: CompilerMessage, by omission: inout Omission, activities: WidgetSelection? = nil
  ) -> Bool {
    omission.leaveOut(
      [error], in: .init(of: selection, incomplete: [], activities: activities))
  }

  private func error(_ path: String, _ line: Int, _ column: Int, _ text: String) -> CompilerMessage
  {
    CompilerMessage(severity: .error, path: path, line: line, column: column, text: text)
  }

  private func text(_ path: String, without omission: Omission) throws -> String {
    let file = try #require(Self.project.first { $0.path == path })
    let copy = RewrittenSource(of: file, modules: [], bodies: omission.bodies[path] ?? [])
    return String(decoding: copy.bytes, as: UTF8.self)
  }

  @Test func `broken code in an app's function leaves the function empty, in its lines`() throws {
    var omission = Omission()
    let error = error("/P/App/Manager.swift", 4, 12, "no")
    let isEmptied = leaveOut(error, by: &omission)
    #expect(isEmptied)
    #expect(
      try text("/P/App/Manager.swift", without: omission).split(separator: "\n").dropFirst(2).first
        == "  func load() -> Int {")
    #expect(try text("/P/App/Manager.swift", without: omission).contains(" return 0 "))
    #expect(
      try text("/P/App/Manager.swift", without: omission).utf8.count == 86)
    // The same function is left out once; then its type, and then the file.
    let isTypeLeftOut = leaveOut(error, by: &omission)
    #expect(isTypeLeftOut)
    #expect(omission.bodies["/P/App/Manager.swift"]?.contains { $0.name == "Manager" } == true)
    let isLeftOut = leaveOut(error, by: &omission)
    #expect(isLeftOut)
    #expect(omission.files.map(\.path) == ["/P/App/Manager.swift"])
  }

  @Test func `code that needs a file which is left out gives an intent its plain outcome`() throws {
    var omission = Omission()
    let lost = error("/P/App/Store.swift", 2, 12, "cannot find type 'CloudStore' in scope")
    let isLost = leaveOut(lost, by: &omission)
    #expect(isLost)
    #expect(omission.bodies["/P/App/Store.swift"]?.map(\.name) == ["store"])
    let use = error("/P/Widget/Intent.swift", 3, 5, "cannot find 'store' in scope")
    let isEmptied = leaveOut(use, by: &omission)
    #expect(isEmptied)
    #expect(try text("/P/Widget/Intent.swift", without: omission).contains(" return .result() "))
  }

  @Test(arguments: [
    ("func a()", "       "), ("func a() async throws -> String?", "return nil"),
    ("static func a(_ b: [Int]) -> Bool", "return false"), ("var a: String", "return \"\""),
    ("func a<T: B>(_ b: T) -> [T] where T: C", "return []"), ("var a: [Int: Int]", "return [:]"),
    ("func a() -> [[String: Int]]", "return []"), ("var a: () -> Int", "fatalError()"),
    ("init(b: Int)", "fatalError()"), ("func a() -> Sky", "fatalError()"),
    ("var a: some View", "_MissingView()"), ("func a() -> Void", "       "),
    ("func body(content: Content) -> some View", " content "),
    ("var a: ClosedRange<Double>", "return 0...1"), ("func a() -> UIImage", "return .init()"),
    ("var a: Color", "return .gray"), ("func a() -> SwiftUI.Color", "return .gray"),
    ("var a: some SwiftUI.View", "_MissingView()"), ("var a: SwiftUI.Color?", "return nil"),
    ("func a() -> Image", "return Image(\"\")"), ("func a() -> UIImage?", "return nil"),
    ("func a(_ b: Int) -> AnyView", " AnyView(EmptyView()) "),
    ("var a: Text", "return Text(verbatim: \"\")"),
  ])
  func `an emptied function gives the emptiest value of its type`(head: String, value: String)
    throws
  {
    let source = "extension Cloud {\n  \(head) {\n    Sky(\"a\").fall()        \n  }\n}"
    let file = SourceFile(path: "/P/App/Cloud.swift", bytes: Array(source.utf8))
    let offset = source.utf8.count - 20
    let body = try #require(file.functionBody(around: offset))
    let copy = RewrittenSource(of: file, modules: [], bodies: [body])
    let text = String(decoding: copy.bytes, as: UTF8.self)
    #expect(text.contains(value) && !text.contains("fall"))
    #expect(text.contains(head) && copy.bytes.count == file.bytes.count)
  }

  @Test(arguments: [
    ("private let a: Sky = { fall()                }()", " fatalError() "),
    ("static var a: [Int] = { fall()              }()", " return [] "),
    ("let a = { fall()                }()", nil), ("var a: Sky = { fall()           }", nil),
  ])
  func `broken code in a closure that gives a constant its value leaves the closure empty`(
    source: String, value: String?
  ) throws {
    let body = try part(of: source, at: "fall") { $0.functionBody(around: $1) }
    #expect(body?.replacement.rawValue == value)
  }

  @Test func `broken code in a type's member leaves that member out, and its users`() throws {
    let source = """
      class Manager {
        struct Track { var id = 1 }
        @Published
        private var socket: Socket?
        #if DEBUG
        let name = "a", other: [Socket] = [
          1,
        ]
        #endif
        class func make() -> Socket { Socket() }
        enum Kind { case a(Socket), b }
      }
      """
    let file = SourceFile(path: "/P/App/Manager.swift", bytes: Array(source.utf8))
    func member(at line: Int, _ column: Int) -> String? {
      file.offset(ofLine: line, column: column).flatMap { file.member(around: $0) }.map {
        String(decoding: file.bytes[$0.range], as: UTF8.self)
      }
    }
    #expect(member(at: 4, 23) == "@Published\n  private var socket: Socket?")
    #expect(member(at: 6, 26)?.hasSuffix("1,\n  ]") == true)
    #expect(member(at: 10, 25) == "class func make() -> Socket { Socket() }")
    #expect(member(at: 11, 23) == "case a(Socket), b")
    #expect(member(at: 1, 3) == nil && member(at: 5, 5) == nil)
    #expect(file.member(around: 0) == nil)
    var omission = Omission()
    let type = error("/P/App/Manager.swift", 2, 7, "cannot find type 'Cloud' in scope")
    let isTypeLeftOut = leaveOut(type, by: &omission)
    #expect(isTypeLeftOut && omission.bodies["/P/App/Manager.swift"]?.first?.name == "Manager")
    // A type's member is no more left out than the type.
    let inside = leaveOut(error("/P/App/Manager.swift", 3, 5, "no"), by: &omission)
    #expect(inside && omission.files.map(\.path) == ["/P/App/Manager.swift"])
    #expect(omission.bodies["/P/App/Manager.swift"]?.count == 1)
  }

  @Test func `broken code in a file without its module leaves all but the activity out`() throws {
    let source = """
      import Maps
      class Delegate: MapDelegate {}
      struct Card: View { let map: Map
        var body: some View { map } }
      struct Live: Widget {
        let map: Map
        var body: some WidgetConfiguration { ActivityConfiguration { Card() } }
      }
      """
    let file = SourceFile(path: "/P/Widget/Live.swift", bytes: Array(source.utf8))
    let selection = try WidgetSelection(from: [file])
    var omission = Omission()
    func leaveOut(
      _ line: Int, _ column: Int, _ text: String = "no", complete: Bool = false
    ) -> Bool {
      omission.leaveOut(
        [error("/P/Widget/Live.swift", line, column, text)],
        in: .init(
          of: selection, incomplete: complete ? [] : ["/P/Widget/Live.swift"], activities: nil))
    }
    #expect(leaveOut(2, 17))
    #expect(leaveOut(3, 30))
    #expect(Set(omission.bodies["/P/Widget/Live.swift"]?.map(\.name) ?? []) == ["Delegate", "map"])
    // The activity is not left out, and a value that its widget keeps beside that is.
    #expect(leaveOut(6, 12))
    #expect(!leaveOut(7, 64))
    // The users of a member are left out with it, in a file that lacks nothing, too.
    #expect(!leaveOut(4, 25, "value of type 'Card' has no member 'maps'", complete: true))
    #expect(leaveOut(4, 25, "value of type 'Card' has no member 'map'", complete: true))
  }

  @Test func `code that only Xcode runs is blank`() {
    let source = "let a = 1\n#Playground(\"Rides\") {\n  let b = try { 2 }()\n}\nlet c = 3"
    let file = file(source)
    let copy = RewrittenSource(of: file, modules: []).bytes
    #expect(
      String(decoding: copy, as: UTF8.self).split(separator: "\n").map { $0.prefix { $0 != " " } }
        == ["let", "", "", "", "let"])
    let open = SourceFile(path: "/a.swift", bytes: Array("#Playground {".utf8))
    #expect(RewrittenSource(of: open, modules: []).bytes == open.bytes)
  }

  @Test func `broken code in an app's extension leaves it out, with its attributes`() throws {
    let source =
      "struct Kept {}\n@available(iOS 16, *)\nextension Cloud {\n  static let a: Sky = 1\n}\nlet b = 1"
    let file = SourceFile(path: "/P/App/Cloud.swift", bytes: Array(source.utf8))
    let body = try #require(file.declaration(around: 60))
    #expect(body.name == "Cloud")
    let copy = RewrittenSource(of: file, modules: [], bodies: [body])
    #expect(
      String(decoding: copy.bytes, as: UTF8.self).split(separator: "\n")
        .map { $0.prefix { $0 != " " } } == ["struct", "", "", "", "", "let"])
    #expect(copy.bytes.count == file.bytes.count)
    #expect(file.declaration(around: source.utf8.count - 2) == nil)
  }

  @Test func `broken code in a widget's own function stays an error`() {
    var omission = Omission()
    let mistake = error("/P/Widget/Intent.swift", 3, 5, "cannot find 'stroe' in scope")
    let isLeftOut = leaveOut(mistake, by: &omission)
    #expect(!isLeftOut)
    #expect(omission.isEmpty)
  }

  @Test func `broken code in an intent's action with a framework leaves it empty`() throws {
    var omission = Omission()
    let isEmptied = leaveOut(
      error("/P/Widget/Intent.swift", 3, 5, "cannot find 'AVPlayer' in scope"), by: &omission)
    #expect(isEmptied)
    #expect(try text("/P/Widget/Intent.swift", without: omission).contains(" return .result() "))
    let reasons = omission.bodies["/P/Widget/Intent.swift"]?.map(\.reason)
    #expect(reasons == ["cannot find 'AVPlayer' in scope"])
    // A picture needs a view's body, whose error is the person's to mend.
    let view = SourceFile(
      path: "/P/Widget/Live.swift",
      bytes: Array("struct W: Widget { var body: some View { AVPlayer() } }".utf8))
    let isViewEmptied = omission.leaveOut(
      [error("/P/Widget/Live.swift", 1, 42, "cannot find 'AVPlayer' in scope")],
      in: .init(of: try WidgetSelection(from: [view]), incomplete: [], activities: nil))
    #expect(!isViewEmptied)
  }

  @Test func `broken code in a bundle's start that sets nothing leaves it empty`() throws {
    let source = """
      struct All: WidgetBundle { let a = 1; init() { Cloud.start(Cloud.Config()) } }
      final class Sky { let cloud: Cloud; init() { cloud = Cloud.start() } }
      """
    let file = file(source)
    let bodies = try [52, source.utf8.count - 10].map {
      try #require(file.functionBody(around: $0))
    }
    let copy = RewrittenSource(of: file, modules: [], bodies: Set(bodies)).bytes
    let lines = String(decoding: copy, as: UTF8.self).split(separator: "\n")
    #expect(!lines[0].contains("Cloud") && !lines[0].contains("fatalError"))
    #expect(lines[1].contains("init() { fatalError() "))
  }

  @Test func `an attribute of a missing module is left out, then its member`() throws {
    let source = """
      struct Card: View {
        @Shared.Reader(.count, default: (1)) private var count: Int = 1
        @Shared var kind
        var body: some View { Text(kind) }
      }
      struct Live: Widget {}
      """
    let file = SourceFile(path: "/P/Widget/Live.swift", bytes: Array(source.utf8))
    let selection = try WidgetSelection(from: [file])
    var omission = Omission()
    func leaveOut(_ line: Int, _ column: Int, _ text: String, lacking: Set<String>) -> Bool {
      omission.leaveOut(
        [error(file.path, line, column, text)],
        in: .init(of: selection, incomplete: lacking, activities: nil))
    }
    // Without a missing module it is a mistake.
    #expect(!leaveOut(2, 4, "unknown attribute 'Shared'", lacking: []))
    #expect(leaveOut(2, 4, "unknown attribute 'Shared'", lacking: ["/P/Exports.swift"]))
    #expect(leaveOut(3, 3, "unknown attribute 'Shared'", lacking: ["/P/Exports.swift"]))
    let names = omission.bodies[file.path]?.compactMap(\.name).sorted()
    #expect(names == ["@Shared", "@Shared.Reader"])
    let copy = RewrittenSource(of: file, modules: [], bodies: omission.bodies[file.path] ?? [])
    let lines = String(decoding: copy.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[1].drop { $0 == " " } == "private var count: Int = 1")
    #expect(lines[2].drop { $0 == " " } == "var kind")
    #expect(leaveOut(3, 15, "type annotation missing in pattern", lacking: []))
    #expect(leaveOut(4, 31, "cannot find 'kind' in scope", lacking: []))
    #expect(file.attribute(around: 0) == nil && file.attribute(around: source.utf8.count) == nil)
  }

  @Test(arguments: [
    ("struct Ride: Cloud, Codable {}", "Cloud", "Any"), ("class A: B, Cloud {}", "Cloud", "Any"),
    ("extension A.B: Kit.Cloud where C: D {}", "Cloud", "Any"),
    ("enum A: Kit.Cloud {}", "Kit", "Any"),
    ("let a: Cloud = 1", "Cloud", nil), ("struct Ride<T: Cloud> {}", "Cloud", nil),
    ("func a(b: Cloud) {}", "Cloud", nil), ("struct A { let b: Cloud }", "Cloud", nil),
    ("struct A: B { var c: Cloud }", "Cloud", nil), ("switch a { case b: Cloud() }", "Cloud", nil),
  ])
  func `broken code in a type's inherited names leaves that name out`(
    source: String, name: String, replacement: String?
  ) throws {
    let found = try part(of: source, at: name) { $0.inheritedName(around: $1) }
    #expect(found?.replacement.rawValue == replacement)
  }

  @Test(arguments: [
    ("Photo(a).sharp(by: Lens(2)).frame()", "Lens", ".sharp(by: Lens(2))"),
    ("Photo(a).sharp(by: Lens(2)) { b }.frame()", "Lens", ".sharp(by: Lens(2)) { b }"),
    ("Photo(a).sharp().frame()", "sharp", ".sharp()"),
    ("VStack { a }.sharp([Lens(2)])", "Lens", ".sharp([Lens(2)])"),
    ("photo.sharp(by: Lens(2))", "Lens", nil), ("Photo(Lens(2)).frame()", "Lens", nil),
    ("Photo(a).over { Lens(2) }", "Lens", nil),
    ("Photo(a).over(content: { Lens(2) })", "Lens", nil),
    ("Photo(a).frame(); Lens(2)", "Lens", nil), ("Photo(a).sharp(by: Lens(2)", "Lens", nil),
  ])
  func `broken code in a view's modifier leaves the modifier out`(
    source: String, name: String, call: String?
  ) throws {
    #expect(try part(of: source, at: name) { $0.modifier(around: $1) }?.text == call)
  }

  @Test func `a modifier in a file with a missing module is left out before its function`() throws {
    let source =
      "import WidgetKit\nstruct Live: Widget { var body: some View { A().sharp(Lens()) } }"
    let file = SourceFile(path: "/P/Live.swift", bytes: Array(source.utf8))
    let selection = try WidgetSelection(from: [file])
    let mistake = error(file.path, 2, 58, "cannot find 'Lens' in scope")
    var omission = Omission()
    let isLeftOut = omission.leaveOut(
      [mistake], in: .init(of: selection, incomplete: [file.path], activities: nil))
    #expect(isLeftOut && omission.bodies[file.path]?.map(\.name) == [".sharp()"])
    let isEmptied = omission.leaveOut(
      [mistake], in: .init(of: selection, incomplete: [file.path], activities: nil))
    #expect(isEmptied && omission.bodies[file.path]?.map(\.name) == [nil])
  }

  @Test func `broken code is a mistake if no module is missing, and if it compiled once`() {
    let mistake = error("/P/App/Manager.swift", 4, 12, "cannot find 'Clod' in scope")
    var omission = Omission()
    let isLeftOut = omission.leaveOut(
      [mistake],
      in: .init(of: selection, incomplete: ["/P/App/Manager.swift"], activities: nil))
    #expect(isLeftOut && !omission.hasMistakes)
    omission = Omission()
    let isMistaken = leaveOut(mistake, by: &omission)
    #expect(isMistaken && omission.hasMistakes)
    omission = Omission()
    let isKept = !omission.leaveOut(
      [mistake],
      in: .init(of: selection, incomplete: [], sound: ["/P/App/Manager.swift"], activities: nil))
    #expect(isKept && omission.isEmpty)
  }

  @Test func `code that calls Objective-C leaves the widget's own function empty, too`() throws {
    let header = "// @interface Not\n@interface Emitter : NSObject\n@end\n"
    let source = "@implementation Emitter\n@end typedef NS_ENUM(NSInteger, Mood) { MoodGood };"
    #expect(ObjectiveCNames.declared(in: Array(header.utf8)) == ["Emitter"])
    #expect(ObjectiveCNames.declared(in: Array(source.utf8)) == ["Emitter", "Mood"])
    #expect(ObjectiveCNames.declared(in: Array("@interface".utf8)).isEmpty)
    #expect(["Emitter.h", "Emitter.m", "E.mm"].allSatisfy(ObjectiveCNames.isSource))
    #expect(![".h", "Emitter.swift", "map.html"].contains(where: ObjectiveCNames.isSource))
    var omission = Omission()
    let isEmptied = omission.leaveOut(
      [error("/P/Widget/Intent.swift", 3, 5, "cannot find 'Emitter' in scope")],
      in: .init(
        of: selection, incomplete: [], objectiveC: ["Emitter"], activities: nil))
    #expect(isEmptied)
    #expect(try text("/P/Widget/Intent.swift", without: omission).contains(" return .result() "))
  }

  @Test func `broken code beside an activity leaves the activity alone`() throws {
    var omission = Omission()
    let activities = try WidgetSelection(from: Self.project, activitiesOnly: true)
    #expect(activities.entry == .widgets(["Live"]))
    let previews = ["/P/Widget/LivePreviews.swift": "Live", "/P/Widget/HomePreviews.swift": "Home"]
    let shown = try WidgetSelection(
      from: Self.project
        + previews.map { SourceFile(path: $0, bytes: Array("#Preview { \($1)() }".utf8)) },
      activitiesOnly: true
    ).files.map(\.path)
    #expect(previews.keys.filter(shown.contains) == ["/P/Widget/LivePreviews.swift"])
    #expect(!activities.files.map(\.path).contains("/P/Widget/Home.swift"))
    let mistake = error("/P/Widget/Intent.swift", 3, 5, "cannot find 'stroe' in scope")
    let isHidden = leaveOut(mistake, by: &omission, activities: activities)
    #expect(!isHidden, "the activity needs this file")
    let error = error("/P/Widget/Home.swift", 2, 30, "no Health")
    let isLeftOut = leaveOut(error, by: &omission, activities: activities)
    #expect(isLeftOut)
    #expect(omission.others.map(\.path) == ["/P/Widget/Home.swift"])
    #expect(omission.holds(for: Self.project))
    let changed = Self.project.map { file in
      file.path == "/P/Widget/Home.swift" ? SourceFile(path: file.path, bytes: []) : file
    }
    #expect(!omission.holds(for: changed))
  }
}
