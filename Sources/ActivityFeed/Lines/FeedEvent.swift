public import LiveActivities

/// The event of one object of a feed.
public enum FeedEvent: Hashable, Sendable {
  // Payloads larger than a reference are boxed, since an event is copied often.

  /// A command to the engine.
  case command(ActivityCommand)
  /// A change of the device's clock.
  indirect case clock(ClockChange)
  /// Another model of the push budget.
  indirect case budget(PushBudget)
  /// A layout, as the JSON that it was written in.
  case layout([UInt8])
  /// A theme, by name.
  indirect case theme(String)
  /// A theme, as the JSON that it was written in.
  case themeObject([UInt8])
  /// A client subscribes to events.
  indirect case subscribe(Subscription)
  /// A question for the activities of an app, or of all apps.
  indirect case activities(BundleID?)
  /// No event: the line has an expectation or a note alone.
  case expectation

  /// The key of the lines that say it: `clock`; `command` for all that the engine applies.
  public var name: String {
    switch self {
    case .command: "command"
    case .clock: "clock"
    case .budget: "budget"
    case .layout: "layout"
    case .theme, .themeObject: "theme"
    case .subscribe: "subscribe"
    case .activities: "activities"
    case .expectation: "expect"
    }
  }
}

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

/// The events that a client of the socket asks for.
public struct Subscription: Hashable, Sendable {
  /// The streams of events.
  public var streams: Set<EventStream> = []
  /// A Boolean value indicating whether it wants the verdict on each of its own lines.
  public var includesVerdicts = false

  /// Makes a subscription to nothing.
  public init() {}
}
