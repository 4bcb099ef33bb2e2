import ColorScience
import Compositing

/// A glyph with its color and attributes.
///
/// Glyphs are equal that look alike, wherever they stand in their text.
struct StyledGlyph: Hashable, Sendable {
  private(set) var measured: MeasuredGlyph
  var color: StraightRGBA
  let attributes: CellAttributes
  /// The number of the glyph's marks among its text's, from 1; 0 for none.
  var mark: UInt8 = 0
  /// The place in the text's own order, from 1, in a line with words from right to left: negative for a glyph that is mirrored
  /// there; 0 in other lines.
  private var place: Int16 = 0

  init(_ measured: MeasuredGlyph, color: StraightRGBA, attributes: CellAttributes = []) {
    self.measured = measured
    self.color = color
    self.attributes = attributes
  }

  /// A Boolean value indicating whether it has the color of the emoji that a variation selector makes of it.
  var isEmoji: Bool {
    let glyph = measured.glyph
    return glyph.base.value > 0xFF && glyph.base.properties.isEmoji
      && color == glyph.emojiColor.opacity(color.fraction)
  }

  /// Returns another glyph as wide as this one, in its style.
  func showing(_ glyph: Glyph) -> StyledGlyph {
    var styled = self
    styled.measured = MeasuredGlyph(glyph, width: measured.width)
    return styled
  }

  /// Returns another glyph as wide as this one, in its style, that keeps a place in its text's own order.
  func standing(at place: VisualOrder.Place) -> StyledGlyph {
    var styled = showing(place.glyph)
    let number = Int16(clamping: place.index + 1)
    styled.place = place.glyph == measured.glyph ? number : -number
    return styled
  }

  /// Returns the glyph in another color.
  func colored(_ color: StraightRGBA) -> StyledGlyph {
    var styled = self
    styled.color = color
    return styled
  }

  /// Returns a glyph one cell wide in the style of this one.
  func replaced(by scalar: Unicode.Scalar) -> StyledGlyph {
    StyledGlyph(MeasuredGlyph(Glyph(scalar), width: 1), color: color, attributes: attributes)
  }

  static func == (one: StyledGlyph, other: StyledGlyph) -> Bool {
    one.measured == other.measured && one.color == other.color
      && one.attributes == other.attributes && one.mark == other.mark
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(measured)
    hasher.combine(color)
    hasher.combine(attributes)
    hasher.combine(mark)
  }
}

extension [StyledGlyph] {
  /// The string of the glyphs, in the order in which it is read.
  var words: String {
    var words = String.UnicodeScalarView()
    for glyph in read { words.append(contentsOf: glyph.scalars) }
    return String(words)
  }

  /// The glyphs in the order in which they are read, without mirror images.
  private var read: [Glyph] {
    if contains(where: \.isPlaced) { return sorted { $0.isBefore($1) }.map(\.own) }
    let glyphs = map(\.measured.glyph)
    guard glyphs.contains(where: { RightToLeft.contains($0.base) }) else { return glyphs }
    return VisualOrder.reading(glyphs).map(\.glyph)
  }
}

extension StyledGlyph {
  /// A Boolean value indicating whether the glyph has a place in its text's own order.
  fileprivate var isPlaced: Bool { place != 0 }

  /// The glyph as its text has it.
  fileprivate var own: Glyph { place < 0 ? measured.glyph.mirrored : measured.glyph }

  /// Returns whether the glyph is read before another one.
  fileprivate func isBefore(_ other: StyledGlyph) -> Bool {
    place.magnitude < other.place.magnitude
  }
}
