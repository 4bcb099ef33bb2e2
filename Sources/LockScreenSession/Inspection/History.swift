import FeedReports
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

  private var places = ActivityPlaces()
  private var records: [Record] = []
  private var order: [ActivityID] = []

  /// What happened to an activity, the oldest first.
  func timeline(of id: ActivityID) -> [Entry] { record(of: id)?.timeline ?? [] }

  /// The cause of an activity's last transition; `nil` for an activity that never started.
  func lastCause(of id: ActivityID) -> TransitionCause? {
    for entry in timeline(of: id).reversed() {
      guard case .event(let change) = entry.what else { continue }
      if case .stateChanged(_, _, _, let cause) = change { return cause }
      if case .started(_, _, let cause) = change { return cause }
    }
    return nil
  }

  /// The content state that an activity had before its last update; `nil` while it has its first.
  func previousState(of id: ActivityID) -> EncodedJSON? { record(of: id)?.previousState }

  /// Writes down what happened.
  mutating func record(_ events: [ActivityEvent], in activities: LiveActivities) {
    for index in events.indices {
      guard let id = events[index].activity else { continue }
      if case .started = events[index].change { forget(id) }
      let place = places.place(of: id) ?? makeRecord(of: id)
      let time = events[index].time
      if !records[place].countUpdate(by: events[index].updateCause, at: time) {
        records[place].append(Entry(what: .event(events[index].change), time: time))
      }
      records[place].follow(activities.contentState(of: id))
    }
  }

  /// Writes down that a line about an activity was dropped.
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
  /// Counts an update, if it is one, that comes after one of the same cause: both are told as one.
  ///
  /// - Returns: A Boolean value indicating whether they are.
  fileprivate mutating func countUpdate(by cause: TransitionCause?, at time: Timestamp) -> Bool {
    guard let cause, let last = timeline.indices.last,
      case .event(.updated(_, cause)) = timeline[last].what
    else { return false }
    timeline[last].time = time
    timeline[last].count += 1
    return true
  }

  /// Writes down the content state that the activity has since something happened, where it has one.
  fileprivate mutating func follow(_ new: EncodedJSON?) {
    guard let new, state != new else { return }
    swap(&previousState, &state)
    state = new
  }

  /// Writes down that a line was dropped.
  fileprivate mutating func record(_ refusal: CommandRefusal, at time: Timestamp) {
    if timeline.isEmpty || !timeline[timeline.count - 1].takesIn(refusal, at: time) {
      append(History.Entry(what: .dropped(refusal), time: time))
    }
  }

  fileprivate mutating func append(_ entry: History.Entry) {
    timeline.append(entry)
    if timeline.count > History.entriesMaximum { timeline.remove(at: 1) }
  }
}

extension History.Entry {
  /// Counts a drop that comes after one by the same rule.
  fileprivate mutating func takesIn(_ refusal: CommandRefusal, at time: Timestamp) -> Bool {
    guard case .dropped(let last) = what, last.name == refusal.name else { return false }
    self.time = time
    count += 1
    return true
  }
}
