import ColorScience
import StrictJSON

/// The members of an object in a theme file, read by the object's table.
///
/// A key that the table does not have, and a value outside its key's range, is a fault.
struct ThemeFields {
  private let json: JSONValue
  private let object: ThemeObject

  init(_ json: JSONValue, _ object: ThemeObject) throws(JSONFault) {
    try json.checkMembers(known: object.keys.map(\.name))
    self.json = json
    self.object = object
  }

  /// The object's fault, for a mistake that is not one key's.
  func fault(_ problem: JSONFault.Problem) -> JSONFault { json.fault(problem) }

  func has(_ key: String) -> Bool { json[key] != nil }

  /// A value that its caller reads.
  func value(_ key: String) throws(JSONFault) -> JSONValue { try json.member(key) }

  func text(_ key: String) throws(JSONFault) -> String {
    guard case .text(let lengthMaximum) = row(key).kind else { preconditionFailure("no text") }
    let value = try json.member(key)
    let text = try value.asString()
    guard !text.isEmpty, text.count <= lengthMaximum else {
      throw value.fault(expected: "1 to \(lengthMaximum) characters")
    }
    return text
  }

  func number(_ key: String) throws(JSONFault) -> Double {
    let row = row(key)
    guard case .number(let range) = row.kind else { preconditionFailure("no number") }
    if json[key] == nil, case .number(let standard) = row.standard { return standard }
    let value = try json.member(key)
    let number = try value.asDouble()
    guard range.contains(number) else {
      throw value.fault(expected: "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func count(_ key: String) throws(JSONFault) -> Int {
    let row = row(key)
    guard case .count(let range) = row.kind else { preconditionFailure("no whole number") }
    if json[key] == nil, case .number(let standard) = row.standard { return Int(standard) }
    let value = try json.member(key)
    let number = try value.asInt64()
    guard range.contains(Int(number)) else {
      throw value.fault(expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return Int(number)
  }

  func seed() throws(JSONFault) -> Int { try count("seed") }

  func color(_ key: String) throws(JSONFault) -> StraightRGBA {
    let row = row(key)
    if json[key] == nil {
      switch row.standard {
      case .color(let color): return color
      case .same(let other, let opacity): return try color(other).opacity(opacity)
      case .required, .number, .described: break
      }
    }
    let value = try json.member(key)
    return switch row.kind {
    case .color: try Self.color(value)
    case .opaqueColor: try Self.opaqueColor(value)
    case .colorOrWord(let word): try Self.color(value, or: ", or \"\(word)\"")
    case .text, .word, .number, .count, .colors, .colorRows, .glyphs, .object, .objectOrColor,
      .objects, .choices:
      preconditionFailure("no color")
    }
  }

  func colors(_ key: String) throws(JSONFault) -> [StraightRGBA] {
    guard case .colors(let count) = row(key).kind else { preconditionFailure("no colors") }
    return try list(key, count, of: "colors", Self.color(_:))
  }

  func glyphs(_ key: String) throws(JSONFault) -> [String] {
    guard case .glyphs(let count) = row(key).kind else { preconditionFailure("no glyphs") }
    if json[key] == nil, count.contains(0) { return [] }
    return try list(key, count, of: "glyphs") { item throws(JSONFault) in
      let text = try item.asString()
      guard text.count == 1 else { throw item.fault(expected: "one glyph") }
      return text
    }
  }

  /// Objects of a list that may be left out; the first one too many is the list's fault.
  func objects<Element>(
    _ key: String, _ read: (JSONValue) throws(JSONFault) -> Element
  ) throws(JSONFault) -> [Element] {
    let maximum =
      switch row(key).kind {
      case .objects(_, let count), .choices(_, let count): count.upperBound
      case .text, .word, .number, .count, .color, .opaqueColor, .colorOrWord, .colors, .colorRows,
        .glyphs, .object, .objectOrColor:
        preconditionFailure("no objects")
      }
    guard let list = json[key] else { return [] }
    var elements: [Element] = []
    for item in try list.asArray() {
      guard elements.count < maximum else {
        throw list.fault(
          .unexpected(expected: "at most \(maximum)", found: "\(list.elements.count)"))
      }
      elements.append(try read(item))
    }
    return elements
  }

  private func list<Element>(
    _ key: String, _ count: ClosedRange<Int>, of noun: String,
    _ read: (JSONValue) throws(JSONFault) -> Element
  ) throws(JSONFault) -> [Element] {
    let list = try json.member(key)
    var elements: [Element] = []
    for item in try list.asArray().prefix(count.upperBound + 1) { elements.append(try read(item)) }
    guard count.contains(elements.count) else {
      let bounds =
        count.count == 1
        ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
      throw list.fault(
        .unexpected(expected: "\(bounds) \(noun)", found: "\(elements.count)"))
    }
    return elements
  }

  private func row(_ key: String) -> ThemeKey {
    guard let row = object.keys.first(where: { $0.name == key }) else {
      preconditionFailure("\(object.name) has no key \(key)")
    }
    return row
  }
}

extension ThemeFields {
  static func color(_ json: JSONValue) throws(JSONFault) -> StraightRGBA {
    try color(json, or: "")
  }

  static func opaqueColor(_ json: JSONValue) throws(JSONFault) -> StraightRGBA {
    let color = try color(json)
    guard color.isOpaque else { throw json.fault(expected: "an opaque color") }
    return color
  }

  private static func color(
    _ json: JSONValue, or others: String
  ) throws(JSONFault) -> StraightRGBA {
    guard let color = StraightRGBA(hex: try json.asString()) else {
      throw json.fault(expected: "a color such as \"#1A2B3C\"\(others)")
    }
    return color
  }
}
