import ColorScience
import Compositing

/// A glyph with its color and attributes.
struct StyledGlyph: Hashable, Sendable {
  let measured: MeasuredGlyph
  var color: StraightRGBA
  let attributes: CellAttributes
  /// The number of the glyph's marks among its text's, from 1; 0 for none.
  var mark: UInt8 = 0

  init(_ measured: MeasuredGlyph, color: StraightRGBA, attributes: CellAttributes = []) {
    self.measured = measured
    self.color = color
    self.attributes = attributes
  }

  /// Returns a glyph one cell wide in the style of this one.
  func replaced(by scalar: Unicode.Scalar) -> StyledGlyph {
    StyledGlyph(MeasuredGlyph(Glyph(scalar), width: 1), color: color, attributes: attributes)
  }
}
