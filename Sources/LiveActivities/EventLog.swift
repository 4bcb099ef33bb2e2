/// What happens at one moment, in order.
struct EventLog {
  let time: Timestamp
  private(set) var events: [ActivityEvent] = []

  init(at time: Timestamp) {
    self.time = time
  }

  mutating func record(_ change: ActivityEvent.Change) {
    events.append(ActivityEvent(change, at: time))
  }
}
