import Compositing

struct TextLine {
  /// The kind of break after a line.
  enum Ending {
    /// The text goes on without a space.
    case glyph
    /// The text goes on after spaces, which the break has removed.
    case space
    /// The end of the paragraph.
    case paragraph
    /// More lines follow, over the line limit.
    case cut
  }

  var glyphs: [StyledGlyph]
  var ending = Ending.paragraph
  /// A Boolean value indicating whether text was left out.
  var isTruncated = false

  /// The width of the line, in cells.
  var columns: Int { glyphs.reduce(0) { $0 + $1.measured.width } }

  /// A line's glyphs by their places in the paragraph.
  private struct Extent {
    var glyphs: Range<Int>
    var ending: Ending
  }

  /// Wraps a paragraph between words; a word longer than a line is broken inside.
  static func wrapped(_ glyphs: [StyledGlyph], columns: Int) -> [TextLine] {
    var lines: [TextLine] = []
    forEachExtent(of: glyphs, columns: columns) {
      lines.append(TextLine(glyphs: Array(glyphs[$0.glyphs]), ending: $0.ending))
    }
    return lines
  }

  /// Returns the size of a wrapped paragraph, with lines as they are truncated, in cells.
  static func size(of glyphs: [StyledGlyph], columns: Int) -> CellSize {
    var size = CellSize.zero
    forEachExtent(of: glyphs, columns: columns) { extent in
      let width = glyphs[extent.glyphs].reduce(0) { $0 + $1.measured.width }
      size.columns = max(size.columns, min(width, columns))
      size.rows += 1
    }
    return size
  }

  private static func forEachExtent(
    of glyphs: [StyledGlyph], columns: Int, _ body: (Extent) -> Void
  ) {
    guard !glyphs.isEmpty, columns > 0 else {
      return body(Extent(glyphs: glyphs.indices, ending: .paragraph))
    }
    var start = 0
    while start < glyphs.count {
      let end = lineEnd(glyphs, from: start, columns: columns)
      // The spaces at a break belong to neither line; those at the paragraph's end are kept.
      var next = end
      while next < glyphs.count, isSpace(glyphs[next]) { next += 1 }
      let isLast = next == glyphs.count
      let shown = end == glyphs.count ? start..<end : start..<trimmedEnd(of: glyphs[start..<end])
      let isCutAtSpace = shown.upperBound < end || next > end
      body(
        Extent(glyphs: shown, ending: isLast ? .paragraph : isCutAtSpace ? .space : .glyph))
      start = next
    }
  }

  /// Returns whether two paragraphs are wrapped at the same places, whatever the width.
  static func wrapAlike(_ one: [StyledGlyph], _ other: [StyledGlyph]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy {
        $0.measured.width == $1.measured.width && isSpace($0) == isSpace($1)
          && breaks(after: $0) == breaks(after: $1)
      }
  }

  /// Returns the end of the line that begins at `start`: after the last word that fits.
  private static func lineEnd(_ glyphs: [StyledGlyph], from start: Int, columns: Int) -> Int {
    var used = 0
    var index = start
    var lastBreak: Int?
    while index < glyphs.count {
      let width = glyphs[index].measured.width
      guard used + width <= columns else {
        if isSpace(glyphs[index]) { return index }
        return lastBreak ?? max(index, start + 1)
      }
      used += width
      index += 1
      // A line may break after a space, after a hyphen, and between ideographs.
      if breaks(after: glyphs[index - 1]) { lastBreak = index }
    }
    return index
  }

  private static func breaks(after glyph: StyledGlyph) -> Bool {
    isSpace(glyph) || glyph.measured.width == 2 || glyph.measured.glyph == Glyph("-")
  }

  private static func isSpace(_ glyph: StyledGlyph) -> Bool {
    glyph.measured.glyph == .space
  }

  private static func trimmed(_ glyphs: ArraySlice<StyledGlyph>) -> [StyledGlyph] {
    Array(glyphs[..<trimmedEnd(of: glyphs)])
  }

  private static func trimmedEnd(of glyphs: ArraySlice<StyledGlyph>) -> Int {
    glyphs.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? glyphs.startIndex
  }

  /// Joins lines into one, up to the end of the first paragraph.
  static func joined(_ lines: ArraySlice<TextLine>) -> TextLine {
    var glyphs: [StyledGlyph] = []
    for line in lines {
      glyphs += line.glyphs
      switch line.ending {
      case .glyph, .cut: continue
      case .space: if let last = glyphs.last { glyphs.append(last.replaced(by: " ")) }
      case .paragraph: return TextLine(glyphs: glyphs, ending: .cut)
      }
    }
    return TextLine(glyphs: glyphs, ending: .cut)
  }

  /// Returns the line with an ellipsis in place of text over the width.
  func truncated(to columns: Int, mode: TextTruncationMode) -> TextLine {
    guard self.columns > columns || ending == .cut, let sample = glyphs.first else { return self }
    let ellipsis = sample.replaced(by: "…")
    guard columns > 0 else { return TextLine(glyphs: [], isTruncated: true) }
    let room = columns - 1
    switch mode {
    case .tail:
      let kept = Self.trimmed(Self.prefix(glyphs[...], columns: room))
      return TextLine(glyphs: kept + [ellipsis], isTruncated: true)
    case .head:
      return TextLine(glyphs: [ellipsis] + Self.suffix(glyphs, columns: room), isTruncated: true)
    case .middle:
      let head = Self.prefix(glyphs[...], columns: (room + 1) / 2)
      return TextLine(
        glyphs: Array(head) + [ellipsis] + Self.suffix(glyphs, columns: room / 2), isTruncated: true
      )
    }
  }

  private static func prefix(_ glyphs: ArraySlice<StyledGlyph>, columns: Int)
    -> ArraySlice<StyledGlyph>
  {
    var used = 0
    let end = glyphs.firstIndex { glyph in
      used += glyph.measured.width
      return used > columns
    }
    return glyphs[..<(end ?? glyphs.endIndex)]
  }

  private static func suffix(_ glyphs: [StyledGlyph], columns: Int) -> [StyledGlyph] {
    var used = 0
    var start = glyphs.endIndex
    while start > 0, used + glyphs[start - 1].measured.width <= columns {
      start -= 1
      used += glyphs[start].measured.width
    }
    return Array(glyphs[start...])
  }
}
