import ColorScience
import Compositing

/// A page of the inspector as lines, of which a window is seen.
///
/// The lines above the window hold the heading of the section that the window begins in.
struct InspectorPage {
  /// The content of a line.
  enum Line: Hashable {
    case blank
    case heading(section: Int)
    /// The titles of a section's columns.
    case columnTitles(section: Int)
    case row(section: Int, index: Int)
  }

  /// The number of lines of a heading: its text, and a blank or the titles of the columns below where rows are many.
  let headingLines: Int
  /// The line of each section's heading; the first section's is above the page.
  private let headings: [Int]
  private let rowCounts: [Int]
  /// The number of lines.
  let lineCount: Int

  /// Lays out sections with a blank line between them.
  init(_ sections: [Inspector.Section], isLoose: Bool) {
    headingLines = Self.headingLines(isLoose: isLoose)
    var (headings, next) = ([Int](), -headingLines)
    for section in sections {
      headings.append(next)
      next += headingLines + section.rows.count + 1
    }
    self.headings = headings
    rowCounts = sections.map(\.rows.count)
    lineCount = max(0, next - 1)
  }

  /// Returns the number of lines of a heading.
  static func headingLines(isLoose: Bool) -> Int { isLoose ? 2 : 1 }

  /// Returns the farthest that a window may be scrolled.
  func offsetMaximum(window: Int) -> Int { max(0, lineCount - max(0, window)) }

  /// Returns the section whose heading is held at the top of a window; `nil` where there are no sections.
  func headedSection(offset: Int) -> Int? {
    headings.lastIndex { $0 <= offset } ?? headings.indices.first
  }

  /// Returns the line of a section's first row.
  func firstRow(ofSection section: Int) -> Int { headings[section] + headingLines }

  /// Returns the content of a line of the page.
  func line(_ number: Int) -> Line {
    guard number >= 0, let section = headings.lastIndex(where: { $0 <= number }) else {
      return .blank
    }
    let index = number - firstRow(ofSection: section)
    if index == -headingLines { return .heading(section: section) }
    if index == -1 { return .columnTitles(section: section) }
    return (0..<rowCounts[section]).contains(index)
      ? .row(section: section, index: index) : .blank
  }

  /// Returns the rows of a scroll bar's thumb in a bar of `rows`; `nil` where everything is seen.
  func thumb(offset: Int, window: Int, rows: Int) -> Range<Int>? {
    ScrollBar.thumb(offset: offset, window: window, lineCount: lineCount, rows: rows)
  }
}

/// The bar that shows the part of a page that is seen.
enum ScrollBar {
  /// The color of the thumb.
  static let color = StraightRGBA(rgb: 0x4A4A54)

  /// Returns the rows of a thumb in a bar of `rows`; `nil` where everything is seen.
  static func thumb(offset: Int, window: Int, lineCount: Int, rows: Int) -> Range<Int>? {
    let maximum = max(0, lineCount - max(0, window))
    guard maximum > 0, window > 0, rows > 0 else { return nil }
    let length = min(rows, max(1, rows * window / lineCount))
    let start = ((rows - length) * min(offset, maximum) + maximum / 2) / maximum
    return start..<start + length
  }
}

extension Surface {
  /// Draws a scroll bar's thumb in a column, from a row on.
  mutating func draw(thumb: Range<Int>?, column: Int, from row: Int) {
    for step in thumb ?? 0..<0 {
      draw(
        MeasuredGlyph(Glyph("▐"), width: 1), column: column, row: row + step,
        foreground: ScrollBar.color)
    }
  }
}
