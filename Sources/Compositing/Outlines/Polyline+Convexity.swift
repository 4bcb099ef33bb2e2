extension Polyline {
  /// Twice the area that the line encloses: positive where it goes clockwise, as y grows down.
  var doubleArea: Double {
    var sum = 0.0
    for index in points.indices {
      let (from, to) = (points[index], points[index + 1 < points.count ? index + 1 : 0])
      sum += from.x * to.y - to.x * from.y
    }
    return sum
  }

  /// A Boolean value indicating whether the line, closed, goes once around a convex area.
  var isConvex: Bool {
    guard points.count > 2 else { return false }
    var (turn, rises, runs) = (0.0, 0, 0)
    var way = points[0] - points[points.count - 1]
    for index in points.indices {
      let next = points[index + 1 < points.count ? index + 1 : 0] - points[index]
      let cross = way.x * next.y - way.y * next.x
      guard turn * cross >= 0 else { return false }
      if cross != 0 { turn = cross }
      if way.x < 0 && next.x >= 0 || way.x >= 0 && next.x < 0 { runs += 1 }
      if way.y < 0 && next.y >= 0 || way.y >= 0 && next.y < 0 { rises += 1 }
      way = next
    }
    // More changes of direction mean more than one turn.
    return turn != 0 && runs <= 2 && rises <= 2
  }

  /// Returns whether another line lies within this one; both are convex.
  ///
  /// The other line's outermost point in the direction of a side walks around it once while the sides turn once.
  func surrounds(_ other: Polyline) -> Bool {
    let (count, direction) = (other.points.count, doubleArea < 0 ? -1.0 : 1)
    let step = direction * other.doubleArea < 0 ? count - 1 : 1
    var nearest: Int?
    for index in points.indices {
      let from = points[index]
      let way = points[index + 1 < points.count ? index + 1 : 0] - from
      let depth = { (point: OutlinePoint) in
        direction * (way.x * (point.y - from.y) - way.y * (point.x - from.x))
      }
      var place = nearest ?? Self.place(ofLeast: depth, in: other.points)
      var least = depth(other.points[place])
      for _ in other.points.indices {
        let next = (place + step) % count
        let value = depth(other.points[next])
        guard value <= least else { break }
        (place, least) = (next, value)
      }
      guard least >= -1e-6 else { return false }
      nearest = place
    }
    return true
  }

  private static func place(
    ofLeast depth: (OutlinePoint) -> Double, in points: [OutlinePoint]
  ) -> Int {
    points.indices.min { depth(points[$0]) < depth(points[$1]) } ?? 0
  }
}

extension [Polyline] {
  /// The most points for which one area is looked for within the other.
  private static var pointsMaximum: Int { 256 }

  /// Returns the signs with which the areas beside the lines add up to the enclosed area.
  ///
  /// They are known for a convex area, with or without a convex hole; the result is `nil` for other lines, which may cross.
  func signs(by rule: FillRule) -> [Int]? {
    guard let first, count <= 2, first.isConvex else { return nil }
    guard count == 2 else { return [1] }
    let hole = self[1]
    let areSameWay = first.doubleArea * hole.doubleArea > 0
    guard rule == .evenOdd || !areSameWay, hole.isConvex,
      first.points.count + hole.points.count <= Self.pointsMaximum, first.surrounds(hole)
    else { return nil }
    return [1, areSameWay ? -1 : 1]
  }
}
