public import CellUI
public import FoundationEssentials

/// The shapes of the island.
public enum DynamicIslandMode: Hashable, Sendable, CaseIterable {
  case compactLeading, compactTrailing, minimal, expanded
}

/// An activity's views in the island, for each of its shapes.
public struct DynamicIsland {
  let expanded: ExpandedIsland
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  private(set) var keylineTint: Color?

  /// Makes the island's views.
  ///
  /// - Parameters:
  ///   - expanded: The regions of the island after a long press.
  ///   - compactLeading: The view before the camera.
  ///   - compactTrailing: The view after the camera.
  ///   - minimal: The view in an island that two apps share.
  public init(
    @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent<some View>,
    @ViewBuilder compactLeading: () -> some View,
    @ViewBuilder compactTrailing: () -> some View,
    @ViewBuilder minimal: () -> some View
  ) {
    self.init(
      expanded: ExpandedIsland(expanded().regions), compactLeading: Self.row(compactLeading()),
      compactTrailing: Self.row(compactTrailing()), minimal: Self.row(minimal()))
  }

  private static func row(_ content: some View) -> AnyView {
    AnyView(SeveralViews(axis: .horizontal(.center), content: content))
  }

  private init(
    expanded: ExpandedIsland, compactLeading: AnyView, compactTrailing: AnyView, minimal: AnyView
  ) {
    self.expanded = expanded
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
    let opening = { (view: AnyView) in AnyView(view.widgetURL(url)) }
    var island = DynamicIsland(
      expanded: expanded.mapped(opening), compactLeading: opening(compactLeading),
      compactTrailing: opening(compactTrailing), minimal: opening(minimal))
    island.keylineTint = keylineTint
    return island
  }

  /// Asks for margins in a shape of the island (AK 4.21), which stays as it is: a cell is wider than they are.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

extension ActivityPresentations {
  init(content: AnyView, island: DynamicIsland) {
    self.init(
      content: content, compactLeading: island.compactLeading,
      compactTrailing: island.compactTrailing, minimal: island.minimal, expanded: island.expanded,
      keylineTint: island.keylineTint)
  }
}
