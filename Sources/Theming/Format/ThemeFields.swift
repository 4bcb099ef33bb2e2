import ColorScience
import StrictJSON

/// The members of an object in a theme, none of which may be unknown, and each of which has a range.
struct ThemeFields {
  private let json: JSONValue

  init(_ json: JSONValue, known: [String]) throws(JSONFault) {
    _ = try json.members(known: known)
    self.json = json
  }

  /// A number in a range; without a standard value it must be there.
  func number(
    _ key: String, in range: ClosedRange<Double>, else standard: Double? = nil
  ) throws(JSONFault) -> Double {
    if json[key] == nil, let standard { return standard }
    let value = try json.member(key)
    let number = try value.asDouble()
    guard range.contains(number) else {
      throw value.fault(expected: "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A whole number in a range, as `number` takes one.
  func count(_ key: String, in range: ClosedRange<Int>, else standard: Int? = nil)
    throws(JSONFault) -> Int
  {
    if json[key] == nil, let standard { return standard }
    let value = try json.member(key)
    let number = try value.asInt64()
    guard range.contains(Int(number)) else {
      throw value.fault(expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return Int(number)
  }

  /// What the noise begins with: any whole number up to a million.
  func seed() throws(JSONFault) -> Int { try count("seed", in: 0...1_000_000, else: 1) }

  func color(_ key: String, else standard: StraightRGBA? = nil) throws(JSONFault) -> StraightRGBA {
    if json[key] == nil, let standard { return standard }
    return try Self.color(json.member(key))
  }

  func optionalColor(_ key: String) throws(JSONFault) -> StraightRGBA? {
    guard let value = json[key] else { return nil }
    return try Self.color(value)
  }

  /// Colors of which there must be so many.
  func colors(_ key: String, count: ClosedRange<Int>) throws(JSONFault) -> [StraightRGBA] {
    let list = try json.member(key)
    var colors: [StraightRGBA] = []
    for item in try list.asArray().prefix(count.upperBound + 1) {
      colors.append(try Self.color(item))
    }
    guard count.contains(colors.count) else {
      throw list.fault(
        .unexpected(
          expected: "\(count.lowerBound) to \(count.upperBound) colors", found: "\(colors.count)"))
    }
    return colors
  }

  /// Texts of one glyph each, of which there must be so many.
  func symbols(_ key: String, count: ClosedRange<Int>) throws(JSONFault) -> [String] {
    if json[key] == nil, count.contains(0) { return [] }
    let list = try json.member(key)
    var symbols: [String] = []
    for item in try list.asArray().prefix(count.upperBound + 1) {
      let text = try item.asString()
      guard text.count == 1 else { throw item.fault(expected: "one glyph") }
      symbols.append(text)
    }
    guard count.contains(symbols.count) else {
      throw list.fault(
        .unexpected(
          expected: "\(count.lowerBound) to \(count.upperBound) glyphs", found: "\(symbols.count)"))
    }
    return symbols
  }

  static func color(_ json: JSONValue) throws(JSONFault) -> StraightRGBA {
    guard let color = StraightRGBA(hex: try json.asString()) else {
      throw json.fault(expected: "a color such as \"#1A2B3C\"")
    }
    return color
  }

  static func opaqueColor(_ json: JSONValue) throws(JSONFault) -> StraightRGBA {
    let color = try color(json)
    guard color.isOpaque else { throw json.fault(expected: "an opaque color") }
    return color
  }
}
