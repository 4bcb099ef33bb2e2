/// The bidirectional class of a character, as far as the order of a line depends on it (UAX #9, table 4).
///
/// Format characters have no class, because `TextCells` leaves them out; combining marks belong to their base.
enum BidiClass: Hashable {
  /// A letter of a script from left to right.
  case left
  /// A letter of a script from right to left.
  case right
  /// A letter of Arabic or of a script like it.
  case arabic
  /// A digit, as in Latin text.
  case europeanNumber
  /// A digit of Arabic.
  case arabicNumber
  /// A plus or a minus, which separates the parts of a number.
  case sign
  /// A sign before or behind a number, such as a percent sign or a currency's.
  case terminator
  /// A comma, a colon or another separator within a number.
  case separator
  /// A blank.
  case blank
  /// A character without a direction of its own.
  case neutral

  /// Makes the class of a character.
  init(_ scalar: Unicode.Scalar) {
    if let row = Self.rows.first(where: { $0.scalars.contains(scalar.value) }) {
      self = row.bidiClass
      return
    }
    let category = scalar.properties.generalCategory
    self =
      if Self.letters.contains(category) {
        RightToLeft.arabic.contains { $0.contains(scalar.value) }
          ? .arabic : RightToLeft.contains(scalar) ? .right : .left
      } else if category == .spaceSeparator {
        .blank
      } else if category == .currencySymbol {
        .terminator
      } else {
        .neutral
      }
  }

  /// A Boolean value indicating whether neutral characters take a direction from it.
  var isStrong: Bool { self == .left || self == .right || self == .arabic }
  /// A Boolean value indicating whether it takes the direction of the characters around it.
  var isNeutral: Bool { self == .blank || self == .neutral }
  /// A Boolean value indicating whether it is a number.
  var isNumber: Bool { self == .europeanNumber || self == .arabicNumber }
  /// The direction that neutral characters take from it: numbers count as letters from right to left.
  var direction: BidiClass { self == .left ? .left : .right }

  private static let letters: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .spacingMark, .decimalNumber, .letterNumber,
  ]

  /// The characters whose class differs from that of their general category: DerivedBidiClass.txt of Unicode 16.
  private static let rows: [(scalars: ClosedRange<UInt32>, bidiClass: BidiClass)] = [
    (0x30...0x39, .europeanNumber), (0xB2...0xB3, .europeanNumber), (0xB9...0xB9, .europeanNumber),
    (0x6F0...0x6F9, .europeanNumber), (0x2070...0x2079, .europeanNumber),
    (0x2080...0x2089, .europeanNumber), (0xFF10...0xFF19, .europeanNumber),
    (0x600...0x605, .arabicNumber), (0x660...0x669, .arabicNumber), (0x66B...0x66C, .arabicNumber),
    (0x6DD...0x6DD, .arabicNumber),
    (0x2B...0x2B, .sign), (0x2D...0x2D, .sign), (0x207A...0x207B, .sign),
    (0x208A...0x208B, .sign), (0x2212...0x2212, .sign), (0xFF0B...0xFF0B, .sign),
    (0xFF0D...0xFF0D, .sign),
    (0x23...0x23, .terminator), (0x25...0x25, .terminator), (0xB0...0xB1, .terminator),
    (0x66A...0x66A, .terminator), (0x2030...0x2034, .terminator), (0x2213...0x2213, .terminator),
    (0x2C...0x2C, .separator), (0x2E...0x2F, .separator), (0x3A...0x3A, .separator),
    (0xA0...0xA0, .separator), (0x60C...0x60C, .separator), (0x202F...0x202F, .separator),
    (0x2044...0x2044, .separator),
    // Punctuation of Hebrew and Arabic is strong, unlike other punctuation.
    (0x5BE...0x5BE, .right), (0x5C0...0x5C0, .right), (0x5C3...0x5C3, .right),
    (0x5C6...0x5C6, .right), (0x5F3...0x5F4, .right), (0x60B...0x60B, .arabic),
    (0x60D...0x60D, .arabic), (0x61B...0x61F, .arabic), (0x66D...0x66D, .arabic),
    (0x6D4...0x6D4, .arabic), (0x7C0...0x7C9, .right), (0xFDFC...0xFDFC, .arabic),
    // Braille patterns are letters to the algorithm.
    (0x2800...0x28FF, .left),
  ]
}

/// The scripts that are written from right to left.
public enum RightToLeft {
  /// Arabic, Syriac, Thaana and the scripts beside them, in the order of their code points.
  static let arabic: [ClosedRange<UInt32>] = [
    0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10D00...0x10D3F,
    0x10EC0...0x10EFF, 0x10F30...0x10F6F, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F, 0x1EE00...0x1EEFF,
  ]

  /// Returns whether a character belongs to such a script, its digits and signs among them.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: `true` from Hebrew to Arabic Extended-A, in the presentation forms of both, and in the ancient scripts and
  ///   those of Africa.
  @inlinable
  public static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return value >= 0x590
      && (value <= 0x8FF || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFE).contains(value)
        || (0x10800...0x10FFF).contains(value) || (0x1E800...0x1EFFF).contains(value))
  }
}
