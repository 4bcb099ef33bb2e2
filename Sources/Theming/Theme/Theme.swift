public import ColorScience

/// What a lock screen is colored with: a JSON file in `Themes`.
///
/// This module owns the colors of the glass, the cards and the inks, reads them from JSON, paints wallpapers and judges
/// whether all of it can be read. It never knows a view.
public struct Theme: Hashable, Sendable {
  /// Whether the glass is light or dark.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  /// What the clock's digits are made of.
  public enum ClockStyle: Hashable, Sendable {
    /// One color.
    case color(StraightRGBA)
    /// The wallpaper beneath, as far toward white (or black, in light) as it takes to be read.
    case vibrant
  }

  /// The name by which people ask for the theme.
  public let name: String
  /// The name that people read.
  public let title: String
  /// Light or dark.
  public let appearance: Appearance
  /// The picture behind everything.
  public let wallpaper: Wallpaper
  /// The clock's digits.
  public let clockStyle: ClockStyle
  /// The date, the status bar and what else stands on the wallpaper.
  public let dateColor: StraightRGBA
  /// What a card's glass does to the wallpaper beneath.
  public let material: CardMaterial
  /// The inks on a card: primary, secondary, tertiary, quaternary.
  public let foregroundStyles: [StraightRGBA]
  /// The color of what is accented.
  public let tint: StraightRGBA

  /// One color that stands for the clock's digits.
  public var clockColor: StraightRGBA {
    switch clockStyle {
    case .color(let color): color
    case .vibrant: appearance == .light ? .black : .white
    }
  }
}

/// Frosted glass: what lies beneath, blurred, and a color over it.
public struct CardMaterial: Hashable, Sendable {
  /// How far the blur reaches, in points; 0 is clear glass.
  public let blur: Double
  /// The color, whose alpha is how much it hides.
  public let tint: StraightRGBA

  /// The blur of a material that only names its color.
  static let standardBlur = 20.0
  /// The most blur that a material may ask for.
  static let blurMaximum = 100.0
}
