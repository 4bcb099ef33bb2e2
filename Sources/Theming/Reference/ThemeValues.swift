import ColorScience
import StrictJSON

/// The values of an object in a theme file by the keys of its table, the standard values included.
struct ThemeValues: Hashable, Sendable {
  private enum Value: Hashable {
    case number(Double)
    case colors([StraightRGBA])
    case glyphs([String])
  }

  private struct Member: Hashable {
    var key: String
    var value: Value
  }

  /// A few members, so that a search from the first on costs less than a dictionary.
  private var members: [Member] = []

  /// Reads an object of numbers, colors and glyphs.
  init(_ json: JSONValue, _ object: ThemeObject) throws(JSONFault) {
    let fields = try ThemeFields(json, object)
    for key in object.keys {
      let value: Value =
        switch key.kind {
        case .number: .number(try fields.number(key.name))
        case .count: .number(Double(try fields.count(key.name)))
        case .color: .colors([try fields.color(key.name)])
        case .colors: .colors(try fields.colors(key.name))
        case .glyphs: .glyphs(try fields.glyphs(key.name))
        case .text, .word, .opaqueColor, .colorOrWord, .colorRows, .object, .objectOrColor,
          .objects, .choices:
          preconditionFailure("\(object.name) has a key that its type reads: \(key.name)")
        }
      members.append(Member(key: key.name, value: value))
    }
  }

  func number(_ key: String) -> Double {
    guard case .number(let number) = value(key) else { preconditionFailure("no number: \(key)") }
    return number
  }

  func float(_ key: String) -> Float { Float(number(key)) }

  func count(_ key: String) -> Int { Int(number(key)) }

  /// Returns an angle in turns, which is given in degrees.
  func turns(_ key: String) -> Float { Float(number(key) / 360) }

  func colors(_ key: String) -> [StraightRGBA] {
    guard case .colors(let colors) = value(key) else { preconditionFailure("no colors: \(key)") }
    return colors
  }

  func color(_ key: String) -> StraightRGBA { colors(key)[0] }

  func glyphs(_ key: String) -> [String] {
    guard case .glyphs(let glyphs) = value(key) else { preconditionFailure("no glyphs: \(key)") }
    return glyphs
  }

  /// Returns the noise that the key `seed` starts.
  func noise(plus step: Int = 0) -> Noise { Noise(seed: count("seed") + step) }

  private func value(_ key: String) -> Value {
    guard let member = members.first(where: { $0.key == key }) else {
      preconditionFailure("the table has no key \(key)")
    }
    return member.value
  }
}
