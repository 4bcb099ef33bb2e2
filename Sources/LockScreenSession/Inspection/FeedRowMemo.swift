import LockScreenUI

/// The inspector's rows of the feed's entries, kept since most entries stay from one picture to the next.
struct FeedRowMemo {
  /// Everything besides an entry that its rows are made of.
  struct Circumstances: Hashable {
    let room: Inspector.Room
    /// The picture of the app.
    let icon: String?
    /// A Boolean value indicating whether the inspector lists the activity.
    let isListed: Bool
  }

  /// The most entries whose rows are kept; beyond it all are forgotten.
  private static let countMaximum = 4 * FeedHistory.entriesMaximum

  private var kept: [Int: (circumstances: Circumstances, rows: [Inspector.Row])] = [:]

  /// Returns the rows of an entry, and makes them unless they are kept.
  mutating func rows(
    of entry: FeedHistory.Entry, _ circumstances: Circumstances, make: () -> [Inspector.Row]
  ) -> [Inspector.Row] {
    if let known = kept[entry.serial], known.circumstances == circumstances { return known.rows }
    let rows = make()
    if kept.count >= Self.countMaximum { kept = [:] }
    kept[entry.serial] = (circumstances, rows)
    return rows
  }
}
