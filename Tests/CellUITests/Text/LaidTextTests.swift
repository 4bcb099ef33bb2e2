import CellUI
import ColorScience
import Compositing
import Testing

@Suite struct LaidTextTests {
  private func texts(_ view: some View, upon ground: StraightRGBA = .black) -> [LaidText] {
    let layout = Screen.layout(view, columns: 40, rows: 10)
    return layout.texts(upon: Surface(size: layout.size, filledWith: Cell(background: ground)))
  }

  @Test func `a text is judged on the background that its layout draws`() throws {
    let plain = try #require(texts(Text("a").foregroundStyle(.white)).first)
    #expect(plain.ratio == 21)
    #expect((plain.words, plain.kind) == ("a", .text))
    let covered = try #require(
      texts(Text("a").foregroundStyle(.white).background(Color.white)).first)
    #expect(covered.ratio == 1)
  }

  @Test func `a text on a picture that there is not is not judged, and one beside it is`() {
    let picture = Image("none").resizable().frame(width: 80, height: 48)
    let card = HStack(spacing: 0) {
      ZStack {
        picture
        Color.black.opacity(0.4)
        Text("on").foregroundStyle(.black)
      }.fixedSize()
      Text("beside").foregroundStyle(.black)
    }
    #expect(texts(card).map(\.words) == ["beside"])
  }

  @Test func `a picture that there is not is as large as what is in front of it`() {
    let card = ZStack {
      Image("none").resizable().aspectRatio(contentMode: .fill)
        .overlay { Rectangle().fill(.black.opacity(0.3)) }
      HStack {
        Text("2").foregroundStyle(.white)
        Spacer()
        Text("1").foregroundStyle(.black)
      }
      .padding(16)
    }
    let items = Screen.layout(card).items
    #expect(items.first?.frame.size == Screen.layout(card).size)
    #expect(texts(card).isEmpty && texts(card.overlay { Text("on") }).isEmpty)
  }

  @Test func `translucent text is judged by its visible color`() throws {
    let faint = try #require(texts(Text("a").foregroundStyle(.white).opacity(0.5)).first)
    #expect(faint.ink != .white)
    #expect(faint.ink.isOpaque)
    #expect(faint.ratio < 21)
  }

  @Test func `the worst cell counts`() throws {
    let layout = Screen.layout(Text("ab").foregroundStyle(.white))
    var ground = Surface(size: layout.size, filledWith: Cell(background: .black))
    ground.fill(CellRect(column: 1, row: 0, columns: 1, rows: 1), with: StraightRGBA(rgb: 0x808080))
    let text = try #require(layout.texts(upon: ground).first)
    #expect(text.ground == StraightRGBA(rgb: 0x808080))
  }

  @Test(
    arguments: [
      ("🍕", []), ("🍕 12", [LaidText.Kind.text]), ("→", [.symbol]), ("✓ ok", [.text]),
    ])
  func `emoji bring their own colors, symbols are no words`(text: String, kinds: [LaidText.Kind]) {
    #expect(texts(Text(text)).map(\.kind) == kinds)
  }

  @Test func `block letters are large`() {
    #expect(texts(Text("12").font(.system(size: 48))).map(\.kind) == [.large])
  }

  @Test func `clear texts and symbols are placeholders, which are not judged`() {
    #expect(texts(Text("later").foregroundStyle(.clear)).isEmpty)
    #expect(texts(Image(systemName: "figure.run").foregroundColor(.clear)).isEmpty)
    #expect(texts(Text("now").foregroundStyle(.white.opacity(0.01))).count == 1)
  }

  @Test func `a mark in the place of an image that is missing is not judged`() {
    #expect(texts(Image(systemName: "no.such.symbol").foregroundStyle(.black)).isEmpty)
    #expect(texts(Image(systemName: "rhombus.fill").foregroundStyle(.black)).count == 1)
  }

  @Test func `a sign that a selector makes an emoji has its color, and is not judged`() {
    let heart = Screen.layout(Text("\u{2764}\u{FE0F}").foregroundStyle(.black))
    #expect(heart.surface()[0, 0].foreground == StraightRGBA(rgb: 0xE0483F))
    #expect(texts(Text("\u{2764}\u{FE0F}").foregroundStyle(.black)).isEmpty)
    #expect(texts(Text("\u{2764}").foregroundStyle(.black)).map(\.ratio) == [1])
  }

  @Test func `a sign before the text with the selector keeps its color`() {
    let words = Text("\u{2764}").foregroundStyle(.white) + Text(" \u{2764}\u{FE0F}")
    let row = Screen.layout(words).surface()
    #expect(row[0, 0].foreground == .white)
    #expect(row[2, 0].foreground == StraightRGBA(rgb: 0xE0483F))
  }

  @Test func `the lower layer of a symbol is the ground of its upper one`() throws {
    let heart = Image(systemName: "heart.circle.fill").symbolRenderingMode(.palette)
      .foregroundStyle(.red, .white).font(.system(size: 96))
    let text = try #require(texts(heart, upon: StraightRGBA(rgb: 0x4A6B99)).first)
    #expect(text.ground == .white)
  }

  @Test func `shapes and bars are not judged`() {
    #expect(
      texts(
        VStack {
          Divider(); ProgressView(value: 0.5); Color.red
        }
      ).isEmpty)
  }
}
