/// The activities that are kept, and how the last ones went that are not any more.
struct KeptActivities: Equatable, Sendable {
  /// Where an activity is, until one is added or taken out: who reads one and then changes it looks it up once.
  typealias Place = Dictionary<ActivityID, LiveActivity>.Index

  /// How and when an activity went, so that a push that comes too late is told so.
  private struct Dismissal: Equatable, Sendable {
    let time: Timestamp
    let cause: TransitionCause
  }

  private var activities: [ActivityID: LiveActivity] = [:]
  private var dismissals: BoundedMemory<ActivityID, Dismissal>

  init(rememberingDismissals capacity: Int) {
    dismissals = BoundedMemory(capacity: capacity)
  }

  /// How many activities there are.
  var count: Int { activities.count }

  /// How many entries are held in all.
  var entryCount: Int { activities.count + dismissals.count }

  subscript(id: ActivityID) -> LiveActivity? { activities[id] }

  subscript(place: Place) -> LiveActivity { activities.values[place] }

  /// Where an activity is that can still be seen or, while it is pending, may come to be.
  func place(of id: ActivityID) throws(CommandRefusal) -> Place {
    if let place = activities.index(forKey: id) { return place }
    guard let dismissal = dismissals[id] else { throw .unknownActivity(id) }
    throw .activityEnded(id, .dismissed, at: dismissal.time, cause: dismissal.cause)
  }

  /// Adds an activity, or puts it in the place of what it was.
  mutating func keep(_ activity: LiveActivity) {
    activities[activity.id] = activity
  }

  mutating func change(at place: Place, _ change: (inout LiveActivity) -> Void) {
    change(&activities.values[place])
  }

  /// Lets an activity go.
  mutating func dismiss(_ id: ActivityID, at time: Timestamp, cause: TransitionCause) {
    activities[id] = nil
    dismissals.remember(Dismissal(time: time, cause: cause), of: id)
  }
}
