internal import Glibc

extension Outline {
  /// Returns the area of the outline's stroked line, to be filled by the nonzero rule.
  ///
  /// - Parameter stroke: The look of the line.
  /// - Returns: The area; nothing for a width that is not positive.
  public func stroked(_ stroke: OutlineStroke) -> Outline {
    guard stroke.lineWidth > 0, stroke.lineWidth.isFinite else { return Outline() }
    let line = stroke.dash.isEmpty ? self : dashed(stroke.dash, phase: stroke.dashPhase)
    var stroker = Stroker(stroke)
    for polyline in line.flattened() { stroker.add(polyline) }
    return stroker.area
  }
}

/// Walks along lines on both of their sides.
private struct Stroker {
  var area = Outline()
  private let style: OutlineStroke
  private let half: Double
  /// The angle of the steps in which round joins and caps are drawn, in radians.
  private let step: Double
  /// The points of the side that is being walked.
  private var side: [OutlinePoint] = []

  init(_ style: OutlineStroke) {
    self.style = style
    half = min(style.lineWidth, 1e5) / 2
    step = max(0.1, 2 * acos(max(0, 1 - 0.04 / max(half, 0.05))))
  }

  mutating func add(_ polyline: Polyline) {
    let points = polyline.points
    guard points.count > 1 else {
      if let point = points.first { addDot(point) }
      return
    }
    guard polyline.isClosed else {
      walk(points)
      addCap(from: points[points.count - 2], to: points[points.count - 1])
      walk(points.reversed())
      addCap(from: points[1], to: points[0])
      return finish()
    }
    // The inner side runs the other way, so that it cuts the hole out.
    walk(closed: points)
    finish()
    walk(closed: points.reversed())
    finish()
  }

  /// Draws a line without length: its caps alone.
  private mutating func addDot(_ point: OutlinePoint) {
    let square = OutlineRect(
      minX: point.x - half, minY: point.y - half, maxX: point.x + half, maxY: point.y + half)
    switch style.lineCap {
    case .butt: break
    case .round: area.addEllipse(in: square)
    case .square: area.addRect(square)
    }
  }

  /// Walks along the left side of a line.
  private mutating func walk(_ points: [OutlinePoint]) {
    side.append(points[0] + normal(points[0], points[1]))
    for index in 1..<points.count - 1 {
      addJoin(points[index - 1], points[index], points[index + 1])
    }
    let last = points.count - 1
    side.append(points[last] + normal(points[last - 1], points[last]))
  }

  private mutating func walk(closed points: [OutlinePoint]) {
    for index in points.indices {
      addJoin(
        points[(index + points.count - 1) % points.count], points[index],
        points[(index + 1) % points.count])
    }
  }

  /// Returns the way from a line to its left side.
  private func normal(_ from: OutlinePoint, _ to: OutlinePoint) -> OutlinePoint {
    let way = to - from
    let length = max(way.length, .leastNormalMagnitude)
    return OutlinePoint(x: way.y / length * half, y: -way.x / length * half)
  }

  private mutating func addJoin(_ before: OutlinePoint, _ at: OutlinePoint, _ after: OutlinePoint) {
    let (first, second) = (normal(before, at), normal(at, after))
    let cross = first.x * second.y - first.y * second.x
    let dot = first.x * second.x + first.y * second.y
    if let corner = smoothCorner(between: first, and: second, cross, dot),
      cross > 0 || corner.reach <= min((at - before).length, (after - at).length)
    {
      return side.append(at + corner.place)
    }
    guard cross > 0 || dot < 0 && cross == 0 else {
      // Inside of a bend, the way leads by the middle, which keeps the winding of short lines right.
      side.append(at + first)
      if cross < 0 {
        side.append(at)
        side.append(at + second)
      }
      return
    }
    let angle = atan2(cross, dot)
    side.append(at + first)
    switch style.lineJoin {
    case .bevel: break
    case .round: addArc(around: at, from: first, by: angle)
    case .miter:
      let cosine = cos(angle / 2)
      if cosine > 1e-6, 1 / cosine <= style.miterLimit {
        let sum = first + second
        side.append(at + sum * (1 / (2 * cosine * cosine)))
      }
    }
    side.append(at + second)
  }

  /// Returns the one corner of a side where two lines meet in a small angle, as those of a curve do, and the distance by
  /// which it cuts both lines short on the inside; `nil` for an angle that a join is seen at.
  private func smoothCorner(
    between first: OutlinePoint, and second: OutlinePoint, _ cross: Double, _ dot: Double
  ) -> (place: OutlinePoint, reach: Double)? {
    guard dot > 0, abs(cross) < step * dot else { return nil }
    let sum = half * half + dot
    return ((first + second) * (half * half / sum), half * abs(cross) / sum)
  }

  private mutating func addArc(
    around center: OutlinePoint, from start: OutlinePoint, by angle: Double
  ) {
    let pieces = max(1, Int((angle / step).rounded(.up)))
    for piece in 1..<max(1, pieces) {
      let turn = angle * Double(piece) / Double(pieces)
      let (sine, cosine) = (sin(turn), cos(turn))
      side.append(
        center
          + OutlinePoint(
            x: start.x * cosine - start.y * sine, y: start.x * sine + start.y * cosine))
    }
  }

  private mutating func addCap(from: OutlinePoint, to end: OutlinePoint) {
    let left = normal(from, end)
    let ahead = OutlinePoint(x: -left.y, y: left.x)
    switch style.lineCap {
    case .butt: break
    case .round: addArc(around: end, from: left, by: .pi)
    case .square:
      side.append(end + left + ahead)
      side.append(end - left + ahead)
    }
  }

  private mutating func finish() {
    guard let first = side.first else { return }
    area.move(to: first)
    for point in side.dropFirst() { area.addLine(to: point) }
    area.closeSubpath()
    side = []
  }
}
