import ColorScience
import Compositing

/// Draws the inspector and the help: plain text upon the page, no view needed.
enum InspectorPicture {
  private static let selection = StraightRGBA(rgb: 0x22242C)

  /// The ink of a role upon the page.
  private static func ink(of role: Inspector.Role) -> (StraightRGBA, CellAttributes) {
    switch role {
    case .title: (StraightRGBA(rgb: 0xF2F2F5), .bold)
    case .plain: (StraightRGBA(rgb: 0xD6D6DC), [])
    case .faint: (StraightRGBA(rgb: 0x85858F), [])
    case .literal: (StraightRGBA(rgb: 0x9CC4F5), [])
    case .good: (StraightRGBA(rgb: 0x6EE7A0), [])
    case .warning: (StraightRGBA(rgb: 0xFFC66D), [])
    case .failure: (StraightRGBA(rgb: 0xF08A6B), [])
    }
  }

  /// The inspector on a surface of the given size; transparent where it says nothing.
  static func surface(of inspector: Inspector, size: CellSize) -> Surface {
    var surface = Surface(size: size)
    guard size.rows > 4 else { return surface }
    let status = TextCells.width(of: inspector.status)
    draw(
      Inspector.Span(inspector.status, .faint, column: max(0, size.columns - status)), on: &surface,
      row: 0, from: 0)
    var row = 0
    let keysRow = size.rows - 1
    for section in inspector.sections {
      guard row + 2 < keysRow - 1 else { break }
      _ = draw(Inspector.Span(section.title, .title), on: &surface, row: row, from: 0)
      row += 2
      for line in section.rows.prefix(max(0, keysRow - 1 - row)) {
        draw(line, on: &surface, row: row)
        row += 1
      }
      row += 1
    }
    draw(inspector.keys, on: &surface, row: keysRow)
    return surface
  }

  private static func draw(_ line: Inspector.Row, on surface: inout Surface, row: Int) {
    if line.isSelected {
      surface.fill(
        CellRect(column: 0, row: row, columns: surface.size.columns, rows: 1), with: selection)
    }
    var column = 1
    for span in line.spans {
      column = draw(span, on: &surface, row: row, from: column)
    }
  }

  @discardableResult
  private static func draw(
    _ span: Inspector.Span, on surface: inout Surface, row: Int, from column: Int
  ) -> Int {
    let (ink, attributes) = ink(of: span.role)
    let start = max(span.column ?? column, span.column == nil ? column : 0)
    return start
      + surface.draw(
        span.text, at: CellPoint(column: start, row: row), foreground: ink, attributes: attributes,
        maximumColumns: max(0, surface.size.columns - start))
  }

  /// As many keys as fit in the row, whole ones only.
  private static func draw(_ keys: [HelpLine], on surface: inout Surface, row: Int) {
    var column = 0
    for line in keys {
      let width = TextCells.width(of: line.key) + 1 + TextCells.width(of: line.meaning)
      guard column + width <= surface.size.columns else { return }
      let next = draw(Inspector.Span(line.key, .plain), on: &surface, row: row, from: column)
      column =
        draw(Inspector.Span(line.meaning, .faint), on: &surface, row: row, from: next + 1) + 3
    }
  }

  /// The help as a panel of its own: as wide and high as its lines ask for, within `room`.
  static func help(_ lines: [HelpLine], within room: CellSize) -> Surface {
    let keyColumns = lines.map { TextCells.width(of: $0.key) }.max() ?? 0
    let textColumns = lines.map { TextCells.width(of: $0.meaning) }.max() ?? 0
    let size = CellSize(
      columns: min(room.columns, keyColumns + textColumns + 8),
      rows: min(room.rows, lines.count + 4))
    var surface = Surface(size: size)
    surface.fillRoundedRectangle(
      columns: 0..<size.columns, halfRows: 0..<(2 * size.rows), radius: 3,
      with: StraightRGBA(red: 22, green: 22, blue: 28, alpha: 242))
    surface.hideGlyphsBeneath()
    draw(Inspector.Span("Keys", .title, column: 3), on: &surface, row: 1, from: 0)
    for (index, line) in lines.prefix(max(0, size.rows - 4)).enumerated() {
      let keyColumn = 3 + keyColumns - TextCells.width(of: line.key)
      draw(
        Inspector.Span(line.key, .title, column: keyColumn), on: &surface, row: index + 3, from: 0)
      draw(
        Inspector.Span(line.meaning, .plain, column: 5 + keyColumns), on: &surface, row: index + 3,
        from: 0)
    }
    return surface
  }
}
