public import Foundation
// A Live Activity's views are drawn once for each content state: no code of theirs runs later (AK 5.3).

extension View {
  /// Accepted: the action never runs.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Accepted: the action never runs.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Accepted: the action never runs.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Accepted: the action never runs.
  public func task(
    id value: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Accepted: the action never runs.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  /// Accepted: the action never runs.
  public func onChange(
    of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Accepted: the action never runs.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some View
  { self }
  /// Noted: the action never runs.
  public func onReceive<Publisher, Output>(
    _ publisher: Publisher, perform action: @escaping (Output) -> Void
  ) -> some View {
    unavailable(.closure("onReceive"))
  }
  /// Noted: the action never runs.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    unavailable(.closure("onTapGesture"))
  }
  /// Noted: the action never runs.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    unavailable(.closure("onTapGesture"))
  }
  /// Noted: the action never runs.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    unavailable(.closure("onLongPressGesture"))
  }
  /// Accepted: the action never runs.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Accepted: the action never runs.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Accepted: the action never runs.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// Noted: a Live Activity knows no gestures.
  public func gesture(_ gesture: some Gesture) -> some View {
    unavailable(.closure("gesture"))
  }
  /// Noted: a Live Activity knows no gestures.
  public func simultaneousGesture(_ gesture: some Gesture) -> some View {
    unavailable(.closure("simultaneousGesture"))
  }
  /// Noted: a Live Activity knows no gestures.
  public func highPriorityGesture(_ gesture: some Gesture) -> some View {
    unavailable(.closure("highPriorityGesture"))
  }
  /// Accepted: a press is a control's alone.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Accepted: a press is a control's alone.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
  /// Accepted: a press is a control's alone.
  public func contentShape(
    _ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> some View { self }
  /// Accepted: a terminal sees no hands.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true)
    -> some View
  { self }
  /// Accepted: a Live Activity has no focus.
  public func focused(_ condition: Binding<Bool>) -> some View { self }
  /// Accepted: a Live Activity has no focus.
  public func focused<Place: Hashable>(_ binding: Binding<Place>, equals value: Place) -> some View
  { self }
  /// Accepted: nothing scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Accepted: a Live Activity has no focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Accepted: the system animates a Live Activity's changes (AK 6).
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Accepted: the system animates a Live Activity's changes (AK 6).
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// Accepted: the action never runs.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View { self }
  /// Accepted: the action never runs.
  public func onContinueUserActivity(_ type: String, perform action: @escaping (Any) -> Void)
    -> some View
  { self }
  /// Accepted: nothing here points.
  public func hoverEffect() -> some View { self }
  /// Accepted: a Live Activity's views ask for no feedback.
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View {
    self
  }
  /// Accepted: a Live Activity presents nothing.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  /// Accepted: a Live Activity presents nothing.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  /// Accepted: a Live Activity presents nothing.
  public func alert(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// Accepted: a Live Activity presents nothing.
  public func alert(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> some View { self }
  /// Accepted: a Live Activity presents nothing.
  public func confirmationDialog(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// Accepted: a Live Activity presents nothing.
  public func popover(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  /// Accepted: a Live Activity presents nothing.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted: a Live Activity has no menus.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }
  /// Accepted: a layout is not refreshed by a pull.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}

/// The uses of a view's shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: Int

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Presses.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Highlights of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Frames of assistive features.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A gesture of a hand with a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The double tap.
  public static let primaryAction = HandGestureShortcut()
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func defaultFocus<Place: Hashable>(_ binding: FocusState<Place>.Binding, _ value: Place)
    -> some View
  { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View { self }
  public func onOpenURL(prefersInApp: Bool) -> some View { self }
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> some View {
    unavailable(.closure("gesture"))
  }
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    unavailable(.closure("gesture"))
  }
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View { self }
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> some View { self }
}

/// The effect of a button that is held.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}
