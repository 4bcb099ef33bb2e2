import ColorScience
import Compositing

/// A text in large letters, drawn with the glyphs that come nearest to its strokes.
///
/// A cell gets the mask and the strength of ink with the least squared distance from what strokes cover of its
/// sub-pixels; its ground stays the one below. Where there are few colors, a sub-pixel is inked or not.
struct BlockText: Hashable, Sendable {
  /// The glyph of a cell and the opacity of its ink.
  struct Ink: Hashable, Sendable {
    /// The glyph; `none` for an empty cell.
    var glyph = Glyph.none
    /// The opacity, 255 for all.
    var strength: UInt8 = 0

    /// The opacity, `0...1`.
    var opacity: Double { Double(strength) / 255 }
  }

  /// The letters and their places.
  let setting: BlockSetting
  /// A Boolean value indicating whether sub-pixels may be inked in part.
  let isAntialiased: Bool
  /// The colors of a gradient, by the cells of the letters; `nil` for letters of one color.
  private var colors: PaintGrid?
  private let cells: [Ink]

  var columns: Int { setting.columns }
  var rows: Int { setting.rows }

  /// Draws letters.
  init(_ setting: BlockSetting, isAntialiased: Bool = true, colors: PaintGrid? = nil) {
    self.setting = setting
    self.isAntialiased = isAntialiased
    self.colors = colors
    var canvas = PixelCanvas(
      columns: setting.columns, rows: setting.rows, glyphs: setting.repertoire)
    for letter in setting.letters { canvas.draw(letter, of: setting) }
    cells = canvas.inks(isAntialiased: isAntialiased)
  }

  /// Returns the ink at a place inside.
  func ink(column: Int, row: Int) -> Ink {
    precondition(column >= 0 && column < columns && row >= 0 && row < rows, "a place inside")
    return cells[row * columns + column]
  }

  /// Returns the color of a cell: the gradient's, or the letters' own.
  func color(of letters: StraightRGBA, column: Int, row: Int) -> StraightRGBA {
    colors?.cellColor(column: column, row: row) ?? letters
  }

  /// The letters half a row further down in the same cells; `nil` where they have no room there.
  var lowered: BlockText? {
    setting.lowered.map { BlockText($0, isAntialiased: isAntialiased, colors: colors) }
  }

  /// Returns the letters in the colors of a grid that begins with their first cell.
  func colored(by colors: PaintGrid) -> BlockText {
    var text = self
    text.colors = colors
    return text
  }

  /// Returns the letters with a gradient of other colors.
  func recolored(_ change: (StraightRGBA) -> StraightRGBA) -> BlockText {
    var text = self
    text.colors?.recolor(change)
    return text
  }

  /// Draws the letters, without changing the background.
  func draw(on surface: inout Surface, at origin: CellPoint, color: StraightRGBA) {
    for row in 0..<rows {
      for column in 0..<columns where cells[row * columns + column].glyph != .none {
        let ink = cells[row * columns + column]
        let color = self.color(of: color, column: column, row: row)
        surface.draw(
          MeasuredGlyph(ink.glyph, width: 1), column: origin.column + column,
          row: origin.row + row, foreground: color.opacity(ink.opacity))
      }
    }
  }

  /// Returns a Boolean value indicating whether digits can roll from this text to another: both have one grid and height.
  func hasGrid(of other: BlockText) -> Bool {
    setting.repertoire == other.setting.repertoire && setting.repertoire != .ascii
      && rows == other.rows && setting.pixelsBelow == other.setting.pixelsBelow
  }
}
