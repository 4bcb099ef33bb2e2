public import CellUI
public import FoundationEssentials

/// The shapes of the island.
public enum DynamicIslandMode: Hashable, Sendable, CaseIterable {
  case compactLeading, compactTrailing, minimal, expanded
}

/// An activity's views in the island, for each of its shapes.
public struct DynamicIsland {
  /// The parts of the expanded island, which are made late.
  private(set) var deferred: DeferredIsland
  private(set) var compactLeading: AnyView
  private(set) var compactTrailing: AnyView
  private(set) var minimal: AnyView
  private(set) var keylineTint: Color?
  private var margins: [DynamicIslandMode: IslandMargins] = [:]

  /// Makes the island's views.
  ///
  /// - Parameters:
  ///   - expanded: The regions of the island after a long press.
  ///   - compactLeading: The view before the camera.
  ///   - compactTrailing: The view after the camera.
  ///   - minimal: The view in an island that two apps share.
  public init<Expanded: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: () -> some View,
    @ViewBuilder compactTrailing: () -> some View,
    @ViewBuilder minimal: () -> some View
  ) {
    self.init(
      deferred: DeferredIsland { ExpandedIsland(expanded().regions) },
      compactLeading: Self.row(compactLeading()),
      compactTrailing: Self.row(compactTrailing()), minimal: Self.row(minimal()))
  }

  private static func row(_ content: some View) -> AnyView {
    AnyView(SeveralViews(axis: .horizontal(.center), content: content))
  }

  var expanded: ExpandedIsland { deferred.island }

  private init(
    deferred: DeferredIsland, compactLeading: AnyView, compactTrailing: AnyView, minimal: AnyView
  ) {
    self.deferred = deferred
    self.compactLeading = compactLeading
    self.compactTrailing = compactTrailing
    self.minimal = minimal
  }

  /// Tints the island's outline; `nil` follows the theme (AK 4.17).
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.keylineTint = color
    return island
  }

  /// Sets the URL that a tap on the island opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var island = self
    let opening = { (view: AnyView) in AnyView(view.widgetURL(url)) }
    island.deferred = deferred.mapped { $0.mapped(opening) }
    island.compactLeading = opening(compactLeading)
    island.compactTrailing = opening(compactTrailing)
    island.minimal = opening(minimal)
    return island
  }

  /// Asks for margins in a shape of the island, in points; the innermost value of an edge wins (AK 4.21).
  ///
  /// The system's margins are 16 points. In the bar only the part above them moves the views.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var island = self
    island.margins[mode, default: IslandMargins()].ask(for: length, at: edges)
    return island
  }

  /// Returns the views with the margins that were asked for around them.
  func applyingMargins() -> DynamicIsland {
    var island = self
    let padded = { (view: AnyView, mode: DynamicIslandMode) in
      margins[mode].map { AnyView(view.padding($0.insets(at: .horizontal))) } ?? view
    }
    island.compactLeading = padded(compactLeading, .compactLeading)
    island.compactTrailing = padded(compactTrailing, .compactTrailing)
    island.minimal = padded(minimal, .minimal)
    let expanded = margins[.expanded] ?? IslandMargins()
    island.deferred = deferred.mapped { $0.padded(by: expanded) }
    return island
  }
}

extension ActivityPresentations {
  init(content: AnyView, island: DynamicIsland) {
    let island = island.applyingMargins()
    self.init(
      content: content, compactLeading: island.compactLeading,
      compactTrailing: island.compactTrailing, minimal: island.minimal, deferred: island.deferred,
      keylineTint: island.keylineTint)
  }
}
