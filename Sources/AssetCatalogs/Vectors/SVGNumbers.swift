import Compositing

/// Reads the numbers of an attribute one after the other, as SVG's paths write them: without spaces where a sign or a second
/// point begins a number.
struct SVGNumbers {
  private let text: [UInt8]
  private var place = 0

  init(_ text: some StringProtocol) {
    self.text = Array(text.utf8)
  }

  /// A Boolean value indicating whether nothing is left but spaces and commas.
  mutating func isAtEnd() -> Bool {
    skipSeparators()
    return place >= text.count
  }

  /// Reads a letter; `nil` where there is none.
  mutating func letter() -> Character? {
    skipSeparators()
    guard place < text.count, Self.isLetter(text[place]) else { return nil }
    place += 1
    return Character(Unicode.Scalar(text[place - 1]))
  }

  /// Reads one of the flags of an arc, which may stand before the next number without a space.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard place < text.count, text[place] == 0x30 || text[place] == 0x31 else { return nil }
    place += 1
    return text[place - 1] == 0x31
  }

  /// Reads a number; `nil` where there is none, or one that is not finite.
  mutating func number() -> Double? {
    skipSeparators()
    let start = place
    skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    skipDigits()
    if place < text.count, text[place] == UInt8(ascii: ".") {
      place += 1
      skipDigits()
    }
    let end = place
    if place < text.count, text[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      let digits = place
      skipDigits()
      if place == digits { place = end }
    }
    // Swift reads no number that begins or ends with its point.
    let digits = String(decoding: text[start..<place], as: UTF8.self)
    let whole = digits.last == "." ? String(digits.dropLast()) : digits
    guard let number = Double(whole), number.isFinite else {
      place = start
      return nil
    }
    return number
  }

  /// Reads the rest as numbers, up to the first thing that is none.
  mutating func all() -> [Double] {
    var numbers: [Double] = []
    while let number = number() { numbers.append(number) }
    return numbers
  }

  private mutating func skip(where condition: (UInt8) -> Bool) {
    if place < text.count, condition(text[place]) { place += 1 }
  }

  private mutating func skipDigits() {
    while place < text.count, (0x30...0x39).contains(text[place]) { place += 1 }
  }

  private mutating func skipSeparators() {
    while place < text.count, text[place] <= 0x20 || text[place] == UInt8(ascii: ",") { place += 1 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// A length of SVG: a number with a unit.
struct SVGLength {
  private let number: Double
  private let unit: Substring

  /// Reads a length; `nil` for anything else.
  init?(_ text: String) {
    let text = text.drop { $0.isWhitespace }
    let end = text.firstIndex { !($0.isNumber || "+-.eE".contains($0)) } ?? text.endIndex
    // The unit `em` begins as an exponent does.
    var digits = text[..<end]
    while let last = digits.last, !last.isNumber, last != "." { digits = digits.dropLast() }
    var numbers = SVGNumbers(digits)
    guard let number = numbers.number() else { return nil }
    self.number = number
    unit = text[digits.endIndex...].prefix { !$0.isWhitespace }
  }

  /// A Boolean value indicating whether it is a part of something else's length.
  var isRelative: Bool { unit == "%" }

  /// Returns the length in units of its coordinates.
  ///
  /// - Parameter whole: The length that 100 % are.
  /// - Returns: The length.
  func value(of whole: Double) -> Double {
    unit == "%" ? number / 100 * whole : number * (Self.units[unit] ?? 1)
  }

  /// The sizes of units, in pixels; others count as pixels.
  private static let units: [Substring: Double] = [
    "pt": 4.0 / 3, "pc": 16, "em": 16, "rem": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
  ]
}

extension OutlineTransform {
  /// Reads a list of SVG's transforms, of which the last is applied first; one that is not known changes nothing.
  init(svg text: String) {
    self.init()
    for part in text.split(separator: ")") {
      guard let bracket = part.firstIndex(of: "(") else { continue }
      let name = part[..<bracket].drop { $0.isWhitespace || $0 == "," }
      var rest = SVGNumbers(part[part.index(after: bracket)...])
      let numbers = rest.all()
      guard let step = Self.step(name.filter { !$0.isWhitespace }, numbers) else { continue }
      self = step.concatenating(self)
    }
  }

  private static func step(_ name: String, _ numbers: [Double]) -> OutlineTransform? {
    guard let first = numbers.first else { return nil }
    let second = numbers.count > 1 ? numbers[1] : nil
    switch name {
    case "matrix":
      guard numbers.count == 6 else { return nil }
      return OutlineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case "translate": return .translation(x: first, y: second ?? 0)
    case "scale": return .scale(x: first, y: second ?? first)
    case "rotate":
      let turn = rotation(radians: first * .pi / 180)
      guard numbers.count == 3 else { return turn }
      return translation(x: -numbers[1], y: -numbers[2]).concatenating(turn)
        .concatenating(.translation(x: numbers[1], y: numbers[2]))
    case "skewX":
      return OutlineTransform(a: 1, b: 0, c: tangent(first), d: 1, tx: 0, ty: 0)
    case "skewY":
      return OutlineTransform(a: 1, b: tangent(first), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  private static func tangent(_ degrees: Double) -> Double {
    let turn = rotation(radians: degrees * .pi / 180)
    return turn.b / turn.a
  }
}
