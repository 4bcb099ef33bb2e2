public import LiveActivities

/// What one object of a feed asks for.
public enum FeedEvent: Hashable, Sendable {
  /// Something for the engine.
  case command(ActivityCommand)
  /// Something for the device's clock.
  case clock(ClockChange)
  /// A layout, as the JSON that it was written in.
  case layout([UInt8])
  /// A theme, by name.
  case theme(String)
  /// A theme, as the JSON that it was written in.
  case themeObject([UInt8])
}

/// What happens to the device's clock.
public enum ClockChange: Hashable, Sendable {
  /// It jumps ahead.
  case advance(Duration)
  /// It stands still.
  case pause
  /// It runs again.
  case resume
  /// It runs so many times as fast as real time.
  case rate(Double)
}
