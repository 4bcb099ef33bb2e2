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

  /// Ignored: a symbol has the size of a glyph.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Ignored: a glyph has one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

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

/// The number of colors of a symbol.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// One color.
  case monochrome
  /// One color at several opacities.
  case hierarchical
  /// The colors that the view names.
  case palette
  /// The symbol's own colors.
  case multicolor
}

extension Image {
  /// The size of a symbol relative to the text beside it.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller than the text.
    case small
    /// The size of the text.
    case medium
    /// Larger than the text.
    case large
  }
}
