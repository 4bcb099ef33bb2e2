public import ColorScience

/// The colors of a lock screen: wallpaper, clock, cards and inks, as a JSON file in `Themes` describes them.
///
/// A theme is read from JSON by tables: each object of the format has a `ThemeObject`, a row for each key with its kind,
/// range, standard value and meaning. `ThemeReference.text` and `ThemeSchema.json` print the same tables. A `Wallpaper` is
/// a ground, lights on it (`Glow`) and scenery on those; it paints itself on a `WallpaperCanvas` as a pure function
/// of size and drift. `Scenery` is a protocol: a kind of scenery is one file and one line in `SceneryKind.all`.
/// `audit()` measures the contrast of every text with the wallpaper and glass beneath it (WCAG), on whole screens and on
/// those that a terminal cuts in height, and `parse(_:)` refuses a theme whose texts can't be read.
///
/// The themes in the binary are `EmbeddedTheme` rows that a build-tool plug-in makes from `Themes`. This module never
/// knows a view.
public struct Theme: Hashable, Sendable {
  /// The appearance of the glass.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  /// The ink of the clock's digits.
  public enum ClockStyle: Hashable, Sendable {
    /// One color.
    case color(StraightRGBA)
    /// The wallpaper beneath, mixed toward white (black in light) until it can be read.
    case vibrant
  }

  /// The name by which the theme is chosen.
  public let name: String
  /// The name that is shown.
  public let title: String
  /// The appearance: light or dark.
  public let appearance: Appearance
  /// The picture behind everything.
  public let wallpaper: Wallpaper
  /// The clock's digits.
  public let clockStyle: ClockStyle
  /// The color of the date, the status bar and other text on the wallpaper.
  public let dateColor: StraightRGBA
  /// The glass of a card.
  public let material: CardMaterial
  /// The inks on a card: primary, secondary, tertiary, quaternary.
  public let foregroundStyles: [StraightRGBA]
  /// The accent color.
  public let tint: StraightRGBA

  /// One color for the clock's digits, where the wallpaper beneath is not known.
  public var clockColor: StraightRGBA {
    switch clockStyle {
    case .color(let color): color
    case .vibrant: appearance == .light ? .black : .white
    }
  }
}
