public import Foundation

// A Live Activity has no keyboard, and a layout one typeface for all languages.

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public let character: Character

  /// Makes a key.
  public init(_ character: Character) {
    self.character = character
  }

  /// Makes a key.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The key that deletes backward.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Keys that are held with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// Keys that press a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers

  /// Makes keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key, for the control that a person mostly wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for the control that ends something.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// The language of a text's letters.
public struct TypesettingLanguage: Hashable, Sendable {
  /// That of the device.
  public static let automatic = TypesettingLanguage()

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { .automatic }
}

/// The size of a section's header.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

extension View {
  /// Accepted: a phone's lock screen has no keyboard.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  /// Accepted: a phone's lock screen has no keyboard.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Accepted: one typeface is for all languages.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { self }
  /// Accepted: one typeface is for all languages.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true)
    -> some View
  { self }
  /// Accepted: a section's header has the size that its text asks for.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
}

extension Text {
  /// Accepted: one typeface is for all languages.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}
