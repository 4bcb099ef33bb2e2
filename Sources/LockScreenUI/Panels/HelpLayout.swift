import Compositing

/// The layout of the help: its groups in one column or two, as wide and high as they need.
struct HelpLayout {
  /// A line of a column.
  enum Line: Hashable {
    case blank
    case title(String)
    case key(HelpLine)
  }

  /// Groups below one another, with keys flush and meanings flush.
  struct Column {
    let lines: [Line]
    /// The width of the keys, in cells.
    let keyWidth: Int
    /// The width of the whole column, in cells.
    let width: Int

    /// The cells between a key and its meaning.
    static let gap = 2

    init(_ groups: ArraySlice<HelpGroup>) {
      var lines: [Line] = []
      for group in groups {
        if !lines.isEmpty { lines.append(.blank) }
        lines.append(.title(group.title))
        lines += group.lines.map(Line.key)
      }
      self.lines = lines
      let keys = groups.flatMap(\.lines)
      keyWidth = keys.map { TextCells.width(of: $0.key) }.max() ?? 0
      let meaningWidth = keys.map { TextCells.width(of: $0.meaning) }.max() ?? 0
      let titleWidth = groups.map { TextCells.width(of: $0.title) }.max() ?? 0
      width = max(titleWidth, keyWidth + Self.gap + meaningWidth)
    }
  }

  /// The cells between two columns.
  static let columnGap = 4

  /// The columns, from the left.
  let columns: [Column]

  /// Lays out groups in two columns of near heights, or in one where two are too wide.
  init(_ groups: [HelpGroup], columns room: Int) {
    let splits = (1..<max(1, groups.count)).map {
      [Column(groups[..<$0]), Column(groups[$0...])]
    }
    let best = splits.min { Self.height(of: $0) < Self.height(of: $1) }
    if let best, Self.width(of: best) <= room {
      columns = best
    } else {
      columns = [Column(groups[...])]
    }
  }

  /// The number of lines.
  var lineCount: Int { Self.height(of: columns) }

  /// The width, in cells.
  var width: Int { Self.width(of: columns) }

  private static func height(of columns: [Column]) -> Int { columns.map(\.lines.count).max() ?? 0 }

  private static func width(of columns: [Column]) -> Int {
    columns.reduce(-columnGap) { $0 + $1.width + columnGap }
  }
}
