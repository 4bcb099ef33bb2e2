import Testing

@testable import WidgetSources

/// Errors of calls that do not fit, in files that lack a module, which may have a form of its own.
@Suite struct `Calls that do not fit` {
  @Test(arguments: [
    (".font(.title(20))", ".title", "cannot call value of non-function type 'Font'", true),
    (".font(.title(20))", ".title", "type 'Font' has no member 'title'", true),
    (".font(.title(20))", ".title", "function declares an opaque return type", false),
  ])
  func `are left out with their modifier, in a file that lacks a module`(
    line: String, place: String, text: String, isLeftOut: Bool
  ) throws {
    let source = """
      import BrandKit
      struct Live: Widget { var body: some WidgetConfiguration { ActivityConfiguration { Card() } } }
      struct Card: View { var body: some View {
        Text("A")
        Text("B")
          \(line)
      } }
      """
    let path = "/P/Widget/Live.swift"
    let file = SourceFile(path: path, bytes: Array(source.utf8))
    let selection = try WidgetSelection(from: [file])
    let column = try #require(line.firstRange(of: place)?.lowerBound)
    let message = CompilerMessage(
      severity: .error, path: path, line: 6,
      column: 5 + line.utf8.distance(from: line.startIndex, to: column), text: text)
    var omission = Omission()
    _ = omission.leaveOut(
      [message], in: .init(of: selection, incomplete: [path], activities: nil))
    let copy = RewrittenSource(of: file, modules: [], bodies: omission.bodies[path] ?? [])
    let words = String(decoding: copy.bytes, as: UTF8.self)
    #expect(words.contains("Text(\"A\")") == isLeftOut)
    #expect(!words.contains(line) || text.contains("no member"), "a font of its own stands in")
  }

  @Test(arguments: [
    ("' requires that '", "AlarmKit", true), ("' requires that '", "BrandKit", false),
    ("extra argument 'kind' in call", "AlarmKit", true),
    ("cannot find 'Go' in scope", "AlarmKit", false),
    ("cannot infer contextual base", "AlarmKit", false),
  ])
  func `are mistakes where no missing module adds forms to calls`(
    text: String, module: String, isMistake: Bool
  ) throws {
    let source = """
      import \(module)
      struct Live: Widget { var body: some WidgetConfiguration { ActivityConfiguration {
        Button("A")
        Text("B")
      } } }
      func load() -> Int {
        Store.count(a)
      }
      """
    let path = "/P/Widget/Live.swift"
    let selection = try WidgetSelection(from: [SourceFile(path: path, bytes: Array(source.utf8))])
    let names: Set<String> = [module]
    let context = Omission.Context(
      of: selection, incomplete: [path],
      extensible: names.isSubset(of: ModuleStubs.plainNames) ? [] : [path], activities: nil)
    func error(_ line: Int) -> CompilerMessage {
      CompilerMessage(severity: .error, path: path, line: line, column: 3, text: text)
    }
    var omission = Omission()
    _ = omission.leaveOut([error(3)], in: context)
    #expect(omission.hasMistakes == isMistake)
    var helper = Omission()
    _ = helper.leaveOut([error(7)], in: context)
    #expect(!helper.hasMistakes, "a function that draws nothing may be an app's")
    // An error that appears once something is left out may follow from that.
    var later = Omission()
    let missing = CompilerMessage(
      severity: .error, path: path, line: 3, column: 3, text: "cannot find 'Go' in scope")
    _ = later.leaveOut([missing], in: context)
    _ = later.leaveOut([error(4)], in: context)
    #expect(!later.hasMistakes)
  }

