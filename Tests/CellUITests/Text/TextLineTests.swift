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
    let few = TextLine.wrapped(glyphs(text), columns: columns, countMaximum: 2)
    #expect(few.count == size.rows && few.lines.count == min(2, size.rows))
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
