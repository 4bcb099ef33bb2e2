extension Outline {
  /// Returns the outline of an area made of this outline's and another's, in straight lines.
  ///
  /// All lines are cut where they meet. A piece belongs to the result if the result lies on one of its sides alone; it is
  /// turned so that the result is on a fixed side, and the pieces are joined to rings.
  public func combined(
    with other: Outline, by operation: AreaOperation, rule: FillRule = .nonZero
  ) -> Outline {
    let first = AreaLine.lines(around: self)
    let second = AreaLine.lines(around: other)
    var kept: [AreaLine] = []
    for piece in AreaLine.pieces(of: first + second) {
      let sides = piece.sides.map { point in
        operation.keeps(
          AreaLine.encloses(point, by: first, rule: rule),
          AreaLine.encloses(point, by: second, rule: rule))
      }
      if sides[0], !sides[1] { kept.append(piece) }
      if sides[1], !sides[0] { kept.append(piece.reversed) }
    }
    return AreaLine.rings(of: kept)
  }

  /// Returns the parts of the outline's lines that lie within an area, or outside of it.
  public func lines(within area: Outline, isInside: Bool, rule: FillRule = .nonZero) -> Outline {
    let edges = AreaLine.lines(around: area)
    var result = Outline()
    var end: AreaPoint?
    for line in AreaLine.lines(along: self) {
      for piece in line.cut(by: edges)
      where AreaLine.encloses(piece.middle, by: edges, rule: rule) == isInside {
        if end != piece.from { result.move(to: piece.from.point) }
        result.addLine(to: piece.to.point)
        end = piece.to
      }
    }
    return result
  }
}

/// A point on a grid, so that points that meet are the same.
struct AreaPoint: Hashable {
  /// The grid's points in one point.
  static let scale = 4096.0

  let x: Int
  let y: Int

  init(_ point: OutlinePoint) {
    // Coordinates end at a million points, which fits.
    (x, y) = (Int((point.x * Self.scale).rounded()), Int((point.y * Self.scale).rounded()))
  }

  var point: OutlinePoint {
    OutlinePoint(x: Double(x) / Self.scale, y: Double(y) / Self.scale)
  }
}

/// A straight line between two points of the grid.
struct AreaLine: Hashable {
  /// The most lines of an area; the rest is left out.
  static let linesMaximum = 1024
  /// The distance from a piece at which its sides are looked at, and under which points meet, in points.
  private static let nearness = 0.001

  let from: AreaPoint
  let to: AreaPoint

  var reversed: AreaLine { AreaLine(from: to, to: from) }
  var middle: OutlinePoint { from.point.mixed(with: to.point, by: 0.5) }

  /// The points beside the middle, one on each side.
  var sides: [OutlinePoint] {
    let along = to.point - from.point
    let step = Self.nearness / max(along.length, .leastNormalMagnitude)
    let across = OutlinePoint(x: -along.y * step, y: along.x * step)
    return [middle + across, middle - across]
  }

  /// Returns the lines of an outline; each subpath is closed.
  static func lines(around outline: Outline) -> [AreaLine] {
    lines(of: outline.flattened()) { _ in true }
  }

  /// Returns the lines of an outline.
  static func lines(along outline: Outline) -> [AreaLine] {
    lines(of: outline.flattened(), isClosed: \.isClosed)
  }

  private static func lines(
    of polylines: [Polyline], isClosed: (Polyline) -> Bool
  ) -> [AreaLine] {
    var lines: [AreaLine] = []
    for polyline in polylines {
      let points = polyline.points.map(AreaPoint.init)
      let ends = points.dropFirst() + (isClosed(polyline) ? points.prefix(1) : [])
      for (from, to) in zip(points, ends) where from != to {
        guard lines.count < linesMaximum else { return lines }
        lines.append(AreaLine(from: from, to: to))
      }
    }
    return lines
  }

  /// Returns whether lines go around a point.
  static func encloses(_ place: OutlinePoint, by lines: [AreaLine], rule: FillRule) -> Bool {
    var winding = 0
    for line in lines {
      let (from, to) = (line.from.point, line.to.point)
      guard (from.y <= place.y) != (to.y <= place.y) else { continue }
      let x = from.x + (place.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x <= place.x { winding += from.y < to.y ? 1 : -1 }
    }
    return rule.encloses(winding)
  }

  /// Returns the lines cut where they meet, each piece once.
  static func pieces(of lines: [AreaLine]) -> [AreaLine] {
    var seen: Set<AreaLine> = []
    var pieces: [AreaLine] = []
    for line in lines {
      for piece in line.cut(by: lines) where !seen.contains(piece.reversed) {
        if seen.insert(piece).inserted { pieces.append(piece) }
      }
    }
    return pieces
  }

  /// Returns the line's pieces between the places where other lines meet it, in order.
  func cut(by lines: [AreaLine]) -> [AreaLine] {
    let cuts = lines.flatMap(meetings).sorted { $0.fraction < $1.fraction }
    var pieces: [AreaLine] = []
    var start = from
    for end in cuts.map(\.point) + [to] where end != start {
      pieces.append(AreaLine(from: start, to: end))
      start = end
    }
    return pieces
  }

  /// Returns the places within this line where another one meets it.
  private func meetings(with other: AreaLine) -> [(fraction: Double, point: AreaPoint)] {
    guard self != other, overlaps(other) else { return [] }
    let (start, along) = (from.point, to.point - from.point)
    let (begin, across) = (other.from.point, other.to.point - other.from.point)
    let length = along.length
    var places: [(fraction: Double, point: AreaPoint)] = []
    for end in [other.from, other.to] {
      let way = end.point - start
      let fraction = (way.x * along.x + way.y * along.y) / (length * length)
      let distance = abs(way.x * along.y - way.y * along.x) / length
      if fraction > 0, fraction < 1, distance < Self.nearness { places.append((fraction, end)) }
    }
    let turn = along.x * across.y - along.y * across.x
    // A line that ends on this one cuts it at its own end, so that both have the same point.
    guard places.isEmpty, turn != 0 else { return places }
    let way = begin - start
    let fraction = (way.x * across.y - way.y * across.x) / turn
    let otherFraction = (way.x * along.y - way.y * along.x) / turn
    guard fraction > 0, fraction < 1, (0...1).contains(otherFraction) else { return [] }
    return [(fraction, AreaPoint(start + along * fraction))]
  }

  /// Returns whether the rectangles around both lines have a place in common.
  private func overlaps(_ other: AreaLine) -> Bool {
    min(from.x, to.x) <= max(other.from.x, other.to.x) + 1
      && min(other.from.x, other.to.x) <= max(from.x, to.x) + 1
      && min(from.y, to.y) <= max(other.from.y, other.to.y) + 1
      && min(other.from.y, other.to.y) <= max(from.y, to.y) + 1
  }

  /// Returns the outline of lines that are joined to rings.
  static func rings(of lines: [AreaLine]) -> Outline {
    var leaving: [AreaPoint: [AreaLine]] = [:]
    for line in lines.reversed() { leaving[line.from, default: []].append(line) }
    var outline = Outline()
    for line in lines {
      guard var next = leaving[line.from]?.popLast() else { continue }
      outline.move(to: next.from.point)
      while next.to != line.from, let following = leaving[next.to]?.popLast() {
        outline.addLine(to: next.to.point)
        next = following
      }
      outline.closeSubpath()
    }
    return outline
  }
}
