/// Keeps which colors of a palette stand for which colors of a picture.
public struct PaletteMap: Sendable {
  /// The palette.
  public let palette: IndexedPalette
  /// What stands for colors of five bits a channel, as far as it was asked for.
  private var entries = [Entry](repeating: Entry(), count: 1 << 15)
  /// The inks that have a color's hue, by color of five bits a channel; asked for where colors are few.
  private var hues: [UInt16: UInt8] = [:]
  /// The inks by color of five bits a channel, the paper's number and the contrast that is wanted.
  private var inks: [UInt32: UInt8] = [:]
  /// What `inks` holds at most; then it begins anew.
  private static let inkCountMaximum = 8192

  /// Makes a map in which nothing is known yet.
  public init(_ palette: IndexedPalette) {
    self.palette = palette
  }

  /// The number of the one color that stands for a flat ground.
  public mutating func ground(for color: StraightRGBA) -> UInt8 {
    entry(for: color, .paper).paper
  }

  /// The mixture that stands for a color in a shaded area.
  public mutating func mixture(for color: StraightRGBA) -> IndexedPalette.Mixture {
    entry(for: color, .mixture).mixture
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
    // A share of the contrast that is wanted, so that what is found holds for all that is found by the key.
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

  /// The ink for a color, whatever it stands upon: of few colors the one that says the same.
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

  /// The contrast that text has a right to (WCAG 1.4.3, large text).
  private static let leastContrast = 3.0
  /// Ink below this contrast is on its way in or out.
  private static let faintContrast = 1.6
  /// How much of the contrast may get lost before another ink is looked for.
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

  /// What stands for a color as a ground, as ink and as a shade, as far as it is known.
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

  /// The color in the middle of a slot; the ends stay the ends.
  private static func color(of slot: Int) -> StraightRGBA {
    let channel = { (step: Int) in UInt8(truncatingIfNeeded: step << 3 | step >> 2) }
    return StraightRGBA(
      red: channel(slot >> 10), green: channel(slot >> 5 & 31), blue: channel(slot & 31))
  }
}
