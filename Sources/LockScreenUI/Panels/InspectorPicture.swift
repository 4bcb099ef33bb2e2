import ColorScience
import Compositing

/// Draws the inspector: plain text upon the page.
///
/// Title and status stay in the first row and the keys in the last one; the page scrolls between them.
enum InspectorPicture {
  /// The ground of a selected row; one of the 256 colors, so that no terminal has to mix it.
  static let selection = StraightRGBA(rgb: 0x262626)
  static let thumb = StraightRGBA(rgb: 0x4A4A54)
  /// The room at the right end that text leaves free: a gap, and the scroll bar.
  static let gutter = 2
  /// The row of the place in which the page begins: below the title and a blank.
  private static let firstRow = 2
  private static let rowsMinimum = 5

  /// Returns the number of lines that a place shows: two rows are left above, the keys and a blank below.
  static func window(rows: Int) -> Int {
    rows < rowsMinimum ? 0 : rows - firstRow - 2
  }

  /// Returns the inspector on a surface of some size, scrolled by `offset` lines; transparent between its texts.
  static func surface(of inspector: Inspector, size: CellSize, offset: Int) -> Surface {
    var surface = Surface(size: size)
    guard size.rows >= rowsMinimum, size.columns > gutter else { return surface }
    let columns = size.columns - gutter
    let page = InspectorPage(inspector.sections)
    let window = window(rows: size.rows)
    let offset = max(0, min(offset, page.offsetMaximum(window: window)))
    if let section = page.titledSection(offset: offset) {
      let status = TextCells.width(of: inspector.status)
      surface.draw(
        inspector.sections[section].title, .title, row: 0, columns: 0..<max(0, columns - status - 1)
      )
    }
    surface.draw(
      Inspector.Row([Inspector.Span(inspector.status, .faint, alignment: .trailing)]), row: 0,
      columns: columns)
    for index in 0..<window {
      let row = firstRow + index
      switch page.line(offset + index) {
      case .blank: break
      case .title(let section):
        // The title at the window's very top is the one above it.
        guard index > 0 || offset == 0 else { continue }
        surface.draw(inspector.sections[section].title, .title, row: row, columns: 0..<columns)
      case .row(let section, let index):
        let line = inspector.sections[section].rows[index]
        if line.isSelected {
          surface.fill(
            CellRect(column: 0, row: row, columns: columns, rows: 1), with: selection)
        }
        surface.draw(line, row: row, columns: columns)
      }
    }
    for row in page.thumb(offset: offset, window: window, rows: window) ?? 0..<0 {
      surface.draw(
        MeasuredGlyph(Glyph("▐"), width: 1), column: size.columns - 1, row: firstRow + row,
        foreground: thumb)
    }
    draw(inspector.keys, on: &surface, row: size.rows - 1, columns: columns)
    return surface
  }

  /// Draws as many whole keys as fit in the row.
  private static func draw(
    _ keys: [HelpLine], on surface: inout Surface, row: Int, columns: Int
  ) {
    var column = 0
    for line in keys {
      let width = TextCells.width(of: line.key) + 1 + TextCells.width(of: line.meaning)
      guard column + width <= columns else { return }
      column = surface.draw(line.key, .plain, row: row, columns: column..<columns) + 1
      column = surface.draw(line.meaning, .faint, row: row, columns: column..<columns) + 3
    }
  }
}

// MARK: - Text with a meaning

extension Inspector.Role {
  /// The color of a role's ink.
  var color: StraightRGBA { ink.color }

  /// The ink of a role upon the page.
  fileprivate var ink: (color: StraightRGBA, attributes: CellAttributes) {
    switch self {
    case .title: (StraightRGBA(rgb: 0xF2F2F5), .bold)
    case .plain: (StraightRGBA(rgb: 0xD6D6DC), [])
    case .faint: (StraightRGBA(rgb: 0x85858F), [])
    case .literal: (StraightRGBA(rgb: 0x9CC4F5), [])
    case .changed: (StraightRGBA(rgb: 0xFFD479), .bold)
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
    var column = columns.lowerBound
    // No text is measured farther than it can be seen.
    let glyphs = TextCells.glyphs(of: String(text.prefix(2 * columns.count + 1)))
    let width = glyphs.reduce(0) { $0 + $1.width }
    let isCut = width > columns.count
    let end = columns.upperBound - (isCut ? 1 : 0)
    for glyph in glyphs {
      guard column + glyph.width <= end else { break }
      draw(glyph, column: column, row: row, foreground: ink.color, attributes: ink.attributes)
      column += glyph.width
    }
    guard isCut, !columns.isEmpty else { return column }
    draw(
      MeasuredGlyph(Glyph("…"), width: 1), column: column, row: row, foreground: ink.color,
      attributes: ink.attributes)
    return column + 1
  }

  /// Draws a row's pieces in the first columns; each is cut before the next one that has a place of its own.
  mutating func draw(_ line: Inspector.Row, row: Int, columns: Int) {
    let starts = line.spans.map { span -> Int? in
      guard span.alignment == .trailing else { return span.column }
      return max(0, columns - (span.column ?? 0) - TextCells.width(of: span.text))
    }
    var column = line.isHeading ? 0 : 1
    for (index, span) in line.spans.enumerated() {
      let start = starts[index] ?? column
      let next = starts[(index + 1)...].compactMap { $0 }.first { $0 > start }
      let end = min(columns, next.map { $0 - 1 } ?? columns)
      column = draw(
        span.text, line.isHeading && span.role == .plain ? .title : span.role, row: row,
        columns: start..<max(start, end))
    }
  }
}
