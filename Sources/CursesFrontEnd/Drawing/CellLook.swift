import Compositing

/// The look of a cell on the terminal: the glyph, colors and attributes that ncurses gets.
struct CellLook: Equatable {
  /// The glyph, as the terminal can draw it.
  var glyph: Glyph
  /// The ink's color in the terminal's own numbers; -1 is the terminal's default.
  var foreground: Int32
  /// The background's color, likewise.
  var background: Int32
  /// The attributes; `emphasized` means reverse.
  var attributes: CellAttributes = []
  /// A Boolean value indicating whether the glyph takes the next cell, too.
  var isWide = false

  static let upperHalf = Glyph("\u{2580}")
  static let lowerHalf = Glyph("\u{2584}")

  /// The look of an unpainted cell.
  static let blank = CellLook(glyph: .space, foreground: -1, background: -1)

  /// The colors of its halves, with any glyph that shows two halves; `nil` for ink.
  var halves: (upper: Int32, lower: Int32)? {
    guard attributes.isEmpty else { return nil }
    if glyph == .space { return (background, background) }
    if glyph == Self.upperHalf { return (foreground, background) }
    return glyph == Self.lowerHalf ? (background, foreground) : nil
  }

  /// A Boolean value indicating whether the cell shows halves of two colors.
  func showsHalves(_ upper: Int32, _ lower: Int32) -> Bool {
    halves.map { $0 == (upper, lower) } ?? false
  }
}
