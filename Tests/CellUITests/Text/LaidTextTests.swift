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

  @Test func `shapes and bars are not judged`() {
    #expect(
      texts(
        VStack {
          Divider(); ProgressView(value: 0.5); Color.red
        }
      ).isEmpty)
  }
}
