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
}
