import FeedReports
import LiveActivities

extension Arrangement {
  /// The activities that may be seen: what lies below a folded stack's second card is only an edge.
  var shownActivities: [ActivityID] {
    let cards = stacks.flatMap { $0.isUnfolded ? $0.activities : Array($0.activities.prefix(2)) }
    let above = island.activities + (banner.map { [$0] } ?? [])
    return cards + above.filter { !cards.contains($0) }
  }
}
