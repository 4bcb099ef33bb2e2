import ColorScience

/// An object of a theme file: the table of its keys.
///
/// The reader, its errors, the help text and the JSON Schema all come from these tables.
struct ThemeObject: Sendable {
  /// The key under which the object stands, or `theme` for the whole file.
  let name: String
  let keys: [ThemeKey]
  private let words: @Sendable () -> String

  /// Makes an object; its meaning is put together only for help and schema.
  init(
    _ name: String, _ meaning: @autoclosure @escaping @Sendable () -> String, _ keys: [ThemeKey]
  ) {
    self.name = name
    self.keys = keys
    words = meaning
  }

  var meaning: String { words() }
}

/// One key of an object in a theme file.
struct ThemeKey: Sendable {
  /// The values that a key takes.
  enum Kind: Sendable {
    /// 1 to so many characters.
    case text(lengthMaximum: Int)
    case word([String])
    case number(ClosedRange<Double>)
    case count(ClosedRange<Int>)
    case color
    case opaqueColor
    /// A color, or a word instead.
    case colorOrWord(String)
    case colors(ClosedRange<Int>)
    /// Rows of opaque colors, equally many in each row.
    case colorRows(ClosedRange<Int>)
    /// Texts of one glyph each.
    case glyphs(ClosedRange<Int>)
    case object(ThemeObject)
    /// An object, or just the color among its keys.
    case objectOrColor(ThemeObject)
    case objects(ThemeObject, ClosedRange<Int>)
    /// Objects with one key each, which names one of these.
    case choices([ThemeObject], ClosedRange<Int>)
  }

  /// The value of a key that is left out.
  enum Standard: Hashable, Sendable {
    /// None: the key is required.
    case required
    case number(Double)
    case color(StraightRGBA)
    /// The color of another key, with a factor on its opacity.
    case same(as: String, opacity: Double = 1)
    /// A value that the reader makes, in words.
    case described(String)
  }

  let name: String
  let kind: Kind
  let standard: Standard
  let meaning: String

  init(_ name: String, _ kind: Kind, else standard: Standard = .required, _ meaning: String) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.meaning = meaning
  }

  var isRequired: Bool { standard == .required }
}

extension ThemeKey {
  static func number(
    _ name: String, _ range: ClosedRange<Double>, else standard: Double? = nil, _ meaning: String
  ) -> ThemeKey {
    ThemeKey(name, .number(range), else: standard.map(Standard.number) ?? .required, meaning)
  }

  static func count(
    _ name: String, _ range: ClosedRange<Int>, else standard: Int, _ meaning: String
  ) -> ThemeKey {
    ThemeKey(name, .count(range), else: .number(Double(standard)), meaning)
  }

  static func color(
    _ name: String, else standard: Standard = .required, _ meaning: String
  ) -> ThemeKey {
    ThemeKey(name, .color, else: standard, meaning)
  }

  /// The start of the noise, the same in every object that has some.
  static let seed = ThemeKey.count(
    "seed", 0...1_000_000, else: 1, "another number, another pattern")
}
