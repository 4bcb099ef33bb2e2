import CellUI
import ColorScience
import Theming

/// The colors in use: those of a theme on a display.
struct ScreenLook: Hashable {
  /// The share of the wallpaper's sRGB values on an always-on display.
  private static let dimWallpaper = 0.25
  /// The strength of everything on a dim wallpaper.
  private static let dimInk = 0.7
  /// The contrast of text with a ground that its theme was not made for (WCAG 2.2).
  private static let contrastMinimum = 4.5
  /// The contrast of the clock and the date, which are dimmed afterwards and still have to be read.
  private static let contrastMinimumBeforeDimming = 13.0
  /// The contrast of accents that are dimmed afterwards: text of this contrast keeps 4.5:1.
  private static let tintContrastBeforeDimming = 9.0
  /// The contrast of accents on black, where the system has its brighter colors.
  private static let tintContrastOnBlack = 7.0

  /// The number of colors.
  private(set) var depth = ColorDepth.direct24
  /// The style for few colors; `nil` where there are enough.
  private(set) var plain: PlainStyle?
  /// Light or dark.
  let colorScheme: ColorScheme
  /// A Boolean value indicating whether the display is dimmed and everything rests.
  let isAlwaysOn: Bool
  /// The inks on a card, primary to quaternary.
  private(set) var foregroundStyles: [StraightRGBA]
  /// The color of accents.
  private(set) var tint: StraightRGBA
  /// The color of accents on black.
  private(set) var islandTint: StraightRGBA
  /// A card's ground.
  private(set) var cardMaterial: StraightRGBA
  /// The edges of cards below a card: glass that is lighter where it is dark and darker where it is light, so that they
  /// differ from the card and from the wallpaper.
  var stackEdge: StraightRGBA {
    let isDark = Oklab(cardMaterial).axes.x < 0.6
    let strength = isDark ? Self.edgeLight : Self.edgeShade
    var glass = cardMaterial
    glass.alpha = 255
    return StraightRGBA.mix(glass, isDark ? .white : .black, by: strength)
      .opacity(isAlwaysOn ? Self.dimInk : 0.95)
  }

  /// The parts of white and of black in the edges below a card.
  private static let (edgeLight, edgeShade) = (0.26, 0.2)
  /// The ink of the clock's digits.
  private(set) var clockColor: StraightRGBA
  /// The ink of everything else on the wallpaper.
  private(set) var dateColor: StraightRGBA

  /// Makes the colors of a theme on a display with a number of colors.
  init(theme: Theme, display: DeviceDisplay, depth: ColorDepth) {
    self = ScreenLook(theme: theme, display: display).limited(to: depth, before: theme.wallpaper)
  }

  /// Makes the colors of a theme on a display.
  init(theme: Theme, display: DeviceDisplay) {
    let own: ColorScheme = theme.appearance == .light ? .light : .dark
    // An always-on display is dark, whatever the person chose (AK 7.4).
    colorScheme = display.isAlwaysOn ? .dark : display.colorScheme ?? own
    isAlwaysOn = display.isAlwaysOn
    clockColor = display.isAlwaysOn ? Self.dimmed(theme.clockColor) : theme.clockColor
    dateColor = display.isAlwaysOn ? Self.dimmed(theme.dateColor) : theme.dateColor
    let colors = theme.cardColors(in: colorScheme == .light ? .light : .dark)
    if display.isAlwaysOn, colorScheme != own {
      // Inks that are dimmed afterwards begin brighter, and opaque.
      foregroundStyles = [1, 0.85, 0.65, 0.45].map { .mix(.black, .white, by: $0) }
    } else {
      foregroundStyles = colors.foregroundStyles
    }
    islandTint = Self.legible(
      theme.tint, on: .black, toward: .white,
      contrast: display.isAlwaysOn ? Self.tintContrastBeforeDimming : Self.tintContrastOnBlack)
    tint = display.isAlwaysOn ? islandTint : colors.tint
    cardMaterial = display.isAlwaysOn ? .black : colors.glass
    // A dim display has inks of its own, whatever its colors when it is awake.
    if display.colors == .system, !display.isAlwaysOn { useSystemColors() }
  }

