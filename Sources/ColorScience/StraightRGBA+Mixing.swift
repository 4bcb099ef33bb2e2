extension StraightRGBA {
  /// The same color with its alpha multiplied by `fraction`, `0...1`.
  @inlinable
  public func opacity(_ fraction: Double) -> StraightRGBA {
    var color = self
    color.alpha = UInt8(Double(alpha) * max(0, min(1, fraction)) + 0.5)
    return color
  }

  /// A Boolean value indicating whether the color hides everything beneath it.
  @inlinable
  public var isOpaque: Bool { alpha == 255 }

  /// Returns the color at a fraction between two, `0...1`, mixed in Oklab.
  ///
  /// 0 and 1 give the ends exactly. A clear end adds no color, so the other one fades.
  public static func mix(_ start: StraightRGBA, _ end: StraightRGBA, by fraction: Double)
    -> StraightRGBA
  {
    if fraction <= 0 || start == end { return start }
    if fraction >= 1 { return end }
    let alpha = Double(start.alpha) + (Double(end.alpha) - Double(start.alpha)) * fraction
    guard alpha > 0 else { return .clear }
    let weight = Float(fraction * Double(end.alpha) / alpha)
    return blend(start, end, weight: weight, alpha: UInt8(alpha + 0.5))
  }

  /// Returns the mean of two opaque colors, channel by channel, which is close to Oklab's for similar colors.
  public func channelMean(with other: StraightRGBA) -> StraightRGBA {
    guard self != other else { return self }
    func half(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((UInt16(a) + UInt16(b)) / 2) }
    return StraightRGBA(
      red: half(red, other.red), green: half(green, other.green), blue: half(blue, other.blue))
  }

  /// Returns the color seen when this one lies on another: Porter and Duff's "over", channel by channel in sRGB, as Core
  /// Animation composites.
  ///
  /// In Oklab, in which colors change into others, white at 16 % would hardly be seen on black.
  public func over(_ backdrop: StraightRGBA) -> StraightRGBA {
    if alpha == 0 { return backdrop }
    if alpha == 255 || backdrop.alpha == 0 { return self }
    if backdrop.alpha == 255 { return laid(onOpaque: backdrop) }
    // The shares of both that are seen, in parts of 255 times 255.
    let above = UInt32(alpha) * 255
    let below = UInt32(backdrop.alpha) * (255 - UInt32(alpha))
    let whole = above + below
    func channel(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((UInt32(top) * above + UInt32(bottom) * below + whole / 2) / whole)
    }
    return StraightRGBA(
      red: channel(red, backdrop.red), green: channel(green, backdrop.green),
      blue: channel(blue, backdrop.blue), alpha: UInt8((whole + 127) / 255))
  }

  /// Returns the color seen on an opaque one: red and blue at once, each in a half of a word.
  @inline(__always)
  private func laid(onOpaque backdrop: StraightRGBA) -> StraightRGBA {
    let (above, below) = (UInt32(alpha), 255 - UInt32(alpha))
    let sides = (bits & 0xFF00FF) &* above &+ (backdrop.bits & 0xFF00FF) &* below &+ 0x80_0080
    let green = (bits >> 8 & 0xFF) &* above &+ (backdrop.bits >> 8 & 0xFF) &* below &+ 0x80
    // Adding a 256th makes a division by 256 one by 255, which is exact for products of bytes.
    return StraightRGBA(
      bits: 0xFF00_0000 | (sides &+ (sides >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
        | (green &+ green >> 8) & 0xFF00)
  }

  private static func blend(
    _ start: StraightRGBA, _ end: StraightRGBA, weight: Float, alpha: UInt8
  ) -> StraightRGBA {
    var (from, to) = (start, end)
    from.alpha = alpha
    to.alpha = alpha
    if from == to { return from }
    let (first, second) = (ConeResponse(start).roots, ConeResponse(end).roots)
    return ConeResponse(roots: first + (second - first) * weight).color(alpha: alpha)
  }

  /// The relative luminance of the color, taken as opaque, `0...1` (WCAG 2.2).
  public var relativeLuminance: Double {
    0.2126 * Double(TransferTables.light(of: red)) + 0.7152
      * Double(TransferTables.light(of: green)) + 0.0722 * Double(TransferTables.light(of: blue))
  }

  /// The contrast with another color, both taken as opaque, `1...21` (WCAG 2.2).
  public func contrastRatio(with other: StraightRGBA) -> Double {
    let (first, second) = (relativeLuminance, other.relativeLuminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The squared distance of two colors, taken as opaque, in Oklab.
  public func squaredDistance(to other: StraightRGBA) -> Float {
    let step = Oklab(self).axes - Oklab(other).axes
    return (step * step).sum()
  }
}
