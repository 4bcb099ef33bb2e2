extension StraightRGBA {
  /// The color whose channels are these in Display P3 (the primaries of SMPTE RP 431-2 with D65 and sRGB's transfer
  /// function); what sRGB lacks is cut.
  public var fromDisplayP3: StraightRGBA {
    let light = SIMD3(
      TransferTables.light(of: red), TransferTables.light(of: green),
      TransferTables.light(of: blue))
    return StraightRGBA(
      linear: SIMD3(
        1.224_940_2 * light.x - 0.224_940_2 * light.y,
        -0.042_056_95 * light.x + 1.042_057 * light.y,
        -0.019_637_55 * light.x - 0.078_636_05 * light.y + 1.098_273_6 * light.z), alpha: alpha)
  }

  /// Makes a color from linear light, `0...1`.
  public init(linear light: SIMD3<Float>, alpha: UInt8 = 255) {
    self = TransferTables.encode(SIMD4(light, 0), alpha: alpha)
  }
}