  /// Returns the colors on a terminal with few of them, or none.
  func limited(to depth: ColorDepth, before wallpaper: Wallpaper) -> ScreenLook {
    var look = self
    look.depth = depth
    guard depth.isPlain else {
      if let palette = depth.palette, !isAlwaysOn {
        look.useGrays(before: wallpaper.shades, in: palette)
      }
      return look
    }
    let style = PlainStyle(
      depth: depth, shades: isAlwaysOn ? [.black] : wallpaper.shades,
      poster: isAlwaysOn ? [] : wallpaper.poster, isInkLight: clockColor.relativeLuminance > 0.18,
      isCardLight: colorScheme == .light)
    look.plain = style
    look.clockColor = style.ink
    look.dateColor = style.ink
    look.cardMaterial = style.card
    look.foregroundStyles = style.foregroundStyles
    look.islandTint = style.tint(for: islandTint, upon: .black)
    look.tint = style.tint(for: tint, upon: style.card)
    return look
  }

  /// Makes cards of one gray, as light as the glass before a wallpaper is.
  ///
  /// A card has one color, since text stands on it; the colors of dark glass are too far apart to be mixed, and the
  /// nearest one with a hue is far more vivid.
  private mutating func useGrays(before shades: [StraightRGBA], in palette: IndexedPalette) {
    let mean = ColorGrid(columns: 1, rows: shades.count, colors: shades).mean
    let seen = cardMaterial.over(mean)
    let light = Oklab(seen).axes.x
    let gray = Oklab(axes: SIMD3(light, 0, 0)).color()
    let isGray = { (color: StraightRGBA) in color.red == color.green && color.green == color.blue }
    guard let number = palette.nearest(to: gray, where: isGray) else { return }
    cardMaterial = palette.color(at: number)
  }

  /// Gives the cards the system's colors instead of the theme's.
  private mutating func useSystemColors() {
    let system = SystemColors(colorScheme)
    foregroundStyles = system.foregroundStyles
    tint = system.tint
    cardMaterial = system.cardMaterial
  }

  /// The strength of the views' own colors, `0...1`.
  var inkStrength: Double { isAlwaysOn ? Self.dimInk : 1 }

  /// Returns the ink at the foot of the wallpaper, for which the date's color was not chosen.
  func noteColor(upon ground: StraightRGBA) -> StraightRGBA {
    let (light, dark) = (StraightRGBA.white, StraightRGBA.black)
    let isDark = light.contrastRatio(with: ground) > dark.contrastRatio(with: ground)
    return Self.legible(dateColor, on: ground, toward: isDark ? light : dark)
  }

  /// The color that is laid over the wallpaper to dim it.
  var veil: StraightRGBA? { isAlwaysOn ? .black.opacity(1 - Self.dimWallpaper) : nil }

  /// Returns an ink on the wallpaper as it is seen on a dim one.
  private static func dimmed(_ color: StraightRGBA) -> StraightRGBA {
    legible(color, on: .black, toward: .white, contrast: contrastMinimumBeforeDimming)
      .opacity(dimInk)
  }

  /// Returns a color moved toward an ink as far as text needs on a ground.
  static func legible(
    _ color: StraightRGBA, on ground: StraightRGBA, toward ink: StraightRGBA,
    contrast: Double = contrastMinimum
  ) -> StraightRGBA {
    color.legible(upon: ground, toward: ink, contrast: contrast)
  }
}

extension Wallpaper {
  /// The mean colors of its upper, middle and lower thirds.
  fileprivate var shades: [StraightRGBA] {
    let side = 12
    let grid = picture(columns: side, rows: side / 2).grid
    return (0..<3).map { third in
      let rows = third * side / 3..<(third + 1) * side / 3
      let colors = rows.flatMap { row in (0..<side).map { grid[$0, row] } }
      return ColorGrid(columns: side, rows: rows.count, colors: colors).mean
    }
  }
}
