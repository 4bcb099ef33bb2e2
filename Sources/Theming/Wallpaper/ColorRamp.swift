import ColorScience
import StrictJSON

/// Colors at rising places from 0 to 1.
struct ColorRamp: Hashable, Sendable {
  static let stop = ThemeObject(
    "stops", "The colors of a gradient, at rising places from 0 to 1",
    [
      ThemeKey("color", .opaqueColor, "the color there"),
      .number("at", 0...1, "the place: 0 first, 1 last"),
    ])
  static let stopCount = 2...16

  struct Stop: Hashable, Sendable {
    let color: StraightRGBA
    let location: Double
  }

  let stops: [Stop]

  init(_ list: JSONValue) throws(JSONFault) {
    let countMaximum = Self.stopCount.upperBound
    var stops: [Stop] = []
    for item in try list.asArray().prefix(countMaximum + 1) {
      let fields = try ThemeFields(item, Self.stop)
      let location = try fields.value("at")
      let stop = Stop(color: try fields.color("color"), location: try location.asDouble())
      guard stop.location >= stops.last?.location ?? 0, stop.location <= 1 else {
        throw location.fault(expected: "a place no lower than the one before, at most 1")
      }
      stops.append(stop)
    }
    guard stops.first?.location == 0, stops.last?.location == 1, stops.count <= countMaximum else {
      throw list.fault(
        .unexpected(
          expected: "2 to \(countMaximum) stops, the first at 0 and the last at 1",
          found: "\(stops.count)"))
    }
    self.stops = stops
  }

  /// A ramp in Oklab.
  struct Places {
    fileprivate let locations: [Float]
    fileprivate let colors: [Oklab]

    /// The color at a fraction of the way.
    func axes(at way: Float) -> SIMD3<Float> {
      guard let after = locations.firstIndex(where: { $0 >= way }) else {
        return colors.last?.axes ?? SIMD3()
      }
      guard after > 0 else { return colors[0].axes }
      let span = locations[after] - locations[after - 1]
      let fraction = span > 0 ? (way - locations[after - 1]) / span : 1
      let (start, end) = (colors[after - 1].axes, colors[after].axes)
      return start + (end - start) * fraction
    }
  }

  var places: Places {
    Places(locations: stops.map { Float($0.location) }, colors: stops.map { Oklab($0.color) })
  }
}
