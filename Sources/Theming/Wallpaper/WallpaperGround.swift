import ColorScience
import StrictJSON

/// What a wallpaper is painted upon.
enum WallpaperGround: Hashable, Sendable {
  /// One color.
  case plain(StraightRGBA)
  /// Colors along a line; 0 degrees go from top to bottom, 90 from left to right.
  case linear(degrees: Double, Ramp)
  /// Colors from a middle outward, as far as a radius in heights of the picture.
  case radial(x: Double, y: Double, radius: Double, Ramp)
  /// Colors between those of a grid.
  case mesh(ColorMesh)

  /// Colors at rising places from 0 to 1.
  struct Ramp: Hashable, Sendable {
    struct Stop: Hashable, Sendable {
      let color: StraightRGBA
      let location: Double
    }

    let stops: [Stop]
  }

  /// What the theme's file calls it.
  var name: String {
    switch self {
    case .plain: "plain"
    case .linear: "linear"
    case .radial: "radial"
    case .mesh: "mesh"
    }
  }

  func paint(on canvas: inout WallpaperCanvas) {
    switch self {
    case .plain(let color):
      let axes = color.axes
      canvas.paint { _ in (axes, 1) }
    case .linear(let degrees, let ramp): Self.paintLinear(degrees, ramp, on: &canvas)
    case .radial(let x, let y, let radius, let ramp):
      let (colors, proportion) = (ramp.places, canvas.proportion)
      canvas.paint { place in
        let (across, down) = ((place.x - Float(x)) * proportion, place.y - Float(y))
        let distance = (across * across + down * down).squareRoot()
        return (colors.axes(at: distance / Float(radius)), 1)
      }
    case .mesh(let mesh): mesh.paint(on: &canvas)
    }
  }

  private static func paintLinear(
    _ degrees: Double, _ ramp: Ramp, on canvas: inout WallpaperCanvas
  ) {
    let turns = Float(degrees / 360)
    let (downward, across) = (cosine(turns: turns), sine(turns: turns))
    let reach = max(abs(downward) + abs(across), 0.001)
    let colors = ramp.places
    canvas.paint { place in
      let way = ((place.y - 0.5) * downward + (place.x - 0.5) * across) / reach + 0.5
      return (colors.axes(at: way), 1)
    }
  }
}

extension WallpaperGround.Ramp {
  /// A ramp as the eye sees it.
  struct Places {
    fileprivate let locations: [Float]
    fileprivate let axes: [SIMD3<Float>]

    /// The color so far along.
    func axes(at way: Float) -> SIMD3<Float> {
      guard let after = locations.firstIndex(where: { $0 >= way }) else {
        return axes.last ?? SIMD3()
      }
      guard after > 0 else { return axes[0] }
      let span = locations[after] - locations[after - 1]
      let fraction = span > 0 ? (way - locations[after - 1]) / span : 1
      return axes[after - 1] + (axes[after] - axes[after - 1]) * fraction
    }
  }

  var places: Places {
    Places(locations: stops.map { Float($0.location) }, axes: stops.map(\.color.axes))
  }
}

extension Wallpaper.Glow {
  func paint(on canvas: inout WallpaperCanvas) {
    let (axes, proportion) = (color.axes, canvas.proportion)
    let (left, top, reach) = (Float(x), Float(y), Float(radius))
    canvas.paint(from: top - reach, to: top + reach) { place in
      let (across, down) = ((place.x - left) * proportion, place.y - top)
      let distance = (across * across + down * down).squareRoot() / reach
      // A light falls off smoothly at its middle and at its edge.
      return (axes, color.strength * (1 - smooth(distance)))
    }
  }
}

/// Colors between those of a grid, as SwiftUI's `MeshGradient` has them.
struct ColorMesh: Hashable, Sendable {
  /// Rows of equally many colors, from the top.
  let colors: [[StraightRGBA]]
  /// How far places are pushed about, in pictures, so that the grid is not seen.
  let warp: Double
  let seed: Int

  func paint(on canvas: inout WallpaperCanvas) {
    let axes = colors.map { $0.map(\.axes) }
    let (lastRow, lastColumn) = (axes.count - 1, (axes.first?.count ?? 1) - 1)
    guard lastRow >= 0, lastColumn >= 0 else { return }
    let (noise, strength) = (Noise(seed: seed), Float(warp))
    // A drifting mesh flows: the push goes around in a circle and comes back.
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

  /// Four neighbors by Mitchell and Netravali's cubic ("Reconstruction Filters in Computer Graphics", 1988): smooth, and
  /// hardly beyond the colors that it goes through.
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
