import CellUI
import ColorScience
import Compositing
import Foundation
import Testing

@Suite("A dashed line") struct DashTests {
  private func row(_ dash: [CGFloat], from start: CGFloat = 0) -> String {
    let path = Path {
      $0.move(to: CGPoint(x: start, y: 8))
      $0.addLine(to: CGPoint(x: 80, y: 8))
    }
    return Screen.text(
      path.stroke(Color.red, style: StrokeStyle(lineWidth: 1, dash: dash)), columns: 10, rows: 1)
  }

  @Test func `on a level has dashes and gaps of its lengths`() {
    #expect(row([16, 8]) == "──·──·──·─")
    #expect(row([4]) == "╌╌╌╌╌╌╌╌╌╌")
    #expect(row([16, 8], from: 24) == "···──·──·─")
  }

  @Test func `has them in the foreground style, too`() {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: 8))
      $0.addLine(to: CGPoint(x: 80, y: 8))
    }
    let line = path.stroke(style: StrokeStyle(lineWidth: 1, dash: [16, 8])).foregroundColor(.red)
    #expect(Screen.text(line, columns: 10, rows: 1) == "──·──·──·─")
    let box = RoundedRectangle(cornerRadius: 8).stroke(lineWidth: 1).foregroundStyle(.red)
    #expect(Screen.text(box.frame(width: 32, height: 48)).hasPrefix("╭──╮"))
    let border = RoundedRectangle(cornerRadius: 8).strokeBorder().foregroundStyle(.red)
    #expect(Screen.text(border.frame(width: 32, height: 48)).hasPrefix("╭──╮"))
  }

  @Test func `upright has them, too, and crosses a level one`() {
    let grid = Path {
      $0.move(to: CGPoint(x: 20, y: 0))
      $0.addLine(to: CGPoint(x: 20, y: 48))
    }
    let level = Path {
      $0.move(to: CGPoint(x: 0, y: 24))
      $0.addLine(to: CGPoint(x: 40, y: 24))
    }
    for (dash, sign) in [([], "│"), ([4], "╎"), ([1, 4], "┊")] as [([CGFloat], String)] {
      let view = ZStack {
        level.stroke(Color.red, lineWidth: 1)
        grid.stroke(Color.red, style: StrokeStyle(lineWidth: 0.5, dash: dash))
      }
      let text = Screen.text(view, columns: 5, rows: 3)
      #expect(text == "··\(sign)··\n──┼──\n··\(sign)··")
    }
  }

  @Test func `along another one takes its place, however short it is`() {
    let level = { (end: CGFloat) in
      Path {
        $0.move(to: CGPoint(x: 0, y: 8))
        $0.addLine(to: CGPoint(x: end, y: 8))
      }
    }
    for end in [16.0, 40] {
      let view = ZStack {
        level(80).stroke(Color.gray, style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
        level(end).stroke(Color.red, lineWidth: 2)
      }
      let surface = Screen.layout(view, columns: 10, rows: 1).surface()
      let columns = Int(end / 8)
      #expect(
        Screen.text(surface)
          == String(repeating: "─", count: columns) + String(repeating: "╌", count: 10 - columns))
      #expect(surface[0, 0].foreground != surface[9, 0].foreground)
    }
  }

  @Test func `finer than half a point is as much fainter`() throws {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: 8))
      $0.addLine(to: CGPoint(x: 80, y: 8))
    }
    let alphas = [1, 0.5, 0.25].map { width in
      Screen.layout(
        path.stroke(Color.white, style: StrokeStyle(lineWidth: width, dash: [200])), columns: 10,
        rows: 1
      ).surface()[4, 0].foreground.alpha
    }
    #expect(alphas == [255, 255, 128])
  }

  @Test func `far away or of no place is not drawn`() {
    for x in [1e30, -1e30, .infinity, .nan] as [CGFloat] {
      let path = Path {
        $0.move(to: CGPoint(x: x, y: 0))
        $0.addLine(to: CGPoint(x: x, y: 80))
      }
      let text = Screen.text(path.stroke(Color.red, lineWidth: 1), columns: 2, rows: 5)
      #expect(text.allSatisfy { $0 == "·" || $0 == "\n" })
    }
    for y in [1e30, -1e30, .infinity, .nan] as [CGFloat] {
      let path = Path {
        $0.move(to: CGPoint(x: 0, y: y))
        $0.addLine(to: CGPoint(x: 80, y: y))
      }
      let line = path.stroke(Color.red, style: StrokeStyle(lineWidth: 1, dash: [8]))
      #expect(Screen.text(line, columns: 10, rows: 1).allSatisfy { $0 == "·" })
    }
  }

  @Test func `with lengths that are none is drawn`() {
    for dash in [[CGFloat.nan], [0, 0], [-3, 2], [.infinity]] { #expect(row(dash).count == 10) }
  }
}

@Suite("An animator") struct AnimatorTests {
  @Test func `shows its first value alone`() {
    let phases = PhaseAnimator(["one", "two"]) { Text($0) }
    let keyframes = KeyframeAnimator(initialValue: 1.0, trigger: true) { value in
      Text("\(Int(value))")
    } keyframes: { _ in
      KeyframeTrack(\.self) {
        LinearKeyframe(2, duration: 1)
        SpringKeyframe(3, duration: 1)
      }
    }
    #expect(Screen.text(phases) == "one")
    #expect(Screen.text(PhaseAnimator([Int]()) { Text("\($0)") }) == "")
    #expect(Screen.text(keyframes) == "1")
  }
}
