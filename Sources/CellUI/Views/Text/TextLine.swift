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

  /// Puts the glyphs in the order in which they stand in cells, from left to right.
  ///
  /// - Parameter fromRight: A Boolean value indicating whether the paragraph runs from right to left.
  mutating func orderGlyphs(fromRight: Bool) {
    let places = VisualOrder.places(of: glyphs.map(\.measured.glyph), fromRight: fromRight)
    glyphs = places.map { glyphs[$0.index].standing(at: $0) }
  }

  /// A line's glyphs by their places in the paragraph.
  private struct Extent {
    var glyphs: Range<Int>
    /// The width, in cells.
    var columns: Int
    var ending: Ending
  }

  /// Wraps a paragraph between words; a word longer than a line is broken inside.
  ///
  /// - Parameters:
  ///   - glyphs: The paragraph.
  ///   - columns: The width of a line, in cells.
  ///   - making: The most lines that are made.
  ///   - counting: The most lines that are counted, those that are made among them; the rest of a long text costs nothing.
  /// - Returns: The lines, and the number of those counted.
  static func wrapped(
    _ glyphs: [StyledGlyph], columns: Int, making: Int = .max, counting: Int = .max
  ) -> (lines: [TextLine], count: Int) {
    var lines: [TextLine] = []
    var count = 0
    forEachExtent(of: glyphs, columns: columns) {
      guard count < counting else { return false }
      count += 1
      if count <= making {
        lines.append(TextLine(glyphs: Array(glyphs[$0.glyphs]), ending: $0.ending))
      }
      return true
    }
    return (lines, count)
  }

  /// Returns the size of a wrapped paragraph, with lines as they are truncated.
  ///
  /// - Parameters:
  ///   - glyphs: The paragraph.
  ///   - columns: The width of a line, in cells.
  ///   - counting: The most lines that are counted: of a longer paragraph, the size is that of its first lines.
  /// - Returns: The size, in cells.
  static func size(of glyphs: [StyledGlyph], columns: Int, counting: Int = .max) -> CellSize {
    var size = CellSize.zero
    forEachExtent(of: glyphs, columns: columns) { extent in
      guard size.rows < counting else { return false }
      size.columns = max(size.columns, min(extent.columns, columns))
      size.rows += 1
      return true
    }
    return size
  }

  /// A part of a line from its start: its end, and the end of its ink, before the spaces at its end.
  private struct Reach {
    var end: Int
    var inkEnd: Int
    /// The width up to the end of the ink, in cells.
    var inkColumns = 0
  }

  /// Calls `body` with one line after another, until it returns `false`.
  @inline(__always)
  private static func forEachExtent(
    of glyphs: [StyledGlyph], columns: Int, _ body: (Extent) -> Bool
  ) {
    guard !glyphs.isEmpty, columns > 0 else {
      let width = glyphs.reduce(0) { $0 + $1.measured.width }
      _ = body(Extent(glyphs: glyphs.indices, columns: width, ending: .paragraph))
      return
    }
    var (start, goesOn) = (0, true)
    while goesOn, start < glyphs.count {
      let (line, used) = line(of: glyphs.span, from: start, columns: columns)
      // The spaces at a break belong to neither line; those at the paragraph's end are kept.
      var next = line.end
      while next < glyphs.count, isSpace(glyphs[next]) { next += 1 }
      let isLast = next == glyphs.count
      let isWhole = line.end == glyphs.count
      let isCutAtSpace = !isWhole && line.inkEnd < line.end || next > line.end
      goesOn = body(
        Extent(
          glyphs: start..<(isWhole ? line.end : line.inkEnd),
          columns: isWhole ? used : line.inkColumns,
          ending: isLast ? .paragraph : isCutAtSpace ? .space : .glyph))
      start = next
    }
  }

  /// Returns the line that begins at `start`, up to after the last word that fits, and the width up to its end.
  private static func line(
    of glyphs: Span<StyledGlyph>, from start: Int, columns: Int
  ) -> (line: Reach, columns: Int) {
    var used = 0
    var reach = Reach(end: start, inkEnd: start)
    var lastBreak: Reach?
    while reach.end < glyphs.count {
      let glyph = glyphs[reach.end]
      let width = glyph.measured.width
      guard used + width <= columns else {
        if isSpace(glyph) { return (reach, used) }
        if let lastBreak { return (lastBreak, used) }
        // A glyph that is wider than a line has one of its own.
        guard reach.end == start else { return (reach, used) }
        return (Reach(end: start + 1, inkEnd: start + 1, inkColumns: width), width)
      }
      used += width
      reach.end += 1
      if !isSpace(glyph) { (reach.inkEnd, reach.inkColumns) = (reach.end, used) }
      // A line may break after a space, after a hyphen, and between ideographs.
      if breaks(after: glyph) { lastBreak = reach }
    }
    return (reach, used)
  }

  /// Returns whether two paragraphs are wrapped at the same places, whatever the width.
  static func wrapAlike(_ one: [StyledGlyph], _ other: [StyledGlyph]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy {
        $0.measured.width == $1.measured.width && isSpace($0) == isSpace($1)
          && breaks(after: $0) == breaks(after: $1)
      }
  }

  /// Adds all of a paragraph that decides where it is wrapped.
  static func mix(_ glyphs: [StyledGlyph], into key: inout SizeKey) {
    key.mix(glyphs.count)
    for glyph in glyphs {
      key.mix(glyph.measured.width * 4 + (isSpace(glyph) ? 2 : 0) + (breaks(after: glyph) ? 1 : 0))
    }
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

  /// Joins lines into one, up to the end of the first paragraph; the line is not cut where that is the last one.
  static func joined(_ lines: ArraySlice<TextLine>) -> TextLine {
    var glyphs: [StyledGlyph] = []
    for (index, line) in zip(lines.indices, lines) {
      glyphs += line.glyphs
      switch line.ending {
      case .glyph, .cut: continue
      case .space: if let last = glyphs.last { glyphs.append(last.replaced(by: " ")) }
      case .paragraph:
        return TextLine(glyphs: glyphs, ending: index == lines.endIndex - 1 ? .paragraph : .cut)
      }
    }
    return TextLine(glyphs: glyphs, ending: .cut)
  }

  /// Returns the line with an ellipsis in place of text over the width, or without its thin spaces where that is enough: a
  /// time's, before AM or PM.
  func truncated(to columns: Int, mode: TextTruncationMode) -> TextLine {
    guard self.columns > columns || ending == .cut, let sample = glyphs.first else { return self }
    if ending != .cut {
      let tight = glyphs.filter { !Self.isThinSpace($0) }
      let line = TextLine(glyphs: tight, ending: ending)
      if line.columns <= columns { return line }
    }
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

  /// Returns whether a glyph is a space that is a fraction of a letter on a phone.
  private static func isThinSpace(_ glyph: StyledGlyph) -> Bool {
    let base = glyph.measured.glyph.base
    return base == "\u{2009}" || base == "\u{200A}" || base == "\u{202F}"
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
