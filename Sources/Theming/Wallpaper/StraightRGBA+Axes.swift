import ColorScience

extension StraightRGBA {
  /// The color in Oklab, without its alpha.
  var axes: SIMD3<Float> { Oklab(self).axes }
  /// The color's alpha, `0...1`.
  var strength: Float { Float(alpha) / 255 }
}
