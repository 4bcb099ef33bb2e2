import FoundationEssentials
import LiveActivities
import LockScreenUI

extension ViewCatalog {
  /// Returns the pictures of the apps of some activities, without those whose views have none.
  ///
  /// An app keeps the picture that was found first, so that a list of apps stays as it is.
  ///
  /// - Parameters:
  ///   - activities: The activities.
  ///   - now: The time for which views are made.
  ///   - searches: The most apps whose views are searched; the others that are not known have no picture yet.
  /// - Returns: The pictures, and whether each app was searched.
  mutating func icons(
    of activities: [LiveActivity], at now: Timestamp, searching searches: Int
  ) -> (pictures: [BundleID: String], isComplete: Bool) {
    var pictures: [BundleID: String] = [:]
    var (left, isComplete) = (searches, true)
    for activity in activities where pictures[activity.app] == nil {
      if knownIcons[activity.app] == nil {
        guard left > 0 else {
          isComplete = false
          continue
        }
        left -= 1
      }
      pictures[activity.app] = icon(of: activity, at: now)
    }
    return (pictures, isComplete)
  }

  private mutating func icon(of activity: LiveActivity, at now: Timestamp) -> String? {
    if let known = knownIcons[activity.app] { return known }
    let icon = views(of: activity).appIcon(in: environment(of: activity, at: now))
    knownIcons.remember(icon, of: activity.app)
    return icon
  }
}
