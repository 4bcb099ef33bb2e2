import ColorScience
import Compositing

/// Draws the inspector: plain text on the page.
///
/// Headings and status stay in the first row and the keys in the last one; the pages scroll between them.
enum InspectorPicture {
  /// The ground of a selected row; one of the 256 colors, so that no terminal has to mix it.
  static let selection = StraightRGBA(rgb: 0x262626)
  /// The room at the right end of a page that text leaves free: a gap, and the scroll bar.
  static let gutter = 2
  /// The room between two pages.
  static let pageGap = 2
  private static let rowsMinimum = 5
  /// The rows below the pages: a blank, and the keys.
  private static let footRows = 2

  /// Returns the room that a place of the inspector has.
  static func room(in size: CellSize, pageCount: Int) -> Inspector.Room {
    let columns = (size.columns - (pageCount - 1) * pageGap) / pageCount - gutter
    let isTooLow = size.rows < rowsMinimum
    return Inspector.Room(
      pageCount: pageCount, columns: max(0, columns),
      rows: isTooLow ? 0 : size.rows - 1 - footRows)
  }

  /// Returns the number of lines of a page that a room shows.
  static func window(in room: Inspector.Room) -> Int {
    max(0, room.rows + 1 - InspectorPage.headingLines(isLoose: room.isLoose))
  }

  /// A line of a page, by all that it is drawn of.
  fileprivate struct Line: Hashable {
    enum Content: Hashable {
      case blank
      /// The heading that is held at the top, and the status at its right.
      case head([Inspector.Span], status: String)
      case heading([Inspector.Span])
      case row(Inspector.Row)
    }

    var content = Content.blank
    /// A Boolean value indicating whether the scroll bar's thumb stands at its end.
    var hasThumb = false
  }

  /// An inspector's picture, and the lines that it was drawn of.
  struct Drawn {
    /// The picture, transparent between its texts.
    fileprivate(set) var surface: Surface
    fileprivate let pages: [[Line]]
    fileprivate let keys: [HelpLine]
  }

