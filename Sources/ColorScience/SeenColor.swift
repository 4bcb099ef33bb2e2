/// A color with its Oklab values, kept for repeated distances.
struct SeenColor {
  /// Red, green and blue, `0...255`.
  let channels: SIMD3<Float>
  /// The color in Oklab.
  let axes: SIMD3<Float>
  /// The distance from gray.
  let chroma: Float

  init(_ color: StraightRGBA) {
    channels = SIMD3(Float(color.red), Float(color.green), Float(color.blue))
    let place = Oklab(color)
    (axes, chroma) = (place.axes, place.chroma)
  }

  /// Makes a color from channels within `0...255`.
  init(channels: SIMD3<Float>) {
    self.init(StraightRGBA(channels: channels))
  }

  /// Returns the error of this color in place of another: their squared distance, and more where hue or chroma is lost.
  ///
  /// The nearest colors of dark blues and greens in a palette are grays, which lose their hue.
  ///
  /// - Parameters:
  ///   - wanted: The other color.
  ///   - lightnessWeight: The weight of lightness beside hue and chroma.
  /// - Returns: The error; 0 for the color itself.
  func error(for wanted: SeenColor, lightnessWeight: Float = 1) -> Float {
    let step = (axes - wanted.axes) * SIMD3(lightnessWeight, 1, 1)
    let lost = max(0, wanted.chroma - chroma)
    let product = axes.y * wanted.axes.y + axes.z * wanted.axes.z
    let turned = max(0, 2 * (chroma * wanted.chroma - product))
    return (step * step).sum() + lost * lost + turned
  }
}

extension StraightRGBA {
  /// Makes an opaque color of channels within `0...255`.
  init(channels: SIMD3<Float>) {
    self.init(
      red: UInt8(channels.x + 0.5), green: UInt8(channels.y + 0.5), blue: UInt8(channels.z + 0.5))
  }
}
