import ColorScience
import Compositing
import HeadlessRendering
import Testing

@Suite struct `A recording` {
  private let size = CellSize(columns: 8, rows: 2)

  private func picture(_ text: String, wide: Bool = false) -> Surface {
    var surface = Surface(size: size, filledWith: Cell(background: .black))
    surface.draw(text, at: .zero, foreground: .white)
    return surface
  }

  @Test func `begins with its size and title`() {
    #expect(
      Asciicast(size: size).header(title: #"a "b""#) == """
        {"version":2,"width":8,"height":2,"idle_time_limit":2,"title":"a \\"b\\"",\
        "env":{"TERM":"xterm-256color"}}

        """)
  }

  @Test func `writes what changed, at its time`() {
    var cast = Asciicast(size: size, depth: .ansi8)
    let whole = CellRect(origin: .zero, size: size)
    let first = cast.frame(picture("one"), damage: [whole], at: .zero)
    #expect(
      first == #"[0.000000,"o","\u001b[?25l\u001b[2J\u001b[1;1H\u001b[37;40mone"#
        + #"     \u001b[2;1H        "]"# + "\n")
    #expect(cast.frame(picture("one"), damage: [whole], at: .seconds(1)) == nil)
    let next = cast.frame(picture("ore"), damage: [whole], at: .milliseconds(1500))
    #expect(next == #"[1.500000,"o","\u001b[1;2Hr"]"# + "\n")
    let wide = cast.frame(picture("日e"), damage: [whole], at: .milliseconds(61_033))
    #expect(wide == #"[61.033000,"o","\u001b[1;1H日"]"# + "\n")
  }

  @Test func `tells the cursor its place after each wide glyph`() {
    var cast = Asciicast(size: size, depth: .ansi8)
    let whole = CellRect(origin: .zero, size: size)
    _ = cast.frame(picture(""), damage: [whole], at: .zero)
    let emoji = cast.frame(picture("a🍕b日c"), damage: [whole], at: .seconds(1))
    #expect(
      emoji == #"[1.000000,"o","\u001b[1;1H\u001b[37ma🍕\u001b[1;4Hb日\u001b[1;7Hc"]"# + "\n")
  }

  @Test func `gives the terminal back as it found it`() {
    var cast = Asciicast(size: size)
    #expect(cast.ending(at: .zero, lastFrameAt: .zero) == nil)
    _ = cast.frame(picture("one"), damage: [], at: .zero)
    #expect(
      cast.ending(at: .seconds(3), lastFrameAt: .seconds(2))
        == #"[2.000000,"o","\u001b[0m\u001b[?25h"]"# + "\n")
  }
}
