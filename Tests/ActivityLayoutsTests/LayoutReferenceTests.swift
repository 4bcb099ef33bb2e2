import StrictJSON
import Testing

@testable import ActivityLayouts

/// The members of an object in a schema, by a path of keys.
private func names(in schema: JSONValue, at path: String...) throws -> [String] {
  var value = schema
  for key in path { value = try value.member(key) }
  return value.members.map(\.key.text)
}

struct LayoutReferenceTests {
  private let catalog = LayoutCatalog.all

  @Test func `the schema names exactly the views and modifiers that are read`() throws {
    let schema = try parsed(LayoutSchema.json)
    #expect(
      try names(in: schema, at: "$defs", "modifiers", "properties")
        == catalog.modifiers.map(\.name))
    let views = try names(in: schema, at: "$defs").filter { $0.hasPrefix("view-") }
    #expect(views == catalog.views.map { "view-\($0.name)" })
    #expect(
      try names(in: schema, at: "$defs", "layout", "properties")
        == LayoutSection.allCases.map(\.rawValue))
  }

  @Test func `every reference of the schema leads to a definition`() throws {
    let schema = try parsed(LayoutSchema.json)
    let definitions = Set(try names(in: schema, at: "$defs"))
    var rest = [schema]
    var references: Set<String> = []
    while let value = rest.popLast() {
      rest += value.elements + value.members.map(\.value)
      if let target = value["$ref"]?.string { references.insert(target) }
    }
    #expect(references.count > 20)
    for reference in references {
      #expect(definitions.contains(String(reference.dropFirst("#/$defs/".count))), "\(reference)")
    }
  }

  @Test func `a view's schema has its arguments and no others`() throws {
    let schema = try parsed(LayoutSchema.json)
    #expect(
      try names(in: schema, at: "$defs", "view-HStack", "properties")
        == ["HStack", "alignment", "spacing"])
    #expect(
      try names(in: schema, at: "$defs", "view-Label", "properties", "Label", "properties")
        == ["title", "systemImage"])
  }

  @Test(arguments: [
    "plain", "", "{state.a}", "{state.items[0].name|%.1f} km", "{{ and }}", "{{{state.a}}}",
    "{state.a", "{state..a}", "{state.a[x]}", "}", "{state.a|.1f}", "{state.a|about %05.1lf %%}",
    "{state.a|}", "{state.a|%q}", "{state.a|%d %d}",
    "{{}", "{}",
  ])
  func `the schema takes a text exactly if the reader does`(text: String) throws {
    let layout = #"{"attributes-type":"T","lock-screen":{"Text":"\#(text)"}}"#
    let isRead = (try? ActivityLayout.parse(Array(layout.utf8))) != nil
    let isDescribed = try Regex(LayoutTemplate.pattern).wholeMatch(in: text) != nil
    #expect(isRead == isDescribed)
  }

  @Test func `the help has every view, modifier, kind, section and type`() {
    let lines = Set(LayoutReference.text.split(separator: "\n").map(String.init))
    for name in catalog.views.map(\.name) {
      #expect(lines.contains { $0.hasPrefix("{\"\(name)\": ") }, "\(name)")
    }
    for name in catalog.modifiers.map(\.name) {
      #expect(lines.contains { $0.hasPrefix("\"\(name)\": ") }, "\(name)")
    }
    let arguments =
      catalog.views.flatMap(\.forms).flatMap(\.arguments)
      + catalog.modifiers.flatMap(\.forms).flatMap(\.arguments)
    for name in arguments.flatMap({ [$0.key, $0.sibling] }).compactMap(\.self) {
      #expect(lines.contains { $0.contains("\"\(name)\"") }, "\(name)")
    }
    for name in catalog.kinds.map(\.name) + LayoutSection.allCases.map(\.rawValue) {
      #expect(lines.contains { $0.hasPrefix("\(name) ") }, "\(name)")
    }
    for type in DeclaredType.Scalar.allCases {
      #expect(LayoutReference.text.contains(type.rawValue))
    }
  }

  @Test func `the help fits a terminal of 100 columns and has no ticks`() {
    for line in LayoutReference.text.split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
      #expect(!line.contains("`"), "\(line)")
    }
  }

  @Test(arguments: LayoutReference.examples)
  func `an example of the help is a layout`(text: String) throws {
    _ = try ActivityLayout.parse(Array(text.utf8))
  }

  @Test func `no two views or modifiers share a name`() {
    let names = catalog.views.map(\.name) + catalog.modifiers.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
