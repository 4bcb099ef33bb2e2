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
