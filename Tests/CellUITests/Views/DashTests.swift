import CellUI
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

  @Test func `far away or of no place is not drawn`() {
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
