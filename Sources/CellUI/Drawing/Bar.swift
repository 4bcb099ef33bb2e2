import ColorScience
import Compositing

/// A bar with round ends, filled to a fraction.
struct Bar {
  let fraction: Double
  let fill: StraightRGBA
  let track: StraightRGBA

  /// Draws the bar: the whole capsule in the track's color, and its filled part upon it.
  ///
  /// The part that is filled is laid over the page first, since the track is not seen beneath it.
  func draw(in frame: CellRect, edges: EdgeStyle, on surface: inout Surface) {
    let rect = OutlineRect(frame)
    let end = rect.minX + rect.width * max(0, min(1, fraction.isNaN ? 0 : fraction))
    let (left, right) = (Self.part(of: rect, to: end), Self.part(of: rect, from: end))
    surface.fill(right, with: track, edges: edges)
    surface.fill(left, with: fill, edges: edges)
  }

  /// Returns the part of a capsule between two places.
  private static func part(
    of rect: OutlineRect, from start: Double = -.infinity, to end: Double = .infinity
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
    let steps: [Double] = (0...8).map { (step: Int) -> Double in
      let rest = 1 - Double(step) / 8
      return 1 - rest * rest
    }
    let left: [Double] = steps.map { rect.minX + radius * $0 }
    let right: [Double] = steps.reversed().map { rect.maxX - radius * $0 }
    let bends = (left + right).filter { $0 > start && $0 < end }
    return [start] + bends + [end]
  }
}
