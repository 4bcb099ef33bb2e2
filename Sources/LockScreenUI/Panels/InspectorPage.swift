import Compositing

/// The inspector's sections as one page of lines, of which a window is seen.
///
/// The line above the window holds the title of the section that the window begins in.
struct InspectorPage {
  /// The content of a line.
  enum Line: Hashable {
    case blank
    case title(section: Int)
    case row(section: Int, index: Int)
  }

  /// The line of each section's title; the first section's is above the page.
  private let titleLines: [Int]
  private let rowCounts: [Int]
  /// The number of lines.
  let lineCount: Int

  /// Lays out sections, whose titles have a blank line on either side.
  init(_ sections: [Inspector.Section]) {
    var (titles, next) = ([Int](), -2)
    for section in sections {
      titles.append(next)
      next += 2 + section.rows.count + 1
    }
    titleLines = titles
    rowCounts = sections.map(\.rows.count)
    lineCount = max(0, next - 1)
  }

  /// Returns the farthest that a window may be scrolled.
  func offsetMaximum(window: Int) -> Int { max(0, lineCount - max(0, window)) }

  /// Returns the section whose title is held at the top of a window; `nil` where there are no sections.
  func titledSection(offset: Int) -> Int? {
    titleLines.lastIndex { $0 <= offset } ?? titleLines.indices.first
  }

  /// Returns the content of a line of the page.
  func line(_ number: Int) -> Line {
    guard number >= 0, let section = titleLines.lastIndex(where: { $0 <= number }) else {
      return .blank
    }
    let index = number - titleLines[section] - 2
    if index == -2 { return .title(section: section) }
    return (0..<rowCounts[section]).contains(index)
      ? .row(section: section, index: index) : .blank
  }

  /// Returns the rows of a scroll bar's thumb in a bar of `rows`; `nil` where everything is seen.
  func thumb(offset: Int, window: Int, rows: Int) -> Range<Int>? {
    let maximum = offsetMaximum(window: window)
    guard maximum > 0, window > 0, rows > 0 else { return nil }
    let length = min(rows, max(1, rows * window / lineCount))
    let start = ((rows - length) * min(offset, maximum) + maximum / 2) / maximum
    return start..<start + length
  }
}
