import ColorScience
import StrictJSON

/// The values of an object in a theme file by the keys of its table, the standard values included.
struct ThemeValues: Hashable, Sendable {
  private var numbers: [String: Double] = [:]
  private var colors: [String: [StraightRGBA]] = [:]
  private var glyphs: [String: [String]] = [:]

  /// Reads an object of numbers, colors and glyphs.
  init(_ json: JSONValue, _ object: ThemeObject) throws(JSONFault) {
    let fields = try ThemeFields(json, object)
    for key in object.keys {
      switch key.kind {
      case .number: numbers[key.name] = try fields.number(key.name)
      case .count: numbers[key.name] = Double(try fields.count(key.name))
      case .color: colors[key.name] = [try fields.color(key.name)]
      case .colors: colors[key.name] = try fields.colors(key.name)
      case .glyphs: glyphs[key.name] = try fields.glyphs(key.name)
      case .text, .word, .opaqueColor, .colorOrWord, .colorRows, .object, .objectOrColor, .objects,
        .choices:
        preconditionFailure("\(object.name) has a key that its type reads: \(key.name)")
      }
    }
  }

  func number(_ key: String) -> Double { value(numbers, key) }

  func float(_ key: String) -> Float { Float(number(key)) }

  func count(_ key: String) -> Int { Int(number(key)) }

  /// Returns an angle in turns, which is given in degrees.
  func turns(_ key: String) -> Float { Float(number(key) / 360) }

  func colors(_ key: String) -> [StraightRGBA] { value(colors, key) }

  func color(_ key: String) -> StraightRGBA { colors(key)[0] }

  func glyphs(_ key: String) -> [String] { value(glyphs, key) }

  /// Returns the noise that the key `seed` starts.
  func noise(plus step: Int = 0) -> Noise { Noise(seed: count("seed") + step) }

  private func value<Value>(_ values: [String: Value], _ key: String) -> Value {
    guard let value = values[key] else { preconditionFailure("the table has no key \(key)") }
    return value
  }
}
