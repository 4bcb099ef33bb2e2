/// A palette: the colors that a terminal knows by number.
public struct IndexedPalette: Sendable {
  let colors: [StraightRGBA]
  /// The same colors in Oklab.
  let seen: [SeenColor]
  /// The relative luminances plus 0.05, the light that a screen reflects (WCAG 2.2).
  let lights: [Float]
  /// A Boolean value indicating whether the numbers from 16 on are xterm's cube and its grays.
  let hasCube: Bool
  /// The first number that may be chosen.
  ///
  /// Of 256 colors people repaint the first 16, so a picture never relies on them.
  private let first: Int
  /// The weight of lightness beside hue and chroma.
  ///
  /// Sixteen colors are so far apart that a pale green is nearest to white, although it should still look green.
  private let lightnessWeight: Float

  /// xterm's 256 colors: 16 that people repaint, a cube of 6 x 6 x 6, 24 grays.
  public static let xterm256 = IndexedPalette(
    basic + cube + grays, first: 16, lightnessWeight: 0.65)
  /// The 16 colors of ECMA-48 and their bright halves, as xterm paints them.
  public static let ansi16 = IndexedPalette(basic, first: 0, lightnessWeight: 0.5)
  /// The 8 colors of ECMA-48, as xterm paints them.
  public static let ansi8 = IndexedPalette(
    Array(basic.prefix(8)), first: 0, lightnessWeight: 0.5)

  private init(_ colors: [StraightRGBA], first: Int, lightnessWeight: Float) {
    self.colors = colors
    self.first = first
    self.lightnessWeight = lightnessWeight
    seen = colors.map { SeenColor($0) }
    lights = colors.map { Float($0.relativeLuminance) + 0.05 }
    hasCube = colors.count == 256
  }

  /// The numbers that may be chosen.
  public var choices: Range<Int> { first..<colors.count }

  /// The color of a number; black for one beyond the palette.
  public func color(at index: UInt8) -> StraightRGBA {
    Int(index) < colors.count ? colors[Int(index)] : .black
  }

  /// Returns the number of the nearest color in Oklab; alpha is ignored.
  ///
  /// In a palette of few colors, hue counts for more than lightness.
  ///
  /// - Complexity: O(*n*) in the palette; callers cache the result.
  public func nearest(to color: StraightRGBA) -> UInt8 {
    nearest(to: color) { _ in true } ?? UInt8(first)
  }

  /// Returns the number of the nearest color among those that a condition admits; `nil` where it admits none.
  public func nearest(
    to color: StraightRGBA, where isAdmitted: (StraightRGBA) -> Bool
  ) -> UInt8? {
    let wanted = SeenColor(color)
    var best: (index: Int, distance: Float)?
    for index in choices {
      let distance = distance(of: seen[index], from: wanted)
      guard distance < best?.distance ?? .infinity, isAdmitted(colors[index]) else { continue }
      best = (index, distance)
    }
    return best.map { UInt8($0.index) }
  }

  /// Returns the number of the color with the nearest hue, whatever its chroma and lightness; a gray gets the nearest gray.
  ///
  /// - Parameters:
  ///   - color: The color, taken as opaque.
  ///   - isAdmitted: The condition for a color to be chosen.
  /// - Returns: The number; `nil` where the condition admits none.
  public func nearestHue(
    to color: StraightRGBA, where isAdmitted: (StraightRGBA) -> Bool
  ) -> UInt8? {
    let wanted = Oklab(color)
    let isGray = wanted.chroma < Self.grayChroma
    var best: (index: Int, distance: Float)?
    for index in choices where isAdmitted(colors[index]) {
      let other = Oklab(colors[index])
      guard (other.chroma < Self.grayChroma) == isGray else { continue }
      let lightness = abs(other.axes.x - wanted.axes.x)
      // Of two equally distant hues the one of similar chroma is nearer: pale blue becomes cyan rather than magenta.
      let strength = abs(other.chroma - wanted.chroma)
      let distance =
        isGray ? lightness : wanted.turn(to: other) + lightness * 0.3 + strength * 0.7
      if distance < best?.distance ?? .infinity { best = (index, distance) }
    }
    return best.map { UInt8($0.index) } ?? nearest(to: color, where: isAdmitted)
  }

  /// Returns the number of the color nearest to an ink among those that a condition admits; `nil` where it admits none.
  ///
  /// In a palette of few colors a gray gets a gray, if there is one, so that fading text takes on no hue.
  func nearestInk(to color: StraightRGBA, where isAdmitted: (StraightRGBA) -> Bool) -> UInt8? {
    guard !hasCube, Oklab(color).chroma < Self.grayChroma else {
      return nearest(to: color, where: isAdmitted)
    }
    return nearestHue(to: color, where: isAdmitted)
  }

  /// The chroma below which a color counts as gray.
  private static let grayChroma: Float = 0.04

  private func distance(of shown: SeenColor, from wanted: SeenColor) -> Float {
    // Among few colors lightness weighs so little that hue is kept without a penalty.
    guard !hasCube else { return shown.error(for: wanted, lightnessWeight: lightnessWeight) }
    let step = (shown.axes - wanted.axes) * SIMD3(lightnessWeight, 1, 1)
    return (step * step).sum()
  }

  private static let basic: [StraightRGBA] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { StraightRGBA(rgb: $0) }

  private static let cube: [StraightRGBA] = (0..<216).map { index in
    let level = { (step: Int) in UInt8(step == 0 ? 0 : 55 + 40 * step) }
    return StraightRGBA(
      red: level(index / 36), green: level(index / 6 % 6), blue: level(index % 6))
  }

  private static let grays: [StraightRGBA] = (0..<24).map { step in
    let level = UInt8(8 + 10 * step)
    return StraightRGBA(red: level, green: level, blue: level)
  }
}

extension Oklab {
  /// The distance from gray.
  public var chroma: Float { (axes.y * axes.y + axes.z * axes.z).squareRoot() }

  /// The difference of two hues, `0...2`; neither color may be gray.
  fileprivate func turn(to other: Oklab) -> Float {
    1 - (axes.y * other.axes.y + axes.z * other.axes.z) / (chroma * other.chroma)
  }
}
