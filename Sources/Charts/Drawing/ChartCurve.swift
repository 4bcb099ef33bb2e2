import Foundation

/// A line through points.
struct ChartCurve {
  let points: [CGPoint]
  let method: InterpolationMethod

  /// The line by itself.
  var path: Path {
    var path = Path()
    append(to: &path)
    return path
  }

  /// Adds the line to a path, joined to its end.
  func append(to path: inout Path) {
    guard let first = points.first else { return }
    if path.isEmpty { path.move(to: first) } else { path.addLine(to: first) }
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      switch method.kind {
      case .linear: path.addLine(to: end)
      case .stepStart:
        path.addLine(to: CGPoint(x: start.x, y: end.y))
        path.addLine(to: end)
      case .stepEnd:
        path.addLine(to: CGPoint(x: end.x, y: start.y))
        path.addLine(to: end)
      case .stepCenter:
        let middle = (start.x + end.x) / 2
        path.addLine(to: CGPoint(x: middle, y: start.y))
        path.addLine(to: CGPoint(x: middle, y: end.y))
        path.addLine(to: end)
      case .monotone:
        let third = (end.x - start.x) / 3
        path.addCurve(
          to: end,
          control1: CGPoint(x: start.x + third, y: start.y + third * slope(at: index - 1)),
          control2: CGPoint(x: end.x - third, y: end.y - third * slope(at: index)))
      case .cardinal(let tension):
        let before = points[max(0, index - 2)]
        let after = points[min(points.count - 1, index + 1)]
        let sixth = (1 - tension) / 6
        path.addCurve(
          to: end,
          control1: CGPoint(
            x: start.x + (end.x - before.x) * sixth, y: start.y + (end.y - before.y) * sixth),
          control2: CGPoint(
            x: end.x - (after.x - start.x) * sixth, y: end.y - (after.y - start.y) * sixth))
      }
    }
  }

  /// The slope of a curve without new highs and lows (F. Fritsch and J. Butland, 1984: the harmonic mean of both sides).
  private func slope(at index: Int) -> Double {
    let before = index > 0 ? slope(from: index - 1) : nil
    let after = index + 1 < points.count ? slope(from: index) : nil
    guard let before, let after else { return before ?? after ?? 0 }
    guard before * after > 0 else { return 0 }
    return 2 * before * after / (before + after)
  }

  private func slope(from index: Int) -> Double {
    let run = points[index + 1].x - points[index].x
    return run == 0 ? 0 : (points[index + 1].y - points[index].y) / run
  }
}
