public import Foundation

// SwiftUI modifiers whose effect a terminal has anyway, or that no picture shows. They return the view unchanged.

extension View {
  /// Accepted: a terminal's digits always have one width.
  public func monospacedDigit() -> some View { self }

  /// Accepted: a terminal's letters always have one width.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Accepted: a terminal has one font design.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Accepted: letters are a cell apart.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Accepted: letters are a cell apart.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Accepted: letters are a cell apart.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Accepted: letters stand on their line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Accepted: letters are a cell apart.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Accepted: lines are a cell apart.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Accepted: a text cannot be selected.
  public func textSelection(_ selectability: some TextSelectability) -> some View { self }

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
