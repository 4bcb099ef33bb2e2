public import Foundation

/// The values of an app's screens that a view may replace for the views inside of it.
private struct ScreenValues: Sendable {
  var allowedDynamicRange: Image.DynamicRange?
  var materialActiveAppearance = MaterialActiveAppearance.automatic
  var lineHeight: LineHeight?
  var defaultMinListRowHeight: CGFloat = 44
  var defaultMinListHeaderHeight: CGFloat?
  var headerProminence = Prominence.standard
  var autocorrectionDisabled = false
  var isScrollEnabled = true
  var menuOrder = MenuOrder.automatic
  var menuIndicatorVisibility = Visibility.automatic
  var badgeProminence = BadgeProminence.standard
  var contentTransition = ContentTransition.identity
  var contentTransitionAddsDrawingGroup = false
  var buttonRepeatBehavior = ButtonRepeatBehavior.automatic
  var scrollDismissesKeyboardMode = ScrollDismissesKeyboardMode.automatic
  var symbolColorRenderingMode: SymbolColorRenderingMode?
  var symbolVariableValueMode: SymbolVariableValueMode?
}

private enum ScreenValuesKey: EnvironmentKey {
  static let defaultValue = ScreenValues()
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension EnvironmentValues {
  private var screen: ScreenValues {
    get { self[ScreenValuesKey.self] }
    set { self[ScreenValuesKey.self] = newValue }
  }

  public var allowedDynamicRange: Image.DynamicRange? {
    get { screen.allowedDynamicRange }
    set { screen.allowedDynamicRange = newValue }
  }
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { screen.materialActiveAppearance }
    set { screen.materialActiveAppearance = newValue }
  }
  public var lineHeight: LineHeight? {
    get { screen.lineHeight }
    set { screen.lineHeight = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { screen.defaultMinListRowHeight }
    set { screen.defaultMinListRowHeight = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { screen.defaultMinListHeaderHeight }
    set { screen.defaultMinListHeaderHeight = newValue }
  }
  public var headerProminence: Prominence {
    get { screen.headerProminence }
    set { screen.headerProminence = newValue }
  }
  public var autocorrectionDisabled: Bool {
    get { screen.autocorrectionDisabled }
    set { screen.autocorrectionDisabled = newValue }
  }
  public var isScrollEnabled: Bool {
    get { screen.isScrollEnabled }
    set { screen.isScrollEnabled = newValue }
  }
  public var menuOrder: MenuOrder {
    get { screen.menuOrder }
    set { screen.menuOrder = newValue }
  }
  public var menuIndicatorVisibility: Visibility {
    get { screen.menuIndicatorVisibility }
    set { screen.menuIndicatorVisibility = newValue }
  }
  public var badgeProminence: BadgeProminence {
    get { screen.badgeProminence }
    set { screen.badgeProminence = newValue }
  }
  public var contentTransition: ContentTransition {
    get { screen.contentTransition }
    set { screen.contentTransition = newValue }
  }
  public var contentTransitionAddsDrawingGroup: Bool {
    get { screen.contentTransitionAddsDrawingGroup }
    set { screen.contentTransitionAddsDrawingGroup = newValue }
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { screen.buttonRepeatBehavior }
    set { screen.buttonRepeatBehavior = newValue }
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { screen.scrollDismissesKeyboardMode }
    set { screen.scrollDismissesKeyboardMode = newValue }
  }
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { screen.symbolColorRenderingMode }
    set { screen.symbolColorRenderingMode = newValue }
  }
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { screen.symbolVariableValueMode }
    set { screen.symbolVariableValueMode = newValue }
  }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var editMode: Binding<EditMode>? { nil }
  public var labelsVisibility: Visibility { controlStyles.hidesLabels ? .hidden : .automatic }
  /// The material behind the view: a layout does not know it.
  public var backgroundMaterial: Material? { nil }
  public var backgroundProminence: Prominence { .standard }
  public var buttonSizing: ButtonSizing { .automatic }
  public var keyboardShortcut: KeyboardShortcut? { nil }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  public var isPresented: Bool { false }
  public var isSearching: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var isHoverEffectEnabled: Bool { false }
  public var appearsActive: Bool { true }
  public var supportsMultipleWindows: Bool { false }
  public var dismissSearch: DismissAction { DismissAction() }
  public var refresh: RefreshAction? { nil }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: OpenWindowAction { OpenWindowAction() }
  public var openSettings: DismissAction { DismissAction() }
  public var requestReview: DismissAction { DismissAction() }
  public var physicalMetrics: PhysicalMetrics { PhysicalMetrics() }
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  public var fontResolutionContext: Font.Context { Font.Context(environment: self) }
}

/// The state of a screen that another one has presented: a layout is none.
public struct PresentationMode: Sendable {
  /// A Boolean value indicating whether the screen is presented.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

/// A Boolean value of three kinds: whether a list's rows are changed.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// A Boolean value indicating whether rows are changed.
  public var isEditing: Bool { self != .inactive }
}

/// The action of a pull on a list.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// The action that looks for the focus anew.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// The action that opens or closes a window, of which a phone has one.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction(value: some Hashable) {}
}

/// The change from points to lengths of the world, which a terminal does not know.
public struct PhysicalMetrics: Sendable {
  /// Returns a length in points, at 163 points an inch.
  public func convert(_ value: Measurement<UnitLength>) -> CGFloat {
    CGFloat(value.converted(to: .inches).value * 163)
  }
}

/// The place of a view beside a bar of tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

/// The values of the view with the focus, which nothing here has.
public struct FocusedValues {
  /// The value of a key: none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set { _ = newValue }
  }
}

/// The key of a value of the view with the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A value of the view with the focus: none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Makes the value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// The value: none.
  public var wrappedValue: Value? { nil }
}

// The person's needs, of which a terminal knows none; an app asks for each by its name.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension EnvironmentValues {
  public var accessibilityEnabled: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
}
