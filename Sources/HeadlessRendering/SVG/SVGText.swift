import Compositing

/// The letters and emoji of a row.
enum SVGText {
  /// The most blanks within a run of words.
  private static let gapMaximum = 3
  /// The line below the letters, in units from a row's top.
  private static let baseline = 12

  /// Returns a text for each run of one look.
  ///
  /// A run's length is given, so that no font can shift it. Symbols that a monospaced font may lack are squeezed into their
  /// cell one by one, and wide glyphs stand in the middle of their two cells.
  static func markup(of line: ArraySlice<SVGCell.Placed>) -> String {
    var markup = ""
    var run: Run?
    for placed in line where placed.cell.isWritten {
      if run?.append(placed) == true { continue }
      markup += run?.markup ?? ""
      run = Run(placed)
    }
    return markup + (run?.markup ?? "")
  }

  /// Glyphs of one look beside one another.
  private struct Run {
    private let start: SVGCell.Placed
    private var glyphCount = 1
    private var text: String
    /// The column after the last glyph.
    private var end: Int

    init(_ placed: SVGCell.Placed) {
      start = placed
      text = placed.cell.text
      end = placed.column + placed.cell.width
    }

    /// Appends a glyph of the same look.
    ///
    /// - Returns: `false` for a glyph that needs a run of its own.
    mutating func append(_ placed: SVGCell.Placed) -> Bool {
      let (first, next) = (start.cell, placed.cell)
      guard first.stretch == .none, next.stretch == .none, first.ink == next.ink,
        first.attributes == next.attributes, (0...SVGText.gapMaximum).contains(placed.column - end)
      else { return false }
      let gap = placed.column - end
      // A line would go on below the blanks.
      guard gap == 0 || first.attributes.isDisjoint(with: [.underline, .strikethrough]) else {
        return false
      }
      // Browsers draw several blanks as one, unless they are no-break spaces.
      text += (gap == 1 ? " " : String(repeating: "\u{A0}", count: gap)) + next.text
      glyphCount += gap + 1
      end = placed.column + next.width
      return true
    }

    var markup: String {
      let cell = start.cell
      let x = start.column * 8
      let place =
        switch cell.stretch {
        case .none: glyphCount == 1 ? "" : " textLength=\"\(glyphCount * 8)\""
        case .squeezed: " textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\""
        case .centered: " text-anchor=\"middle\""
        }
      return """
        <text x="\(cell.stretch == .centered ? x + 8 : x)" y="\(start.row * 16 + baseline)"\(place) \
        fill="\(SVGCell.hex(cell.ink))"\(cell.attributes.markup)>\(text)</text>

        """
    }
  }
}

/// The fit of a glyph into its cells.
private enum Stretch {
  /// A letter of any monospaced font.
  case none
  /// A symbol, as wide as its cell.
  case squeezed
  /// A wide glyph, in the middle of its cells.
  case centered
}

extension SVGCell {
  /// A Boolean value indicating whether the cell has a glyph of a font.
  fileprivate var isWritten: Bool { glyph.hasInk && width > 0 && shape == .letter }

  fileprivate var stretch: Stretch {
    if width > 1 { return .centered }
    // Latin, Greek and Cyrillic, then punctuation; scripts that run to the left would turn a run around.
    let value = glyph.base.value
    return value < 0x0590 || (0x2010..<0x2030).contains(value) ? .none : .squeezed
  }

  /// The glyph as the text of an element.
  fileprivate var text: String { glyph.scalars.xmlText }
}

extension Sequence<Unicode.Scalar> {
  /// The scalars as the text of an XML element.
  var xmlText: String {
    reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      // XML has no control characters, and no noncharacters.
      case "\u{00}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension CellAttributes {
  /// The attributes of a text element.
  fileprivate var markup: String {
    var markup = contains(.bold) ? " font-weight=\"bold\"" : ""
    if contains(.italic) { markup += " font-style=\"italic\"" }
    let lines = [(CellAttributes.underline, "underline"), (.strikethrough, "line-through")]
      .filter { contains($0.0) }.map(\.1)
    return lines.isEmpty
      ? markup : markup + " text-decoration=\"\(lines.joined(separator: " "))\""
  }
}
