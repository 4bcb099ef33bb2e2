public import LiveActivities

/// The latest states of a run's activities, those of ended activities included.
public struct ActivityPortfolio {
  /// The most activities that are kept.
  private static let countMaximum = 100

  /// The activities, in the order of their first states.
  public private(set) var activities: [LiveActivity] = []

  /// Makes an empty portfolio.
  public init() {}

  /// Keeps an activity in place of its former state.
  mutating func keep(_ activity: LiveActivity) {
    if let index = activities.firstIndex(where: { $0.id == activity.id }) {
      activities[index] = activity
    } else if activities.count < Self.countMaximum {
      activities.append(activity)
    }
  }
}
