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
      case dropped(CommandRefusal)
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
      let entry = Entry(what: .event(event.change), time: event.time)
      let state = activities.activity(id)?.content.state
      if let index = records.index(forKey: id) {
        records.values[index].note(entry, state: state)
      } else {
        makeRoom(for: id)
        var record = Record()
        record.note(entry, state: state)
        records[id] = record
      }
    }
  }

  /// Writes down that a line about an activity was dropped.
  mutating func note(_ refusal: CommandRefusal, about id: ActivityID, at time: Timestamp) {
    records[id]?.append(Entry(what: .dropped(refusal), time: time))
  }

  private mutating func makeRoom(for id: ActivityID) {
    order.append(id)
    if order.count > Self.activitiesMaximum { forget(order[0]) }
  }

  private mutating func forget(_ id: ActivityID) {
    records[id] = nil
    order.removeAll { $0 == id }
  }
}

extension History.Record {
  /// Writes down what happened, and the content state that the activity has since.
  fileprivate mutating func note(_ entry: History.Entry, state: EncodedJSON?) {
    append(entry)
    guard let state, self.state != state else { return }
    (self.state, previousState) = (state, self.state)
  }

  fileprivate mutating func append(_ entry: History.Entry) {
    if let last = timeline.last, last.what.isLike(entry.what) {
      timeline[timeline.count - 1].time = entry.time
      timeline[timeline.count - 1].count += 1
    } else {
      timeline.append(entry)
      if timeline.count > History.entriesMaximum { timeline.remove(at: 1) }
    }
  }
}

extension History.Entry.What {
  /// A Boolean value indicating whether two entries in a row are told as one: updates, and drops by one rule.
  fileprivate func isLike(_ other: History.Entry.What) -> Bool {
    switch (self, other) {
    case (.event(.updated(_, let cause)), .event(.updated(_, let next))): cause == next
    case (.dropped(let refusal), .dropped(let next)): refusal.name == next.name
    default: false
    }
  }
}
