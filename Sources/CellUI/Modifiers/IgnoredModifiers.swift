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

/// A style of letters or lines that cells cannot show, by SwiftUI's name.
enum IgnoredStyle: String, CaseIterable {
  case baselineOffset, fontDesign, kerning, lineSpacing, tracking

  /// The least distance that is seen on a phone, in points; a design has none.
  private var minimum: CGFloat {
    switch self {
    case .kerning, .tracking: 2
    case .baselineOffset, .lineSpacing: 4
    case .fontDesign: 0
    }
  }

  /// The note on the style.
  var note: LayoutNote { .undrawn(rawValue) }

  /// Returns the style of a distance; `nil` for one that is hardly seen.
  func seen(at distance: CGFloat) -> IgnoredStyle? { abs(distance) >= minimum ? self : nil }

  /// Returns the note on a distance; `nil` for one that is hardly seen.
  func note(on distance: CGFloat) -> LayoutNote? { seen(at: distance)?.note }

  /// Returns the style of a design; `nil` for one that a terminal's letters resemble.
  static func seen(of design: Font.Design?) -> IgnoredStyle? {
    switch design {
    case .serif: .fontDesign
    case .default, .rounded, .monospaced, nil: nil
    }
  }

  /// Returns the note on a design; `nil` for one that a terminal's letters resemble.
  static func note(on design: Font.Design?) -> LayoutNote? { seen(of: design)?.note }
}

/// The styles of a text that cells cannot show; a text is copied often, and these are a byte of it.
struct IgnoredStyles: Equatable, Sendable {
  private var bits: UInt8 = 0

  var isEmpty: Bool { bits == 0 }

  /// The notes on the styles.
  var notes: [LayoutNote] {
    IgnoredStyle.allCases.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element.note)
  }

  mutating func insert(_ style: IgnoredStyle) {
    guard let place = IgnoredStyle.allCases.firstIndex(of: style) else { return }
    bits |= 1 << place
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
