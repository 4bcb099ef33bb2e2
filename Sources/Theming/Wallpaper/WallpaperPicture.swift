public import ColorScience

/// A painted wallpaper.
public struct WallpaperPicture: Hashable, Sendable {
  /// A glyph upon the colors: an emoji, a star.
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

  /// The colors, two rows of them for each row of cells.
  public let grid: ColorGrid
  /// The glyphs upon them.
  public let symbols: [Symbol]
}
