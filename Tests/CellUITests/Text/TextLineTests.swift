import ColorScience
import Compositing
import Testing

@testable import CellUI

@Suite struct `A wrapped paragraph` {
  private func glyphs(_ text: String) -> [StyledGlyph] {
    TextCells.glyphs(of: text).map { StyledGlyph($0, color: .white, attributes: []) }
  }

  private static let paragraphs = [
    "", " ", "word", "word word", "a  b   ", "  a", "well-known", "日本 語", "日", "x日",
    "a much longer line with many short words in it ", String(repeating: "w", count: 60),
  ]

  @Test(arguments: paragraphs, 0...12)
  func `has the size of its lines`(text: String, columns: Int) {
    let lines = TextLine.wrapped(glyphs(text), columns: columns).lines
      .map { $0.truncated(to: columns, mode: .tail) }
    let size = TextLine.size(of: glyphs(text), columns: columns)
    #expect(size.rows == lines.count)
    #expect(size.columns == lines.map(\.columns).max())
    let few = TextLine.wrapped(glyphs(text), columns: columns, making: 2)
    #expect(few.count == size.rows && few.lines.count == min(2, size.rows))
    let first = TextLine.size(of: glyphs(text), columns: columns, counting: 2)
    #expect(first.rows == min(2, size.rows))
    #expect(first.columns == lines.prefix(2).map(\.columns).max())
  }

  @Test(arguments: paragraphs, 0...12)
  func `is cut alike, however few of the lines behind the cut are made`(
    text: String, columns: Int
  ) {
    let all = TextLine.wrapped(glyphs(text), columns: columns)
    for limit in 1...3 where all.count > limit {
      let made = limit + columns
      let few = TextLine.wrapped(glyphs(text), columns: columns, making: made, counting: made)
      #expect(few.count == min(made, all.count) && few.lines.count == few.count)
      let cut = [all, few].map { text in
        TextLine.joined(text.lines[(limit - 1)...]).truncated(to: columns, mode: .tail)
          .glyphs.map(\.measured)
      }
      #expect(cut[0] == cut[1])
    }
  }

  @Test(arguments: [
    ("a much longer line", 6, ["a much", "longer", "line"]), ("a  b   ", 1, ["a", "b"]),
    ("abcdef", 4, ["abcd", "ef"]), ("well-known", 6, ["well-", "known"]), ("日本", 3, ["日", "本"]),
  ])
  func `breaks between words, and inside of one that is too long`(
    text: String, columns: Int, lines: [String]
  ) {
    let wrapped = TextLine.wrapped(glyphs(text), columns: columns).lines.map { line in
      line.glyphs.map { String(String.UnicodeScalarView($0.measured.glyph.scalars)) }.joined()
    }
    #expect(wrapped == lines)
  }
}
