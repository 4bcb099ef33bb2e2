public import Foundation

// Nothing scrolls in a layout. The view stays as it is.

extension View {
  /// Accepted: nothing scrolls.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Accepted: nothing scrolls.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Accepted: nothing scrolls.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)
    -> some View
  { self }
  /// Accepted: nothing scrolls.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [])
    -> some View
  { self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
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

/// The bounce of a view that is scrolled beyond its end.
public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
}

/// A choice to show the marks of scrolling.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic, visible, hidden, never
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
  /// The visible rectangle's size.
  public var containerSize: CGSize

  /// The visible rectangle.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
