/// The activities by identity, and the ends of those that were dismissed last.
struct KeptActivities: Equatable, Sendable {
  /// The place of an activity, valid until one is removed: reading and then changing one takes a single look-up.
  typealias Place = Int

  /// The end of an activity, kept so that a late push gets the right refusal.
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

  /// The number of activities.
  var count: Int { activities.count }

  /// The bytes of all attributes and content states.
  private(set) var byteCount = 0

  /// The number of all entries.
  var entryCount: Int { activities.count + dismissals.count }

  subscript(id: ActivityID) -> LiveActivity? { places.place(of: id).map { activities[$0] } }

  subscript(place: Place) -> LiveActivity { activities[place] }

  /// Returns the place of an activity that is visible or pending.
  func place(of id: ActivityID) throws(CommandRefusal) -> Place {
    if let place = places.place(of: id) { return place }
    guard let dismissal = dismissals[id] else {
      throw CommandRefusal(.unknownActivity, .activity(id))
    }
    throw CommandRefusal(
      .activityEnded, .activity(id), .state(.dismissed), .end(dismissal.time),
      .cause(dismissal.cause))
  }

  /// Returns whether an activity was dismissed, as far as that is remembered.
  func wasDismissed(_ id: ActivityID) -> Bool { self[id] == nil && dismissals[id] != nil }

  /// Returns whether the person dismissed an activity, as far as that is remembered.
  func wasSwipedAway(_ id: ActivityID) -> Bool {
    self[id] == nil && dismissals[id]?.cause == .person
  }

  /// Adds an activity, or replaces it.
  mutating func keep(_ activity: LiveActivity) {
    byteCount += activity.byteCount
    if let place = places.place(of: activity.id) {
      byteCount -= activities[place].byteCount
      activities[place] = activity
    } else {
      places.add(activity.id)
      activities.append(activity)
    }
  }

  mutating func change(at place: Place, _ change: (inout LiveActivity) -> Void) {
    byteCount -= activities[place].byteCount
    change(&activities[place])
    byteCount += activities[place].byteCount
  }

  /// Removes an activity.
  mutating func dismiss(_ id: ActivityID, at time: Timestamp, cause: TransitionCause) {
    if let place = places.remove(id) {
      byteCount -= activities[place].byteCount
      activities.swapAt(place, activities.count - 1)
      activities.removeLast()
    }
    dismissals.remember(Dismissal(time: time, cause: cause), of: id)
  }
}
