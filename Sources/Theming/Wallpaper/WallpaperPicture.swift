public import ColorScience

/// A painted wallpaper.
public struct WallpaperPicture: Hashable, Sendable {
  /// A glyph on the colors: an emoji, a star.
  public struct Symbol: Hashable, Sendable {
    /// The text of one glyph.
    public let text: String
    /// Cells from the left.
    public let column: Int
    /// Cells from the top.
    public let row: Int
    /// The ink's color, opaque; `nil` for an emoji, which has its own.
    public var color: StraightRGBA?
  }

  /// A square that a curve cuts, with the colors of its halves.
  public struct Cut: Hashable, Sendable {
    /// Squares from the left.
    public let column: Int
    /// Squares from the top, two of which make a row of cells.
    public let row: Int
    /// The color of the left half.
    public let left: StraightRGBA
    /// The color of the right half.
    public let right: StraightRGBA
  }

  /// The colors, two rows of them for each row of cells.
  public let grid: ColorGrid
  /// The squares that curves cut, row by row.
  public let cuts: [Cut]
  /// The glyphs on them.
  public let symbols: [Symbol]
}
