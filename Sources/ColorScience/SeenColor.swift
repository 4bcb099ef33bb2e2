/// A color with what is reckoned with again and again: how the eye sees it.
struct SeenColor {
  /// Red, green and blue, `0...255`.
  let channels: SIMD3<Float>
  /// Its place in Oklab.
  let axes: SIMD3<Float>
  /// Its distance from gray.
  let chroma: Float

  init(_ color: StraightRGBA) {
    channels = SIMD3(Float(color.red), Float(color.green), Float(color.blue))
    let place = Oklab(color)
    (axes, chroma) = (place.axes, place.chroma)
  }

  /// A color that channels within `0...255` come to.
  init(channels: SIMD3<Float>) {
    self.init(StraightRGBA(channels: channels))
  }

  /// How badly it stands for another color: their squared distance, and more where hue or strength is lost.
  ///
  /// Dark blues and greens lie nearest to grays in a palette; a gray, though, says nothing of what they say.
  ///
  /// - Parameters:
  ///   - wanted: What it stands for.
  ///   - lightnessWeight: How much lightness counts beside hue and strength.
  /// - Returns: The fault; 0 for the color itself.
  func fault(for wanted: SeenColor, lightnessWeight: Float = 1) -> Float {
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
