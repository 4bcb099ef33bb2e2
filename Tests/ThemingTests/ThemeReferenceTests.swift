import StrictJSON
import Testing

@testable import Theming

@Suite struct ThemeReferenceTests {
  @Test func `the example is a theme that can be read`() throws {
    #expect(try Theme.parse(Array(ThemeReference.example.utf8)).name == "mine")
  }

  @Test func `the help has every key of every object, in lines of at most 100 characters`() {
    let lines = ThemeReference.text.split(separator: "\n", omittingEmptySubsequences: false)
    for object in ThemeReference.objects {
      let start = lines.firstIndex { $0.hasPrefix("\(object.name): ") }
      let table = lines[(start ?? 0)...].dropFirst(2).prefix { !$0.isEmpty }
      let names = table.dropFirst().map { String($0.split(separator: " ")[0]) }
      #expect(names.prefix(object.keys.count) == object.keys.map(\.name)[...])
    }
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func `the help begins with an example`() {
    #expect(ThemeReference.text.split(separator: "\n")[3].contains("\"name\": \"mine\""))
  }

  @Test func `the schema is strict JSON that names exactly the keys of the tables`() throws {
    var parser = JSONParser()
    let schema = try parser.parse(Array(ThemeSchema.json.utf8))
    #expect(schema["$schema"]?.text == "https://json-schema.org/draft/2020-12/schema")
    var found: [[String]] = []
    Self.collectProperties(of: schema, into: &found)
    var expected = ThemeReference.objects.map { $0.keys.map(\.name) }
    expected.append(SceneryKind.all.map { $0.object.name })
    #expect(Set(found) == Set(expected))
  }

  private static func collectProperties(of json: JSONValue, into found: inout [[String]]) {
    for (key, value) in json.members {
      if key.text == "properties" { found.append(value.members.map { $0.key.text }) }
      collectProperties(of: value, into: &found)
    }
    for element in json.elements { collectProperties(of: element, into: &found) }
  }

  @Test func `the reader needs the keys that the table and the schema require, and no others`()
    throws
  {
    var parser = JSONParser()
    let example = try parser.parse(Array(ThemeReference.example.utf8))
    let schema = try parser.parse(Array(ThemeSchema.json.utf8))
    let required = schema["required"]?.elements.map(\.text) ?? []
    #expect(required == Theme.object.keys.filter(\.isRequired).map(\.name))
    for name in Theme.object.keys.map(\.name) {
      let rest = example.members.filter { $0.key.text != name }.map { key, value in
        "\"\(key.text)\": " + String(decoding: value.source, as: UTF8.self)
      }
      let problem: JSONFault.Problem?
      do throws(JSONFault) {
        _ = try Theme.reading(Array("{\(rest.joined(separator: ", "))}".utf8))
        problem = nil
      } catch {
        problem = error.problem
      }
      #expect(problem == (required.contains(name) ? .missingKey(name) : nil))
    }
  }
}

@Suite struct EmbeddedThemeTests {
  @Test func `themes are sorted by order, then by name`() throws {
    let places = try EmbeddedTheme.all.map { theme in
      var parser = JSONParser()
      return try parser.parse(Array(theme.source.utf8))["order"]?.int64 ?? .max
    }
    #expect(places == places.sorted())
  }

  @Test func `a theme may stand in a line of a feed, which has no key of a theme beside it`() throws
  {
    let source = ThemeReference.example
    let line = #"{"at":1,"theme":\#(source)}"#
    #expect(try Theme.reading(Array(line.utf8)).name == Theme.reading(Array(source.utf8)).name)
    #expect(throws: JSONFault.self) {
      try Theme.reading(Array(#"{"name":"x","theme":\#(source)}"#.utf8))
    }
  }

  @Test(arguments: ["1.5", "-1", "1000001", "\"first\""])
  func `an order is a whole number that is not too large`(order: String) throws {
    let source = ThemeReference.example.replacing(
      "\"title\":", with: "\"order\": \(order), \"title\":")
    let fault = #expect(throws: JSONFault.self) { try Theme.reading(Array(source.utf8)) }
    #expect(fault?.path == "order")
  }
}
