import CellUI
import ColorScience
import Compositing
import Testing

@Suite("A gradient through text") struct GradientTextTests {
  private let gradient = LinearGradient(
    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  private func inks(_ view: some View, columns: Int = 20) -> [StraightRGBA] {
    let surface = Screen.layout(view, columns: columns).surface()
    return (0..<surface.size.columns).compactMap { column in
      (0..<surface.size.rows).map { surface[column, $0] }.first { $0.glyph.hasInk }?.foreground
    }
  }

  @Test(arguments: [16, 40] as [CGFloat])
  func `goes from its first letter to its last`(points: CGFloat) throws {
    let found = inks(
      Text("12345678").font(.system(size: points)).foregroundStyle(gradient), columns: 60)
    let (first, last) = (try #require(found.first), try #require(found.last))
    #expect(first.red > 200 && first.blue < 120)
    #expect(last.blue > 200 && last.red < 120)
    let middle = found[found.count / 2]
    #expect(middle.red < first.red && middle.red > last.red)
  }

  @Test func `is the same when a container or the text itself has it`() {
    let own = inks(Text("abcdef").foregroundStyle(gradient))
    #expect(own == inks(HStack { Text("abcdef") }.foregroundStyle(gradient)))
    #expect(Set(own).count == 6)
  }

  @Test func `is that of all lines, and is faded with them`() {
    let text = Text("abc\ndef").foregroundStyle(gradient)
    let surface = Screen.layout(text).surface()
    #expect(surface[0, 0].foreground == surface[0, 1].foreground)
    let faded = Screen.layout(text.opacity(0.5)).surface()
    #expect(faded[2, 1].foreground.alpha < surface[2, 1].foreground.alpha)
  }

  @Test func `is left to one color where parts have styles of their own`() {
    let parts = Text("abc").foregroundStyle(gradient) + Text("def").foregroundStyle(.green)
    #expect(Set(inks(parts)).count == 2)
  }
}
