public import CellUI

/// What an activity shows in each place where it may stand.
public struct ActivityPresentations {
  /// The lock screen's card.
  public var content: AnyView
  /// The island before the camera.
  public var compactLeading: AnyView
  /// The island after the camera.
  public var compactTrailing: AnyView
  /// The island shared with another app.
  public var minimal: AnyView
  /// The island when it is held.
  public var expanded: ExpandedIsland
  /// The tint of the island's outline; `nil` leaves it to the theme.
  public var keylineTint: Color?
  /// The margins asked for in the island.
  public var contentMargins: DynamicIslandMargins

  /// Makes the views of an activity.
  public init(
    content: AnyView, compactLeading: AnyView, compactTrailing: AnyView, minimal: AnyView,
    expanded: ExpandedIsland, keylineTint: Color? = nil,
    contentMargins: DynamicIslandMargins = DynamicIslandMargins()
  ) {
    self.content = content
    self.compactLeading = compactLeading
    self.compactTrailing = compactTrailing
    self.minimal = minimal
    self.expanded = expanded
    self.keylineTint = keylineTint
    self.contentMargins = contentMargins
  }

  init(content: AnyView, island: DynamicIsland) {
    self.init(
      content: content, compactLeading: island.compactLeading,
      compactTrailing: island.compactTrailing, minimal: island.minimal, expanded: island.expanded,
      keylineTint: island.keylineTint, contentMargins: island.contentMargins)
  }
}

/// The parts of the expanded island (AK 4.18); `nil` is a part that the activity does not have.
public struct ExpandedIsland {
  /// Before the camera.
  public var leading: AnyView?
  /// After the camera.
  public var trailing: AnyView?
  /// Below the camera.
  public var center: AnyView?
  /// Below all others.
  public var bottom: AnyView?
  /// The part that is given the width it asks for; `nil` shares the width out equally (AK 4.19).
  public var widest: DynamicIslandExpandedRegionPosition?

  /// Makes the parts.
  public init(
    leading: AnyView? = nil, trailing: AnyView? = nil, center: AnyView? = nil,
    bottom: AnyView? = nil, widest: DynamicIslandExpandedRegionPosition? = nil
  ) {
    self.leading = leading
    self.trailing = trailing
    self.center = center
    self.bottom = bottom
    self.widest = widest
  }

  init(_ regions: [ExpandedRegion]) {
    let view = { (position: DynamicIslandExpandedRegionPosition) -> AnyView? in
      let views = regions.filter { $0.position == position }.map(\.content)
      guard views.count > 1 else { return views.first }
      // Regions of one position share its place, one below another.
      return AnyView(VStack { ForEach(views.indices) { views[$0] } })
    }
    let highest = regions.map(\.priority).max() ?? 0
    self.init(
      leading: view(.leading), trailing: view(.trailing), center: view(.center),
      bottom: view(.bottom),
      widest: highest > 0 ? regions.first { $0.priority == highest }?.position : nil)
  }

  func mapped(_ transform: (AnyView) -> AnyView) -> ExpandedIsland {
    ExpandedIsland(
      leading: leading.map(transform), trailing: trailing.map(transform),
      center: center.map(transform), bottom: bottom.map(transform), widest: widest)
  }
}
