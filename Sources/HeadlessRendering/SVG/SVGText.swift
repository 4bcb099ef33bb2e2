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
  /// cell one by one, and wide glyphs stand in the middle of their two cells. Letters of scripts that run to the left are one
  /// run with the blanks, digits and signs between them, so that they join, and are read from the right.
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
    /// The glyphs and the blanks between them, from left to right.
    private var parts: [(glyph: Glyph, markup: String)]
    /// The column after the last glyph.
    private var end: Int
    /// The color of the last glyph.
    private var ink: UInt32
    /// The digits and signs behind letters that run to the left, which are theirs if more of these follow.
    private var tail: [SVGCell.Placed] = []

    init(_ placed: SVGCell.Placed) {
      start = placed
      parts = [(placed.cell.glyph, placed.cell.text)]
      end = placed.column + placed.cell.width
      ink = placed.cell.ink
    }

    /// Appends a glyph of the same look.
    ///
    /// - Returns: `false` for a glyph that needs a run of its own.
    mutating func append(_ placed: SVGCell.Placed) -> Bool {
      let (first, next) = (start.cell, placed.cell)
      let last = tail.last.map { $0.column + $0.cell.width } ?? end
      let isOneInk =
        first.stretch == .turned ? Self.areNear(ink, next.ink) : first.ink == next.ink
      guard isOneInk, first.attributes == next.attributes,
        (0...SVGText.gapMaximum).contains(placed.column - last)
      else { return false }
      let isTail = first.stretch == .turned && next.stretch == .none && next.isNeutral
      guard isTail || first.stretch == next.stretch,
        first.stretch == .none || first.stretch == .turned
      else { return false }
      // A line would go on below the blanks.
      guard
        placed.column == last || first.attributes.isDisjoint(with: [.underline, .strikethrough])
      else { return false }
      if isTail {
        tail.append(placed)
      } else {
        for glyph in tail + [placed] { add(glyph) }
        tail = []
      }
      return true
    }

    /// The most by which two parts of colors side by side differ in a translucent word, which is written in one.
    private static let nearInk = 12

    private static func areNear(_ first: UInt32, _ second: UInt32) -> Bool {
      [16, 8, 0].allSatisfy { shift in
        abs(Int(first >> shift & 255) - Int(second >> shift & 255)) <= nearInk
      }
    }

    private mutating func add(_ placed: SVGCell.Placed) {
      let gap = placed.column - end
      // Browsers draw several blanks as one, unless they are no-break spaces.
      let blank = gap == 1 ? " " : "\u{A0}"
      for _ in 0..<gap { parts.append((.space, blank)) }
      parts.append((placed.cell.glyph, placed.cell.text))
      end = placed.column + placed.cell.width
      ink = placed.cell.ink
    }

    /// The string of the run, in the order in which it is read.
    private var text: String {
      guard start.cell.stretch == .turned else { return parts.map(\.markup).joined() }
      return VisualOrder.reading(parts.map(\.glyph)).map { place in
        let part = parts[place.index]
        return part.glyph == place.glyph ? part.markup : place.glyph.scalars.xmlText
      }.joined()
    }

    var markup: String {
      let cell = start.cell
      let x =
        switch cell.stretch {
        case .none, .squeezed: start.column * 8
        case .centered: start.column * 8 + 8
        case .turned: end * 8
        }
      let place =
        switch cell.stretch {
        case .none: parts.count == 1 ? "" : " textLength=\"\(parts.count * 8)\""
        case .squeezed: " textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\""
        case .centered: " text-anchor=\"middle\""
        case .turned:
          " textLength=\"\((end - start.column) * 8)\" lengthAdjust=\"spacingAndGlyphs\""
            + " direction=\"rtl\" unicode-bidi=\"embed\""
        }
      return """
        <text x="\(x)" y="\(start.row * 16 + baseline)"\(place) \
        fill="\(SVGCell.hex(cell.ink))"\(cell.attributes.markup)>\(text)</text>

        """ + SVGText.markup(of: tail[...])
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
  /// A letter of a script that runs to the left, which joins its neighbors.
  case turned
}

extension SVGCell {
  /// A Boolean value indicating whether the cell has a glyph of a font, or a blank with a line.
  fileprivate var isWritten: Bool {
    width > 0 && (glyph.hasInk && shape == .letter || isLinedBlank)
  }

  /// A Boolean value indicating whether the cell is a blank through or below which the line of its words goes on.
  private var isLinedBlank: Bool {
    glyph == .space && !attributes.isDisjoint(with: [.underline, .strikethrough])
  }

  fileprivate var stretch: Stretch {
    if width > 1 { return .centered }
    let value = glyph.base.value
    if RightToLeft.contains(glyph.base) { return .turned }
    // Latin, Greek and Cyrillic, then punctuation.
    return value < 0x0590 || (0x2010..<0x2030).contains(value) ? .none : .squeezed
  }

  /// A Boolean value indicating whether the glyph has no direction of its own, as digits and signs.
  fileprivate var isNeutral: Bool { !glyph.base.properties.isAlphabetic }

  /// The glyph as the text of an element.
  fileprivate var text: String { isLinedBlank ? "\u{A0}" : glyph.scalars.xmlText }
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
