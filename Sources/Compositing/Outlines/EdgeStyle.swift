public import ColorScience

/// The way in which cells show the edges of shapes.
public struct EdgeStyle: Hashable, Sendable {
  /// The glyphs of edge cells.
  public var glyphs: GlyphRepertoire
  /// A Boolean value indicating whether sub-pixels that are covered in part get mixed colors; devices of few colors have
  /// none to mix.
  public var isAntialiased: Bool
  /// A Boolean value indicating whether straight edges are eighth blocks with any glyphs but ASCII's.
  public var usesEighths = false
  /// The opaque color on which a clear surface will be laid; `nil` where that is not known.
  public var ground: StraightRGBA?

  /// Makes a style.
  public init(glyphs: GlyphRepertoire = .quadrant, isAntialiased: Bool = true) {
    self.glyphs = glyphs
    self.isAntialiased = isAntialiased
  }
}
