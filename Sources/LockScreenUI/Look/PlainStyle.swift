import ColorScience
import Compositing

/// How a screen is drawn where colors are few: what light and glass say elsewhere, plain grounds and lines say here.
struct PlainStyle: Hashable {
  /// The colors that there are: 16, 8 or none.
  let depth: ColorDepth
  /// The glass's grounds from the top to the bottom, all of one height.
  let bands: [StraightRGBA]
  /// What stands upon them.
  let ink: StraightRGBA
  /// A card's ground.
  let card: StraightRGBA
  /// The inks on a card, primary to quaternary.
  let foregroundStyles: [StraightRGBA]
  /// Lines that part what grounds do not.
  let line: StraightRGBA
  /// The edges of cards below a card.
  let edge: StraightRGBA
  /// What stands back upon the page, and lines there.
  let faint: StraightRGBA

  /// The terminal around the device.
  static let page = StraightRGBA.black
  /// What text needs upon a ground (WCAG 2.2), and what large text needs.
  private static let (contrast, largeContrast) = (4.5, 3.0)

  /// The inks on the island, which is black whatever the cards are.
  var islandForegroundStyles: [StraightRGBA] {
    let gray = depth.palette?.color(at: 7) ?? .white
    return [depth.palette?.color(at: depth == .ansi16 ? 15 : 7) ?? .white, gray, faint, faint]
  }

  /// A Boolean value indicating whether nothing but ink is to be seen.
  var isColorless: Bool { depth == .mono }

  /// A Boolean value indicating whether a card would not be told from the glass without lines around it.
  var outlinesCards: Bool { isColorless || bands.contains(card) }

  /// A Boolean value indicating whether the glass would not be told from the page.
  var outlinesDevice: Bool { bands.contains(Self.page) }

  /// Chooses grounds and inks.
  ///
  /// - Parameters:
  ///   - depth: 16, 8 or no colors.
  ///   - shades: The wallpaper's colors from the top to the bottom.
  ///   - isInkLight: Whether the theme writes upon its wallpaper in light ink.
  ///   - isCardLight: Whether cards are light.
  init(depth: ColorDepth, shades: [StraightRGBA], isInkLight: Bool, isCardLight: Bool) {
    let palette = depth.palette ?? .ansi8
    let isRich = depth == .ansi16
    let white = palette.color(at: isRich ? 15 : 7)
    let gray = palette.color(at: isRich ? 8 : 7)
    self.depth = depth
    ink = isInkLight || depth == .mono ? white : .black
    if depth == .mono {
      card = .black
      // Without colors ink of less contrast is drawn in weaker strokes.
      foregroundStyles = [1, 0.6, 0.6, 0.5].map { .mix(.black, .white, by: $0) }
    } else {
      card = isCardLight ? white : .black
      foregroundStyles =
        isCardLight
        ? [.black, .black, isRich ? gray : .black, isRich ? gray : .black]
        : [white, palette.color(at: 7), gray, gray]
    }
    bands =
      depth == .mono ? [.black] : Self.bands(of: shades, upon: ink, beneath: card, in: palette)
    faint = depth == .mono ? StraightRGBA.mix(.black, .white, by: 0.6) : gray
    // Of eight colors only the card's own is no contrast to it.
    edge = depth == .ansi8 ? card : faint
    line = isCardLight && depth == .ansi8 ? .black : faint
  }

  /// The color of the palette that says what a tint says, and can be read upon a ground.
  func tint(for tint: StraightRGBA, upon ground: StraightRGBA) -> StraightRGBA {
    guard let palette = depth.palette else { return .white }
    // Of eight colors some hues are missed by as little as text needs.
    let needed = depth == .ansi16 ? Self.contrast : Self.largeContrast
    let number = palette.nearestHue(to: tint) { $0.contrastRatio(with: ground) >= needed }
    return number.map { palette.color(at: $0) } ?? ink
  }

  /// One ground for each shade, on which the ink can be read; a card's own only where there is no other, so that cards
  /// are told from the glass.
  private static func bands(
    of shades: [StraightRGBA], upon ink: StraightRGBA, beneath card: StraightRGBA,
    in palette: IndexedPalette
  ) -> [StraightRGBA] {
    let isRich = palette.choices.count > 8
    let grounds = shades.enumerated().compactMap { index, shade in
      // In the middle stand cards and the large digits only.
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
  /// A Boolean value indicating whether it is of the brighter half of sixteen colors.
  fileprivate var isBright: Bool { max(red, green, blue) == 255 }
}
