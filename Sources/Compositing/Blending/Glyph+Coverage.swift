extension Glyph {
  /// Returns whether the glyph is drawn at a strength: an emoji, with colors of its own, cannot be faint.
  func isShown(at strength: Float) -> Bool {
    ownColor == nil ? strength > 0 : strength >= Self.wholeStrengthMinimum
  }

  /// The strength down to which emoji and block glyphs are drawn while one picture turns into another.
  static let wholeStrengthMinimum: Float = 0.7

  /// The opacity of a fade below which an emoji is not drawn: half, since its own colors never grow faint.
  static let emojiOpacityMinimum = 0.5

  /// The alpha of its ink below which an emoji is not drawn: between a tertiary and a quaternary style on a dim display.
  static let emojiAlphaMinimum: UInt8 = 48

  /// The parts of a cell's upper and lower half that the ink covers, `0...1`.
  ///
  /// A letter's strokes cover about three tenths of its cell, and look like a little more as light on a dark ground. Blocks
  /// cover exactly their area.
  package var coverage: (upper: Float, lower: Float) {
    guard let mask = CellMask(self) else { return (0.4, 0.4) }
    let part = { mask.part(ofPixel: $0, rows: 2) }
    return ((part(0) + part(1)) / 2, (part(2) + part(3)) / 2)
  }
}
