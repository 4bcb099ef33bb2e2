import LiveActivities

/// The engine's events that wait for a report or for listeners.
struct EventQueues {
  /// The most events that wait; beyond it the oldest are dropped, since a queue may never be emptied.
  private static let countMaximum = 20_000

  /// The events since the last line, for the next line's report.
  private var unreported: [ActivityEvent] = []
  /// The events not yet sent to listeners.
  private var unsent: [ActivityEvent] = []
  /// A Boolean value indicating whether a client listens to events.
  var hasListeners = false

  /// Adds events that no line has caused.
  mutating func addUnreported(_ events: [ActivityEvent]) {
    Self.add(events, to: &unreported)
  }

  /// Adds events for listeners.
  mutating func addUnsent(_ events: [ActivityEvent]) {
    if hasListeners { Self.add(events, to: &unsent) }
  }

  /// Takes the events since the last line.
  mutating func takeUnreported() -> [ActivityEvent] {
    defer { unreported = [] }
    return unreported
  }

  /// Takes the events not yet sent to listeners.
  mutating func takeUnsent() -> [ActivityEvent] {
    defer { unsent = [] }
    return unsent
  }

  private static func add(_ events: [ActivityEvent], to queue: inout [ActivityEvent]) {
    if queue.isEmpty { queue = events } else { queue += events }
    if queue.count > countMaximum { queue.removeFirst(queue.count - countMaximum) }
  }
}
