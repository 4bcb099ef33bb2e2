/// Keeps which colors of a palette stand for which colors of a picture.
public struct PaletteMap: Sendable {
  /// The palette.
  public let palette: IndexedPalette
  /// The mixtures by color of five bits a channel, plus one; 0 where none was asked for yet.
  private var mixtures = [UInt32](repeating: 0, count: 1 << 15)
  /// The inks that have a color's hue, by color of five bits a channel; asked for where colors are few.
  private var hues: [UInt16: UInt8] = [:]
  /// The inks by color of five bits a channel and the paper's number.
  private var inks: [UInt32: UInt8] = [:]
  /// What `inks` holds at most; then it begins anew.
  private static let inkCountMaximum = 8192

  /// Makes a map in which nothing is known yet.
  public init(_ palette: IndexedPalette) {
    self.palette = palette
  }

  /// The number of the one color that stands for a color.
  public mutating func nearest(to color: StraightRGBA) -> UInt8 {
    UInt8(truncatingIfNeeded: mixture(for: color) >> 16)
  }

  /// The number of the color that stands for a color at a place of a shaded area: two colors alternate as on a chessboard.
  ///
  /// Patterns of fewer dots would come nearer, but at half a cell each dot is seen.
  ///
  /// - Parameters:
  ///   - color: The color, taken as opaque.
  ///   - x: The place's column.
  ///   - y: Its half row.
  /// - Returns: The color's number in the palette.
  public mutating func shade(_ color: StraightRGBA, x: Int, y: Int) -> UInt8 {
    let mixture = mixture(for: color)
    return UInt8(truncatingIfNeeded: (x ^ y) & 1 == 0 ? mixture : mixture >> 8)
  }

  /// The number of the ink that is read upon a paper as one color was upon another, as far as there is such an ink.
  public mutating func ink(
    _ ink: StraightRGBA, upon paper: StraightRGBA, shownAs number: UInt8
  ) -> UInt8 {
    let nearest = inkAlone(ink)
    let shownPaper = palette.color(at: number)
    let wanted = min(ink.contrastRatio(with: paper), Self.leastContrast)
    // What was meant to be seen faintly, as in a fade, may vanish.
    guard wanted >= Self.faintContrast,
      palette.color(at: nearest).contrastRatio(with: shownPaper) < wanted * Self.tolerance
    else { return nearest }
    let key = UInt32(Self.slot(of: ink)) << 8 | UInt32(number)
    if let known = inks[key] { return known }
    let best =
      palette.nearest(to: ink) { $0.contrastRatio(with: shownPaper) >= Self.leastContrast }
      ?? nearest
    if inks.count >= Self.inkCountMaximum { inks = [:] }
    inks[key] = best
    return best
  }

  /// The ink for a color, whatever it stands upon: of few colors the one that says the same.
  private mutating func inkAlone(_ ink: StraightRGBA) -> UInt8 {
    guard palette.choices.count <= 16 else { return nearest(to: ink) }
    let slot = Self.slot(of: ink)
    if let known = hues[UInt16(slot)] { return known }
    let color = Self.color(of: slot)
    // Dark ink is nearly black, whatever its hue.
    let isDark = color.relativeLuminance < 0.03
    let number = isDark ? nearest(to: ink) : palette.nearestHue(to: color) { _ in true }
    hues[UInt16(slot)] = number
    return number ?? nearest(to: ink)
  }

  /// The contrast that text has a right to (WCAG 1.4.3, large text).
  private static let leastContrast = 3.0
  /// Ink below this contrast is on its way in or out.
  private static let faintContrast = 1.6
  /// How much of the contrast may get lost before another ink is looked for.
  private static let tolerance = 0.8

  private mutating func mixture(for color: StraightRGBA) -> UInt32 {
    let slot = Self.slot(of: color)
    if mixtures[slot] != 0 { return mixtures[slot] - 1 }
    let mixture = palette.mixture(for: Self.color(of: slot))
    // The lesser number first, so that the pattern goes on where the nearer of the two becomes the other.
    let (first, second) = (min(mixture.near, mixture.far), max(mixture.near, mixture.far))
    let packed = UInt32(second) << 8 | UInt32(first) | UInt32(mixture.near) << 16
    mixtures[slot] = packed + 1
    return packed
  }

  private static func slot(of color: StraightRGBA) -> Int {
    Int(color.red >> 3) << 10 | Int(color.green >> 3) << 5 | Int(color.blue >> 3)
  }

  /// The color in the middle of a slot; the ends stay the ends.
  private static func color(of slot: Int) -> StraightRGBA {
    let channel = { (step: Int) in UInt8(truncatingIfNeeded: step << 3 | step >> 2) }
    return StraightRGBA(
      red: channel(slot >> 10), green: channel(slot >> 5 & 31), blue: channel(slot & 31))
  }
}
