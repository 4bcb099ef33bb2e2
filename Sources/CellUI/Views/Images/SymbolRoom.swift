import Compositing

/// The room that a symbol has by its font, or in a frame.
struct SymbolRoom {
  /// The size of the font, in points.
  let points: Double
  /// The factor on it.
  let scale: Double
  /// A Boolean value indicating whether the symbol takes the size of its frame.
  let isResizable: Bool
  /// A Boolean value indicating whether a disc is seen behind a sign.
  let showsDiscs: Bool
  /// A Boolean value indicating whether there are other glyphs than those of ASCII.
  let hasGlyphs: Bool

  init(points: Double, scale: Double, isResizable: Bool, in environment: EnvironmentValues) {
    (self.points, self.scale, self.isResizable) = (points, scale, isResizable)
    showsDiscs = !environment.drawsBarsWithInk
    hasGlyphs = environment.glyphRepertoire != .ascii
  }

  /// A Boolean value indicating whether a sketch has room.
  var isLarge: Bool { isResizable || points * scale >= Font.blockMinimumPoints }

  /// A Boolean value indicating whether a disc may be two rows high.
  private var mayHaveDisc: Bool {
    guard showsDiscs, hasGlyphs else { return false }
    return isResizable
      || Points.rows(points * scale * SymbolImageNode.heightFactor) >= SymbolDisc.size.rows
  }

  /// A Boolean value indicating whether a disc is seen in a line of text.
  private var mayBeInLine: Bool { showsDiscs && points >= SymbolPicture.lineMinimumPoints }

  /// Returns whether a symbol may be more than a glyph.
  func mayDraw(_ name: String) -> Bool {
    isLarge || mayBeInLine && name.hasSuffix(".fill")
      || mayHaveDisc && SymbolPicture.isEnclosure(name)
  }

  /// Returns whether a symbol is more than a glyph, and its sign on a disc of two rows; `nil` where it is none there.
  func drawing(of picture: SymbolPicture, glyphs: [MeasuredGlyph]) -> (
    isDrawn: Bool, discSign: MeasuredGlyph?
  ) {
    let sign = mayHaveDisc ? picture.discSign(glyphs) : nil
    return (isLarge || sign != nil || mayBeInLine && picture.isSignInLine, sign)
  }

  /// Returns the size of a symbol, and the one in a place with fewer rows.
  ///
  /// - Parameters:
  ///   - hasDisc: Whether the symbol is on a disc in two rows.
  ///   - mayBeDotted: Whether it is drawn in dots there.
  /// - Returns: The size of its own, and the one of a glyph; `nil` where it is no glyph anywhere.
  func sizes(hasDisc: Bool, mayBeDotted: Bool) -> (natural: CellSize, glyph: CellSize?) {
    guard isLarge || hasDisc else { return (SymbolPicture.lineSize, nil) }
    let sizes = SymbolImageNode.sizes(
      points: points, scale: scale, mayBeDotted: mayBeDotted || hasDisc)
    return isLarge ? sizes : (sizes.natural, SymbolPicture.lineSize)
  }
}
