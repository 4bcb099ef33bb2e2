import Compositing

extension CellPainter {
  /// Returns the look of a cell without ink in colors already in use, or in one color for both halves; `nil` where none is near.
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
    // A flat cell costs half the bytes, so halves that hardly differ share a color. The next cell's color is tried first,
    // since it then serves both.
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
