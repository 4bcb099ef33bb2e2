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
  private var compactLeading: () -> AnyView
  private var compactTrailing: () -> AnyView
  private var minimal: () -> AnyView
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
    @ViewBuilder compactLeading: @escaping () -> some View,
    @ViewBuilder compactTrailing: @escaping () -> some View,
    @ViewBuilder minimal: @escaping () -> some View
  ) {
    deferred = DeferredIsland { ExpandedIsland(expanded().regions) }
    self.compactLeading = { Self.row(compactLeading()) }
    self.compactTrailing = { Self.row(compactTrailing()) }
    self.minimal = { Self.row(minimal()) }
  }

  /// The island of a widget that has no views for it.
  static var empty: DynamicIsland {
    DynamicIsland {
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
  }

  private static func row(_ content: some View) -> AnyView {
    AnyView(SeveralViews(axis: .horizontal(.center), content: content))
  }

  var expanded: ExpandedIsland { deferred.island }

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
    island.compactLeading = { [compactLeading] in opening(compactLeading()) }
    island.compactTrailing = { [compactTrailing] in opening(compactTrailing()) }
    island.minimal = { [minimal] in opening(minimal()) }
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

  /// Makes the view of a place in the bar, with the margins that were asked for around it.
  fileprivate func view(in mode: DynamicIslandMode) -> AnyView {
    let view =
      switch mode {
      case .compactLeading: compactLeading()
      case .compactTrailing: compactTrailing()
      case .minimal: minimal()
      case .expanded: AnyView(EmptyView())
      }
    return margins[mode].map { AnyView(view.padding($0.insets(at: .horizontal))) } ?? view
  }

  /// The parts of the expanded island with the margins that were asked for around them.
  fileprivate var expandedWithMargins: DeferredIsland {
    let margins = margins[.expanded] ?? IslandMargins()
    return deferred.mapped { $0.padded(by: margins) }
  }
}

extension ActivityPresentations {
  /// Makes the views of a card and an island, without those that must not be made.
  init(
    content: AnyView, island: DynamicIsland, where mayMake: (WidgetPlace) -> Bool = { _ in true }
  ) {
    func view(_ place: WidgetPlace, _ mode: DynamicIslandMode) -> AnyView {
      mayMake(place) ? island.view(in: mode) : AnyView(EmptyView())
    }
    self.init(
      content: content, compactLeading: view(.compactLeading, .compactLeading),
      compactTrailing: view(.compactTrailing, .compactTrailing),
      minimal: view(.minimal, .minimal), deferred: island.expandedWithMargins,
      keylineTint: island.keylineTint)
  }
}
