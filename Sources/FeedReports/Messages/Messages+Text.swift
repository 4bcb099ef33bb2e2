import Compositing

extension Messages {
  /// Returns a text in lines of a number of columns, broken at blanks, though not at the one in a fact's number, such as
  /// (AK 3.2); a longer word is broken inside.
  public static func wrapped(_ text: String, columns: Int) -> [String] {
    // No text is wider than it has bytes.
    guard text.utf8.count > columns || text.utf8.first == UInt8(ascii: " ") else { return [text] }
    var lines: [Substring] = []
    var line = text[..<text.startIndex]
    var width = 0
    // The text is split by bytes, since a blank is one byte, and splitting by letters costs ten times as much.
    var head: Substring?
    for word in text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      var rest = Substring(word)
      if rest == "(AK", rest.endIndex < text.endIndex {
        head = rest
        continue
      }
      if let start = head.take()?.startIndex { rest = text[start..<rest.endIndex] }
      var wordWidth = TextCells.width(of: String(rest))
      if wordWidth > columns {
        if !line.isEmpty { lines.append(line) }
        rest = broken(rest, columns: columns, into: &lines)
        wordWidth = TextCells.width(of: String(rest))
        line = rest[..<rest.startIndex]
      }
      if line.isEmpty || width + 1 + wordWidth > columns {
        if !line.isEmpty { lines.append(line) }
        (line, width) = (rest, wordWidth)
      } else {
        // One blank stands between the line and the word.
        line = text[line.startIndex..<rest.endIndex]
        width += 1 + wordWidth
      }
    }
    return (lines + [line]).map(String.init)
  }

  /// Breaks a long word into whole rows, and returns the rest of it.
  private static func broken(
    _ word: Substring, columns: Int, into lines: inout [Substring]
  ) -> Substring {
    var start = word.startIndex
    var width = 0
    for index in word.indices {
      let step = TextCells.width(of: String(word[index]))
      if width + step > columns, start < index {
        lines.append(word[start..<index])
        (start, width) = (index, 0)
      }
      width += step
    }
    return word[start...]
  }

  /// Returns rows as lines with aligned columns.
  public static func table(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? TextCells.width(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let filling = widths[column] - TextCells.width(of: cell)
        return column == row.count - 1
          ? cell : cell + String(repeating: " ", count: filling)
      }
      return cells.joined(separator: "  ")
    }
  }
}
