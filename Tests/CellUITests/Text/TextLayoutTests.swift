import CellUI
import ColorScience
import Compositing
import Testing

@Test(arguments: [
  ("the quick brown fox", 9, "the quick\nbrown fox"),
  ("the quick brown fox", 8, "the····\nquick··\nbrown··\nfox····"),
  ("a well-known fact", 7, "a well-\nknown··\nfact···"),
  ("incomprehensible", 6, "incomp\nrehens\nible··"),
  ("日本語の文章", 4, "日本\n語の\n文章"),
  ("日本語の文章", 5, "日本\n語の\n文章"),
  ("🍕🍕🍕", 4, "🍕🍕\n🍕··"),
  ("one\ntwo", 9, "one\ntwo"),
  ("e\u{301}a\u{300}", 9, "e\u{301}a\u{300}"),
])
func `text wraps between words`(text: String, columns: Int, expected: String) {
  let drawn = Screen.text(Text(text), columns: columns)
  #expect(drawn.replacing(" ", with: "·").trimmedRows == expected.trimmedRows)
}

@Test(arguments: [
  (Text.TruncationMode.tail, "abcd…"), (.head, "…fghi"), (.middle, "ab…hi"),
])
func `a line that is too long is cut`(mode: Text.TruncationMode, expected: String) {
  let view = Text("abcdefghi").lineLimit(1).truncationMode(mode)
  #expect(Screen.text(view, columns: 5) == expected)
}

@Test(arguments: [
  ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("🍕 pizza", 4, "🍕…"), ("ab", 1, "…"),
])
func `a wide glyph is never cut in half`(text: String, columns: Int, expected: String) {
  #expect(Screen.text(Text(text).lineLimit(1), columns: columns) == expected)
}

@Test(arguments: [
  ("Gate אב 1", 20, "Gate 1 בא"), ("אב 23 ok", 20, "ok 23 בא"), ("אב גד הו", 6, "דג בא\nוה"),
  ("אב\nab גד", 20, "בא\nab דג"), ("אב (גד", 20, "דג) בא"),
])
func `words from right to left stand so in each line`(
  text: String, columns: Int, expected: String
) {
  let drawn = Screen.text(Text(text), columns: columns)
  #expect(drawn.trimmedRows == expected.trimmedRows)
}

@Test func `of words from right to left the end is cut at the left, and they are told as read`() {
  let view = Text("אבגדהו").lineLimit(1)
  #expect(Screen.text(view, columns: 4) == "…גבא")
  #expect(Screen.layout(Text("אב 23 גד"), columns: 20, rows: 1).words == ["אב 23 גד"])
}

@Test(arguments: [
  "שלום abc", "אב 23 ok", "אב (abc) def", "Gate אב 1", "abc 12 אב", "ab (אב 1) cd", "אב <גד",
])
func `a line of words in both directions is told in its own order`(text: String) {
  let view = Text(text)
  #expect(Screen.layout(view, columns: 20, rows: 1).words == [text])
  #expect(Screen.layout(view.foregroundStyle(.red).opacity(0.5), columns: 20).words == [text])
  let gradient = LinearGradient(
    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  #expect(Screen.layout(view.foregroundStyle(gradient), columns: 20).words == [text])
  let layout = Screen.layout(Text(text + " xyz").lineLimit(1), columns: 8)
  #expect(layout.words.first?.last == "…")
}

@Test func `the parts of a line from right to left keep their colors`() {
  let parts = Text("\(Text("אב").foregroundStyle(.red)) \(Text("גד").foregroundStyle(.blue))")
  let surface = Screen.layout(parts, columns: 5).surface()
  #expect(surface[0, 0].foreground == surface[1, 0].foreground)
  #expect(surface[4, 0].foreground != surface[0, 0].foreground)
  #expect(surface[4, 0].glyph == Glyph("א"))
}

@Test func `text over the line limit is truncated in the last line`() {
  let view = Text("the quick brown fox jumps").lineLimit(2)
  #expect(Screen.text(view, columns: 9).trimmedRows == "the quick\nbrown fo…".trimmedRows)
  #expect(Screen.text(Text("one\ntwo").lineLimit(1), columns: 9) == "one…")
  #expect(Screen.text(Text("日本語の文章").lineLimit(1), columns: 7) == "日本語…")
}

@Test func `text takes no more rows than proposed, and at least one`() {
  let text = Text("the quick brown fox")
  #expect(Screen.layout(text, columns: 5, rows: 2).size.rows == 2)
  #expect(Screen.layout(text, columns: 5, rows: 0).size.rows == 1)
}

@Test(arguments: [
  (TextAlignment.leading, "abc\nd··"), (.center, "abc\n·d·"), (.trailing, "abc\n··d"),
])
func `the lines of a text align`(alignment: TextAlignment, expected: String) {
  #expect(Screen.text(Text("abc\nd").multilineTextAlignment(alignment)) == expected)
}

@Test func `an interpolated number is formatted`() {
  #expect(Screen.text(Text("\(24.85, specifier: "%.1f") km/h")) == "24.9 km/h")
  #expect(Screen.text(Text("\(7, specifier: "%03d")")) == "007")
  #expect(Screen.text(Text("\(3) pizzas")) == "3 pizzas")
}

@Test func `joined texts keep their own styles`() {
  let view = Text("a").bold().foregroundColor(.red) + Text("b").italic()
  let surface = Screen.layout(view).surface()
  #expect(surface[0, 0].attributes == .bold)
  #expect(surface[0, 0].foreground == StraightRGBA(rgb: 0xFF453A))
  #expect(surface[1, 0].attributes == .italic)
  #expect(surface[1, 0].foreground == .white)
}

@Test func `small letters before and behind large ones stand on their baseline`() throws {
  let large = Text("24").font(.system(size: 48))
  let view = Text("a").foregroundColor(.red) + Text("b") + large + Text(" km")
  for text in [view, Text("\(view)")] {
    let surface = Screen.layout(text).surface()
    #expect(surface.size.rows == Screen.layout(large).size.rows)
    let lines = Screen.text(surface).split(separator: "\n").map { String($0) }
    let row = try #require(lines.firstIndex { $0.hasPrefix("ab") && $0.hasSuffix("km") })
    #expect(row > 0)
    #expect(surface[0, row].foreground == StraightRGBA(rgb: 0xFF453A))
    #expect(surface[1, row].foreground == .white)
  }
}

@Test func `a text's own style wins over its environment`() {
  let view = VStack {
    Text("a").foregroundColor(.red)
    Text("b")
  }.foregroundStyle(.green).bold()
  let surface = Screen.layout(view).surface()
  #expect(surface[0, 0].foreground == StraightRGBA(rgb: 0xFF453A))
  #expect(surface[0, 1].foreground == StraightRGBA(rgb: 0x30D158))
  #expect(surface[0, 1].attributes == .bold)
}

@Test func `an escape sequence in a text is shown as a mark`() {
  #expect(Screen.text(Text("\u{1B}[2J")) == "␛[2J")
}

extension String {
  /// The rows without spaces at their ends.
  fileprivate var trimmedRows: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { row in
      var row = String(row)
      while row.hasSuffix("·") { row.removeLast() }
      return row.replacing("·", with: " ")
    }
  }
}
