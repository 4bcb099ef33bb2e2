import CellUI
import ColorScience
import Compositing
import Foundation
import Testing

private struct Loud: TextAttribute {
  var level: Int
}

/// Draws letters lower, line after line, and leaves out those without a mark.
private struct Marked: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) where run[Loud.self]?.level == 2 { context.draw(run) }
  }
}

private struct Stairs: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
      var copy = context
      copy.translateBy(x: 0, y: CGFloat(index) * 16)
      copy.draw(slice)
    }
  }
}

private struct Measuring: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      let bounds = line.typographicBounds
      let words = "\(Int(bounds.width)),\(Int(bounds.rect.minY)),\(line.count)"
      context.draw(Text(verbatim: words), at: bounds.rect.origin, anchor: .topLeading)
    }
  }
}

private struct Whole: TextRenderer {
  var opacity: Double

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    context.opacity = opacity
    for line in layout { for run in line { for slice in run { context.draw(slice) } } }
  }
}

@Suite("A text's renderer") struct TextRendererTests {
  @Test func `draws the runs that it chooses by their marks`() {
    let text =
      Text(verbatim: "ab") + Text(verbatim: "cd").customAttribute(Loud(level: 2))
      + Text(verbatim: "ef").customAttribute(Loud(level: 1))
    #expect(Screen.text(text) == "abcdef")
    #expect(Screen.text(text.textRenderer(Marked())) == "··cd··")
  }

  @Test func `moves letters out of their line`() {
    let view = Text(verbatim: "abc").textRenderer(Stairs())
      .frame(width: 24, height: 48, alignment: .topLeading)
    #expect(Screen.text(view) == "a··\n·b·\n··c")
  }

  @Test func `knows the lines, their runs and their places`() {
    let text = Text(verbatim: "one two") + Text(verbatim: "!").bold()
    let view = text.frame(width: 64, height: 16, alignment: .leading).textRenderer(Measuring())
    #expect(Screen.text(view).contains("64,0,2"))
    let lines = Text(verbatim: "one two").frame(width: 32, height: 32, alignment: .topLeading)
      .textRenderer(Measuring()).frame(width: 80)
    let found = Screen.text(lines, columns: 10, rows: 2)
    #expect(found.contains("24,0") && found.contains("24,16"))
  }

  @Test func `draws with the context's opacity, and letters in a row are one text`() {
    let plain = Screen.layout(Text(verbatim: "words"))
    let layout = Screen.layout(Text(verbatim: "words").textRenderer(Whole(opacity: 0.5)))
    #expect(layout.words == ["words"] && plain.words == ["words"])
    let (ink, faint) = (plain.surface()[0, 0].foreground, layout.surface()[0, 0].foreground)
    #expect(faint.alpha < ink.alpha && faint.alpha > 0)
  }

  @Test func `draws each text of a view`() {
    let view = VStack(spacing: 0) {
      Text(verbatim: "ab")
      Text(verbatim: "cd").customAttribute(Loud(level: 2))
    }
    #expect(Screen.text(view.textRenderer(Marked())) == "··\ncd")
  }
}
