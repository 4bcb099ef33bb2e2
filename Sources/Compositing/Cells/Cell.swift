public import ColorScience

/// One cell of a surface: ink on a background that has two halves, upper and lower.
///
/// The halves double the rows of a picture: a cell without ink is shown as `▀` when they differ. Under ink the
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

  // Zero rather than `[]`, whose way through `SetAlgebra` doubles the time of a debug build's pictures.

  /// Makes a cell whose halves share a background.
  @inlinable
  public init(
    glyph: Glyph = .none, foreground: StraightRGBA = .clear, background: StraightRGBA = .clear,
    attributes: CellAttributes = CellAttributes(rawValue: 0), width: UInt8 = 1
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
    attributes = CellAttributes(rawValue: 0)
    width = 1
  }

  /// Compares two cells, starting with the parts that differ most often.
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
