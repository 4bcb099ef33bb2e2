public import CellUI

/// An activity's views in each place of the lock screen and the Dynamic Island.
public struct ActivityPresentations {
  /// The card on the lock screen.
  public var content: AnyView
  /// The compact island's view before the camera.
  public var compactLeading: AnyView
  /// The compact island's view after the camera.
  public var compactTrailing: AnyView
  /// The view of an island that two apps share.
  public var minimal: AnyView
  /// The parts of the island after a long press.
  public var expanded: ExpandedIsland {
    get { deferred.island }
    set { deferred = DeferredIsland { newValue } }
  }
  /// The tint of the island's outline; `nil` follows the theme.
  public var keylineTint: Color?
  private var deferred: DeferredIsland

  /// Makes the views of an activity; the expanded island's are made when they are first asked for.
  public init(
    content: AnyView, compactLeading: AnyView, compactTrailing: AnyView, minimal: AnyView,
    expanded: @autoclosure @escaping () -> ExpandedIsland, keylineTint: Color? = nil
  ) {
    self.init(
      content: content, compactLeading: compactLeading, compactTrailing: compactTrailing,
      minimal: minimal, deferred: DeferredIsland(expanded), keylineTint: keylineTint)
  }

  init(
    content: AnyView, compactLeading: AnyView, compactTrailing: AnyView, minimal: AnyView,
    deferred: DeferredIsland, keylineTint: Color?
  ) {
    self.content = content
    self.compactLeading = compactLeading
    self.compactTrailing = compactTrailing
    self.minimal = minimal
    self.deferred = deferred
    self.keylineTint = keylineTint
  }
}
