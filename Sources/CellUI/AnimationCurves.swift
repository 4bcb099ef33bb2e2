/// A cubic curve in time from 0 to 1, as CSS and Core Animation have it.
struct TimingCurve: Hashable, Sendable {
  private let x1, y1, x2, y2: Double

  /// Makes a curve; time never runs back, so `x1` and `x2` are held to `0...1`.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let held = { (value: Double, range: ClosedRange<Double>) in
      value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
    }
    self.x1 = held(x1, 0...1)
    self.x2 = held(x2, 0...1)
    self.y1 = held(y1, -2...3)
    self.y2 = held(y2, -2...3)
  }

  /// The fraction that is done when a fraction of the time is over.
  func value(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // Thirty halvings are finer than any frame: the parameter whose x is the time.
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if Self.cubic(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return Self.cubic(y1, y2, at: low)
  }

  private static func cubic(_ first: Double, _ second: Double, at place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second
      + place * place * place
  }
}

/// A mass upon a spring that is drawn from 0 to 1 and starts at rest.
struct Spring: Hashable, Sendable {
  /// The frequency without damping, in radians per second.
  private let frequency: Double
  /// 1 comes to rest without passing its end; less swings.
  private let dampingFraction: Double

  /// A spring whose undamped swing takes `response` seconds.
  init(response: Double, dampingFraction: Double) {
    frequency = 2 * Double.pi / max(response, 0.01)
    self.dampingFraction =
      dampingFraction.isNaN ? 1 : min(max(dampingFraction, 0.1), 2)
  }

  /// A spring that seems to take `duration` seconds; WWDC 2023's "Animate with springs" gives the damping for a bounce.
  init(duration: Double, bounce: Double) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.5), 1)
    self.init(
      response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// When less than a hundredth is left, in seconds.
  var settlingSeconds: Double {
    // The slower of the two decays decides; seven times its length leave less than a hundredth.
    let rate =
      dampingFraction > 1
      ? dampingFraction - (dampingFraction * dampingFraction - 1).squareRoot() : dampingFraction
    return 7 / (rate * frequency)
  }

  /// Where the mass is after so many seconds.
  func value(at seconds: Double) -> Double {
    // Runge and Kutta's method needs no table of functions; a hundred steps are exact to a millionth.
    let steps = 100
    let step = seconds * frequency / Double(steps)
    var state = SIMD2(-1.0, 0.0)
    for _ in 0..<steps {
      let first = slope(state)
      let second = slope(state + first * (step / 2))
      let third = slope(state + second * (step / 2))
      let fourth = slope(state + third * step)
      state += (first + 2 * (second + third) + fourth) * (step / 6)
    }
    return 1 + state.x
  }

  /// How place and speed change, in units of the frequency.
  private func slope(_ state: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(state.y, -state.x - 2 * dampingFraction * state.y)
  }
}
