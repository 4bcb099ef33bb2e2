import ColorScience
import Compositing

/// How far off the colors of a cell may be while it moves.
///
/// The next color is due in a sixtieth of a second, and each that differs from the one before costs up to 38 bytes. So what
/// stands already is kept where it is near enough, or a neighbor's color is taken where that is: no farther off than the
/// cell has just come, and never farther than the eye sees. Only colors of the picture are shown, so a gray one stays
/// gray, and a motion that ends slowly ends without a jump. The frame at rest makes all exact.
struct ColorTolerance: Equatable {
  /// How far a channel may be off.
  private let reach: Int32

  static let exact = ColorTolerance(reach: 0)
  /// Where nothing was shown yet.
  static let first = ColorTolerance(reach: 6)

  private init(reach: Int32) {
    self.reach = reach
  }

  /// The tolerance for a cell on its way.
  init(from old: Cell, to new: Cell) {
    var change = Self.distance(old.upper, new.upper)
    if new.lower != new.upper || old.lower != old.upper {
      change = max(change, Self.distance(old.lower, new.lower))
    }
    if new.foreground != old.foreground {
      change = max(change, Self.distance(old.foreground, new.foreground))
    }
    reach = min(3, change)
  }

  /// The first of three colors that serves for an exact one, else that itself.
  func color(near exact: Int32, of first: Int32, _ second: Int32, _ third: Int32 = -1) -> Int32 {
    if allows(first, for: exact) { return first }
    if allows(second, for: exact) { return second }
    return allows(third, for: exact) ? third : exact
  }

  /// Whether a color serves for an exact one: its channels differ little, and alike, for a hue shows sooner than a shade.
  func allows(_ shown: Int32, for exact: Int32) -> Bool {
    guard shown != exact else { return true }
    guard shown >= 0, reach > 0 else { return false }
    let red = (shown >> 16) - (exact >> 16)
    let green = (shown >> 8 & 0xFF) - (exact >> 8 & 0xFF)
    let blue = (shown & 0xFF) - (exact & 0xFF)
    return max(abs(red), abs(green), abs(blue)) <= reach
      && max(abs(red - green), abs(blue - green)) <= min(3, reach)
  }

  private static func distance(_ first: StraightRGBA, _ second: StraightRGBA) -> Int32 {
    max(
      abs(Int32(first.red) - Int32(second.red)), abs(Int32(first.green) - Int32(second.green)),
      abs(Int32(first.blue) - Int32(second.blue)))
  }
}

extension CellPainter {
  /// The look of a cell without ink in colors that stand already, or in one for both halves; `nil` where none is near.
  static func nearHalves(_ upper: Int32, _ lower: Int32, in context: Context) -> CellLook? {
    let tolerance = context.tolerance
    guard tolerance != .exact else { return nil }
    let serves = { (halves: (upper: Int32, lower: Int32)) in
      tolerance.allows(halves.upper, for: upper) && tolerance.allows(halves.lower, for: lower)
    }
    let neighbor = context.previous
    if let halves = context.current.halves, serves(halves) { return context.current }
    if let halves = neighbor.halves, serves(halves) { return neighbor }
    if serves((neighbor.background, neighbor.background)) {
      return CellLook(
        glyph: .space, foreground: neighbor.foreground, background: neighbor.background)
    }
    // Half rows that hardly differ are no picture of their own; a flat cell costs half the bytes. And a color that serves
    // the next cell as well as this one serves twice.
    let ahead = context.ahead
    if serves((ahead.upper, ahead.upper)) {
      return CellLook(glyph: .space, foreground: -1, background: ahead.upper)
    }
    if serves((upper, upper)) {
      return CellLook(glyph: .space, foreground: -1, background: upper)
    }
    guard serves(ahead) else { return nil }
    return CellLook(
      glyph: CellLook.upperHalf, foreground: ahead.upper, background: ahead.lower)
  }
}
