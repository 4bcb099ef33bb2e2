public import ColorScience

/// What a lock screen is colored with: a JSON file in `Themes`.
///
/// This module owns the colors of the glass, the cards and the inks, and reads them from JSON. It never knows a view.
public struct Theme: Hashable, Sendable {
  /// Whether the glass is light or dark.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
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
  public let clockColor: StraightRGBA
  /// The date, the status bar and what else stands on the wallpaper.
  public let dateColor: StraightRGBA
  /// What a card's glass does to the wallpaper beneath: a color with alpha.
  public let cardMaterial: StraightRGBA
  /// The inks on a card: primary, secondary, tertiary, quaternary.
  public let foregroundStyles: [StraightRGBA]
  /// The color of what is accented.
  public let tint: StraightRGBA
}

/// A picture made of colors: a gradient along a line, and lights upon it.
public struct Wallpaper: Hashable, Sendable {
  /// A color at a place of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public let color: StraightRGBA
    /// How far along the gradient, `0...1`.
    public let location: Double
  }

  /// A light that fades from its middle outward.
  public struct Glow: Hashable, Sendable {
    /// The color, whose alpha is the strength in the middle.
    public let color: StraightRGBA
    /// The middle, as a fraction of the width.
    public let x: Double
    /// The middle, as a fraction of the height.
    public let y: Double
    /// Where it has faded, as a fraction of the height.
    public let radius: Double
  }

  /// The direction of the gradient, in degrees: 0 from top to bottom, 90 from left to right.
  public let angle: Double
  /// The gradient's colors, at rising locations from 0 to 1.
  public let stops: [Stop]
  /// The lights, the first one lowest.
  public let glows: [Glow]
}
