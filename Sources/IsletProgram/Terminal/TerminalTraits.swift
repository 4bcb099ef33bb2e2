import ColorScience
import Compositing

/// The terminal's colors, glyphs and limits, for which a picture is drawn.
struct TerminalTraits: Hashable {
  var depth: ColorDepth
  var glyphs: GlyphRepertoire
  /// A Boolean value indicating whether the terminal has more cells than are drawn.
  var isCut = false
}
