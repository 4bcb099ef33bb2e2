public import Compositing

extension Surface {
  /// The ink alone, a line for each row, without blanks at the ends; backgrounds are not in it.
  ///
  /// This module turns a surface into text, ANSI sequences or SVG. It never knows a terminal.
  public func plainText() -> String {
    var text = ""
    for row in 0..<size.rows {
      var line = ""
      var end = line.endIndex
      for column in 0..<size.columns {
        let cell = self[column, row]
        guard cell.glyph != .continuation else { continue }
        line.unicodeScalars.append(contentsOf: cell.glyph.hasInk ? cell.glyph.scalars : [" "])
        if cell.glyph.hasInk { end = line.endIndex }
      }
      text += line[..<end] + "\n"
    }
    return text
  }
}
