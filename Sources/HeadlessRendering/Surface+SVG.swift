import ColorScience
public import Compositing

extension Surface {
  /// Returns the picture as an SVG document, with 8 x 16 units for each cell.
  ///
  /// Backgrounds and block elements are rectangles, which meet without seams in any font; other ink is text.
  public func svg() -> String {
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.columns * 8) \(size.rows * 16)" \
      width="\(size.columns * 8)" height="\(size.rows * 16)">
      <g shape-rendering="crispEdges">

      """
    for row in 0..<size.rows { appendBackgrounds(row: row, to: &text) }
    for row in 0..<size.rows { appendBlocks(row: row, to: &text) }
    text += """
      </g>
      <g font-family="ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace" font-size="13" \
      xml:space="preserve">

      """
    for row in 0..<size.rows { appendInk(row: row, to: &text) }
    return text + "</g>\n</svg>\n"
  }

  /// Appends a rectangle for each run of one color, over whole rows where both halves agree.
  private func appendBackgrounds(row: Int, to text: inout String) {
    var column = 0
    while column < size.columns {
      let cell = self[column, row]
      let (upper, lower) =
        cell.glyph.hasInk
        ? (cell.meanBackground, cell.meanBackground) : (cell.upper, cell.lower)
      var end = column + 1
      while end < size.columns {
        let next = self[end, row]
        let colors =
          next.glyph.hasInk
          ? (next.meanBackground, next.meanBackground) : (next.upper, next.lower)
        guard colors == (upper, lower) else { break }
        end += 1
      }
      let (x, width) = (column * 8, (end - column) * 8)
      if upper == lower {
        appendRect(x: x, y: row * 16, width: width, height: 16, color: upper, to: &text)
      } else {
        appendRect(x: x, y: row * 16, width: width, height: 8, color: upper, to: &text)
        appendRect(x: x, y: row * 16 + 8, width: width, height: 8, color: lower, to: &text)
      }
      column = end
    }
  }

  private func appendBlocks(row: Int, to text: inout String) {
    for column in 0..<size.columns {
      let cell = self[column, row]
      for part in BlockElement.parts(of: cell.glyph.base) where cell.glyph.hasInk {
        appendRect(
          x: column * 8 + part.x, y: row * 16 + part.y, width: part.width, height: part.height,
          color: cell.foreground, to: &text)
      }
    }
  }

  private func appendRect(
    x: Int, y: Int, width: Int, height: Int, color: StraightRGBA, to text: inout String
  ) {
    guard color.alpha > 0 else { return }
    text += """
      <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" fill="\(color.hex)"/>

      """
  }

  /// Appends a text for each run of one look; its length is fixed, so that no font can shift it.
  private func appendInk(row: Int, to text: inout String) {
    var column = 0
    while column < size.columns {
      let cell = self[column, row]
      guard cell.glyph.hasInk, BlockElement.parts(of: cell.glyph.base).isEmpty else {
        column += 1
        continue
      }
      var run = String.UnicodeScalarView(cell.glyph.scalars)
      var end = column + Int(cell.width)
      while cell.width == 1, end < size.columns {
        let next = self[end, row]
        guard next.glyph.hasInk, next.width == 1, next.foreground == cell.foreground,
          next.attributes == cell.attributes, BlockElement.parts(of: next.glyph.base).isEmpty
        else { break }
        run.append(contentsOf: next.glyph.scalars)
        end += 1
      }
      text += """
        <text x="\(column * 8)" y="\(row * 16 + 12)" textLength="\((end - column) * 8)" \
        lengthAdjust="spacingAndGlyphs" fill="\(cell.foreground.hex)"\(style(cell.attributes))>\
        \(escaped(String(run)))</text>

        """
      column = end
    }
  }

  private func style(_ attributes: CellAttributes) -> String {
    var style = attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
    if attributes.contains(.italic) { style += " font-style=\"italic\"" }
    let lines = [(CellAttributes.underline, "underline"), (.strikethrough, "line-through")]
      .filter { attributes.contains($0.0) }.map(\.1)
    return lines.isEmpty ? style : style + " text-decoration=\"\(lines.joined(separator: " "))\""
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}

/// The glyphs made of rectangles, in units of an eighth of a cell's width and a sixteenth of its height.
enum BlockElement {
  /// One rectangle of a block element.
  struct Part {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// The rectangles of a block element; none for any other scalar.
  static func parts(of scalar: Unicode.Scalar) -> [Part] {
    let value = Int(scalar.value)
    switch value {
    case 0x2580: return [Part(x: 0, y: 0, width: 8, height: 8)]
    case 0x2581...0x2588:
      let height = (value - 0x2580) * 2
      return [Part(x: 0, y: 16 - height, width: 8, height: height)]
    case 0x2589...0x258F: return [Part(x: 0, y: 0, width: 0x2590 - value, height: 16)]
    case 0x2590: return [Part(x: 4, y: 0, width: 4, height: 16)]
    case 0x2596...0x259F:
      let masks = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]
      return quarters(masks[value - 0x2596], rows: 2)
    case 0x1FB00...0x1FB3B:
      var mask = value - 0x1FB00 + 1
      if mask >= 21 { mask += 1 }
      if mask >= 42 { mask += 1 }
      return quarters(mask, rows: 3)
    default: return []
    }
  }

  private static func quarters(_ mask: Int, rows: Int) -> [Part] {
    (0..<rows * 2).filter { mask >> $0 & 1 == 1 }.map { bit in
      let (top, bottom) = (bit / 2 * 16 / rows, (bit / 2 + 1) * 16 / rows)
      return Part(x: bit % 2 * 4, y: top, width: 4, height: bottom - top)
    }
  }
}
