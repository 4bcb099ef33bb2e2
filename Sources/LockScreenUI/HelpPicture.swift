import ColorScience
import Compositing

/// Draws the help: a panel of keys and what they do.
enum HelpPicture {
  /// A panel as wide and high as its lines ask for, within `room`.
  static func surface(of lines: [HelpLine], within room: CellSize) -> Surface {
    let keyColumns = lines.map { TextCells.width(of: $0.key) }.max() ?? 0
    let textColumns = lines.map { TextCells.width(of: $0.meaning) }.max() ?? 0
    let size = CellSize(
      columns: min(room.columns, keyColumns + textColumns + 8),
      rows: min(room.rows, lines.count + 4))
    var surface = Surface(size: size)
    surface.fillRoundedRectangle(
      columns: 0..<size.columns, halfRows: 0..<(2 * size.rows), radius: 3,
      with: StraightRGBA(red: 22, green: 22, blue: 28, alpha: 242))
    surface.hideGlyphsBeneath()
    let columns = 0..<size.columns
    surface.draw("Keys", .title, row: 1, columns: 3..<max(3, columns.upperBound))
    for (index, line) in lines.prefix(max(0, size.rows - 4)).enumerated() {
      let keyColumn = 3 + keyColumns - TextCells.width(of: line.key)
      surface.draw(
        line.key, .title, row: index + 3, columns: keyColumn..<max(keyColumn, columns.upperBound))
      let textColumn = 5 + keyColumns
      surface.draw(
        line.meaning, .plain, row: index + 3,
        columns: textColumn..<max(textColumn, columns.upperBound))
    }
    return surface
  }
}
