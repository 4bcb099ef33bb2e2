import ColorScience
import Compositing

/// A bar with round ends, filled to a fraction.
struct Bar {
  let fraction: Double
  let fill: StraightRGBA
  let track: StraightRGBA

  /// Draws the bar: the whole capsule in the track's color, and its filled part upon it.
  ///
  /// The track is not seen beneath the filled part.
  func draw(in frame: CellRect, edges: EdgeStyle, on surface: inout Surface) {
    let rect = OutlineRect(frame)
    let end = rect.minX + rect.width * max(0, min(1, fraction.isNaN ? 0 : fraction))
    // Between the round ends and the end of the filled part, cells are whole.
    let last = Int((end / OutlinePoint.perColumn).rounded(.down))
    let round = Int((min(rect.width, rect.height) / 2 / OutlinePoint.perColumn).rounded(.up))
    let inside = frame.columnRange.dropFirst(round).dropLast(round)
    let whole = inside.startIndex..<max(inside.startIndex, inside.endIndex)
    func fillWhole(_ columns: Range<Int>, with color: StraightRGBA) {
      let columns = columns.clamped(to: whole)
      surface.fill(
        CellRect(
          column: columns.lowerBound, row: frame.origin.row, columns: columns.count,
          rows: frame.size.rows), with: color)
    }
    fillWhole(frame.columnRange.lowerBound..<max(frame.columnRange.lowerBound, last), with: fill)
    fillWhole(min(last + 1, whole.upperBound)..<whole.upperBound, with: track)
    for column in frame.columnRange where !whole.contains(column) || column == last {
      let clip = CellRect(
        column: column, row: frame.origin.row, columns: 1, rows: frame.size.rows
      ).intersection(surface.bounds)
      let cell = OutlineRect(clip)
      let right = Self.part(of: rect, from: max(end, cell.minX), to: cell.maxX)
      let left = Self.part(of: rect, from: cell.minX, to: min(end, cell.maxX))
      draw(right, in: track, clip: clip, edges: edges, on: &surface)
      draw(left, in: fill, clip: clip, edges: edges, on: &surface)
    }
  }

  private func draw(
    _ part: Outline, in color: StraightRGBA, clip: CellRect, edges: EdgeStyle,
    on surface: inout Surface
  ) {
    guard !part.isEmpty else { return }
    surface.fill(Coverage(part, glyphs: edges.glyphs, clip: clip), edges: edges) { _, _ in color }
  }

  /// Returns the part of a capsule between two places.
  private static func part(
    of rect: OutlineRect, from start: Double, to end: Double
  ) -> Outline {
    let (start, end) = (max(start, rect.minX), min(end, rect.maxX))
    guard start < end else { return Outline() }
    let radius = min(rect.width, rect.height) / 2
    var upper: [OutlinePoint] = []
    // The ends are cut in steps so small that they look round, whatever is left of them.
    for place in places(from: start, to: end, of: rect, radius: radius) {
      let beyond = max(rect.minX + radius - place, place - rect.maxX + radius, 0)
      let rise = (max(0, radius * radius - beyond * beyond)).squareRoot()
      upper.append(OutlinePoint(x: place, y: rect.center.y - rise - (rect.height / 2 - radius)))
    }
    let lower = upper.reversed().map { OutlinePoint(x: $0.x, y: 2 * rect.center.y - $0.y) }
    return Outline { outline in
      outline.move(to: upper[0])
      for point in upper.dropFirst() + lower { outline.addLine(to: point) }
      outline.closeSubpath()
    }
  }

  /// Returns the places from left to right at which a part's outline bends.
  private static func places(
    from start: Double, to end: Double, of rect: OutlineRect, radius: Double
  ) -> [Double] {
    let steps: [Double] = (0...6).map { (step: Int) -> Double in
      let rest = 1 - Double(step) / 6
      return 1 - rest * rest
    }
    let left: [Double] = steps.map { rect.minX + radius * $0 }
    let right: [Double] = steps.reversed().map { rect.maxX - radius * $0 }
    let bends = (left + right).filter { $0 > start && $0 < end }
    return [start] + bends + [end]
  }
}
