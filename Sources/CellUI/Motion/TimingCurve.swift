/// A cubic timing curve from 0 to 1, as in CSS and Core Animation.
struct TimingCurve: Hashable, Sendable {
  private let x1, y1, x2, y2: Double

  /// Makes a curve; `x1` and `x2` are clamped to `0...1`, because time cannot run backward.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let clamped = { (value: Double, range: ClosedRange<Double>) in
      value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
    }
    self.x1 = clamped(x1, 0...1)
    self.x2 = clamped(x2, 0...1)
    self.y1 = clamped(y1, -2...3)
    self.y2 = clamped(y2, -2...3)
  }

  /// Returns the part that is done at a fraction of the time.
  func value(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // Finds the parameter whose x is the time; thirty halvings are finer than a frame.
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
