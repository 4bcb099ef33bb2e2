import LiveActivities
import LockScreenUI

/// The inspector's rows of the feed's entries, kept since most entries stay from one picture to the next.
struct FeedRowMemo {
  /// Everything besides an entry that its rows are made of.
  struct Circumstances: Hashable {
    let room: Inspector.Room
    /// The pictures of apps.
    let icons: [BundleID: String]
    /// The activities that the inspector lists.
    let listed: [ActivityID]
  }

  /// The most entries whose rows are kept; beyond it all are forgotten.
  private static let countMaximum = 4 * FeedHistory.entriesMaximum

  private var circumstances: Circumstances?
  private var kept: [Int: [Inspector.Row]] = [:]

  /// Forgets all rows that were made under other circumstances.
  mutating func begin(_ circumstances: Circumstances) {
    guard circumstances != self.circumstances else { return }
    (self.circumstances, kept) = (circumstances, [:])
  }

  /// The rows of an entry, by its serial number; `nil` where they are not kept.
  subscript(serial: Int) -> [Inspector.Row]? {
    get { kept[serial] }
    set {
      if kept.count >= Self.countMaximum { kept = [:] }
      kept[serial] = newValue
    }
  }
}
