// Nothing here reads a layout aloud. The view stays as it is.

extension View {
  /// Accepted: nothing here reads it.
  public func accessibilityLabel(_ label: Text) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    self
  }
  /// Accepted: nothing here reads it.
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }
  /// Accepted: nothing here reads it.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View)
    -> some View
  { self }
  /// Accepted: nothing here reads it.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Accepted: nothing here performs it.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Accepted: nothing here performs it.
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  { self }
  /// Accepted: nothing here reads it.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Accepted: nothing here reads it.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
  /// Accepted: nothing here reads it.
  public func accessibilityShowsLargeContentViewer(
    @ViewBuilder _ largeContentView: () -> some View
  ) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: some StringProtocol
  ) -> some View { self }
  /// Accepted: nothing here adjusts it.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Accepted: nothing here reads it.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }
  /// Accepted: nothing here reads it.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
}

/// The way in which a view's parts are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The parts are not read.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The parts are read one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The parts are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The nature of a view, as it is read.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

/// The kind of an action.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// The main action.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that leaves.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The action of a gesture that starts and stops media.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

  /// Makes an action with a name.
  public init(named name: Text) {
    self.name = "named"
  }

  private init(name: String) {
    self.name = name
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The nature of a text, as it is read.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// The direction of a change of a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
