import FoundationEssentials

/// A progress: a fixed fraction, or the elapsed part of an interval.
enum ProgressValue: Hashable {
  /// The value is not known.
  case unknown
  /// A task without values, shown by a spinner.
  case indeterminate
  case fraction(Double)
  case interval(ClosedRange<Date>, countsDown: Bool)

  init(value: Double?, total: Double) {
    guard let value else {
      self = .unknown
      return
    }
    let fraction = total > 0 ? value / total : 0
    self = .fraction(fraction.isFinite ? max(0, min(1, fraction)) : 0)
  }

  /// Returns the fraction at a time, `0...1`.
  func fraction(at now: Date) -> Double {
    switch self {
    case .unknown, .indeterminate: 0
    case .fraction(let fraction): fraction
    case .interval(let interval, let countsDown):
      countsDown ? 1 - Self.elapsed(of: interval, at: now) : Self.elapsed(of: interval, at: now)
    }
  }

  /// The fraction, `0...1`; `nil` where it is not known, or changes with time.
  var fixedFraction: Double? {
    switch self {
    case .unknown, .indeterminate, .interval: nil
    case .fraction(let fraction): fraction
    }
  }

  /// A Boolean value indicating whether the progress changes with time.
  var isTimed: Bool {
    switch self {
    case .unknown, .indeterminate, .fraction: false
    case .interval: true
    }
  }

  /// Returns the next time at which the rounded number of steps changes; `nil` means never.
  func nextStep(of count: Int, after now: Date) -> Date? {
    guard case .interval(let interval, _) = self, now < interval.upperBound, count > 0 else {
      return nil
    }
    let step = (Self.elapsed(of: interval, at: now) * Double(count) + 0.5).rounded(.down) + 0.5
    guard step < Double(count) else { return nil }
    let seconds = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let next = interval.lowerBound + seconds * step / Double(count)
    // Rounding must not return the current time again.
    return max(next, now + 0.01)
  }

  private static func elapsed(of interval: ClosedRange<Date>, at now: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return 1 }
    return max(0, min(1, now.timeIntervalSince(interval.lowerBound) / length))
  }
}
