import CellUI

/// The margins that a widget asks for in a shape of the island (AK 4.21).
struct IslandMargins {
  /// The margin that the system has anyway, in points.
  private static let standard = 16.0

  private var lengths: [Edge: Double] = [:]

  /// Notes the margin of some edges, in points; an edge that has one already keeps it.
  mutating func ask(for length: Double, at edges: Edge.Set) {
    guard length.isFinite else { return }
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && lengths[edge] == nil {
      lengths[edge] = length
    }
  }

  /// Notes other margins of some edges; an edge that has one already keeps it.
  mutating func ask(for others: IslandMargins, at edges: Edge.Set = .all) {
    for (edge, length) in others.lengths where edges.contains(Edge.Set(edge)) {
      lengths[edge] = lengths[edge] ?? length
    }
  }

  /// Returns the points that some edges have more than the system's margin.
  func insets(at edges: Edge.Set) -> EdgeInsets {
    func inset(_ edge: Edge) -> Double {
      guard edges.contains(Edge.Set(edge)), let length = lengths[edge] else { return 0 }
      return max(0, length - Self.standard)
    }
    return EdgeInsets(
      top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
      trailing: inset(.trailing))
  }

  /// Returns the whole columns of the system's margin at an edge that views stand in.
  func columnsGained(at edge: HorizontalEdge) -> Int {
    guard let length = lengths[edge == .leading ? .leading : .trailing] else { return 0 }
    return Int(max(0, Self.standard - max(0, length)) / Points.perColumn)
  }
}
