public import Foundation

/// The direction of text.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// The width or height of a screen, roughly.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The weight of text that the person prefers.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// The contrast of colors that the person prefers.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// The size of text that the person prefers.
public enum DynamicTypeSize: Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// A Boolean value indicating whether the size is one for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The size of text that the person prefers, by its older name.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// A Boolean value indicating whether the size is one for people who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// The amount of detail that a widget's view has room for.
public enum LevelOfDetail: Hashable, Sendable {
  case `default`, simplified
}

/// The phase of a scene.
public enum ScenePhase: Hashable, Sendable, Comparable {
  case background, inactive, active
}

/// The system's values that a view may replace for the views inside of it.
private struct GivenValues: Sendable {
  var backgroundStyle: AnyShapeStyle?
  var sizeCategory: ContentSizeCategory = .large
  var allowsTightening: Bool = false
  var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
  var scenePhase: ScenePhase = .background
  var legibilityWeight: LegibilityWeight? = .regular
  var openURL: OpenURLAction = OpenURLAction { _ in .discarded }
  var lineSpacing: CGFloat = 0
}

private enum GivenValuesKey: EnvironmentKey {
  static let defaultValue = GivenValues()
}

// The system's values that are the same for each Live Activity here: a phone's, in English, at the standard text size.
extension EnvironmentValues {
  private var given: GivenValues {
    get { self[GivenValuesKey.self] }
    set { self[GivenValuesKey.self] = newValue }
  }

  /// The number of pixels of a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The direction of text: the language's, unless a view sets another.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] ?? AppResources.current.layoutDirection }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The size of text that the person prefers.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// A Boolean value indicating whether controls react.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The reasons for which words must not be read.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// The calendar of the device's time zone.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? ProjectLocale.calendar }
    set { self[CalendarKey.self] = newValue }
  }

  /// The language and region of the app's strings.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? Locale(identifier: AppResources.current.locale) }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone of the device.
  public var timeZone: TimeZone {
    get { calendar.timeZone }
    set { calendar.timeZone = newValue }
  }

  /// The case of letters; `nil` leaves each its own.
  public var textCase: Text.Case? {
    get { textTraits.letterCase }
    set { textTraits.letterCase = newValue }
  }

  /// The style of `.background`; `nil` for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { given.backgroundStyle }
    set { given.backgroundStyle = newValue }
  }
  /// The size of text that the person prefers, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { given.sizeCategory }
    set { given.sizeCategory = newValue }
  }
  /// The amount of detail that there is room for.
  public var levelOfDetail: LevelOfDetail { .default }
  /// A Boolean value indicating whether letters may stand closer.
  public var allowsTightening: Bool {
    get { given.allowsTightening }
    set { given.allowsTightening = newValue }
  }
  /// A Boolean value indicating whether controls have a visible shape.
  public var accessibilityShowButtonShapes: Bool { false }
  /// A Boolean value indicating whether the view has the focus, which nothing here has.
  public var isFocused: Bool { false }
  /// The width of the screen, roughly.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { given.horizontalSizeClass }
    set { given.horizontalSizeClass = newValue }
  }
  /// The height of the screen, roughly.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { given.verticalSizeClass }
    set { given.verticalSizeClass = newValue }
  }
  /// The phase of the scene.
  public var scenePhase: ScenePhase {
    get { given.scenePhase }
    set { given.scenePhase = newValue }
  }
  /// The weight of text that the person prefers.
  public var legibilityWeight: LegibilityWeight? {
    get { given.legibilityWeight }
    set { given.legibilityWeight = newValue }
  }
  /// The contrast of colors that the person prefers.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// A Boolean value indicating whether the person prefers less motion.
  public var accessibilityReduceMotion: Bool { false }
  /// A Boolean value indicating whether the person prefers less transparency.
  public var accessibilityReduceTransparency: Bool { false }
  /// A Boolean value indicating whether the person prefers signs beside colors.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// A Boolean value indicating whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Opens a URL: nothing here does, since a tap opens the app (AK 4.6).
  public var openURL: OpenURLAction {
    get { given.openURL }
    set { given.openURL = newValue }
  }
  /// Leaves a screen: a layout is none.
  public var dismiss: DismissAction { DismissAction() }
  /// The distance of a text's lines, in points.
  public var lineSpacing: CGFloat {
    get { given.lineSpacing }
    set { given.lineSpacing = newValue }
  }
  /// The smallest factor on the size of large letters that do not fit, `0...1`.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(textTraits.minimumScaleFactor) }
    set { textTraits.minimumScaleFactor = Double(newValue) }
  }
}

/// The action that opens a URL.
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public struct Result: Hashable, Sendable {
    private let name: String

    /// The URL was opened.
    public static let handled = Result(name: "handled")
    /// The URL was not opened.
    public static let discarded = Result(name: "discarded")
    /// The system opens the URL.
    public static let systemAction = Result(name: "systemAction")
  }

  private let handler: @Sendable (URL) -> Result

  /// Makes an action.
  public init(handler: @escaping @Sendable (URL) -> Result) {
    self.handler = handler
  }

  /// Runs the action.
  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// Runs the action, and tells whether the URL was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url) == .handled)
  }
}

/// The action that leaves a screen.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 3
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue: LayoutDirection? = nil
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue: Locale? = nil
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar? = nil
}
