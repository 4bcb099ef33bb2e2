extension Outline {
  /// Returns the part of the outline between two fractions of its length, in straight lines.
  ///
  /// - Parameters:
  ///   - start: The start, `0...1`.
  ///   - end: The end, `0...1`.
  /// - Returns: The part; nothing for an end at or before the start.
  public func trimmed(from start: Double, to end: Double) -> Outline {
    let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
    guard start < end else { return Outline() }
    if start == 0, end == 1 { return self }
    let polylines = flattened()
    let whole = polylines.reduce(0) { $0 + $1.length }
    var result = Outline()
    var passed = 0.0
    for polyline in polylines {
      result.add(polyline, from: start * whole - passed, to: end * whole - passed)
      passed += polyline.length
    }
    return result
  }

  /// Returns the outline cut into dashes, in straight lines.
  ///
  /// - Parameters:
  ///   - dash: The lengths of dashes and gaps in turn, in points.
  ///   - phase: The place in the pattern at which each subpath starts, in points.
  /// - Returns: The dashes; the outline as it is where the lengths come to less than an eighth of a point.
  func dashed(_ dash: [Double], phase: Double) -> Outline {
    let pattern = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let period = pattern.reduce(0, +)
    guard period.isFinite, period > 0.125, pattern.allSatisfy({ $0 >= 0 }), phase.isFinite else {
      return self
    }
    var result = Outline()
    for polyline in flattened() {
      let length = polyline.length
      guard length / period * Double(pattern.count) < Double(2 * Self.linesMaximum) else {
        return self
      }
      var place = -phase.truncatingRemainder(dividingBy: period)
      if place > 0 { place -= period }
      for start in stride(from: place, to: length, by: period) {
        var end = start
        for (dash, gap) in pattern.pairs {
          result.add(polyline, from: end, to: end + dash)
          end += dash + gap
        }
      }
    }
    return result
  }

  /// Adds the part of a polyline between two distances from its start.
  private mutating func add(_ polyline: Polyline, from start: Double, to end: Double) {
    guard end > 0, end > start else { return }
    var passed = 0.0
    var isDrawing = false
    let points = polyline.isClosed ? polyline.points + polyline.points.prefix(1) : polyline.points
    for (from, to) in zip(points, points.dropFirst()) {
      let length = (to - from).length
      defer { passed += length }
      guard length > 0, passed + length > start, passed < end else { continue }
      if !isDrawing {
        move(to: from.mixed(with: to, by: max(0, (start - passed) / length)))
        isDrawing = true
      }
      addLine(to: from.mixed(with: to, by: min(1, (end - passed) / length)))
    }
  }
}

extension [Double] {
  /// The elements two by two.
  fileprivate var pairs: [(first: Double, second: Double)] {
    stride(from: 0, to: count - 1, by: 2).map { (self[$0], self[$0 + 1]) }
  }
}
