public import ColorScience
public import Compositing

extension Surface {
  /// Returns the picture as text with ECMA-48 sequences, a line for each row, as a terminal of some color depth shows it.
  ///
  /// Colors are written only where they change; each line ends with the terminal's own.
  public func ansi(depth: ColorDepth = .direct24) -> String {
    var reducer = CellReducer(depth: depth)
    var text = ""
    for row in 0..<size.rows {
      var pen = Pen(depth: depth)
      for column in 0..<size.columns {
        guard self[column, row].glyph != .continuation else { continue }
        pen.write(reducer.reduced(column: column, row: row, of: self), to: &text)
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }
}
