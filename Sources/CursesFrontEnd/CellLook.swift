import Compositing

/// How one cell stands on the terminal: what ncurses is told, and what a next frame is compared with.
struct CellLook: Equatable {
  /// The glyph, as the terminal can draw it.
  var glyph: Glyph
  /// The ink's color in the terminal's own numbers; -1 is the terminal's default.
  var foreground: Int32
  /// The background's color, likewise.
  var background: Int32
  /// `emphasized` means reverse here.
  var attributes: CellAttributes = []
  /// Whether the glyph takes the next cell too.
  var isWide = false

  static let upperHalf = Glyph("\u{2580}")
  static let lowerHalf = Glyph("\u{2584}")

  /// What an unpainted screen holds.
  static let blank = CellLook(glyph: .space, foreground: -1, background: -1)

  /// A Boolean value indicating whether the cell shows two halves of those colors, by whatever glyph.
  func showsHalves(_ upper: Int32, _ lower: Int32) -> Bool {
    guard attributes.isEmpty else { return false }
    return switch glyph {
    case .space: background == upper && background == lower
    case Self.upperHalf: foreground == upper && background == lower
    case Self.lowerHalf: background == upper && foreground == lower
    default: false
    }
  }
}
