extension Glyph {
  /// Returns whether the glyph is drawn at a strength: an emoji, with colors of its own, cannot be faint.
  func isShown(at strength: Float) -> Bool {
    ownColor == nil ? strength > 0 : strength >= Self.wholeStrengthMinimum
  }

  /// The strength down to which emoji and block glyphs are drawn while one picture turns into another.
  static let wholeStrengthMinimum: Float = 0.7

  /// The alpha below which an emoji is not drawn: half, since its own colors never grow faint.
  static let emojiAlphaMinimum: UInt8 = 128

  /// The parts of a cell's upper and lower half that the ink covers, `0...1`.
  ///
  /// A letter's strokes cover about three tenths of its cell, and look like a little more as light on a dark ground. Blocks
  /// cover exactly their area.
  var coverage: (upper: Float, lower: Float) {
    // A sextant covers one to five of its six parts.
    if (0x1FB00...0x1FB3B).contains(bits) { return (0.5, 0.5) }
    guard let quadrants = Quadrant.bits(of: self) else { return (0.4, 0.4) }
    let upper = (quadrants & 1) + (quadrants >> 1 & 1)
    let lower = (quadrants >> 2 & 1) + (quadrants >> 3 & 1)
    return (Float(upper) / 2, Float(lower) / 2)
  }
}
