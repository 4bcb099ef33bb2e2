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

  private var timelines: [ActivityID: [Entry]] = [:]
  private var contents: [ActivityID: (last: EncodedJSON, before: EncodedJSON?)] = [:]
  private var order: [ActivityID] = []

  /// What happened to an activity, the oldest first.
  func timeline(of id: ActivityID) -> [Entry] { timelines[id] ?? [] }

  /// The content state that an activity had before its last update; `nil` while it has its first.
  func previousState(of id: ActivityID) -> EncodedJSON? { contents[id]?.before }

  /// Writes down what happened.
  mutating func note(_ events: [ActivityEvent], in activities: LiveActivities) {
    for event in events {
      guard let id = event.activity else { continue }
      if case .started = event.change { forget(id) }
      append(Entry(what: .event(event.change), time: event.time), to: id)
      noteContent(of: id, in: activities)
    }
  }

  /// Writes down that a line about an activity was dropped.
  mutating func note(_ refusal: CommandRefusal, about id: ActivityID, at time: Timestamp) {
    guard timelines[id] != nil else { return }
    append(Entry(what: .dropped(refusal), time: time), to: id)
  }

  private mutating func noteContent(of id: ActivityID, in activities: LiveActivities) {
    guard let state = activities.activity(id)?.content.state, contents[id]?.last != state else {
      return
    }
    contents[id] = (state, contents[id]?.last)
  }

  private mutating func append(_ entry: Entry, to id: ActivityID) {
    if timelines[id] == nil { makeRoom(for: id) }
    var entries = timelines[id] ?? []
    timelines[id] = nil
    if let last = entries.last, last.what.isLike(entry.what) {
      entries[entries.count - 1].time = entry.time
      entries[entries.count - 1].count += 1
    } else {
      entries.append(entry)
      if entries.count > Self.entriesMaximum { entries.remove(at: 1) }
    }
    timelines[id] = entries
  }

  private mutating func makeRoom(for id: ActivityID) {
    order.append(id)
    if order.count > Self.activitiesMaximum { forget(order[0]) }
  }

  private mutating func forget(_ id: ActivityID) {
    timelines[id] = nil
    contents[id] = nil
    order.removeAll { $0 == id }
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
