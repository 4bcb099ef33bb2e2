public import ColorScience

/// How a cell's ink is drawn, in ncurses' and ECMA-48's words.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// The attributes' bits.
  public let rawValue: UInt8

  /// Makes attributes from bits.
  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier strokes.
  public static let bold = CellAttributes(rawValue: 1)
  /// Slanted strokes.
  public static let italic = CellAttributes(rawValue: 2)
  /// A line below.
  public static let underline = CellAttributes(rawValue: 4)
  /// A line through the middle.
  public static let strikethrough = CellAttributes(rawValue: 8)
  /// The ink is the picture's main point where no color can say so (selection, in mono).
  public static let emphasized = CellAttributes(rawValue: 16)
  /// Weaker strokes, where no color can say so.
  public static let faint = CellAttributes(rawValue: 32)
}

/// One cell of a surface: ink upon a background that has two halves, upper and lower.
///
/// The halves give every picture twice the rows: a cell without ink is shown as `▀` when they differ. Under ink the
/// background is the mean of both. Any color may be translucent; a surface for a terminal is opaque throughout.
public struct Cell: Hashable, Sendable {
  /// The glyph, or none.
  public var glyph: Glyph
  /// The ink's color.
  public var foreground: StraightRGBA
  /// The background of the upper half.
  public var upper: StraightRGBA
  /// The background of the lower half.
  public var lower: StraightRGBA
  /// The ink's attributes.
  public var attributes: CellAttributes
  /// The glyph's width, in cells: 1 or 2, and 1 for a `continuation`.
  public var width: UInt8

  /// Makes a cell whose halves share a background.
  @inlinable
  public init(
    glyph: Glyph = .none, foreground: StraightRGBA = .clear, background: StraightRGBA = .clear,
    attributes: CellAttributes = [], width: UInt8 = 1
  ) {
    self.glyph = glyph
    self.foreground = foreground
    upper = background
    lower = background
    self.attributes = attributes
    self.width = width
  }

  /// Makes a cell without ink, whose halves differ.
  @inlinable
  public init(upper: StraightRGBA, lower: StraightRGBA) {
    glyph = .none
    foreground = .clear
    self.upper = upper
    self.lower = lower
    attributes = []
    width = 1
  }

  /// Compares two cells, the parts first that differ most often.
  @inlinable
  public static func == (first: Cell, second: Cell) -> Bool {
    first.upper == second.upper && first.glyph == second.glyph && first.lower == second.lower
      && first.foreground == second.foreground && first.attributes == second.attributes
      && first.width == second.width
  }

  /// A cell that changes nothing beneath it.
  @inlinable
  public static var clear: Cell { Cell() }
}
