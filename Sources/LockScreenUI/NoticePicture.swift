import ColorScience
import Compositing

/// Draws a line of words over the foot of the screen: what went wrong and was not the feed's doing.
enum NoticePicture {
  private static let ground = StraightRGBA(rgb: 0x4A2E05)
  private static let ink = StraightRGBA(rgb: 0xFFE2A8)

  /// The line, as wide as the screen at most.
  static func surface(of text: String, columns: Int) -> Surface {
    let words = "▲ " + text
    let width = min(columns, TextCells.width(of: words) + 2)
    var surface = Surface(
      size: CellSize(columns: width, rows: 1),
      filledWith: Cell(glyph: .space, background: ground))
    let isCut = TextCells.width(of: words) > max(0, width - 2)
    let used = surface.draw(
      words, at: CellPoint(column: 1, row: 0), foreground: ink,
      maximumColumns: max(0, width - (isCut ? 3 : 2)))
    if isCut {
      surface.draw("…", at: CellPoint(column: 1 + used, row: 0), foreground: ink)
    }
    return surface
  }
}
