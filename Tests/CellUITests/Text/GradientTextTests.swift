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

  @Test(arguments: [16, 40] as [CGFloat])
  func `is that of a gradient that the text masks`(points: CGFloat) {
    let text = Text("12345678").font(.system(size: points))
    let masked = text.hidden().overlay(gradient).mask(text)
    #expect(Screen.text(masked, columns: 60) == Screen.text(text, columns: 60))
    #expect(inks(masked, columns: 60) == inks(text.foregroundStyle(gradient), columns: 60))
    let faded = inks(text.hidden().overlay(gradient.opacity(0.5)).mask(text), columns: 60)
    #expect(faded.allSatisfy { $0.alpha < 140 })
  }

  @Test func `is seen through a mask of letters of any view as wide as they are`() {
    let sign = Image(systemName: "star.fill")
    let plain = Screen.layout(Color.red.mask(sign), columns: 5, rows: 1).surface()
    #expect(plain[2, 0].glyph == Glyph("★"))
    #expect(plain[2, 0].foreground.red > 200 && plain[2, 0].foreground.blue < 120)
    let narrow = Color.red.frame(width: 8).mask(Text("wide"))
    #expect(!Screen.text(narrow).contains("wide"), "a part of a word is cut as any view is")
  }

  @Test func `goes along a bar, a gauge's line and a ring, whose tint it is`() throws {
    let bar = inks(ProgressView(value: 0.5).tint(gradient))
    #expect(bar[0].red > 200 && bar[9].blue > 200 && bar[9].red < 140)
    #expect(Set(bar[10...]).count == 1, "the track has no gradient")
    let gauge = Gauge(value: 0.5) {}.gaugeStyle(.accessoryLinear)
    let line = inks(gauge.tint(gradient))
    #expect(line[0].red > 200 && line[19].blue > 200 && line[19].red < 120)
    #expect(Screen.text(gauge, columns: 9) == "━━━━●━━━━")
    #expect(Screen.text(gauge.environment(\.layoutDirection, .rightToLeft), columns: 4) == "━●━━")
    let ring = Screen.layout(
      Gauge(value: 1) {}.gaugeStyle(.accessoryCircularCapacity)
        .tint(Gradient(colors: [.red, .green, .blue])), columns: 8, rows: 4
    ).surface()
    let right = try #require((4..<8).map { ring[$0, 1] }.last { $0.foreground.alpha > 0 })
    let left = try #require((0..<4).map { ring[$0, 1] }.first { $0.foreground.alpha > 0 })
    #expect(right.foreground != left.foreground)
    let plain = inks(ProgressView(value: 0.5).tint(.green).tint(gradient))
    #expect(Set(plain[..<10]).count == 1, "the inner tint counts")
  }

  @Test func `is left to one color where parts have styles of their own`() {
    let parts = Text("abc").foregroundStyle(gradient) + Text("def").foregroundStyle(.green)
    #expect(Set(inks(parts)).count == 2)
  }
}
