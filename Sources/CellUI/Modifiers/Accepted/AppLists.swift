public import Foundation

// Rows of an app's own lists, and scrolling, which a layout has none of. The view stays as it is.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func typeSelectEquivalent(_ text: String?) -> some View { self }
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func sectionActions(@ViewBuilder content: () -> some View) -> some View { self }
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View { self }
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    self
  }
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
  public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void)
    -> some View
  { self }
}

/// The distance of a list's sections.
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String

  /// The list's own.
  public static let `default` = ListSectionSpacing(name: "default")
  /// A smaller one.
  public static let compact = ListSectionSpacing(name: "compact")
  /// A distance, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "\(spacing)")
  }
}

/// The way in which a keyboard goes while a view is scrolled.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// The look of a scrolled view's edges.
public enum ScrollEdgeEffectStyle: Hashable, Sendable {
  case automatic, hard, soft
}

/// The places at which a scrolled view comes to rest.
public enum ScrollTargetBehavior: Hashable, Sendable {
  case paging, viewAligned

  /// Views, of which one more is reached at a time.
  public static func viewAligned(limitBehavior: Limit) -> ScrollTargetBehavior { .viewAligned }

  /// The number of views that are passed at a time.
  public enum Limit: Hashable, Sendable {
    case automatic, always, alwaysByFew, alwaysByOne, never
  }
}

/// The phase of scrolling: a layout rests.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// A Boolean value indicating whether something moves.
  public var isScrolling: Bool { self != .idle }
}

/// The place of a scrolled view, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance from the start.
  public var contentOffset: CGPoint
  /// The size of all.
  public var contentSize: CGSize
  /// The distances of the content from the edges.
  public var contentInsets: EdgeInsets
  /// The size of what is seen.
  public var containerSize: CGSize

  /// The frame of what is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// The look of a view under a pointer, of which there is none.
public enum HoverEffect: Hashable, Sendable {
  case automatic, highlight, lift
}
