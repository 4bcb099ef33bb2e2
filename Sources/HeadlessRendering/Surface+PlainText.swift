public import Compositing

extension Surface {
  /// Returns the ink alone, a line for each row, without blanks at the ends and without backgrounds.
  ///
  /// This module draws surfaces without a terminal, for tests, files and recordings. `plainText()` is the shape alone, one
  /// character for each cell; `ansi(depth:)` adds colors as a terminal of some depth shows them; `svg()` is exact in any
  /// browser; `Asciicast` and `AnimatedSVG` record many pictures over time, each as the cells that changed. All are
  /// functions of surfaces: the same pictures give the same bytes. A reduced depth goes through `CellReducer`, as on a real terminal, and `Pen`
  /// writes only changes of color. A newcomer's check of any picture is `surface.plainText()` in a test.
  public func plainText() -> String {
    var text = ""
    for row in 0..<size.rows {
      var line = ""
      var end = line.endIndex
      for column in 0..<size.columns {
        let cell = self[column, row]
        guard cell.glyph != .continuation else { continue }
        for scalar in cell.glyph.hasInk ? cell.glyph.scalars : [" "] { line += String(scalar) }
        if cell.glyph.hasInk { end = line.endIndex }
      }
      text += line[..<end] + "\n"
    }
    return text
  }
}
