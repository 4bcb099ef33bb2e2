import CellUI
import ColorScience
import Compositing
import FoundationEssentials

/// Draws a notice over the foot of the screen.
enum NoticePicture {
  private static let ground = StraightRGBA(rgb: 0x4A2E05)
  private static let ink = StraightRGBA(rgb: 0xFFE2A8)
  /// The lines of a notice at most: its end matters most, and a single line would cut that on a narrow screen.
  private static let rowsMaximum = 3

  /// Returns the words, at most as wide as the screen, in as few lines as they need.
  static func surface(of text: String, columns: Int) -> Surface {
    let words = Text("▲ " + text).foregroundStyle(Color(rgba: ink)).layout(
      in: ProposedCells(columns: max(0, columns - 2), rows: rowsMaximum),
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
    var surface = Surface(
      size: CellSize(columns: min(columns, words.size.columns + 2), rows: words.size.rows),
      filledWith: Cell(glyph: .space, background: ground))
    surface.composite(words.surface(), at: CellPoint(column: 1, row: 0))
    return surface
  }
}
