public import LiveActivities

/// What one object of a feed asks for.
public enum FeedEvent: Hashable, Sendable {
  // What is larger than a reference is in a box of its own, since an event is passed on often.

  /// Something for the engine.
  case command(ActivityCommand)
  /// Something for the device's clock.
  indirect case clock(ClockChange)
  /// Another model of how many pushes the device takes.
  indirect case budget(PushBudget)
  /// A layout, as the JSON that it was written in.
  case layout([UInt8])
  /// A theme, by name.
  indirect case theme(String)
  /// A theme, as the JSON that it was written in.
  case themeObject([UInt8])
  /// A client wants to hear of what happens.
  indirect case subscribe(Subscription)
  /// Nothing: the line only says what is expected, or something to its reader.
  case expectation
}

/// What happens to the device's clock.
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

/// What a client of the socket wants to be told.
public struct Subscription: Hashable, Sendable {
  /// The streams of events.
  public var streams: Set<EventStream> = []
  /// A Boolean value indicating whether it wants the verdict on each of its own lines.
  public var includesVerdicts = false

  /// Makes a subscription to nothing.
  public init() {}
}
