public import Foundation

// SwiftUI modifiers whose effect a terminal has anyway, or that no picture shows. They return the view unchanged.

extension View {
  /// Accepted: a terminal's digits always have one width.
  public func monospacedDigit() -> some View { self }

  /// Accepted: a terminal's letters always have one width.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Noted: a terminal has one font design, which rounded letters resemble.
  public func fontDesign(_ design: Font.Design?) -> some View {
    ConditionalNote(content: self, note: IgnoredStyle.note(on: design))
  }

  /// Accepted: letters are a cell apart.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Noted: letters are a cell apart.
  public func tracking(_ tracking: CGFloat) -> some View {
    ConditionalNote(content: self, note: IgnoredStyle.tracking.note(on: tracking))
  }

  /// Noted: letters are a cell apart.
  public func kerning(_ kerning: CGFloat) -> some View {
    ConditionalNote(content: self, note: IgnoredStyle.kerning.note(on: kerning))
  }

  /// Noted: letters stand on their line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    ConditionalNote(content: self, note: IgnoredStyle.baselineOffset.note(on: baselineOffset))
  }

  /// Accepted: letters are a cell apart.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Noted: lines are a cell apart.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    ConditionalNote(content: self, note: IgnoredStyle.lineSpacing.note(on: lineSpacing))
  }

  /// Accepted: a text cannot be selected.
  public func textSelection(_ selectability: some TextSelectability) -> some View { self }

}

/// A distance between letters or lines that cells cannot show, by SwiftUI's name.
enum IgnoredStyle: String {
  case baselineOffset, kerning, lineSpacing, tracking

  /// The least distance that is seen on a phone, in points.
  private var minimum: CGFloat {
    switch self {
    case .kerning, .tracking: 2
    case .baselineOffset, .lineSpacing: 4
    }
  }

  /// Returns the note on a distance; `nil` for one that is hardly seen.
  func note(on distance: CGFloat) -> LayoutNote? {
    abs(distance) >= minimum ? .undrawn(rawValue) : nil
  }

  /// Returns the note on a design; `nil` for one that a terminal's letters resemble.
  static func note(on design: Font.Design?) -> LayoutNote? {
    switch design {
    case .serif: .undrawn("fontDesign")
    case .default, .rounded, .monospaced, nil: nil
    }
  }
}

/// A choice of texts that can be selected.
public protocol TextSelectability {}

/// Texts that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Texts that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
