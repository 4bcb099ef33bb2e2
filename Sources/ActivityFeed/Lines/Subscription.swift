public import LiveActivities

/// The events that a client of the socket asks for.
public struct Subscription: Hashable, Sendable {
  /// The streams of events.
  public var streams: Set<EventStream> = []
  /// A Boolean value indicating whether it wants the verdict on each of its own lines.
  public var includesVerdicts = false

  /// Makes a subscription to nothing.
  public init() {}
}
