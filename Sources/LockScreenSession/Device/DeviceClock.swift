import ActivityFeed
import FoundationEssentials
public import LiveActivities

/// The device's clock: real time, until a line or a key pauses it, changes its rate or moves it forward.
///
/// It never goes back, and it follows the machine's steady clock, so that it is independent of the machine's date. A jump
/// (an hour, the next deadline) passes every timed line and every deadline on its way, each at its own time: `jump` sets a
/// `destination`, lines that are due before it are applied first, and `advance` completes the jump.
public struct DeviceClock: Hashable {
  private var anchor: Timestamp
  private var realAnchor: Duration
  private(set) var rate = 1.0
  private(set) var isPaused = false
  /// The destination of a jump, while lines before it are not yet applied; `nil` without a jump.
  private(set) var destination: Timestamp?

  /// Makes a clock that shows `device` at `real` and runs at real time's pace.
  init(showing device: Timestamp, at real: Duration) {
    anchor = device
    realAnchor = real
  }

  /// Returns the time that the clock shows.
  public func now(at real: Duration) -> Timestamp {
    guard !isPaused, real > realAnchor else { return anchor }
    return anchor + (rate == 1 ? real - realAnchor : (real - realAnchor) * rate)
  }

  /// Returns the real time at which the clock will show a moment; `nil` while it is paused.
  ///
  /// The clock's step is a millisecond, so the result is rounded up and never early.
  public func realTime(of device: Timestamp) -> Duration? {
    guard !isPaused else { return nil }
    guard device > anchor else { return realAnchor }
    let wait = device - anchor
    return realAnchor + (rate == 1 ? wait : wait / rate + .microseconds(1))
  }

  /// Returns the real time in which the clock advances by `step`, rounded down; `step` itself while it is paused.
  func realTime(for step: Duration) -> Duration {
    rate == 1 || isPaused ? step : step / rate
  }

  /// Pauses the clock.
  mutating func pause(at real: Duration) {
    settle(at: real)
    isPaused = true
  }

  /// Resumes the clock.
  mutating func resume(at real: Duration) {
    settle(at: real)
    isPaused = false
  }

  /// Sets the clock's rate, within the range that a feed may ask for.
  mutating func run(at rate: Double, from real: Duration) {
    settle(at: real)
    self.rate = min(max(rate, ClockChange.rates.lowerBound), ClockChange.rates.upperBound)
  }

  /// Moves the clock forward to a moment; an earlier moment changes nothing.
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

  /// Makes the present time the anchor.
  private mutating func settle(at real: Duration) {
    anchor = now(at: real)
    realAnchor = max(real, realAnchor)
  }
}

extension Timestamp {
  /// Makes the first millisecond that is not before a date.
  init(roundingUp date: Date) {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded(.up)
    self.init(
      millisecondsSince1970: Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max))
  }
}
