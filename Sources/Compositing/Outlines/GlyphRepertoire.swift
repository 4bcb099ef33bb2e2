/// The glyphs that shapes and large text may be drawn with, and so the sub-pixels of a cell.
public enum GlyphRepertoire: String, Hashable, Sendable, CaseIterable {
  /// Half blocks and quadrants, which all fonts have: 2 by 2.
  case quadrant
  /// Sextants, which newer fonts have (Unicode 13): 2 by 3.
  case sextant
  /// Octants (Unicode 16), and eighth blocks at straight edges, for terminals that draw them without a font: 2 by 4.
  case octant
  /// Whole cells, for ASCII-only locales.
  case ascii

  /// The height of a cell, in sub-pixels.
  public var pixelRows: Int {
    switch self {
    case .quadrant: 2
    case .sextant: 3
    case .octant: 4
    case .ascii: 1
    }
  }

  /// The width of a cell, in sub-pixels.
  public var pixelColumns: Int { self == .ascii ? 1 : 2 }
}
