public import Foundation

// Nothing here reads a layout aloud, nor performs what a reader would ask for. The view stays as it is.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  @_disfavoredOverload
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }
  @_disfavoredOverload
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void)
    -> some View
  { self }
  @_disfavoredOverload
  public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> some View
  ) -> some View { self }
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, intent: some ControlIntent
  ) -> some View { self }
  public func accessibilityAction(named name: LocalizedStringKey, intent: some ControlIntent)
    -> some View
  { self }
  public func accessibilityAction(
    intent: some ControlIntent, @ViewBuilder label: () -> some View
  ) -> some View { self }
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View { self }
  public func accessibilityActions(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> some View
  ) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool = true)
    -> some View
  { self }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool = true)
    -> some View
  { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> some View
  { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> some View
  { self }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func accessibilityFocused<Place: Hashable>(
    _ binding: FocusState<Place>.Binding, equals value: Place
  ) -> some View { self }
  public func accessibilityDefaultFocus<Place: Hashable>(
    _ binding: FocusState<Place>.Binding, _ value: Place
  ) -> some View { self }
  public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
  public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }
  public func accessibilityQuickAction(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> some View
  ) -> some View { self }
  public func accessibilityRotor(
    _ label: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: () -> AccessibilityRotorContent
  ) -> some View { self }
  public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true)
    -> some View
  { self }
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> some View
  { self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The group of an action.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) {
    self.name = name
  }

  public init(_ nameKey: LocalizedStringKey) {
    name = nameKey.key
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The way in which touches go to a view that is read.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The part of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// The look of a watch's quick action.
public struct AccessibilityQuickActionStyle: Hashable, Sendable {
  private let name: String

  /// A line around the view.
  public static let outline = AccessibilityQuickActionStyle(name: "outline")
  /// A banner.
  public static let prompt = AccessibilityQuickActionStyle(name: "prompt")
}

/// A change of size by two fingers.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of the change.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  /// The direction of the change.
  public let direction: Direction
  /// The place of the change.
  public let location: UnitPoint
}

/// The places that a rotor leads to, none of which is gone to.
public struct AccessibilityRotorContent {
  fileprivate init() {}
}

/// A place that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable> {
  /// Makes an entry.
  public init(_ label: some StringProtocol, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Makes an entry.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil
  ) {}
}

/// Builds the places of a rotor from the statements of a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Accepts a place.
  public static func buildExpression(_ entry: AccessibilityRotorEntry<some Hashable>)
    -> AccessibilityRotorContent
  { AccessibilityRotorContent() }

  /// Accepts the places of a collection.
  public static func buildExpression<Data, ID, Content>(_ entries: ForEach<Data, ID, Content>)
    -> AccessibilityRotorContent
  { AccessibilityRotorContent() }

  /// Joins places.
  public static func buildBlock(_ parts: AccessibilityRotorContent...) -> AccessibilityRotorContent
  {
    AccessibilityRotorContent()
  }
}

/// The place of a reader's attention, which a layout never has.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private let state: FocusState<Value>

  /// Makes a state without attention.
  public init() where Value == Bool {
    state = FocusState()
  }

  /// Makes a state without attention.
  public init<Place: Hashable>() where Value == Place? {
    state = FocusState()
  }

  /// The place of the attention: none.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { _ = newValue }
  }

  /// The binding for `accessibilityFocused`.
  public var projectedValue: FocusState<Value>.Binding { state.projectedValue }
}
