extension StraightRGBA {
  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`; anything else gives `nil`.
  public init?(hex text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), [3, 6, 8].contains(digits.count) else { return nil }
    var number: UInt32 = 0
    for byte in digits {
      guard let digit = Self.hexDigit(byte) else { return nil }
      number = number << 4 | digit
    }
    switch digits.count {
    case 3:
      let channel = { (shift: UInt32) in UInt8(truncatingIfNeeded: number >> shift & 15) * 17 }
      self.init(red: channel(8), green: channel(4), blue: channel(0))
    case 6: self.init(rgb: number)
    default:
      self.init(rgb: number >> 8)
      alpha = UInt8(truncatingIfNeeded: number)
    }
  }

  /// The color as `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  public var hex: String {
    let channels = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
