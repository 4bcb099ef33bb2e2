/// The activities that are kept, and how the last ones went that are not any more.
struct KeptActivities: Equatable, Sendable {
  /// Where an activity is, until one is taken out: who reads one and then changes it looks it up once.
  typealias Place = Int

  /// How and when an activity went, so that a push that comes too late is told so.
  private struct Dismissal: Equatable, Sendable {
    let time: Timestamp
    let cause: TransitionCause
  }

  private var places = ActivityPlaces()
  private var activities: [LiveActivity] = []
  private var dismissals: BoundedMemory<ActivityID, Dismissal>

  init(rememberingDismissals capacity: Int) {
    dismissals = BoundedMemory(capacity: capacity)
  }

  /// How many activities there are.
  var count: Int { activities.count }

  /// How many entries are held in all.
  var entryCount: Int { activities.count + dismissals.count }

  subscript(id: ActivityID) -> LiveActivity? { places.place(of: id).map { activities[$0] } }

  subscript(place: Place) -> LiveActivity { activities[place] }

  /// Where an activity is that can still be seen or, while it is pending, may come to be.
  func place(of id: ActivityID) throws(CommandRefusal) -> Place {
    if let place = places.place(of: id) { return place }
    guard let dismissal = dismissals[id] else {
      throw CommandRefusal(.unknownActivity, .activity(id))
    }
    throw CommandRefusal(
      .activityEnded, .activity(id), .state(.dismissed), .end(dismissal.time),
      .cause(dismissal.cause))
  }

  /// Adds an activity, or puts it in the place of what it was.
  mutating func keep(_ activity: LiveActivity) {
    if let place = places.place(of: activity.id) {
      activities[place] = activity
    } else {
      places.add(activity.id)
      activities.append(activity)
    }
  }

  mutating func change(at place: Place, _ change: (inout LiveActivity) -> Void) {
    change(&activities[place])
  }

  /// Lets an activity go.
  mutating func dismiss(_ id: ActivityID, at time: Timestamp, cause: TransitionCause) {
    if let place = places.remove(id) {
      activities.swapAt(place, activities.count - 1)
      activities.removeLast()
    }
    dismissals.remember(Dismissal(time: time, cause: cause), of: id)
  }
}
