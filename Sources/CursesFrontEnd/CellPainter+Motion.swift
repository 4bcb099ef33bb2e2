import ColorScience
import Compositing

/// While a picture moves, a cell may be a little off: its next color is due in a sixtieth of a second, and each color that
/// differs from the one before costs up to 38 bytes. So what stands already is kept where it is near enough, else the
/// neighbor's color is taken where that is, else one of 32,768. The frame at rest makes all exact.
extension CellPainter {
  /// How far a channel may be off: as far as five bits and the dither take it.
  private static let tolerance: Int32 = 4

  static func coarseHalves(of cell: Cell, in context: Context) -> CellLook {
    let (upper, lower) = (ColorQuantizer.packed(cell.upper), ColorQuantizer.packed(cell.lower))
    if let halves = context.current.halves, isNear(halves, upper, lower) { return context.current }
    let neighbor = context.previous
    if let halves = neighbor.halves, isNear(halves, upper, lower) { return neighbor }
    if isNear((neighbor.background, neighbor.background), upper, lower) {
      return CellLook(
        glyph: .space, foreground: neighbor.foreground, background: neighbor.background)
    }
    // Half rows that differ by less than the tolerance are no picture of their own; a flat cell costs half the bytes.
    if isNear(upper, lower) {
      let isFlat = upper == lower
      let color = ColorQuantizer.coarse(
        cell.upper.channelMean(with: cell.lower), at: isFlat ? nil : context.row)
      return CellLook(glyph: .space, foreground: -1, background: ColorQuantizer.packed(color))
    }
    return CellLook(
      glyph: CellLook.upperHalf,
      foreground: ColorQuantizer.packed(ColorQuantizer.coarse(cell.upper, at: 2 * context.row)),
      background: ColorQuantizer.packed(ColorQuantizer.coarse(cell.lower, at: 2 * context.row + 1)))
  }

  static func colorCoarsely(
    _ look: inout CellLook, ink: StraightRGBA, background: StraightRGBA, in context: Context
  ) {
    let (current, neighbor) = (context.current, context.previous)
    look.foreground = coarse(ink, current.foreground, neighbor.foreground)
    look.background = coarse(background, current.background, neighbor.background)
  }

  private static func coarse(_ color: StraightRGBA, _ current: Int32, _ neighbor: Int32) -> Int32 {
    let exact = ColorQuantizer.packed(color)
    if isNear(current, exact) { return current }
    if isNear(neighbor, exact) { return neighbor }
    return ColorQuantizer.packed(ColorQuantizer.coarse(color, at: nil))
  }

  private static func isNear(_ shown: (upper: Int32, lower: Int32), _ upper: Int32, _ lower: Int32)
    -> Bool
  {
    isNear(shown.upper, upper) && isNear(shown.lower, lower)
  }

  private static func isNear(_ shown: Int32, _ exact: Int32) -> Bool {
    guard shown != exact else { return true }
    guard shown >= 0 else { return false }
    return abs((shown >> 16) - (exact >> 16)) <= tolerance
      && abs((shown >> 8 & 0xFF) - (exact >> 8 & 0xFF)) <= tolerance
      && abs((shown & 0xFF) - (exact & 0xFF)) <= tolerance
  }
}