  @Test(arguments: [
    ("VStack(spacing: .small) { Text(a) }", ".small", "spacing: .small"),
    ("HStack(alignment: .brand, spacing: 2) { Text(a) }", ".brand", "alignment: .brand,"),
    ("HStack(alignment: .top, spacing: Look.f([1, b]))", "b]", ", spacing: Look.f([1, b])"),
    ("Text(a).frame(width: 2, alignment: .brand)", ".brand", ", alignment: .brand"),
    ("HStack(spacing: 2) { Text(.brand) }", ".brand", nil), ("Text(.brand)", ".brand", nil),
    ("VStack(spacing: 2, pinned: .brand)", ".brand", nil),
    ("a(spacing: 2).b(.brand)", ".brand", nil),
    ("VStack(spacing: .small", ".small", nil),
  ])
  func `lose an argument that a view does without`(
    source: String, place: String, argument: String?
  ) throws {
    #expect(
      try part(of: source, at: place) { $0.optionalArgument(around: $1) }?.text == argument)
  }

  @Test(arguments: [
    ("Card { Text(a) }", "Card "), ("Card(style: .b([2])) { HStack {} }", "Card(style: .b([2])) "),
    ("Card { if a { Text(b) } }.frame()", "Card "), ("Card { a() }", nil), ("Card(a)", nil),
    ("Card { a in Text(a) }", nil), ("Card { Text($0) }", nil), ("Card { Task { a() } }", nil),
    ("Card { Text(a) } footer: { Text(b) }", "Card "), ("Brand.Card { Text(a) }", nil),
    ("Card { tap() } label: { Text(b) }", "Card { tap() } label: "),
    ("Card { Text(a) } footer: { Text($0) }", nil),
    ("Card { Text(a)", nil), ("Card(a", nil), ("Card", nil), ("Card {", nil),
  ])
  func `lose the head of a container, of whose content a stack is made`(
    source: String, head: String?
  ) throws {
    let found = try part(of: "{ \(source)", at: "Card") { $0.container(around: $1).first }
    #expect(found?.text == head)
    #expect(
      found?.replacement == head.map { $0.utf8.count < "VStack".utf8.count ? .group : .stack })
    #expect(
      try part(of: "{ Row { Text(a) } }", at: "Row") { $0.container(around: $1).first } == nil)
  }

  @Test(arguments: [
    ("Card { Text(a) } footer: { Text(b) }", ["} footer: {"]),
    (
      "Card { Text(a) } tap: { b() } c: { Text(d) } e: { HStack {} }",
      ["} tap: { b() } c: {", "} e: {"]
    ),
    ("Card { Text(a) } onTap: { b() }", [" onTap: { b() }"]), ("Card { Text(a) }", []),
  ])
  func `keep all contents of a container`(source: String, rest: [String]) {
    let file = file("{ \(source) }")
    let parts = file.container(around: 2).dropFirst()
    #expect(parts.map { String(decoding: file.bytes[$0.range], as: UTF8.self) } == rest)
    #expect(parts.allSatisfy { $0.isJoint == ($0.replacement == .separator) })
  }

  @Test func `leave the island in its place`() throws {
    let source = """
      struct Live: Widget { var body: some WidgetConfiguration { ActivityConfiguration { a in
        Text("A")
      } dynamicIsland: { a in
        DynamicIsland { Region { Clock() } } minimal: { Text("B") }
      } } }
      """
    #expect(try part(of: source, at: "DynamicIsland {") { $0.statement(around: $1) } == nil)
    #expect(try part(of: source, at: "Clock") { $0.statement(around: $1) }?.text == "Clock()")
    #expect(try part(of: source, at: "Text") { $0.statement(around: $1) }?.text == "Text(\"A\")")
  }

  @Test func `keep the content of a container that a module lacks`() throws {
    let source = """
      import BrandKit
      struct Live: Widget { var body: some WidgetConfiguration { ActivityConfiguration { Page() } } }
      struct Page: View { var body: some View {
        BrandCard(style: .small) { Text("A") }
      } }
      """
    let path = "/P/Widget/Live.swift"
    let file = SourceFile(path: path, bytes: Array(source.utf8))
    let selection = try WidgetSelection(from: [file])
    let message = CompilerMessage(
      severity: .error, path: path, line: 4, column: 3, text: "cannot find 'BrandCard' in scope")
    var omission = Omission()
    _ = omission.leaveOut(
      [message], in: .init(of: selection, incomplete: [path], activities: nil))
    let copy = RewrittenSource(of: file, modules: [], bodies: omission.bodies[path] ?? [])
    let words = String(decoding: copy.bytes, as: UTF8.self)
    #expect(words.contains(#/VStack +\{ Text\("A"\) \}/#), "\(words)")
  }
}