  /// Returns the inspector on a surface of some size, its pages scrolled by `offsets` lines.
  ///
  /// Of a former picture those lines are taken that are the same.
  static func drawn(
    _ inspector: Inspector, size: CellSize, offsets: [Int], after former: Drawn? = nil
  ) -> Drawn {
    let room = room(in: size, pageCount: max(1, inspector.pages.count))
    guard room.rows > 0, room.columns > 0 else {
      return Drawn(surface: Surface(size: size), pages: [], keys: [])
    }
    let pages = inspector.pages.enumerated().map { index, sections in
      lines(
        of: sections, status: index == inspector.pages.count - 1 ? inspector.status : "", in: room,
        offset: offsets.indices.contains(index) ? offsets[index] : 0)
    }
    let isSamePlace = former?.surface.size == size && former?.pages.count == pages.count
    let former = isSamePlace ? former : nil
    var surface = former?.surface ?? Surface(size: size)
    for (index, lines) in pages.enumerated() {
      let column = index * (room.columns + gutter + pageGap)
      for (row, line) in lines.enumerated() where former?.pages[index][row] != line {
        let own = picture(of: line, columns: room.columns)
        let place = CellRect(column: column, row: row, columns: own.size.columns, rows: 1)
        surface.clear(place.intersection(surface.bounds))
        surface.composite(own, at: place.origin)
      }
    }
    if former?.keys != inspector.keys {
      surface.clear(CellRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1))
      draw(
        inspector.keys, on: &surface, row: size.rows - 1, columns: max(0, size.columns - gutter))
    }
    return Drawn(surface: surface, pages: pages, keys: inspector.keys)
  }

  /// Returns the lines of a page: its heading, and those of its sections that are seen.
  private static func lines(
    of sections: [Inspector.Section], status: String, in room: Inspector.Room, offset: Int
  ) -> [Line] {
    let page = InspectorPage(sections, isLoose: room.isLoose)
    let (window, firstRow) = (window(in: room), page.headingLines)
    let offset = max(0, min(offset, page.offsetMaximum(window: window)))
    var lines = [Line](repeating: Line(), count: firstRow + window)
    let head = page.headedSection(offset: offset).map { sections[$0] }
    lines[0].content = .head(head?.heading ?? [], status: status)
    if firstRow > 1, let titles = head?.columnTitles { lines[1].content = .row(titles) }
    for index in 0..<window {
      // The heading at the window's very top is the one above it.
      let isHeld = index == 0 && offset > 0
      switch page.line(offset + index) {
      case .blank: break
      case .heading(let section):
        if !isHeld { lines[firstRow + index].content = .heading(sections[section].heading) }
      case .columnTitles(let section):
        if !isHeld, let titles = sections[section].columnTitles {
          lines[firstRow + index].content = .row(titles)
        }
      case .row(let section, let row):
        lines[firstRow + index].content = .row(sections[section].rows[row])
      }
    }
    if page.lineCount > offset + window { cut(&lines, of: sections, page, offset: offset) }
    for row in page.thumb(offset: offset, window: window, rows: window) ?? 0..<0 {
      lines[firstRow + row].hasThumb = true
    }
    return lines
  }

  /// Ends the lines of a page that goes on below with a row: a heading without one is left out, and a text that goes on has
  /// an ellipsis.
  private static func cut(
    _ lines: inout [Line], of sections: [Inspector.Section], _ page: InspectorPage, offset: Int
  ) {
    guard lines.count > page.headingLines else { return }
    // The first row of a scrolled window is below the heading that is held.
    for row in (page.headingLines + 1..<lines.count).reversed() {
      switch page.line(offset + row - page.headingLines) {
      case .row(let section, let index):
        if sections[section].rows[index].isContinued {
          lines[row].content = .row(sections[section].rows[index].cutBelow)
        }
        return
      case .blank: break
      case .heading, .columnTitles: lines[row].content = .blank
      }
    }
  }

  /// Returns a line on a surface of one row, with the room of the scroll bar at its end.
  private static func picture(of line: Line, columns: Int) -> Surface {
    var surface = Surface(size: CellSize(columns: columns + gutter, rows: 1))
    switch line.content {
    case .blank: break
    case .head(let heading, let status):
      drawHead(heading, status: status, columns: columns, on: &surface)
    case .heading(let heading): surface.draw(heading: heading, columns: columns)
    case .row(let row): surface.draw(row, row: 0, columns: columns)
    }
    if line.hasThumb { surface.draw(thumb: 0..<1, column: columns + gutter - 1, from: 0) }
    return surface
  }

  /// Draws the heading of the section that the window begins in, and the status at its right.
  private static func drawHead(
    _ heading: [Inspector.Span], status: String, columns: Int, on surface: inout Surface
  ) {
    var room = columns
    if !status.isEmpty {
      let most = max(0, columns - TextCells.width(of: heading.first?.text ?? "") - 2)
      let width = min(most, TextCells.width(of: status))
      surface.draw(status, .faint, row: 0, columns: columns - width..<columns)
      room = max(0, columns - width - 2)
    }
    surface.draw(heading: heading, columns: room)
  }

  /// Draws as many keys as fit in the row, in their order; the essential ones are never left out for others.
  private static func draw(
    _ keys: [HelpLine], on surface: inout Surface, row: Int, columns: Int
  ) {
    let (shown, gap) = fitting(keys, columns: columns)
    var column = 0
    for line in shown {
      column = surface.draw(line.key, .plain, row: row, columns: column..<columns) + 1
      column = surface.draw(line.meaning, .faint, row: row, columns: column..<columns) + gap
    }
  }

  /// The blanks between two keys, at most and at least.
  private static let keyGaps = 2...3

  /// Returns the keys that fit in a number of columns, and the blanks between them; those that are not essential go from
  /// the last one on.
  static func fitting(_ keys: [HelpLine], columns: Int) -> (keys: [HelpLine], gap: Int) {
    var shown = keys
    let width = { (keys: [HelpLine], gap: Int) in
      keys.reduce(-gap) {
        $0 + TextCells.width(of: $1.key) + 1 + TextCells.width(of: $1.meaning) + gap
      }
    }
    while width(shown, keyGaps.lowerBound) > columns,
      let last = shown.lastIndex(where: { !$0.isEssential })
    {
      shown.remove(at: last)
    }
    let isTight = width(shown, keyGaps.upperBound) > columns
    return (shown, isTight ? keyGaps.lowerBound : keyGaps.upperBound)
  }
}

