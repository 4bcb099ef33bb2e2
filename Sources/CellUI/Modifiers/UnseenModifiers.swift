// What SwiftUI source says of things that a cell has no room for: the view stays as it is.

extension View {
  /// Digits of one width, which a terminal's always are.
  public func monospacedDigit() -> some View { self }

  /// Letters of one width, which a terminal's always are.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Sets the kind of letters; a terminal has but one.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Sets the distance between letters, which is a cell's.
  public func tracking(_ tracking: Double) -> some View { self }

  /// Sets the distance between letters, which is a cell's.
  public func kerning(_ kerning: Double) -> some View { self }

  /// Lets letters stand closer, which a cell's cannot.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Sets the distance between lines, which is a cell's.
  public func lineSpacing(_ lineSpacing: Double) -> some View { self }

  /// Keeps a picture's proportions, which a glyph's always are.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View { self }

  /// Fits a picture, which a glyph always does.
  public func scaledToFit() -> some View { self }

  /// Fills with a picture, which a glyph cannot.
  public func scaledToFill() -> some View { self }

  /// Sets the size of symbols, which is a glyph's.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Sets how many colors symbols have; a glyph has one.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Scales what the view draws, which cells cannot.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View { self }

  /// Scales what the view draws, which cells cannot.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Casts a shadow, for which cells are too coarse.
  public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0)
    -> some View
  {
    self
  }

  /// Names the view for those who cannot see it; a picture has no use for it.
  public func accessibilityLabel(_ label: String) -> some View { self }

  /// Says the view's value to those who cannot see it; a picture has no use for it.
  public func accessibilityValue(_ value: String) -> some View { self }

  /// Hides the view from those who cannot see it; a picture has no use for it.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}

/// How a picture meets its frame.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is seen.
  case fit
  /// All of the frame is filled.
  case fill
}

/// How many colors a symbol has.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// One.
  case monochrome
  /// One, at several opacities.
  case hierarchical
  /// Those that the view names.
  case palette
  /// Its own.
  case multicolor
}

extension Image {
  /// A symbol's size, as against the text beside it.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller.
    case small
    /// As the text.
    case medium
    /// Larger.
    case large
  }
}
