import ColorScience
public import Compositing

extension Surface {
  /// Returns the cells as text, a line for each row: ink, `▒` for a filled cell without ink, and a mark for a clear cell.
  public func text(clear: Character = " ") -> String {
    (0..<size.rows).map { row in
      (0..<size.columns).map { column in
        let cell = self[column, row]
        if cell.glyph == .continuation { return "" }
        if cell.glyph.hasInk { return cell.glyph.scalars.map { String($0) }.joined() }
        let isFilled = cell.upper.alpha > 0 || cell.lower.alpha > 0
        return isFilled ? "▒" : cell.glyph == .space ? " " : String(clear)
      }.joined()
    }.joined(separator: "\n")
  }
}
