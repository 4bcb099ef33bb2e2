/// A subpath of straight lines.
struct Polyline: Hashable, Sendable {
  /// The ends of the lines, without repetitions.
  var points: [OutlinePoint]
  /// A Boolean value indicating whether a line leads from the last point to the first.
  var isClosed: Bool

  /// The length of all lines, in points.
  var length: Double {
    var length = 0.0
    for index in points.indices.dropFirst() { length += (points[index] - points[index - 1]).length }
    if isClosed, let first = points.first, let last = points.last {
      length += (first - last).length
    }
    return length
  }
}

extension Outline {
  /// The most straight lines that an outline is cut into; the rest is left out.
  public static let linesMaximum = 8192
  /// The most straight lines for one curve.
  private static let linesPerCurve = 48.0
  /// The greatest distance between a curve and its lines, in points: a hundredth of a cell's width.
  private static let flatness = 0.04
  /// The greatest coordinate, in points.
  private static let coordinateMaximum = 1e6

  /// The length of all lines and curves, in points.
  public var length: Double { flattened().reduce(0) { $0 + $1.length } }

  /// Returns whether the outline encloses a point.
  public func contains(_ point: OutlinePoint, rule: FillRule = .nonZero) -> Bool {
    var winding = 0
    for polyline in flattened() {
      let points = polyline.points
      for (from, to) in zip(points, points.dropFirst() + points.prefix(1))
      where (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x <= point.x { winding += from.y < to.y ? 1 : -1 }
      }
    }
    return rule.encloses(winding)
  }

  /// Returns the outline in straight lines.
  func flattened() -> [Polyline] {
    var flattening = Flattening()
    for element in elements {
      guard flattening.count < Self.linesMaximum else { break }
      flattening.add(element)
    }
    flattening.finish(isClosed: false)
    return flattening.polylines
  }

  /// A walk along the elements.
  private struct Flattening {
    var polylines: [Polyline] = []
    var count = 0
    private var points: [OutlinePoint] = []

    mutating func add(_ element: Element) {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        append(point)
      case .line(let point): append(point)
      case .quadCurve(let end, let control):
        guard let start = points.last, end.isFinite, control.isFinite else { return append(end) }
        let bend = start - control * 2 + end
        curve(bend: bend.length, degree: 2) { fraction in
          start.mixed(with: control, by: fraction)
            .mixed(with: control.mixed(with: end, by: fraction), by: fraction)
        }
        append(end)
      case .curve(let end, let first, let second):
        guard let start = points.last, end.isFinite, first.isFinite, second.isFinite else {
          return append(end)
        }
        let bend = max(
          (start - first * 2 + second).length, (first - second * 2 + end).length)
        curve(bend: bend, degree: 3) { fraction in
          let middle = first.mixed(with: second, by: fraction)
          return start.mixed(with: first, by: fraction).mixed(with: middle, by: fraction)
            .mixed(
              with: middle.mixed(with: second.mixed(with: end, by: fraction), by: fraction),
              by: fraction)
        }
        append(end)
      case .closeSubpath:
        let start = points.first
        finish(isClosed: true)
        if let start { append(start) }
      }
    }

    /// Adds the points between a curve's ends, so many that lines come near enough (Wang's formula).
    private mutating func curve(
      bend: Double, degree: Double, at point: (Double) -> OutlinePoint
    ) {
      let lines = (degree * (degree - 1) * bend / (8 * Outline.flatness)).squareRoot()
      let pieces = Int(max(1, min(Outline.linesPerCurve, lines.rounded(.up))))
      for piece in 1..<max(1, pieces) { append(point(Double(piece) / Double(pieces))) }
    }

    private mutating func append(_ point: OutlinePoint) {
      guard point.isFinite, count < Outline.linesMaximum else { return }
      let limit = Outline.coordinateMaximum
      let near = OutlinePoint(
        x: max(-limit, min(limit, point.x)), y: max(-limit, min(limit, point.y)))
      guard near != points.last else { return }
      points.append(near)
      count += 1
    }

    mutating func finish(isClosed: Bool) {
      if isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      // A closed point is a dot for a stroke, an open one is nothing but a place.
      if points.count > 1 || isClosed && !points.isEmpty {
        polylines.append(Polyline(points: points, isClosed: isClosed))
      }
      points = []
    }
  }
}
