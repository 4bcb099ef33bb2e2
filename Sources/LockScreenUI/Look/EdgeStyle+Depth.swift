import ColorScience
import Compositing

extension EdgeStyle {
  /// Makes the style for a number of colors: few of them have no mixtures to show.
  init(glyphs: GlyphRepertoire, depth: ColorDepth) {
    self.init(glyphs: glyphs, isAntialiased: !depth.isPlain)
  }
}
