public import CellUI
public import FoundationEssentials

/// The shapes that the island takes, by which margins are named.
public enum DynamicIslandMode: Hashable, Sendable, CaseIterable {
  case compactLeading, compactTrailing, minimal, expanded
}

/// What an activity shows in the island, in each of its shapes.
public struct DynamicIsland {
  let expanded: ExpandedIsland
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  private(set) var keylineTint: Color?
  private(set) var contentMargins = DynamicIslandMargins()

  /// Makes the island's views.
  ///
  /// - Parameters:
  ///   - expanded: The regions of the island when it is held.
  ///   - compactLeading: The view before the camera.
  ///   - compactTrailing: The view after the camera.
  ///   - minimal: The view when another app shares the island.
  public init(
    @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent<some View>,
    @ViewBuilder compactLeading: () -> some View,
    @ViewBuilder compactTrailing: () -> some View,
    @ViewBuilder minimal: () -> some View
  ) {
    self.init(
      expanded: ExpandedIsland(expanded().regions), compactLeading: AnyView(compactLeading()),
      compactTrailing: AnyView(compactTrailing()), minimal: AnyView(minimal()))
  }

  private init(
    expanded: ExpandedIsland, compactLeading: AnyView, compactTrailing: AnyView, minimal: AnyView
  ) {
    self.expanded = expanded
    self.compactLeading = compactLeading
    self.compactTrailing = compactTrailing
    self.minimal = minimal
  }

  /// Tints the island's outline; `nil` leaves it as it is (AK 4.17).
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.keylineTint = color
    return island
  }

  /// Names what a tap on the island opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    let opening = { (view: AnyView) in AnyView(view.widgetURL(url)) }
    var island = DynamicIsland(
      expanded: expanded.mapped(opening), compactLeading: opening(compactLeading),
      compactTrailing: opening(compactTrailing), minimal: opening(minimal))
    island.keylineTint = keylineTint
    island.contentMargins = contentMargins
    return island
  }

  /// Sets the margins of some edges in a shape, in points; what was set first holds (AK 4.21).
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var island = self
    island.contentMargins.set(edges, to: length, for: mode)
    return island
  }
}

/// The margins that an activity asks for in the island, in points.
public struct DynamicIslandMargins: Hashable, Sendable {
  private struct Place: Hashable {
    var edge: UInt8
    var mode: DynamicIslandMode
  }

  private var lengths: [Place: Double] = [:]

  /// No margin asked for: each is the system's.
  public init() {}

  /// The margin of one edge in a shape; `nil` leaves it to the system.
  public subscript(edge: Edge.Set, mode: DynamicIslandMode) -> Double? {
    lengths[Place(edge: edge.rawValue, mode: mode)]
  }

  mutating func set(_ edges: Edge.Set, to length: Double, for mode: DynamicIslandMode) {
    for edge in [Edge.Set.top, .leading, .bottom, .trailing] where edges.contains(edge) {
      let place = Place(edge: edge.rawValue, mode: mode)
      lengths[place] = lengths[place] ?? length
    }
  }
}
