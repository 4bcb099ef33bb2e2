public import Foundation

extension Text {
  /// The size of a text among its lines.
  public enum Scale: Hashable, Sendable {
    case `default`, secondary
  }

  /// The case of letters.
  public typealias Case = LetterCase

  /// Sets the font.
  public consuming func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }

  /// Sets the weight.
  public consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.traits.weight = $0.traits.weight ?? weight }
  }

  /// Sets the width of large letters.
  public consuming func fontWidth(_ width: Font.Width?) -> Text {
    with { $0.traits.width = $0.traits.width ?? width }
  }

  /// Notes a design, because a terminal has one, which rounded letters resemble.
  public consuming func fontDesign(_ design: Font.Design?) -> Text {
    ignoring(IgnoredStyle.seen(of: design))
  }

  /// Makes the text bold.
  public consuming func bold() -> Text { fontWeight(.bold) }

  /// Makes the text bold, or leaves it.
  public consuming func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Makes the text italic.
  public consuming func italic() -> Text { with { $0.traits.isItalic = true } }

  /// Makes the text italic, or leaves it.
  public consuming func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Underlines the text.
  public consuming func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.traits.isUnderlined = isActive }
  }

  /// Strikes through the text.
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.traits.isStruckThrough = isActive }
  }

  /// Returns the text unchanged, because a terminal's digits have one width.
  public func monospacedDigit() -> Text { self }

  /// Returns the text unchanged, because a terminal's letters have one width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Notes a distance that is seen, because letters are a cell apart.
  public consuming func kerning(_ kerning: CGFloat) -> Text {
    ignoring(IgnoredStyle.kerning.seen(at: kerning))
  }

  /// Notes a distance that is seen, because letters are a cell apart.
  public consuming func tracking(_ tracking: CGFloat) -> Text {
    ignoring(IgnoredStyle.tracking.seen(at: tracking))
  }

  /// Notes a distance that is seen, because the letters of a line stand in one row.
  public consuming func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    ignoring(IgnoredStyle.baselineOffset.seen(at: baselineOffset))
  }

  /// Returns the text unchanged, because text of one row has one size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// Returns the text unchanged: nothing here speaks.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Returns the text unchanged: nothing here speaks.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Returns the text unchanged: nothing here speaks.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Returns the text unchanged: nothing here speaks.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Returns the text unchanged: nothing here speaks.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  /// Returns the text unchanged: nothing here speaks.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// Returns the text unchanged, because lines are a cell apart.
  public func lineHeight(_ lineHeight: LineHeight?) -> Text { self }

  /// Returns the text unchanged: nothing here speaks.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> Text { self }

  /// Returns the text unchanged: nothing here speaks.
  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// Returns the text unchanged: nothing here speaks.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { self }

  /// Sets the color; `nil` leaves it unchanged.
  public consuming func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }

  /// Sets the style.
  public consuming func foregroundStyle(_ style: some ShapeStyle) -> Text {
    with { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
}
