import CellUI
import ColorScience

extension ScreenLook {
  /// The least contrast of the system's ink with a ground that an app chose.
  private static let ownGroundContrast = 2.0
  /// The opacity from which on a ground hides the wallpaper.
  private static let opaqueAlpha = 128

  /// Returns the environment with the system's inks, where the app chose a ground; `nil` where it is not opaque.
  ///
  /// A theme's inks are made for its own glass: on another ground the second would be as bright as the first. Where the inks
  /// of the appearance can't be read, those of the other take their place. With the system's colors those of iOS stay, as on a
  /// phone.
  ///
  /// - Parameters:
  ///   - environment: The environment with the theme's inks.
  ///   - ground: The color of the ground.
  ///   - keepsScheme: A Boolean value indicating whether the inks stay those of the appearance, since the view drew the ground
  ///     itself.
  /// - Returns: The environment.
  func legible(
    _ environment: EnvironmentValues, on ground: StraightRGBA, keepsScheme: Bool = false
  ) -> EnvironmentValues? {
    guard plain == nil, ground.alpha >= Self.opaqueAlpha,
      foregroundStyles != SystemColors(colorScheme).foregroundStyles
    else { return nil }
    var environment = environment
    // A dim display is dark, whatever the ground is when it is awake (AK 7.4).
    guard !isAlwaysOn else {
      environment.foregroundStyles = SystemColors(.dark).foregroundStyles
      return environment
    }
    guard !keepsScheme else {
      environment.foregroundStyles = SystemColors(environment.colorScheme).foregroundStyles
      return environment
    }
    let ground = ground.over(cardMaterial.over(.black))
    let contrast = { (scheme: ColorScheme) in
      SystemColors(scheme).foregroundStyles[0].contrastRatio(with: ground)
    }
    let other: ColorScheme = colorScheme == .light ? .dark : .light
    let own = contrast(colorScheme)
    environment.colorScheme =
      own < Self.ownGroundContrast && contrast(other) > own ? other : colorScheme
    environment.foregroundStyles = SystemColors(environment.colorScheme).foregroundStyles
    return environment
  }
}
