import ColorScience
import Compositing

/// The terminal's colors and glyphs, for which a picture is drawn.
struct TerminalTraits: Hashable {
  var depth: ColorDepth
  var glyphs: GlyphRepertoire
}
