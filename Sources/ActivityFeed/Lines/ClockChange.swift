public import LiveActivities

/// A change of the device's clock.
public enum ClockChange: Hashable, Sendable {
  /// It jumps ahead.
  case advance(Duration)
  /// It jumps to the next moment at which something happens by itself.
  case nextDeadline
  /// It jumps to a date, which must not be past.
  case set(Timestamp)
  /// It stands still.
  case pause
  /// It runs again.
  case resume
  /// It runs so many times as fast as real time.
  case rate(Double)
}
