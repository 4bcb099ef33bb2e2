import ColorScience
import Compositing
import Testing

@testable import CellUI

@Suite("A ring around letters in one row") struct SmallRingTests {
  private func badge(_ letters: String, points: Double) -> some View {
    Text(letters).frame(width: points, height: points)
  }

  /// Returns the cells of a view, with `▒` for a cell that has a ground.
  private func text(_ view: some View) -> String {
    let surface = Screen.layout(view.padding(.horizontal, 8)).surface()
    return (0..<surface.size.columns).reduce(into: "") { line, column in
      let cell = surface[column, 0]
      let glyph = cell.glyph.hasInk && cell.glyph != .continuation ? String(cell.glyph.base) : " "
      line += cell.upper.alpha > 0 && glyph != " " ? "[\(glyph)]" : glyph
    }
  }

  @Test(arguments: [
    ("M", 18.0, true), ("12", 18, true), ("M", 24, false),
  ])
  func `is their ground where its sides have no room, in front of them or behind`(
    letters: String, points: Double, isGround: Bool
  ) {
    let ring = Circle().stroke(.red, lineWidth: 2)
    let badge = badge(letters, points: points)
    for text in [text(badge.overlay(ring)), text(badge.background(ring))] {
      for letter in letters { #expect(text.contains("[\(letter)]") == isGround, "\(text)") }
      #expect(text.contains("(") != isGround && text.contains(")") != isGround)
    }
  }

  @Test func `is their ground where it is behind them and they take the cell of a side`() {
    let ring = Circle().strokeBorder(.red, lineWidth: 2)
    #expect(text(badge("12", points: 24).background(ring)).contains("[1][2]"))
    #expect(text(badge("12", points: 24).overlay(ring)).contains("(12)"))
  }

  @Test(arguments: [16.0, 20, 22, 24])
  func `without letters is a sign of its color where it is dashed`(points: Double) throws {
    let style = StrokeStyle(lineWidth: 1, dash: [3])
    let ring = Circle().stroke(.red, style: style).frame(width: points, height: points)
    let surface = Screen.layout(ring).surface()
    #expect(Screen.text(surface).filter { $0 != "·" } == "◌")
    let column = try #require((0..<3).first { surface[$0, 0].glyph.hasInk })
    #expect(surface[column, 0].foreground == Color.red.paint(in: Screen.environment).color)
    let plus = Screen.text(ring.overlay(Text("+")))
    #expect(plus.contains("+") && !plus.contains("◌"))
  }

  @Test(arguments: [18.0, 20, 22, 24])
  func `that shows progress is a sign between two rows, too`(points: Double) {
    let ring = ZStack {
      Circle().stroke(.white.opacity(0.2), lineWidth: 3)
      Circle().trim(from: 0, to: 0.6)
        .stroke(.green, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }.frame(width: points, height: points)
    let row = HStack {
      ring
      VStack {
        Text("a"); Text("b")
      }
    }
    let signs = Screen.text(row).filter { !"·ab \n".contains($0) }
    #expect(signs == "◑")
    let framed = Screen.text(ring.frame(width: 40, height: 40)).filter { !"· \n".contains($0) }
    #expect(framed == "◑")
  }

  @Test func `stays one where it shows progress, and where there are no mixed colors`() {
    let progress = badge("M", points: 18)
      .overlay(Circle().stroke(.gray, lineWidth: 2))
      .overlay(Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2))
    #expect(!text(progress).contains("["))
    var environment = Screen.environment
    environment.drawsBarsWithInk = true
    let ring = badge("M", points: 18).overlay(Circle().stroke(.red, lineWidth: 2))
    let items = Screen.layout(ring, environment: environment).items
    #expect(items.contains { if case .stroke = $0.content { true } else { false } })
  }

  @Test(arguments: [20.0, 24], [0.4, 0.9])
  func `that shows progress is the ground of a number that takes the cell of a side`(
    points: Double, progress: Double
  ) throws {
    let ring = { (number: String) in
      ZStack {
        Circle().stroke(.gray.opacity(0.4), lineWidth: 2)
        Circle().trim(from: 0, to: progress).stroke(.yellow, lineWidth: 2)
          .rotationEffect(.degrees(-90))
        Text(number).font(.caption2.bold())
      }.frame(width: points, height: points)
    }
    let text = text(ring("12"))
    #expect(text.contains("[1][2]") && !text.contains("(") && !text.contains(")"))
    let surface = Screen.layout(ring("12")).surface()
    let column = try #require((0..<3).first { surface[$0, 0].glyph == Glyph("1") })
    let ground = surface[column, 0].upper
    #expect(ground.red > ground.blue && ground.alpha < 255, "the color of the progress")
    #expect(self.text(ring("3")).contains("3)"), "a digit alone has room for its ring")
  }
}
