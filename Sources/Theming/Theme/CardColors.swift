public import ColorScience

/// The colors of a card in one appearance.
public struct CardColors: Hashable, Sendable {
  /// The color of its glass, whose alpha is how much it hides.
  public let glass: StraightRGBA
  /// The inks: primary, secondary, tertiary, quaternary.
  public let foregroundStyles: [StraightRGBA]
  /// The color of what is accented.
  public let tint: StraightRGBA
}

extension Theme {
  /// The colors of a card: the theme's own in its appearance, and in the other one such as suit its tint.
  public func cardColors(in appearance: Appearance) -> CardColors {
    guard appearance != self.appearance else {
      return CardColors(glass: material.tint, foregroundStyles: foregroundStyles, tint: tint)
    }
    let isLight = appearance == .light
    let ink: StraightRGBA = isLight ? .black : .white
    let ground = isLight ? StraightRGBA(rgb: 0xF8F8FA) : StraightRGBA(rgb: 0x101014)
    let glass = ground.opacity(isLight ? 0.84 : 0.8)
    // Where the wallpaper shows most through the glass the tint has to be read, too.
    let farthest = glass.over(isLight ? .black : .white)
    return CardColors(
      glass: glass, foregroundStyles: Self.inkLevels.map { ink.opacity($0) },
      tint: tint.legible(upon: farthest, toward: ink, contrast: Self.tintContrast))
  }

  /// The contrast of a tint in that appearance: it is read on a button, too, whose ground has some of it.
  private static let tintContrast = 5.5

  /// How much of their ink primary to quaternary have in the appearance that is not the theme's.
  private static let inkLevels = [1, 0.8, 0.68, 0.57]

  /// The ink of a vibrant clock: the wallpaper's own color, far lighter in the dark and far darker in light.
  ///
  /// - Parameters:
  ///   - light: The wallpaper around the place, blurred.
  ///   - ground: What really lies beneath, which the ink has to stand out from.
  /// - Returns: The ink, which may be translucent.
  public func vibrantInk(from light: StraightRGBA, upon ground: StraightRGBA) -> StraightRGBA {
    var axes = Oklab(light).axes
    let isLight = appearance == .light
    axes.x = isLight ? min(0.3, axes.x * 0.45) : max(0.9, min(0.95, axes.x + 0.5))
    let ink = Oklab(axes: axes).color().opacity(Self.vibrantStrength)
    return (0...20).lazy.map { step in
      let fraction = Double(step) / 20
      let color = StraightRGBA.mix(ink, isLight ? .black : .white, by: fraction)
      return color
    }.first { $0.over(ground).contrastRatio(with: ground) >= Self.vibrantContrast }
      ?? (isLight ? .black : .white)
  }

  /// Vibrant ink lets a little of the wallpaper through.
  private static let vibrantStrength = 0.92
  /// More than large text needs, so that a minute's digits are read at a glance.
  private static let vibrantContrast = 3.6
}

extension StraightRGBA {
  /// The color, moved toward an ink as far as it takes to be read upon a ground.
  public func legible(
    upon ground: StraightRGBA, toward ink: StraightRGBA, contrast: Double
  ) -> StraightRGBA {
    (0...20).lazy.map { StraightRGBA.mix(self, ink, by: Double($0) / 20) }
      .first { $0.over(ground).contrastRatio(with: ground) >= contrast } ?? ink
  }
}
