import Compositing

extension CellPainter {
  /// Returns the look of a cell without ink in colors already in use, or in one color for both halves; `nil` where none is near.
  static func nearHalves(
    _ upper: Int32, _ lower: Int32, in context: Context, ahead: Span<Cell>
  ) -> CellLook? {
    let tolerance = context.tolerance
    guard tolerance != .exact else { return nil }
    let serves = { (halves: (upper: Int32, lower: Int32)) in
      tolerance.allows(halves.upper, for: upper) && tolerance.allows(halves.lower, for: lower)
    }
    let neighbor = context.previous
    if let halves = neighbor.halves, serves(halves) { return neighbor }
    if let halves = context.current.halves, serves(halves) { return context.current }
    if serves((neighbor.background, neighbor.background)) {
      return CellLook(
        glyph: .space, foreground: neighbor.foreground, background: neighbor.background)
    }
    // A flat cell costs half the bytes, so halves that hardly differ share a color.
    guard serves((upper, upper)) else {
      return halves(near: (upper, lower), ahead: ahead, tolerance: tolerance).map {
        CellLook(glyph: CellLook.upperHalf, foreground: $0.upper, background: $0.lower)
      }
    }
    let color = color(near: upper, ahead: ahead, tolerance: tolerance)
    return CellLook(
      glyph: .space, foreground: -1, background: serves((color, color)) ? color : upper)
  }

  /// The most cells that are looked at for colors ahead.
  private static let aheadMaximum = 24

  /// Returns the upper color of the farthest of the next cells up to which all are within the tolerance of an exact one, or
  /// else the exact one.
  ///
  /// Colors mostly run on in one direction. That of the farthest cell then serves all cells between, and as many behind it,
  /// which is twice as many as the exact one would serve.
  @inline(never)
  static func color(near exact: Int32, ahead: Span<Cell>, tolerance: ColorTolerance) -> Int32 {
    var farthest = exact
    guard tolerance != .exact else { return exact }
    for next in 0..<min(ahead.count, aheadMaximum) {
      let color = DirectColor.packed(ahead[next].upper)
      guard tolerance.allows(color, for: exact) else { break }
      farthest = color
    }
    return farthest
  }

  /// Returns the halves of the farthest of the next cells up to which all are within the tolerance of exact ones; `nil`
  /// where not even the next cell is.
  private static func halves(
    near exact: (upper: Int32, lower: Int32), ahead: Span<Cell>, tolerance: ColorTolerance
  ) -> (upper: Int32, lower: Int32)? {
    var farthest: (upper: Int32, lower: Int32)?
    for next in 0..<min(ahead.count, aheadMaximum) {
      let halves = (DirectColor.packed(ahead[next].upper), DirectColor.packed(ahead[next].lower))
      guard tolerance.allows(halves.0, for: exact.upper),
        tolerance.allows(halves.1, for: exact.lower)
      else { break }
      farthest = halves
    }
    return farthest
  }
}
