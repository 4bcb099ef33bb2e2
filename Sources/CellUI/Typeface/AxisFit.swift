/// The places of a skeleton's coordinates on one axis, in sub-pixels.
///
/// Strokes lie on stops, and everything between two stops is stretched evenly. A fit moves the stops so that strokes have
/// their edges on the grid and keep at least a sub-pixel between them.
struct AxisFit: Sendable {
  /// A coordinate of the skeleton and its place.
  struct Stop: Sendable {
    let value: Double
    let place: Double
  }

  /// The stops, by value.
  private(set) var stops: [Stop]
  /// The sub-pixels of a hundredth outside of the stops.
  let scale: Double

  /// The distance within which strokes share a place, in hundredths, if it is also about a sub-pixel at most.
  private static let sharedDistance = 8.0

  /// Makes a fit.
  ///
  /// - Parameters:
  ///   - anchors: The stops that are known.
  ///   - features: The coordinates of strokes, in order.
  ///   - stroke: The width of strokes, in sub-pixels.
  ///   - scale: The sub-pixels of a hundredth.
  ///   - isFitted: Whether strokes move to the grid.
  ///   - isSymmetric: Whether strokes that mirror each other stay so.
  init(
    anchors: [Stop], features: [Double], stroke: Double, scale: Double, isFitted: Bool,
    isSymmetric: Bool
  ) {
    stops = anchors.sorted { $0.value < $1.value }
    self.scale = scale
    guard isFitted, let first = stops.first, let last = stops.last, first.value < last.value else {
      return
    }
    let even = self
    let (sum, places) = (first.value + last.value, first.place + last.place)
    let isMirrored =
      isSymmetric
      && features.allSatisfy { feature in features.contains { abs(sum - feature - $0) < 1 } }
    for feature in features where feature > first.value && feature < last.value {
      guard !isMirrored || feature <= sum / 2 + 0.5,
        !stops.contains(where: { abs($0.value - feature) < 0.5 })
      else { continue }
      let isMiddle = isMirrored && abs(feature - sum / 2) <= 0.5
      let place =
        isMiddle
        ? places / 2
        : snapped(feature, near: even.place(of: feature), stroke: stroke, between: features)
      insert(Stop(value: feature, place: place))
      if isMirrored, !isMiddle { insert(Stop(value: sum - feature, place: places - place)) }
    }
  }

  /// Returns the place of a coordinate.
  func place(of value: Double) -> Double {
    guard let first = stops.first, let last = stops.last else { return value * scale }
    if value <= first.value { return first.place + (value - first.value) * scale }
    if value >= last.value { return last.place + (value - last.value) * scale }
    let index = stops.firstIndex { $0.value >= value } ?? 1
    let (low, high) = (stops[max(0, index - 1)], stops[index])
    guard high.value > low.value else { return high.place }
    return low.place + (high.place - low.place) * (value - low.value) / (high.value - low.value)
  }

  /// Returns the place of a stroke's free end, which keeps its distance from the bar after the one that it bends from.
  func place(ofFreeEnd value: Double, at bar: Double, stroke: Double) -> Double {
    let (start, end) = (place(of: bar), place(of: value))
    let isAbove = end > start
    let next = stops.map(\.place).filter { isAbove ? $0 > start + 0.1 : $0 < start - 0.1 }
      .map { abs($0 - start) }.min()
    guard let next else { return end }
    let reach = min(abs(end - start), max(0, ((next - stroke - 1) / 2).rounded(.down)))
    return isAbove ? start + reach : start - reach
  }

  /// Returns the place on the grid for a stroke between the stops so far.
  private func snapped(
    _ value: Double, near place: Double, stroke: Double, between strokes: [Double]
  ) -> Double {
    let near = stops.filter {
      abs($0.value - value) <= Self.sharedDistance && abs($0.value - value) * scale < 1.2
    }
    if let shared = near.min(by: { abs($0.value - value) < abs($1.value - value) }) {
      return shared.place
    }
    let below = stops.last { $0.value < value && strokes.contains($0.value) }?.place
    let above = stops.first { $0.value > value && strokes.contains($0.value) }?.place
    let edge = (place - stroke / 2).rounded(.down)
    let places = (-2...3).map { edge + Double($0) + stroke / 2 }
    let free = places.filter {
      $0 - (below ?? -.infinity) > stroke + 0.999 && (above ?? .infinity) - $0 > stroke + 0.999
    }
    let nearest = { (first: Double, second: Double) in abs(first - place) < abs(second - place) }
    return free.min(by: nearest) ?? places.min(by: nearest) ?? place
  }

  private mutating func insert(_ stop: Stop) {
    let index = stops.firstIndex { $0.value > stop.value } ?? stops.count
    stops.insert(stop, at: index)
  }
}
