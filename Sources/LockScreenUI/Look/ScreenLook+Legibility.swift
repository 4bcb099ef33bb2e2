import CellUI
import ColorScience

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
