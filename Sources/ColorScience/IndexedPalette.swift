/// The colors that a terminal knows by number.
public struct IndexedPalette: Sendable {
  private let colors: [StraightRGBA]
  /// The first number that may be chosen.
  ///
  /// Of 256 colors the first 16 are the person's own to repaint, so a picture never relies on them.
  private let first: Int

  /// xterm's 256 colors: 16 of the person's own, a cube of 6 x 6 x 6, 24 greys.
  public static let xterm256 = IndexedPalette(colors: basic + cube + greys, first: 16)
  /// The 16 colors of ECMA-48 and their bright halves, as xterm paints them.
  public static let ansi16 = IndexedPalette(colors: basic, first: 0)
  /// The 8 colors of ECMA-48, as xterm paints them.
  public static let ansi8 = IndexedPalette(colors: Array(basic.prefix(8)), first: 0)

  /// The color of a number; black for one beyond the palette.
  public func color(at index: UInt8) -> StraightRGBA {
    Int(index) < colors.count ? colors[Int(index)] : .black
  }

  /// The number of the color nearest to the eye (Oklab); alpha is not looked at.
  ///
  /// - Complexity: O(*n*) in the palette; keep what it gives.
  public func nearest(to color: StraightRGBA) -> UInt8 {
    var best = (index: first, distance: Float.infinity)
    for index in first..<colors.count {
      let distance = color.squaredDistance(to: colors[index])
      if distance < best.distance { best = (index, distance) }
    }
    return UInt8(best.index)
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

  private static let greys: [StraightRGBA] = (0..<24).map { step in
    let level = UInt8(8 + 10 * step)
    return StraightRGBA(red: level, green: level, blue: level)
  }
}
