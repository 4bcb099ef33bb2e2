import CellUI
import ColorScience

/// The colors with which iOS draws a card whose app asks for none.
struct SystemColors {
  /// The labels' inks, primary to quaternary.
  let foregroundStyles: [StraightRGBA]
  /// The system's blue.
  let tint: StraightRGBA
  /// The system's glass: Apple says both that the ground is solid and that it is a material (AK 7.1).
  let cardMaterial: StraightRGBA

  init(_ colorScheme: ColorScheme) {
    switch colorScheme {
    case .light:
      let faint = StraightRGBA(rgb: 0x3C3C43)
      foregroundStyles = [.black, faint.opacity(0.75), faint.opacity(0.5), faint.opacity(0.3)]
      tint = StraightRGBA(rgb: 0x007AFF)
      cardMaterial = StraightRGBA(red: 248, green: 248, blue: 250, alpha: 215)
    case .dark:
      let faint = StraightRGBA(rgb: 0xEBEBF5)
      foregroundStyles = [.white, faint.opacity(0.7), faint.opacity(0.45), faint.opacity(0.3)]
      tint = StraightRGBA(rgb: 0x0A84FF)
      cardMaterial = StraightRGBA(red: 30, green: 30, blue: 32, alpha: 215)
    }
  }
}

extension ScreenLook {
  /// The least contrast of a theme's ink with a ground that an app chose.
  private static let ownGroundContrast = 2.0
  /// The opacity from which on a ground hides the wallpaper.
  private static let opaqueAlpha = 128

  /// Returns the environment with the inks of the other appearance, where those of the theme can't be read on a ground
  /// that the app chose; `nil` where they can.
  ///
  /// A theme's inks are made for its own glass. With the system's colors those of iOS stay, as on a phone.
  func legible(_ environment: EnvironmentValues, on ground: StraightRGBA) -> EnvironmentValues? {
    guard plain == nil, !isAlwaysOn, ground.alpha >= Self.opaqueAlpha,
      foregroundStyles != SystemColors(colorScheme).foregroundStyles
    else { return nil }
    let ground = ground.over(cardMaterial.over(.black))
    let other: ColorScheme = colorScheme == .light ? .dark : .light
    let inks = SystemColors(other).foregroundStyles
    let own = environment.foregroundStyles[0].contrastRatio(with: ground)
    guard own < Self.ownGroundContrast, inks[0].contrastRatio(with: ground) > own else {
      return nil
    }
    var environment = environment
    environment.colorScheme = other
    environment.foregroundStyles = inks
    return environment
  }
}
