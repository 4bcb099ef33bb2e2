public import ColorScience

/// The colors of a card in one appearance.
public struct CardColors: Hashable, Sendable {
  /// The color of the glass; its alpha is the part of the picture that it hides.
  public let glass: StraightRGBA
  /// The inks: primary, secondary, tertiary, quaternary.
  public let foregroundStyles: [StraightRGBA]
  /// The accent color.
  public let tint: StraightRGBA
}

extension Theme {
  /// Returns the colors of a card: the theme's own in its appearance, derived ones in the other.
  public func cardColors(in appearance: Appearance) -> CardColors {
    guard appearance != self.appearance else {
      return CardColors(glass: material.tint, foregroundStyles: foregroundStyles, tint: tint)
    }
    let isLight = appearance == .light
    let ink: StraightRGBA = isLight ? .black : .white
    let ground = isLight ? StraightRGBA(rgb: 0xF8F8FA) : StraightRGBA(rgb: 0x101014)
    let glass = ground.opacity(isLight ? 0.84 : 0.8)
    // The tint must be read even where the most of the wallpaper shows through the glass.
    let farthest = glass.over(isLight ? .black : .white)
    return CardColors(
      glass: glass, foregroundStyles: Self.inkLevels.map { ink.opacity($0) },
      tint: tint.legible(upon: farthest, toward: ink, contrast: Self.tintContrast))
  }

  /// The contrast of a derived tint, higher than for text since a button's ground has some of it.
  private static let tintContrast = 5.5

  /// The opacities of primary to quaternary ink in the derived appearance.
  private static let inkLevels = [1, 0.8, 0.68, 0.6]

  /// Returns the ink of a vibrant clock: the wallpaper's color, far lighter in dark and far darker in light appearance.
  ///
  /// - Parameters:
  ///   - light: The blurred wallpaper around the place.
  ///   - ground: The color beneath, which the ink must contrast with.
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

  /// The opacity of vibrant ink, which lets a little of the wallpaper through.
  private static let vibrantStrength = 0.92
  /// The contrast of vibrant ink: more than large text needs, so that digits are read at a glance.
  private static let vibrantContrast = 3.6
}

extension StraightRGBA {
  /// Returns the color, mixed toward an ink until it can be read on a ground.
  public func legible(
    upon ground: StraightRGBA, toward ink: StraightRGBA, contrast: Double
  ) -> StraightRGBA {
    (0...20).lazy.map { StraightRGBA.mix(self, ink, by: Double($0) / 20) }
      .first { $0.over(ground).contrastRatio(with: ground) >= contrast } ?? ink
  }
}
