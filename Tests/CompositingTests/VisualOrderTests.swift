import ColorScience
import Compositing
import Testing

/// The order of texts in cells: reference orders out of UAX #9, section 5, and of fribidi.
@Suite struct VisualOrderTests {
  private func shown(_ text: String, columns: Int = .max) -> String {
    var surface = Surface(size: CellSize(columns: 40, rows: 1))
    let used = surface.draw(text, at: .zero, foreground: .white, maximumColumns: columns)
    return (0..<used).map { String(String.UnicodeScalarView(surface[$0, 0].glyph.scalars)) }
      .joined()
  }

  @Test(
    arguments: [
      ("abc", "abc"), ("שלום", "םולש"), ("שלום abc", "abc םולש"), ("abc שלום", "abc םולש"),
      ("abc שלום def", "abc םולש def"), ("שלום abc עולם", "םלוע abc םולש"),
      ("אב 23", "23 בא"), ("אב 23 ok", "ok 23 בא"), ("אב ok 23", "ok 23 בא"),
      ("גול 12:30!", "!12:30 לוג"), ("שוט 12 אול x", "x לוא 12 טוש"),
      ("אב -5%", "5%- בא"), ("אב 5-", "-5 בא"), ("אב $5.20", "$5.20 בא"), ("₪30 אב", "בא ₪30"),
      ("شوط 12-5 أول", "لوأ 5-12 طوش"), ("شوط 45+2", "2+45 طوش"), ("شوط ١٢:٣٠", "١٢:٣٠ طوش"),
      ("אב (גד)", "(דג) בא"), ("אב (abc) def", "def (abc) בא"), ("אב (abc) גד", "דג (abc) בא"),
      ("ab (אב) cd", "ab (בא) cd"), ("ab (אב 1) cd", "ab (1 בא) cd"), ("אב <גד", "דג> בא"),
      ("אב…", "…בא"), ("אב  ", "  בא"), ("ab אב  ", "ab בא  "), ("אב 🍕 ab", "ab 🍕 בא"),
      ("1 אב", "בא 1"), ("12:30", "12:30"), ("Gate אב1", "Gate 1בא"),
    ])
  func `words from right to left stand so`(text: String, cells: String) {
    #expect(shown(text) == cells)
  }

  @Test(arguments: [(7, "cba בא"), (4, "abבא"), (0, "")])
  func `of a text that is too long the end is left out`(columns: Int, cells: String) {
    let text = columns == 7 ? "אב cba" : "אבab cd"
    #expect(shown(text, columns: columns) == cells)
  }

  @Test(
    arguments: [
      ("abc", nil), ("שלום", nil), ("abc שלום def", nil), ("שלום abc עולם", nil),
      ("גול 12:30!", nil), ("אב (abc) גד", nil), ("ab (אב) cd", nil), ("אב…", nil),
      // Cells do not tell in which direction such a line began.
      ("שלום abc", "abc שלום"), ("אב 23 ok", "ok 23 אב"),
    ] as [(String, String?)])
  func `a line is read back from its cells, word for word`(text: String, read: String?) {
    let glyphs = TextCells.glyphs(of: text).map(\.glyph)
    let fromRight = VisualOrder.runsFromRight(glyphs)
    let cells = VisualOrder.places(of: glyphs, fromRight: fromRight).map(\.glyph)
    let places = VisualOrder.reading(cells)
    #expect(places.map(\.glyph) == TextCells.glyphs(of: read ?? text).map(\.glyph))
    #expect(places.map(\.index).sorted() == Array(cells.indices))
  }
}
