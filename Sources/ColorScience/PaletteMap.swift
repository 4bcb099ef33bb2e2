/// A cache of the palette's colors, inks and mixtures for a picture's colors.
public struct PaletteMap: Sendable {
  /// The palette.
  public let palette: IndexedPalette
  /// The results for colors of five bits a channel, as far as they were needed.
  private var entries = [Entry](repeating: Entry(), count: 1 << 15)
  /// The inks of a color's hue, by color of five bits a channel; for palettes of few colors.
  private var hues: [UInt16: UInt8] = [:]
  /// The inks by color of five bits a channel, the paper's number and the wanted contrast.
  private var inks: [UInt32: UInt8] = [:]
  /// The most entries of `inks`, which is emptied when it is full.
  private static let inkCountMaximum = 8192

  /// Makes an empty map.
  public init(_ palette: IndexedPalette) {
    self.palette = palette
  }

  /// Returns the number of the color for a flat ground.
  public mutating func ground(for color: StraightRGBA) -> UInt8 {
    entry(for: color, .paper).paper
  }

  /// Returns the mixture for a color in a shaded area.
  public mutating func mixture(for color: StraightRGBA) -> IndexedPalette.Mixture {
    entry(for: color, .mixture).mixture
  }

  /// Returns the number of the ink that reads on a paper as a color read on another, if there is such an ink.
  public mutating func ink(
    _ ink: StraightRGBA, upon paper: StraightRGBA, shownAs number: UInt8
  ) -> UInt8 {
    let nearest = inkAlone(ink)
    let shownPaper = palette.color(at: number)
    let wanted = min(ink.contrastRatio(with: paper), Self.leastContrast)
    // Ink meant to be faint, as in a fade, may vanish.
    guard wanted >= Self.faintContrast,
      palette.color(at: nearest).contrastRatio(with: shownPaper) < wanted * Self.tolerance
    else { return nearest }
    // The wanted contrast is rounded to a step, so that one result holds for all colors with the same key.
    let share = UInt32(wanted * 4)
    let key = share << 24 | UInt32(Self.slot(of: ink)) << 8 | UInt32(number)
    if let known = inks[key] { return known }
    let best =
      palette.nearestInk(to: ink) { $0.contrastRatio(with: shownPaper) * 4 >= Double(share) }
      ?? nearest
    if inks.count >= Self.inkCountMaximum { inks = [:] }
    inks[key] = best
    return best
  }

  /// Returns the ink for a color on any ground: in a palette of few colors the one of the same hue.
  private mutating func inkAlone(_ ink: StraightRGBA) -> UInt8 {
    guard palette.choices.count <= 16 else { return entry(for: ink, .ink).ink }
    let slot = Self.slot(of: ink)
    if let known = hues[UInt16(slot)] { return known }
    let color = Self.color(of: slot)
    // Dark ink is nearly black, whatever its hue.
    let isDark = color.relativeLuminance < 0.03
    let number = isDark ? entry(for: ink, .ink).ink : palette.nearestHue(to: color) { _ in true }
    hues[UInt16(slot)] = number
    return number ?? entry(for: ink, .ink).ink
  }

  /// The contrast that text must keep (WCAG 1.4.3, large text).
  private static let leastContrast = 3.0
  /// The contrast below which ink is fading in or out.
  private static let faintContrast = 1.6
  /// The part of the contrast that may be lost before another ink is chosen.
  private static let tolerance = 0.8

  private mutating func entry(for color: StraightRGBA, _ need: Entry.Known) -> Entry {
    let slot = Self.slot(of: color)
    if entries[slot].known.contains(need) { return entries[slot] }
    let middle = Self.color(of: slot)
    var entry = entries[slot]
    entry.known.formUnion(need)
    if need.contains(.paper) { entry.paper = palette.ground(for: middle) }
    if need.contains(.ink) { entry.ink = palette.nearest(to: middle) }
    if need.contains(.mixture) { entry.mixture = palette.mixture(for: middle) }
    entries[slot] = entry
    return entry
  }

  /// The cached results for a color: as ground, as ink and as shade.
  private struct Entry {
    struct Known: OptionSet {
      let rawValue: UInt8
      static let paper = Known(rawValue: 1)
      static let ink = Known(rawValue: 2)
      static let mixture = Known(rawValue: 4)
    }

    var known: Known = []
    var paper: UInt8 = 0
    var ink: UInt8 = 0
    var mixture = IndexedPalette.Mixture(ground: 0, ink: 0, quarters: 0)
  }

  private static func slot(of color: StraightRGBA) -> Int {
    Int(color.red >> 3) << 10 | Int(color.green >> 3) << 5 | Int(color.blue >> 3)
  }

  /// The color in the middle of a slot; black and white stay themselves.
  private static func color(of slot: Int) -> StraightRGBA {
    let channel = { (step: Int) in UInt8(truncatingIfNeeded: step << 3 | step >> 2) }
    return StraightRGBA(
      red: channel(slot >> 10), green: channel(slot >> 5 & 31), blue: channel(slot & 31))
  }
}
