import ColorScience
public import Compositing

extension Surface {
  /// The picture as text with ECMA-48 sequences in 24-bit color, a line for each row.
  ///
  /// Colors are said only where they change; each line ends with the terminal's own.
  public func ansi() -> String {
    var text = ""
    for row in 0..<size.rows {
      var pen = Pen()
      for column in 0..<size.columns {
        let cell = self[column, row]
        guard cell.glyph != .continuation else { continue }
        if cell.glyph.hasInk {
          pen.use(
            foreground: cell.foreground, background: cell.meanBackground,
            attributes: cell.attributes, on: &text)
          text.unicodeScalars.append(contentsOf: cell.glyph.scalars)
        } else if cell.upper == cell.lower {
          pen.use(foreground: nil, background: cell.upper, attributes: [], on: &text)
          text += " "
        } else {
          pen.use(foreground: cell.upper, background: cell.lower, attributes: [], on: &text)
          text += "▀"
        }
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }
}

/// What the terminal is set to, so that only changes are said.
private struct Pen {
  private var foreground: StraightRGBA?
  private var background: StraightRGBA?
  private var attributes: CellAttributes = []

  /// Sets colors and attributes; a foreground of `nil` is left as it is.
  mutating func use(
    foreground ink: StraightRGBA?, background ground: StraightRGBA,
    attributes wanted: CellAttributes,
    on text: inout String
  ) {
    var codes: [String] = []
    if wanted != attributes {
      codes.append("0")
      for (attribute, code) in [
        (CellAttributes.bold, "1"), (.italic, "3"), (.underline, "4"), (.strikethrough, "9"),
      ] where wanted.contains(attribute) { codes.append(code) }
      attributes = wanted
      foreground = nil
      background = nil
    }
    if let ink, ink != foreground {
      codes.append("38;2;\(ink.red);\(ink.green);\(ink.blue)")
      foreground = ink
    }
    if ground != background {
      codes.append("48;2;\(ground.red);\(ground.green);\(ground.blue)")
      background = ground
    }
    guard !codes.isEmpty else { return }
    text += "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
