import LiveActivities

extension Arrangement {
  /// The visible activities; below the second card of a folded stack only edges are seen.
  var shownActivities: [ActivityID] {
    let cards = stacks.flatMap { $0.isUnfolded ? $0.activities : Array($0.activities.prefix(2)) }
    let above = island.activities + (banner.map { [$0] } ?? [])
    return cards + above.filter { !cards.contains($0) }
  }
}
