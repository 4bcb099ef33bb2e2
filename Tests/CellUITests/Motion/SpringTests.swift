import CellUI
import Testing

struct SpringTests {
  private static let springs = [0.1, 0.5, 0.9, 0.999_999, 1, 1.000_001, 1.25, 2].map {
    Spring(response: 0.4, dampingRatio: $0)
  }

  @Test(arguments: [
    // After half a period, a spring with damping 0.5 overshoots by e^(-pi / sqrt(3)).
    (0.5, Double.pi / 0.75.squareRoot(), 1.163_033_534_8),
    (1, 1, 0.264_241_117_7),
    (1, 5, 0.959_572_318_0),
    (1.25, 2, 0.515_599_291_3),
    (2, 3, 0.517_775_356_0),
  ])
  func `a spring follows the law of a damped swing`(
    dampingRatio: Double, radians: Double, value: Double
  ) {
    let spring = Spring(response: 2 * Double.pi, dampingRatio: dampingRatio)
    #expect(abs(spring.value(time: radians) - value) < 1e-9)
  }

  @Test(arguments: springs)
  func `a spring's speed is how its place changes, and its force how its speed does`(
    spring: Spring
  ) {
    let frequency = 2 * Double.pi / spring.response
    for moment in 0..<60 {
      var (value, velocity) = (3.0, -40.0)
      spring.update(
        value: &value, velocity: &velocity, target: 10, deltaTime: Double(moment) / 60)
      var (next, speed) = (value, velocity)
      spring.update(value: &next, velocity: &speed, target: 10, deltaTime: 1e-6)
      let force =
        frequency * frequency * (10 - value) - 2 * spring.dampingRatio * frequency * velocity
      #expect(abs((next - value) * 1e6 - velocity) < 0.01, "\(moment)")
      #expect(abs((speed - velocity) * 1e6 - force) < 1, "\(moment)")
    }
  }

  @Test(arguments: springs, [0.001, 0.05, 0.3, 2])
  func `to swing twice is to swing once for as long`(spring: Spring, time: Double) {
    var (value, velocity) = (-2.0, 90.0)
    var (once, speed) = (value, velocity)
    spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: time / 3)
    spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: time * 2 / 3)
    spring.update(value: &once, velocity: &speed, target: 1, deltaTime: time)
    #expect(abs(value - once) < 1e-9 && abs(velocity - speed) < 1e-7)
  }

  @Test(arguments: springs, [-300.0, 0, 25])
  func `a spring never gains reach, and stays within it`(spring: Spring, velocity: Double) {
    var (offset, velocity) = (1.0, velocity)
    var reach = spring.squaredReach(offset: offset, velocity: velocity)
    for _ in 0..<400 {
      spring.update(value: &offset, velocity: &velocity, target: 0, deltaTime: 1.0 / 120)
      let next = spring.squaredReach(offset: offset, velocity: velocity)
      #expect(offset * offset <= next && next <= reach * (1 + 1e-12))
      reach = next
    }
  }

  @Test(arguments: springs)
  func `a spring passes its end only below the critical damping, and settles in its time`(
    spring: Spring
  ) {
    let values = (0...1000).map { spring.value(time: Double($0) * spring.settlingDuration / 1000) }
    #expect((values.max() ?? 0 > 1.000_001) == (spring.dampingRatio < 0.98))
    #expect(abs(spring.value(time: spring.settlingDuration) - 1) < 0.01)
    #expect(spring.value(time: 1e9) == 1)
  }

  @Test func `damping through the critical one changes nothing at once`() {
    for moment in 0..<100 {
      let values = [0.999_999_9, 1, 1.000_000_1].map {
        Spring(response: 0.4, dampingRatio: $0)
          .value(initialVelocity: 5, time: Double(moment) / 100)
      }
      #expect(abs(values[0] - values[1]) < 1e-6 && abs(values[2] - values[1]) < 1e-6)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e300])
  func `a spring that can't be is held to one that can`(number: Double) {
    for spring in [
      Spring(response: number, dampingRatio: 1), Spring(response: 1, dampingRatio: number),
      Spring(duration: number, bounce: number),
    ] {
      #expect(spring.value(time: 0) == 0)
      #expect(spring.value(time: 0.1).isFinite && spring.settlingDuration.isFinite)
      #expect(spring.value(time: -5) == 0)
    }
  }
}
