/// The activities of one app by rank, and the counts for its limits and for the island.
struct AppShelf: Equatable, Sendable {
  /// An activity's place: a higher score is nearer the top (AK 4.3).
  ///
  /// Equal scores: the activity started first is on top, as in the island (AK 4.4), so that both show the same one.
  struct Place: Comparable, Sendable {
    let relevanceScore: Double
    let serial: Int
    let id: ActivityID
    /// A Boolean value indicating whether the activity is on the Lock Screen.
    ///
    /// A transient activity never is: it ends when the device is locked (AK 1.8).
    let isStacked: Bool
    /// A Boolean value indicating whether the activity stands in line for the island.
    let isInIsland: Bool

    init(of activity: LiveActivity) {
      relevanceScore = activity.content.relevanceScore
      serial = activity.serial
      id = activity.id
      let isStandard = activity.style == .standard
      isStacked = isStandard && activity.state != .pending && activity.isPresented
      isInIsland = isStandard && activity.state.isInIsland && activity.isPresented
    }

    static func < (left: Place, right: Place) -> Bool {
      (right.relevanceScore, left.serial) < (left.relevanceScore, right.serial)
    }
  }

  /// All activities, top first.
  private(set) var ranking: [Place] = []
  /// The number of activities that have not ended.
  private(set) var ongoingCount = 0
  /// The number of activities that stand in line for the island.
  private(set) var islandCount = 0
  /// A Boolean value indicating whether the person has laid the stack out.
  var isUnfolded = false
  /// A Boolean value indicating whether the person has hidden the app in the island.
  var isHiddenInIsland = false

  mutating func insert(_ activity: LiveActivity) {
    let place = Place(of: activity)
    ranking.insert(place, at: position(of: place))
    count(activity, place, by: 1)
  }

  mutating func remove(_ activity: LiveActivity) {
    let place = Place(of: activity)
    let position = position(of: place)
    precondition(
      position < ranking.count && ranking[position].serial == activity.serial,
      "an activity stands on its app's shelf where its score says")
    ranking.remove(at: position)
    count(activity, place, by: -1)
  }

  /// Moves an activity from its old rank and state to its new ones.
  mutating func replace(_ old: LiveActivity, with new: LiveActivity) {
    remove(old)
    insert(new)
  }

  /// The first position whose place is not above `place`.
  private func position(of place: Place) -> Int {
    var range = ranking.startIndex..<ranking.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if ranking[middle] < place {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  private mutating func count(_ activity: LiveActivity, _ place: Place, by step: Int) {
    if activity.state.isOngoing { ongoingCount += step }
    if place.isInIsland { islandCount += step }
  }
}
