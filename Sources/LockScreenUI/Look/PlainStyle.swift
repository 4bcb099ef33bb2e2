import ColorScience
import Theming

/// The style of a screen with few colors: plain grounds and lines instead of light and glass.
struct PlainStyle: Hashable {
  /// The number of colors: 16, 8 or none.
  let depth: ColorDepth
  /// The colors of the wallpaper.
  let poster: PosterPalette
  /// The ink on the bands.
  let ink: StraightRGBA
  /// A card's ground.
  let card: StraightRGBA
  /// The inks on a card, primary to quaternary.
  let foregroundStyles: [StraightRGBA]
  /// The lines around cards of the same color as their ground.
  let line: StraightRGBA
  /// The edges of cards below a card.
  let edge: StraightRGBA
  /// The faint ink on the page, and the lines there.
  let faint: StraightRGBA

  /// The terminal around the device.
  static let page = StraightRGBA.black
  /// The contrasts that text and large text need (WCAG 2.2).
  private static let (contrast, largeContrast) = (4.5, 3.0)

  /// The inks on the island, which is black whatever the cards are.
  var islandForegroundStyles: [StraightRGBA] {
    let gray = depth.palette?.color(at: 7) ?? .white
    return [depth.palette?.color(at: depth == .ansi16 ? 15 : 7) ?? .white, gray, faint, faint]
  }

  /// A Boolean value indicating whether only ink is seen.
  var isColorless: Bool { depth == .mono }

  /// A Boolean value indicating whether cards need lines around them, having the color of the glass.
  var outlinesCards: Bool { isColorless || poster.colors.contains(card) }

  /// A Boolean value indicating whether the glass needs a line around it, having the color of the page.
  var outlinesDevice: Bool { isColorless || poster.colors.contains(Self.page) }

  /// Chooses grounds and inks.
  ///
  /// - Parameters:
  ///   - depth: The number of colors.
  ///   - shades: The wallpaper's colors in its upper, middle and lower third.
  ///   - poster: The colors that the theme asks for; empty for none.
  ///   - isInkLight: Whether the ink on the wallpaper is light.
  ///   - isCardLight: Whether the cards are light.
  init(
    depth: ColorDepth, shades: [StraightRGBA], poster: [PosterColor], isInkLight: Bool,
    isCardLight: Bool
  ) {
    let palette = depth.palette ?? .ansi8
    let isRich = depth == .ansi16
    let white = palette.color(at: isRich ? 15 : 7)
    let gray = palette.color(at: isRich ? 8 : 7)
    self.depth = depth
    ink = isInkLight || depth == .mono ? white : .black
    if depth == .mono {
      card = .black
      // Without colors, a terminal draws ink of less contrast in weaker strokes.
      foregroundStyles = [1, 0.6, 0.6, 0.5].map { .mix(.black, .white, by: $0) }
    } else {
      card = isCardLight ? white : .black
      foregroundStyles =
        isCardLight
        ? [.black, .black, isRich ? gray : .black, isRich ? gray : .black]
        : [white, palette.color(at: 7), gray, gray]
    }
    let bands =
      depth == .mono ? [.black] : Self.bands(of: shades, upon: ink, beneath: card, in: palette)
    self.poster =
      PosterPalette(poster, depth: depth, isLight: !isInkLight)
      ?? PosterPalette(shades: shades, bands: bands)
    faint = depth == .mono ? StraightRGBA.mix(.black, .white, by: 0.6) : gray
    // Eight colors have none but the card's own that stays back beside it.
    edge = depth == .ansi8 ? card : faint
    line = isCardLight && depth == .ansi8 ? .black : faint
  }

  /// Returns the ground of text in place of one of the wallpaper's colors: of the poster's the nearest on which ink can be
  /// read.
  func textGround(for color: StraightRGBA) -> StraightRGBA {
    guard !isColorless else { return .black }
    return poster.color(for: color) { $0.contrastRatio(with: ink) >= Self.boldContrast }
      ?? (ink == .black ? depth.palette?.color(at: 7) ?? .white : .black)
  }

  /// The contrast of the bold date, a little more than large text needs (WCAG 2.2), which the sixteen colors' gray has.
  private static let boldContrast = 3.9

  /// Returns the color of the palette nearest in hue to a tint that can be read on a ground.
  func tint(for tint: StraightRGBA, upon ground: StraightRGBA) -> StraightRGBA {
    guard let palette = depth.palette else { return .white }
    // Eight colors fall short of the contrast for text in some hues.
    let needed = depth == .ansi16 ? Self.contrast : Self.largeContrast
    let number = palette.nearestHue(to: tint) { $0.contrastRatio(with: ground) >= needed }
    return number.map { palette.color(at: $0) } ?? ink
  }

  /// Returns a ground for each shade, on which the ink can be read; a card's own only where there is no other, so that
  /// cards differ from the glass.
  private static func bands(
    of shades: [StraightRGBA], upon ink: StraightRGBA, beneath card: StraightRGBA,
    in palette: IndexedPalette
  ) -> [StraightRGBA] {
    let isRich = palette.choices.count > 8
    let grounds = shades.enumerated().compactMap { index, shade in
      // The middle has cards and the large digits only.
      let isEdge = index == 0 || index == shades.count - 1
      let needed = isEdge || (isRich && ink == .black) ? contrast : largeContrast
      return palette.nearestHue(to: shade) {
        // A dark picture is made of the dark half.
        $0.contrastRatio(with: ink) >= needed && (ink == .black || !$0.isBright)
      }.map { palette.color(at: $0) }
    }
    guard var latest = grounds.first(where: { $0 != card }) else { return [card] }
    return grounds.map { ground in
      if ground != card { latest = ground }
      return latest
    }
  }
}

extension StraightRGBA {
  /// A Boolean value indicating whether it is one of the brighter half of sixteen colors.
  fileprivate var isBright: Bool { max(red, green, blue) == 255 }
}
