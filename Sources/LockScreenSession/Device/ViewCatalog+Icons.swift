import CellUI
import FeedReports
import FoundationEssentials
import LiveActivities
import LockScreenUI

extension ViewCatalog {
  /// Returns the pictures of the apps of some activities, without those whose views have none.
  ///
  /// An app keeps the picture that was found first, so that a list of apps stays as it is.
  mutating func icons(of activities: [LiveActivity], at now: Timestamp) -> [BundleID: String] {
    var icons: [BundleID: String] = [:]
    for activity in activities where icons[activity.app] == nil {
      icons[activity.app] = icon(of: activity, at: now)
    }
    return icons
  }

  private mutating func icon(of activity: LiveActivity, at now: Timestamp) -> String? {
    if let known = knownIcons[activity.app] { return known }
    let icon = views(of: activity, at: now).appIcon(in: EnvironmentValues(now: Date(now)))
    knownIcons.remember(icon, of: activity.app)
    return icon
  }
}
