import ColorScience
import Compositing

/// A blur of a picture's sub-pixels, which are mixed with those around them.
struct PictureBlur: Hashable, Sendable {
  /// The mixtures along rows and along columns: two of each come near to a bell's curve.
  static let passCount = 4
  /// The part of a radius over which one of two mixtures reaches.
  private static let reach = 0.6

  /// The sub-pixels on each side that are mixed in.
  private let columns: Int
  private let rows: Int

  /// Makes a blur by a radius in points, of the sub-pixels of some glyphs.
  init(points: Double, pixels: GlyphRepertoire) {
    let length = { (perCell: Int, points: Double, cell: Double) in
      points > 0 ? max(1, Int((points * Self.reach / cell * Double(perCell)).rounded())) : 0
    }
    columns = length(pixels.pixelColumns, points, Points.perColumn)
    rows = length(pixels.pixelRows, points, Points.perRow)
  }

  /// Returns the colors of a picture, row by row, after the blur.
  func applied(to colors: [StraightRGBA], columns width: Int) -> [StraightRGBA] {
    guard columns > 0 || rows > 0, width > 0, colors.count >= width else { return colors }
    var pixels = colors.map { color in
      let alpha = Float(color.alpha)
      return SIMD4<Float>(Float(color.red), Float(color.green), Float(color.blue), 255) * alpha
        / 255
    }
    let height = colors.count / width
    for _ in 0..<Self.passCount / 2 {
      for row in 0..<height {
        Self.mix(&pixels, from: row * width, count: width, step: 1, radius: columns)
      }
      for column in 0..<width {
        Self.mix(&pixels, from: column, count: height, step: width, radius: rows)
      }
    }
    return pixels.map { pixel in
      guard pixel.w > 0 else { return .clear }
      let part = pixel * 255 / pixel.w
      func byte(_ value: Float) -> UInt8 { UInt8(max(0, min(255, value.rounded()))) }
      return StraightRGBA(
        red: byte(part.x), green: byte(part.y), blue: byte(part.z), alpha: byte(pixel.w))
    }
  }

  /// Mixes a line of pixels, each with as many on both sides; those at its ends go on beyond it.
  private static func mix(
    _ pixels: inout [SIMD4<Float>], from start: Int, count: Int, step: Int, radius: Int
  ) {
    let line = (0..<count).map { pixels[start + $0 * step] }
    var sum = SIMD4<Float>.zero
    for place in -radius...radius { sum += line[max(0, min(count - 1, place))] }
    for place in 0..<count {
      pixels[start + place * step] = sum / Float(2 * radius + 1)
      sum += line[min(count - 1, place + radius + 1)] - line[max(0, place - radius)]
    }
  }
}
