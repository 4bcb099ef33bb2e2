import FeedReports
import LiveActivities

/// The events and dropped lines of each activity of a run, the last ones of the last activities.
struct History {
  /// The most activities that are kept; beyond it the one that started first is dropped.
  static let activitiesMaximum = 200
  /// The most entries of one activity; beyond it the oldest after its start are dropped.
  static let entriesMaximum = 40
  /// The most content states of one activity, whose numbers make curves; beyond it the oldest is dropped.
  static let statesMaximum = 24
  /// The most findings of one activity; beyond it the oldest is dropped.
  static let findingsMaximum = 8

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
    let serial: Int
    var timeline: [Entry] = []
    /// The last content states that differ from the one before, oldest first.
    var states: [EncodedJSON] = []
    /// The content state before the last update, which may be the same.
    var stateBeforeUpdate: EncodedJSON?
    /// Different findings on its lines, oldest first.
    var findings: [Finding] = []
  }

  private var places = ActivityPlaces()
  private var records: [Record] = []
  /// The activities in the order of their starts, from `first` on; those that began anew stand there twice.
  private var order: [(id: ActivityID, serial: Int)] = []
  private var first = 0
  private var nextSerial = 0
  /// The activity that was dismissed last and did not start again; `nil` before any was.
  private(set) var lastDismissed: ActivityID?

  /// A Boolean value indicating whether no activity ever started.
  var isEmpty: Bool { order.isEmpty }

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

  /// Returns the last content states of an activity, each different from the one before it, oldest first.
  func states(of id: ActivityID) -> [EncodedJSON] { record(of: id)?.states ?? [] }

  /// Returns the content states before and after an activity's last update; `nil` before its first update.
  func contents(ofLastUpdate id: ActivityID) -> (before: EncodedJSON, after: EncodedJSON)? {
    guard let record = record(of: id), let before = record.stateBeforeUpdate,
      let after = record.states.last
    else { return nil }
    return (before, after)
  }

  /// Returns the findings on an activity's lines, newest first.
  func findings(on id: ActivityID) -> [Finding] { record(of: id)?.findings.reversed() ?? [] }

  mutating func record(_ events: [ActivityEvent], in activities: LiveActivities) {
    for index in events.indices {
      guard let id = events[index].activity else { continue }
      if case .started = events[index].change {
        forget(id)
        if lastDismissed == id { lastDismissed = nil }
      }
      if case .stateChanged(_, _, .dismissed, _) = events[index].change { lastDismissed = id }
      let place = places.place(of: id) ?? makeRecord(of: id)
      let time = events[index].time
      if !records[place].countUpdate(by: events[index].updateCause, at: time) {
        records[place].append(Entry(kind: .event(events[index].change), time: time))
      }
      if events[index].updateCause != nil {
        records[place].stateBeforeUpdate = records[place].states.last
      }
      records[place].update(activities.contentState(of: id))
    }
  }

  /// Records a dropped line of an activity.
  mutating func record(_ refusal: CommandRefusal, about id: ActivityID, at time: Timestamp) {
    if let place = places.place(of: id) { records[place].record(refusal, at: time) }
  }

  /// Records the findings on a line of an activity, without notes.
  mutating func recordFindings(of report: borrowing LineReport, on id: ActivityID) {
    guard let place = places.place(of: id) else { return }
    for finding in report.findings where !report.isNote(finding) { records[place].keep(finding) }
  }

  private func record(of id: ActivityID) -> Record? { places.place(of: id).map { records[$0] } }

  private mutating func makeRecord(of id: ActivityID) -> Int {
    if records.count >= Self.activitiesMaximum { forgetFirst() }
    nextSerial += 1
    order.append((id, nextSerial))
    records.append(Record(serial: nextSerial))
    return places.add(id)
  }

  /// Forgets the activity that started first.
  ///
  /// Those before it in the order were forgotten already, so that each costs O(1).
  private mutating func forgetFirst() {
    while first < order.count {
      let (id, serial) = order[first]
      first += 1
      if let place = places.place(of: id), records[place].serial == serial {
        forget(id)
        break
      }
    }
    guard first > Self.activitiesMaximum else { return }
    order.removeFirst(first)
    first = 0
  }

  private mutating func forget(_ id: ActivityID) {
    guard let place = places.remove(id) else { return }
    records.swapAt(place, records.count - 1)
    records.removeLast()
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
    guard let new, states.last != new else { return }
    states.append(new)
    if states.count > History.statesMaximum { states.removeFirst() }
  }

  /// Keeps a finding as the newest one.
  fileprivate mutating func keep(_ finding: Finding) {
    // By its index, since an optional of it would be a copy.
    if let last = findings.indices.last, findings[last] == finding { return }
    findings.removeAll { $0 == finding }
    findings.append(finding)
    if findings.count > History.findingsMaximum { findings.removeFirst() }
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
