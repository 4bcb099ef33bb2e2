import Foundation
import LiveActivities
import StrictJSON
import Testing

@testable import ActivityFeed

@Suite struct `The table of a feed's lines` {
  private static let examples = LineKind.all.flatMap { kind in
    kind.examples.map { (kind: kind.key, text: $0) }
  }

  private static func schema() throws -> JSONValue {
    let bytes = Array(FeedSchema.json.utf8)
    var parser = JSONParser()
    return try parser.parse(bytes, in: bytes.indices)
  }

  @Test(arguments: examples)
  func `has examples that are read, each of its kind`(kind: String, text: String) throws {
    var reader = FeedLineReader()
    reader.append((text + "\n").utf8)
    reader.finish()
    guard case .line? = reader.next()?.content else {
      Issue.record("\(text)")
      return
    }
    #expect(reader.next() == nil)
    #expect(text.contains("\"\(kind)\":"))
  }

  @Test func `has an example of each kind, and names that are told apart`() {
    #expect(LineKind.all.allSatisfy { !$0.examples.isEmpty && !$0.meaning.isEmpty })
    #expect(Set(LineKind.keys).count == LineKind.keys.count)
    #expect(LineKind.all[0].key == "aps")
  }

  @Test func `has all keys of an expectation, each of which is read`() throws {
    for example in ScenarioReference.examples {
      #expect(throws: Never.self) { try Feed.line(example) }
    }
    #expect(Expectation.keys.count == 16)
  }

  @Test func `makes a schema that is JSON and names every kind and key`() throws {
    let schema = try Self.schema()
    #expect(schema["$schema"]?.text == "https://json-schema.org/draft/2020-12/schema")
    let properties = try schema.member("properties").members.map(\.key.text)
    #expect(Set(properties).count == properties.count)
    for key in LineKind.keys + LineKey.allCases.map(\.name) { #expect(properties.contains(key)) }
    #expect(try schema.member("anyOf").elements.count == LineKind.keys.count)
  }

  @Test(arguments: examples.map(\.text) + ScenarioReference.examples)
  func `makes a schema that its examples fit`(text: String) throws {
    let bytes = Array(text.utf8)
    var parser = JSONParser()
    let value = try parser.parse(bytes, in: bytes.indices)
    #expect(try misfits(value, Self.schema(), at: "") == [])
  }

  @Test(arguments: [
    #"{"device":"sleep"}"#, #"{"device":{"ios":"17.1"}}"#, #"{"aps":{"event":"end"}}"#,
    #"{"hello":1}"#, #"{"budget":{"updates-per-hour":0}}"#, #"{"person":7}"#,
    #"{"expect":{"state":"asleep"}}"#,
  ])
  func `makes a schema that broken lines do not fit`(text: String) throws {
    let bytes = Array(text.utf8)
    var parser = JSONParser()
    let value = try parser.parse(bytes, in: bytes.indices)
    #expect(try misfits(value, Self.schema(), at: "") != [])
  }

  /// The paths at which a value does not fit a schema, as far as ours use the language.
  private func misfits(_ value: JSONValue, _ schema: JSONValue, at path: String) throws -> [String]
  {
    if let choices = schema["anyOf"] {
      let fits = try choices.elements.contains { try misfits(value, $0, at: path).isEmpty }
      if !fits { return ["\(path): none of anyOf"] }
    }
    if let type = schema["type"]?.text, !isOfType(value, type) { return ["\(path): no \(type)"] }
    if let words = schema["enum"], !words.elements.contains(where: { $0.text == value.text }) {
      return ["\(path): \(value.text)"]
    }
    if let least = schema["minimum"]?.double, (value.double ?? least) < least { return [path] }
    let required = (schema["required"]?.elements ?? []).filter { value[$0.text] == nil }
    var found = required.map { "\(path).\($0.text) is missing" }
    if let properties = schema["properties"] {
      for (key, member) in value.members {
        if let inner = properties[key.text] {
          found += try misfits(member, inner, at: "\(path).\(key.text)")
        } else if schema["additionalProperties"]?.bool == false {
          found.append("\(path).\(key.text) is unknown")
        }
      }
    }
    if let items = schema["items"] {
      found += try value.elements.flatMap { try misfits($0, items, at: path + "[]") }
    }
    return found
  }

  private func isOfType(_ value: JSONValue, _ type: String) -> Bool {
    switch value.kind {
    case .object: type == "object"
    case .array: type == "array"
    case .string: type == "string"
    case .number: type == "number" || type == "integer" && value.int64 != nil
    case .boolean: type == "boolean"
    case .null: false
    }
  }

  @Test(arguments: [FeedReference.text, ScenarioReference.text])
  func `is written in lines of a hundred columns`(text: String) {
    for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    #expect(text.hasSuffix("\n"))
  }

  @Test func `is told whole by help`() {
    for kind in LineKind.all {
      #expect(FeedReference.text.contains("\n\(kind.key): "), "\(kind.key)")
      for field in kind.shape.fields + kind.companions {
        #expect(FeedReference.text.contains("  \(field.name) "), "\(kind.key).\(field.name)")
      }
    }
    for field in APNsHeaders.shape.fields + AlertConfiguration.shape.fields {
      #expect(FeedReference.text.contains("  \(field.name) "), "\(field.name)")
    }
    for key in LineKey.allCases { #expect(FeedReference.text.contains("  \(key.name) ")) }
    for key in Expectation.keys { #expect(ScenarioReference.text.contains("  \(key) ")) }
  }
}
