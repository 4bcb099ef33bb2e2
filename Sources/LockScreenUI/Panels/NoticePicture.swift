import CellUI
import ColorScience
import Compositing
import FoundationEssentials

/// Draws words over the foot of the screen: what went wrong and was not the feed's doing.
enum NoticePicture {
  private static let ground = StraightRGBA(rgb: 0x4A2E05)
  private static let ink = StraightRGBA(rgb: 0xFFE2A8)
  /// What it says stands at its end, and on a narrow screen a line would be over before.
  private static let rowsMaximum = 3

  /// The words, as wide as the screen at most, and as few lines as they need.
  static func surface(of text: String, columns: Int) -> Surface {
    let words = Text("▲ " + text).foregroundStyle(Color(ink)).layout(
      in: ProposedCells(columns: max(0, columns - 2), rows: rowsMaximum),
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
    var surface = Surface(
      size: CellSize(columns: min(columns, words.size.columns + 2), rows: words.size.rows),
      filledWith: Cell(glyph: .space, background: ground))
    surface.composite(words.surface(), at: CellPoint(column: 1, row: 0))
    return surface
  }
}
