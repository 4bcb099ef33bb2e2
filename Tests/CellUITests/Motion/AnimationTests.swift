import CellUI
import Testing

struct AnimationTests {
  private static let animations: [Animation] = [
    .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .smooth, .snappy, .bouncy,
    .spring(response: 0.3, dampingFraction: 0.3), .spring(duration: 1, bounce: -0.4),
    .linear(duration: 5), .easeIn(duration: .nan), .spring(response: 0, dampingFraction: .nan),
    .linear(duration: 0.2).delay(0.3), .bouncy.speed(2), .linear.speed(0), .smooth.delay(1),
  ]

  @Test(arguments: animations)
  func `an animation goes from 0 to 1 without a jump and takes 2 s at most`(animation: Animation) {
    #expect(animation.length <= .seconds(2))
    #expect(animation.fraction(at: .zero) == 0 || animation.length == .zero)
    #expect(animation.fraction(at: animation.length) == 1)
    #expect(animation.fraction(at: .seconds(9)) == 1)
    var last = animation.fraction(at: .zero)
    for step in 1...200 where animation.length > .milliseconds(50) {
      let next = animation.fraction(at: animation.length * step / 200)
      #expect(abs(next - last) < 0.12, "\(step)")
      last = next
    }
  }

  @Test func `curves are SwiftUI's`() {
    func half(_ animation: Animation) -> Double { animation.fraction(at: animation.length / 2) }
    #expect(abs(half(.linear(duration: 1)) - 0.5) < 1e-6)
    #expect(abs(half(.easeInOut(duration: 1)) - 0.5) < 1e-6)
    #expect(half(.easeIn(duration: 1)) < 0.35 && half(.easeOut(duration: 1)) > 0.65)
    // A spring without bounce never overshoots; by the formula the default is half way after 0.147 s.
    let passed = (0...100).map { Animation.default.fraction(at: .milliseconds($0 * 8)) }
    #expect(passed.allSatisfy { $0 <= 1 })
    #expect(abs(Animation.default.fraction(at: .milliseconds(147)) - 0.5) < 0.01)
    #expect((0...100).contains { Animation.bouncy.fraction(at: .milliseconds($0 * 8)) > 1 })
  }

  @Test func `a delay comes before, a speed shortens`() {
    let late = Animation.linear(duration: 1).delay(0.5)
    #expect(late.length == .seconds(1.5))
    #expect(late.fraction(at: .milliseconds(400)) == 0)
    #expect(abs(late.fraction(at: .milliseconds(1000)) - 0.5) < 1e-6)
    #expect(Animation.linear(duration: 1).speed(2).length == .milliseconds(500))
    // An animation over the limit is sped up as a whole.
    #expect(abs(Animation.linear(duration: 8).fraction(at: .seconds(1)) - 0.5) < 1e-6)
  }
}
