import ColorScience
import StrictJSON

/// Colors between those of a grid, as in SwiftUI's `MeshGradient`.
struct ColorMesh: Hashable, Sendable {
  static let object = ThemeObject(
    "mesh", "Colors between those of a grid",
    [
      ThemeKey("colors", .colorRows(sides), "rows from the top, equally long"),
      .number("warp", 0...1, else: 0.12, "distortion that hides the grid, in pictures"),
      .seed,
    ])
  private static let sides = 2...8

  let colors: [[StraightRGBA]]
  let warp: Double
  let seed: Int

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, Self.object)
    let grid = try fields.value("colors")
    let sideMaximum = Self.sides.upperBound
    var rows: [[StraightRGBA]] = []
    for row in try grid.asArray().prefix(sideMaximum + 1) {
      var colors: [StraightRGBA] = []
      for color in try row.asArray().prefix(sideMaximum + 1) {
        colors.append(try ThemeFields.opaqueColor(color))
      }
      guard Self.sides.contains(colors.count), colors.count == rows.first?.count ?? colors.count
      else {
        throw row.fault(
          .unexpected(
            expected: "2 to \(sideMaximum) colors, as many in each row",
            found: "\(colors.count)"))
      }
      rows.append(colors)
    }
    guard Self.sides.contains(rows.count) else {
      throw grid.fault(
        .unexpected(expected: "2 to \(sideMaximum) rows of colors", found: "\(rows.count)"))
    }
    colors = rows
    warp = try fields.number("warp")
    seed = try fields.seed()
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let axes = colors.map { $0.map(\.axes) }
    let (lastRow, lastColumn) = (axes.count - 1, (axes.first?.count ?? 1) - 1)
    guard lastRow >= 0, lastColumn >= 0 else { return }
    let (noise, strength) = (Noise(seed: seed), Float(warp))
    // A drifting mesh flows: the distortion moves in a circle and comes back.
    let (east, south) = (cosine(turns: canvas.phase) * 0.5, sine(turns: canvas.phase) * 0.5)
    canvas.paint { place in
      let (u, v) = (place.x * 1.7 + east, place.y * 2.3 + south)
      let pushedX = place.x + (noise.field(u, v) - 0.5) * 2 * strength
      let pushedY = place.y + (noise.field(u + 31, v + 47) - 0.5) * 2 * strength
      let color = Self.spline(max(0, min(1, pushedY)) * Float(lastRow), count: lastRow + 1) { row in
        Self.spline(max(0, min(1, pushedX)) * Float(lastColumn), count: lastColumn + 1) {
          axes[row][$0]
        }
      }
      return (color, 1)
    }
  }

  /// Interpolates four neighbors by Mitchell and Netravali's cubic ("Reconstruction Filters in Computer Graphics", 1988),
  /// which is smooth and hardly overshoots.
  private static func spline(
    _ way: Float, count: Int, _ value: (Int) -> SIMD3<Float>
  ) -> SIMD3<Float> {
    let base = min(count - 1, max(0, Int(way)))
    let t = way - Float(base)
    var sum = SIMD3<Float>()
    for offset in -1...2 {
      let distance = abs(t - Float(offset))
      let weight =
        distance < 1
        ? (7 * distance * distance * distance - 12 * distance * distance) / 6 + 8.0 / 9
        : ((-7.0 / 3 * distance + 12) * distance - 20) * distance / 6 + 16.0 / 9
      sum += value(min(count - 1, max(0, base + offset))) * (distance < 2 ? weight : 0)
    }
    return sum
  }
}
