public import CellUI

/// The shortcuts that an app brings along; nothing here offers them.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var shortcutTileColor: ShortcutTileColor { .lime }

  /// Tells the system that parameters have other values.
  public static func updateAppShortcutParameters() {}
}

/// A shortcut that an app brings along.
public struct AppShortcut: Sendable {
  /// The shortcut's intent.
  public let intent: any AppIntent

  /// Makes a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {
    self.intent = intent
  }
}

/// A sentence for Siri.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Makes a sentence from a literal.
  public init(stringLiteral text: String) {}

  /// Makes a sentence from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {}

  /// The sentence as it is built.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Makes an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Leaves a part of the literal out.
    public mutating func appendLiteral(_ literal: String) {}

    /// Leaves a parameter out.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}

    /// Leaves the app's name out.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
  }
}

/// A name in a sentence for Siri.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  case applicationName
}

/// Builds an app's shortcuts.
@resultBuilder
public struct AppShortcutsBuilder {
  /// Accepts a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }

  /// Joins shortcuts.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap(\.self)
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}

/// The color of a shortcut's tile.
public enum ShortcutTileColor: Hashable, Sendable, CaseIterable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  case grayBlue, grayBrown, grayGreen
}

/// A moment at which an intent or a widget is useful.
public struct RelevantContext: Sendable {
  private init() {}

  /// The time around a date.
  public static func date(_ date: Date) -> RelevantContext { RelevantContext() }
  /// The time between two dates.
  public static func date(from start: Date, to end: Date) -> RelevantContext { RelevantContext() }
  /// The time of an interval.
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    RelevantContext()
  }
  /// The time between two dates.
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    RelevantContext()
  }

  /// The nature of a time.
  public enum DateKind: Hashable, Sendable {
    case `default`, scheduled, informational
  }

  /// The state of the person's training.
  public static func fitness(_ fitness: Fitness) -> RelevantContext { RelevantContext() }

  /// A state of training.
  public enum Fitness: Hashable, Sendable {
    case activityRingsIncomplete, workoutActive
  }
}
