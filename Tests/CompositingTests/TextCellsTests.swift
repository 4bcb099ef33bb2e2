import Compositing
import Testing

@Suite struct TextCellsTests {
  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("🍕", 2), ("⌚", 2), ("한글", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("❤️", 1), ("🇩🇪", 2),
      ("e\u{301}\u{302}\u{303}\u{304}", 1), ("1\u{FE0F}\u{20E3}", 1), ("\u{20E3}", 0),
      ("a\u{200B}b", 2), ("ｆｕｌｌ", 8), ("\u{301}", 1),
    ] as [(String, Int)])
  func `a text takes the cells that terminals give it`(text: String, columns: Int) {
    #expect(TextCells.width(of: text) == columns)
  }

  @Test(
    arguments: [
      ("\u{1B}[31m", "␛[31m"), ("\u{7}", "␇"), ("a\nb", "a␊b"), ("\r\n", "␍␊"), ("\u{7F}", "␡"),
      ("\u{9B}31m", "�31m"), ("\u{202E}abc", "�abc"), ("\u{2068}x\u{2069}", "x"),
      ("\u{202D}x", "�x"), ("\u{E000}", "�"),
      ("\u{FEFF}x", "x"), ("\u{2028}", "�"), ("a\u{AD}b", "ab"),
      ("1\u{FE0F}\u{20E3}, #\u{20E3}", "1, #"),
    ])
  func `what could steer a terminal is shown as a mark`(text: String, shown: String) {
    let scalars = TextCells.glyphs(of: text).flatMap(\.glyph.scalars)
    #expect(String(String.UnicodeScalarView(scalars)) == shown)
  }

  @Test func `no scalar at all reaches a terminal as control`() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for measured in TextCells.glyphs(of: String(Character(scalar))) {
        for shown in measured.glyph.scalars {
          let category = shown.properties.generalCategory
          #expect(category != .control && category != .format, "U+\(String(value, radix: 16))")
        }
        #expect(measured.width == 1 || measured.width == 2)
      }
    }
  }

  @Test func `a scalar that is measured by itself takes the cells that it takes among others`() {
    for value in Array(UInt32(0x20)..<0x7F) + [0xB7, 0x2026] + Array(0x2190...0x25FF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let among = TextCells.glyphs(of: "é\(scalar)")
      #expect(Array(among.dropFirst()) == TextCells.glyphs(of: "\(scalar)"))
    }
  }

  @Test func `a cell carries two marks and no more`() {
    let glyphs = TextCells.glyphs(of: "e\u{301}\u{302}\u{303}")
    #expect(glyphs.map(\.glyph.scalars) == [["e", "\u{301}", "\u{302}"]])
  }
}
