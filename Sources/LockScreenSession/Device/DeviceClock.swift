import FeedReports
import ActivityFeed
import FoundationEssentials
public import LiveActivities

/// The device's clock: real time, until somebody pauses it, makes it run faster or moves it on.
///
/// It never goes back, and it follows the machine's steady clock, so that setting the machine's date moves nothing.
public struct DeviceClock: Hashable {
  private var anchor: Timestamp
  private var realAnchor: Duration
  private(set) var rate = 1.0
  private(set) var isPaused = false
  /// The moment that a jump leads to, while lines on its way are still to come; `nil` while the clock does not jump.
  private(set) var destination: Timestamp?

  /// Makes a clock that shows `device` at `real` and runs at real time's pace.
  init(showing device: Timestamp, at real: Duration) {
    anchor = device
    realAnchor = real
  }

  /// What the clock shows.
  public func now(at real: Duration) -> Timestamp {
    guard !isPaused, real > realAnchor else { return anchor }
    return anchor + (rate == 1 ? real - realAnchor : (real - realAnchor) * rate)
  }

  /// When the clock will show a moment; `nil` while it stands.
  ///
  /// A millisecond is the clock's step, so the answer is never so early that the moment has not come.
  public func realTime(of device: Timestamp) -> Duration? {
    guard !isPaused else { return nil }
    guard device > anchor else { return realAnchor }
    let wait = device - anchor
    return realAnchor + (rate == 1 ? wait : wait / rate + .microseconds(1))
  }

  /// How much real time goes by until the clock has gone on by `step`, or hardly less; as much as that while it stands.
  func realTime(for step: Duration) -> Duration {
    rate == 1 || isPaused ? step : step / rate
  }

  /// Lets the clock stand.
  mutating func pause(at real: Duration) {
    settle(at: real)
    isPaused = true
  }

  /// Lets the clock run again.
  mutating func resume(at real: Duration) {
    settle(at: real)
    isPaused = false
  }

  /// Makes the clock run faster or slower, as far as a feed may ask for it.
  mutating func run(at rate: Double, from real: Duration) {
    settle(at: real)
    self.rate = min(max(rate, ClockChange.rates.lowerBound), ClockChange.rates.upperBound)
  }

  /// Moves the clock on to a moment; it never goes back.
  mutating func advance(to moment: Timestamp, at real: Duration) {
    if moment > now(at: real) {
      settle(at: real)
      anchor = moment
    }
    if let destination, destination <= now(at: real) { self.destination = nil }
  }

  /// Begins a jump to a moment, which `advance(to:at:)` completes.
  mutating func jump(to moment: Timestamp, at real: Duration) {
    guard moment > now(at: real) else { return }
    destination = max(destination ?? moment, moment)
  }

  /// Counts from what the clock shows now.
  private mutating func settle(at real: Duration) {
    anchor = now(at: real)
    realAnchor = max(real, realAnchor)
  }
}

extension Timestamp {
  /// The first moment of the device's clock that is not before a date.
  init(roundingUp date: Date) {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded(.up)
    self.init(
      millisecondsSince1970: Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max))
  }
}
