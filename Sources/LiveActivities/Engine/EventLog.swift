/// The changes of one moment, in order.
struct EventLog {
  let time: Timestamp
  private(set) var events: [ActivityEvent] = []

  init(at time: Timestamp) {
    self.time = time
  }

  mutating func record(_ change: ActivityEvent.Change) {
    if events.isEmpty { events.reserveCapacity(4) }
    events.append(ActivityEvent(change, at: time))
  }
}
