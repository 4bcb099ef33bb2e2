import LiveActivities

/// The content of the screen: the arrangement, the activities' views, and the person's choices among them.
struct ScreenContent {
  private(set) var arrangement = Arrangement.empty
  private(set) var activities: [ActivityID: PresentedActivity] = [:]
  /// The selected activity; `nil` until the person selects one.
  var selection: ActivityID?
  /// The question about an app of the arrangement; `nil` for none.
  var question: PermissionQuestion?
  /// The command that sends lines, said where there is no activity; `nil` for none.
  var sendCommand: String?
  /// Cards that fly out before the engine has dismissed their activities.
  var swiped: Set<ActivityID> = []
  /// The number of contents that were given so far.
  private var serial = 0

  /// Replaces the arrangement and the activities' views; a view that looks as before keeps its number.
  mutating func update(_ arrangement: Arrangement, activities: [PresentedActivity]) {
    self.arrangement = arrangement
    swiped = []
    var updated: [ActivityID: PresentedActivity] = [:]
    for var activity in activities {
      if let known = self.activities[activity.id], known.looks(as: activity) {
        activity.serial = known.serial
      } else {
        serial += 1
        activity.serial = serial
      }
      updated[activity.id] = activity
    }
    self.activities = updated
    if let selected = selection, !shownKeys.contains(selected) { selection = nil }
  }

  /// The activities with a card on screen or below the fold of one that is fanned out, from the top.
  var shownKeys: [ActivityID] {
    arrangement.stacks.flatMap { stack in
      let keys = stack.activities.filter { !swiped.contains($0) }
      return stack.isUnfolded ? keys : Array(keys.prefix(1))
    }
  }

  /// A Boolean value indicating whether the person has seen an inspector's mark on the topmost card's row.
  var wasMarked = false
  /// A Boolean value indicating whether StandBy is on and no inspector marks a row, so that a phone's own rule chooses.
  var prefersDetached = false

  /// The activity that keys, the inspector and StandBy are about: the selected one, else the topmost card's; in StandBy
  /// without an inspector that of the detached island (AK 4.28).
  var target: ActivityID? {
    if selection == nil, prefersDetached, case .minimal(_, let detached) = arrangement.island,
      shownKeys.contains(detached)
    {
      return detached
    }
    return selection ?? topKey
  }

  /// The activity whose card is the topmost one.
  private var topKey: ActivityID? {
    arrangement.stacks.lazy.compactMap { stack in
      stack.activities.first { !swiped.contains($0) }
    }.first
  }

  /// The activity that StandBy shows.
  var standByActivity: PresentedActivity? { target.flatMap { activities[$0] } }
}
