import LiveActivities

/// What happened to the activities of a run, as far back as is kept.
struct History {
  /// The most activities that are remembered; beyond it the one that started first goes.
  static let activitiesMaximum = 200
  /// The most entries of one activity; beyond it the oldest after its start go.
  static let entriesMaximum = 40

  /// Something that happened to an activity, and how often in a row.
  struct Entry: Hashable {
    enum What: Hashable {
      case event(ActivityEvent.Change)
      indirect case dropped(CommandRefusal)
    }

    let what: What
    /// When it happened last.
    var time: Timestamp
    var count = 1
  }

  /// What is remembered of one activity.
  fileprivate struct Record {
    var timeline: [Entry] = []
    var state: EncodedJSON?
    var previousState: EncodedJSON?
  }

  private var records: [ActivityID: Record] = [:]
  private var order: [ActivityID] = []

  /// What happened to an activity, the oldest first.
  func timeline(of id: ActivityID) -> [Entry] { records[id]?.timeline ?? [] }

  /// The content state that an activity had before its last update; `nil` while it has its first.
  func previousState(of id: ActivityID) -> EncodedJSON? { records[id]?.previousState }

  /// Writes down what happened.
  mutating func note(_ events: [ActivityEvent], in activities: LiveActivities) {
    for event in events {
      guard let id = event.activity else { continue }
      if case .started = event.change { forget(id) }
      let index = records.index(forKey: id) ?? makeRecord(of: id)
      records.values[index].note(
        .event(event.change), at: event.time, state: activities.content(of: id)?.state)
    }
  }

  /// Writes down that a line about an activity was dropped.
  mutating func note(_ refusal: CommandRefusal, about id: ActivityID, at time: Timestamp) {
    records[id]?.note(.dropped(refusal), at: time, state: nil)
  }

  private mutating func makeRecord(of id: ActivityID) -> Dictionary<ActivityID, Record>.Index {
    order.append(id)
    if order.count > Self.activitiesMaximum { forget(order[0]) }
    records[id] = Record()
    guard let index = records.index(forKey: id) else {
      preconditionFailure("it was put there")
    }
    return index
  }

  private mutating func forget(_ id: ActivityID) {
    records[id] = nil
    order.removeAll { $0 == id }
  }
}

extension History.Record {
  /// Writes down what happened, and the content state that the activity has since, where it has one.
  fileprivate mutating func note(
    _ what: History.Entry.What, at time: Timestamp, state new: EncodedJSON?
  ) {
    if timeline.isEmpty || !timeline[timeline.count - 1].takesIn(what, at: time) {
      timeline.append(History.Entry(what: what, time: time))
      if timeline.count > History.entriesMaximum { timeline.remove(at: 1) }
    }
    guard let new, state != new else { return }
    previousState = state
    state = new
  }
}

extension History.Entry {
  /// Counts what happened next, if both are told as one: updates, and drops by one rule.
  ///
  /// - Returns: A Boolean value indicating whether they are.
  fileprivate mutating func takesIn(_ next: What, at time: Timestamp) -> Bool {
    switch next {
    case .event(.updated(_, let cause)):
      guard case .event(.updated(_, cause)) = what else { return false }
    case .dropped(let refusal):
      guard case .dropped(let last) = what, last.name == refusal.name else { return false }
    case .event: return false
    }
    self.time = time
    count += 1
    return true
  }
}
