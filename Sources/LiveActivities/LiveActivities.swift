/// The activity engine: what is true now of every Live Activity on the device.
///
/// This module owns the lifecycle, the limits, the deadlines, the verdict on each command and the arrangement on the
/// screen. It knows no JSON, no screen, no socket and no clock: the time comes in with each call, and `nextDeadline`
/// says when the engine next wants to be called.
public struct LiveActivities: Equatable, Sendable {
  /// The limits in force.
  public let limits: ActivityLimits

  /// Makes an engine without activities.
  public init(limits: ActivityLimits = .standard) {
    self.limits = limits
  }

  /// The next moment at which something changes by itself; `nil` means never.
  public var nextDeadline: Timestamp? { nil }

  /// Does what `command` asks and returns what happened, in order.
  ///
  /// - Throws: The rule that forbids it; the engine is then exactly what it was.
  public mutating func apply(
    _ command: ActivityCommand, at now: Timestamp
  ) throws(CommandRefusal) -> [ActivityEvent] {
    []
  }

  /// Lets everything happen that is due by `now`, each thing at its own time, and returns it in order.
  public mutating func advance(to now: Timestamp) -> [ActivityEvent] {
    []
  }

  /// What is where at `now`.
  public func arrangement(at now: Timestamp) -> Arrangement {
    .empty
  }

  /// The activity of that identity; `nil` when it was never started or has been dismissed.
  public func activity(_ id: ActivityID) -> LiveActivity? {
    nil
  }
}
