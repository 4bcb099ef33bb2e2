/// The glyphs that block letters may be drawn with.
public enum GlyphRepertoire: Hashable, Sendable {
  /// Half blocks and quadrants, which all fonts have.
  case quadrant
  /// Also sextants, which newer fonts have (Unicode 13).
  case sextant
  /// Whole cells, for ASCII-only locales.
  case ascii

  /// The height of a cell, in pixels.
  var pixelRows: Int {
    switch self {
    case .quadrant: 2
    case .sextant: 3
    case .ascii: 1
    }
  }

  /// The width of a cell, in pixels.
  var pixelColumns: Int { self == .ascii ? 1 : 2 }
}
