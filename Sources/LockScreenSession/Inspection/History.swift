import LiveActivities

/// The events and dropped lines of each activity of a run, the last ones of the last activities.
struct History {
  /// The most activities that are kept; beyond it the one that started first is dropped.
  static let activitiesMaximum = 200
  /// The most entries of one activity; beyond it the oldest after its start are dropped.
  static let entriesMaximum = 40

  /// An event of an activity or a dropped line, with the number of times that it occurred in a row.
  struct Entry: Hashable {
    enum Kind: Hashable {
      case event(ActivityEvent.Change)
      indirect case dropped(CommandRefusal)
    }

    let kind: Kind
    /// The time of the last occurrence.
    var time: Timestamp
    var count = 1
  }

  /// The record of one activity.
  fileprivate struct Record {
    var timeline: [Entry] = []
    var state: EncodedJSON?
    var previousState: EncodedJSON?
  }

  private var places = ActivityPlaces()
  private var records: [Record] = []
  private var order: [ActivityID] = []

  /// Returns the entries of an activity, oldest first.
  func timeline(of id: ActivityID) -> [Entry] { record(of: id)?.timeline ?? [] }

  /// Returns the cause of an activity's last transition; `nil` for an activity that never started.
  func lastCause(of id: ActivityID) -> TransitionCause? {
    for entry in timeline(of: id).reversed() {
      guard case .event(let change) = entry.kind else { continue }
      if case .stateChanged(_, _, _, let cause) = change { return cause }
      if case .started(_, _, let cause) = change { return cause }
    }
    return nil
  }

  /// Returns the content state of an activity before its last update; `nil` before its first update.
  func previousState(of id: ActivityID) -> EncodedJSON? { record(of: id)?.previousState }

  /// Records events.
  mutating func record(_ events: [ActivityEvent], in activities: LiveActivities) {
    for index in events.indices {
      guard let id = events[index].activity else { continue }
      if case .started = events[index].change { forget(id) }
      let place = places.place(of: id) ?? makeRecord(of: id)
      let time = events[index].time
      if !records[place].countUpdate(by: events[index].updateCause, at: time) {
        records[place].append(Entry(kind: .event(events[index].change), time: time))
      }
      records[place].update(activities.contentState(of: id))
    }
  }

  /// Records a dropped line of an activity.
  mutating func record(_ refusal: CommandRefusal, about id: ActivityID, at time: Timestamp) {
    if let place = places.place(of: id) { records[place].record(refusal, at: time) }
  }

  private func record(of id: ActivityID) -> Record? { places.place(of: id).map { records[$0] } }

  private mutating func makeRecord(of id: ActivityID) -> Int {
    order.append(id)
    if order.count > Self.activitiesMaximum { forget(order[0]) }
    records.append(Record())
    return places.add(id)
  }

  private mutating func forget(_ id: ActivityID) {
    guard let place = places.remove(id) else { return }
    records.swapAt(place, records.count - 1)
    records.removeLast()
    order.removeAll { $0 == id }
  }
}

extension History.Record {
  /// Counts an update that comes after one of the same cause, as one entry with it.
  ///
  /// - Returns: A Boolean value indicating whether the event was such an update.
  fileprivate mutating func countUpdate(by cause: TransitionCause?, at time: Timestamp) -> Bool {
    guard let cause, let last = timeline.indices.last,
      case .event(.updated(_, cause)) = timeline[last].kind
    else { return false }
    timeline[last].time = time
    timeline[last].count += 1
    return true
  }

  /// Updates the activity's content state after an event; `nil` changes nothing.
  fileprivate mutating func update(_ new: EncodedJSON?) {
    guard let new, state != new else { return }
    swap(&previousState, &state)
    state = new
  }

  /// Records a dropped line.
  fileprivate mutating func record(_ refusal: CommandRefusal, at time: Timestamp) {
    if timeline.isEmpty || !timeline[timeline.count - 1].countDrop(by: refusal, at: time) {
      append(History.Entry(kind: .dropped(refusal), time: time))
    }
  }

  fileprivate mutating func append(_ entry: History.Entry) {
    timeline.append(entry)
    if timeline.count > History.entriesMaximum { timeline.remove(at: 1) }
  }
}

extension History.Entry {
  /// Counts a drop that comes after one by the same rule.
  ///
  /// - Returns: A Boolean value indicating whether the entry is a drop by that rule.
  fileprivate mutating func countDrop(by refusal: CommandRefusal, at time: Timestamp) -> Bool {
    guard case .dropped(let last) = kind, last.name == refusal.name else { return false }
    self.time = time
    count += 1
    return true
  }
}