// MARK: - Text with a meaning

extension Inspector.Role {
  /// The color of a role's ink.
  var color: StraightRGBA { ink.color }

  /// The ink of a role on the page.
  fileprivate var ink: (color: StraightRGBA, attributes: CellAttributes) {
    switch self {
    case .title: (StraightRGBA(rgb: 0xF2F2F5), .bold)
    case .plain: (StraightRGBA(rgb: 0xD6D6DC), [])
    case .faint: (StraightRGBA(rgb: 0x85858F), [])
    case .shade: (StraightRGBA(rgb: 0x5A5A66), [])
    case .accent: (StraightRGBA(rgb: 0x8FBFFF), [])
    case .good: (StraightRGBA(rgb: 0x6EE7A0), [])
    case .warning: (StraightRGBA(rgb: 0xFFC66D), [])
    case .failure: (StraightRGBA(rgb: 0xF08A6B), [])
    }
  }
}

extension Surface {
  /// Draws a text in a range of columns, cut with an ellipsis where it does not fit.
  ///
  /// - Returns: The column after the text.
  @discardableResult
  mutating func draw(_ text: String, _ role: Inspector.Role, row: Int, columns: Range<Int>) -> Int {
    let ink = role.ink
    // No text is measured farther than it can be seen.
    var text = String(text.prefix(2 * columns.count + 1))
    let isCut = TextCells.width(of: text) > columns.count
    if isCut, !columns.isEmpty, text.unicodeScalars.contains(where: RightToLeft.contains) {
      // The end of words from right to left is at the left, where the ellipsis stands.
      while TextCells.width(of: text) >= columns.count, !text.isEmpty { text.removeLast() }
      return columns.lowerBound
        + draw(
          text + "…", at: CellPoint(column: columns.lowerBound, row: row), foreground: ink.color,
          attributes: ink.attributes)
    }
    let used = draw(
      text, at: CellPoint(column: columns.lowerBound, row: row), foreground: ink.color,
      attributes: ink.attributes, maximumColumns: columns.count - (isCut ? 1 : 0))
    let column = columns.lowerBound + used
    guard isCut, !columns.isEmpty else { return column }
    draw(
      MeasuredGlyph(Glyph("…"), width: 1), column: column, row: row, foreground: ink.color,
      attributes: ink.attributes)
    return column + 1
  }

  /// Draws a section's heading: its first piece is its name, and the others have their own colors.
  fileprivate mutating func draw(heading: [Inspector.Span], columns: Int) {
    draw(spans: heading, from: 0, row: 0, columns: columns)
  }

  /// Draws a row; a selected one has a ground and a mark.
  mutating func draw(_ line: Inspector.Row, row: Int, columns: Int) {
    if line.isSelected {
      fill(
        CellRect(column: 0, row: row, columns: columns, rows: 1), with: InspectorPicture.selection)
      draw("▌", .accent, row: row, columns: 0..<min(1, columns))
    }
    let spans = line.isHeading ? line.spans.map { $0.titled } : line.spans
    draw(spans: spans, from: line.isHeading ? 0 : 1, row: row, columns: columns)
  }

  /// Draws pieces of text in the first columns; each is cut before the next one that has a place of its own.
  private mutating func draw(
    spans: [Inspector.Span], from first: Int, row: Int, columns: Int
  ) {
    let starts = spans.map { span -> Int? in
      guard span.alignment == .trailing else { return span.column }
      return max(0, columns - (span.column ?? 0) - TextCells.width(of: span.text))
    }
    var column = first
    for (index, span) in spans.enumerated() {
      let start = starts[index] ?? column
      let next = starts[(index + 1)...].compactMap { $0 }.first { $0 > start }
      let end = min(columns, next.map { $0 - 1 } ?? columns)
      column = draw(span.text, span.role, row: row, columns: start..<max(start, end))
    }
  }
}

extension Inspector.Span {
  /// The piece as it stands in a heading.
  fileprivate var titled: Inspector.Span {
    var span = self
    if role == .plain { span.role = .title }
    return span
  }
}
