import ColorScience
import Compositing

/// A glyph with its color and attributes.
struct StyledGlyph: Hashable, Sendable {
  private(set) var measured: MeasuredGlyph
  var color: StraightRGBA
  let attributes: CellAttributes
  /// The number of the glyph's marks among its text's, from 1; 0 for none.
  var mark: UInt8 = 0
  /// A Boolean value indicating whether a variation selector makes it an emoji, which has colors of its own.
  var isEmoji = false

  init(_ measured: MeasuredGlyph, color: StraightRGBA, attributes: CellAttributes = []) {
    self.measured = measured
    self.color = color
    self.attributes = attributes
  }

  /// Returns another glyph as wide as this one, in its style.
  func showing(_ glyph: Glyph) -> StyledGlyph {
    var styled = self
    styled.measured = MeasuredGlyph(glyph, width: measured.width)
    return styled
  }

  /// Returns a glyph one cell wide in the style of this one.
  func replaced(by scalar: Unicode.Scalar) -> StyledGlyph {
    StyledGlyph(MeasuredGlyph(Glyph(scalar), width: 1), color: color, attributes: attributes)
  }
}
