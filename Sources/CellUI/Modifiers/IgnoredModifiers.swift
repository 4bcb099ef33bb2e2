// SwiftUI modifiers that cells cannot show. They return the view unchanged, so that SwiftUI source compiles.

extension View {
  /// Ignored: a terminal's digits always have one width.
  public func monospacedDigit() -> some View { self }

  /// Ignored: a terminal's letters always have one width.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Ignored: a terminal has one font design.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Ignored: letters are a cell apart.
  public func tracking(_ tracking: Double) -> some View { self }

  /// Ignored: letters are a cell apart.
  public func kerning(_ kerning: Double) -> some View { self }

  /// Ignored: letters are a cell apart.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Ignored: lines are a cell apart.
  public func lineSpacing(_ lineSpacing: Double) -> some View { self }

  /// Ignored: a glyph always keeps its proportions.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View { self }

  /// Ignored: a glyph always fits.
  public func scaledToFit() -> some View { self }

  /// Ignored: a glyph cannot fill a frame.
  public func scaledToFill() -> some View { self }

  /// Ignored: cells cannot be scaled.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View { self }

  /// Ignored: cells cannot be scaled.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Ignored: cells are too coarse for a shadow.
  public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0)
    -> some View
  {
    self
  }

  /// Ignored: nothing here reads accessibility labels.
  public func accessibilityLabel(_ label: String) -> some View { self }

  /// Ignored: nothing here reads accessibility values.
  public func accessibilityValue(_ value: String) -> some View { self }

  /// Ignored: nothing here reads accessibility attributes.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}

/// The way in which an image is sized to its frame.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The whole image fits in the frame.
  case fit
  /// The image fills the frame.
  case fill
}
