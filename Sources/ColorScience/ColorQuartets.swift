/// Lays colors over others, four at a time.
///
/// Each step of `StraightRGBA.over` is taken for four colors together, so that four cost less than two alone; the results
/// are the same to the bit.
public struct ColorQuartets: Sendable {
  /// Four colors.
  public typealias Quartet = InlineArray<4, StraightRGBA>

  /// The last backdrops and their cones: one ground often lies below many colors.
  private var backdrops = Quartet(repeating: .clear)
  private var roots = ConeResponses(Quartet(repeating: .clear))

  /// Makes one for any colors.
  public init() {}

  /// Returns the colors seen when some lie upon others, as `StraightRGBA.over` gives them.
  public mutating func over(_ tops: Quartet, _ backdrops: Quartet) -> Quartet {
    if (0..<4).contains(where: { self.backdrops[$0] != backdrops[$0] }) {
      self.backdrops = backdrops
      roots = ConeResponses(backdrops)
    }
    let share = Self.alphas(of: tops) / 255
    let whole = share + Self.alphas(of: backdrops) / 255 * (1 - share)
    var result = roots.mixed(with: ConeResponses(tops), by: share / whole).colors
    for index in 0..<4 {
      let (top, below) = (tops[index], backdrops[index])
      if top.alpha == 0 {
        result[index] = below
      } else if top.isOpaque || below.alpha == 0 {
        result[index] = top
      } else {
        result[index].alpha = below.isOpaque ? 255 : UInt8(min(255, whole[index] * 255 + 0.5))
      }
    }
    return result
  }

  private static func alphas(of colors: Quartet) -> SIMD4<Float> {
    // The last bits of a float as large as this are a whole number.
    let bits =
      SIMD4<UInt32>(
        colors[0].bits, colors[1].bits, colors[2].bits, colors[3].bits) &>> 24 | 0x4B00_0000
    return SIMD4(bitPattern: bits) - 0x1p23
  }
}

/// The roots of `ConeResponse` for four colors, a lane for each.
private struct ConeResponses {
  var long: SIMD4<Float>
  var middle: SIMD4<Float>
  var short: SIMD4<Float>

  private init(long: SIMD4<Float>, middle: SIMD4<Float>, short: SIMD4<Float>) {
    (self.long, self.middle, self.short) = (long, middle, short)
  }

  /// Converts colors, taken as opaque.
  @inline(__always)
  init(_ colors: ColorQuartets.Quartet) {
    let red = Self.light(of: colors) { $0.red }
    let green = Self.light(of: colors) { $0.green }
    let blue = Self.light(of: colors) { $0.blue }
    long = Self.roots(red * 0.412_221_47 + green * 0.536_332_55 + blue * 0.051_445_995)
    middle = Self.roots(red * 0.211_903_5 + green * 0.680_699_5 + blue * 0.107_396_96)
    short = Self.roots(red * 0.088_302_46 + green * 0.281_718_85 + blue * 0.629_978_7)
  }

  @inline(__always)
  private static func light(
    of colors: ColorQuartets.Quartet, channel: (StraightRGBA) -> UInt8
  ) -> SIMD4<Float> {
    SIMD4(
      TransferTables.light(of: channel(colors[0])), TransferTables.light(of: channel(colors[1])),
      TransferTables.light(of: channel(colors[2])), TransferTables.light(of: channel(colors[3])))
  }

  /// Returns the cube roots, as `ConeResponse` finds them.
  @inline(__always)
  private static func roots(_ cones: SIMD4<Float>) -> SIMD4<Float> {
    let bits = cones.bitPatterns
    // A third of each: the product with a third of 2 to the 33rd, whose upper word is taken.
    let wide = (SIMD4<UInt64>(truncatingIfNeeded: bits) &* 0xAAAA_AAAB) &>> 33
    let guesses = SIMD4<UInt32>(truncatingIfNeeded: wide) &+ 0x2A51_4067
    var roots = SIMD4(bitPattern: guesses)
    for _ in 0..<2 {
      let cubes = roots * roots * roots
      roots *= (cubes + 2 * cones) / (2 * cubes + cones)
    }
    roots.replace(with: 0, where: .!(cones .> 1e-9))
    return roots
  }

  @inline(__always)
  func mixed(with other: ConeResponses, by weight: SIMD4<Float>) -> ConeResponses {
    ConeResponses(
      long: long + (other.long - long) * weight,
      middle: middle + (other.middle - middle) * weight,
      short: short + (other.short - short) * weight)
  }

  /// The nearest colors of sRGB.
  @inline(__always)
  var colors: ColorQuartets.Quartet {
    let (l, m, s) = (long * long * long, middle * middle * middle, short * short * short)
    let red = TransferTables.steps(
      of: 4.076_741_7 * l + -3.307_711_6 * m + 0.230_969_94 * s)
    let green = TransferTables.steps(
      of: -1.268_438 * l + 2.609_757_4 * m + -0.341_319_4 * s)
    let blue = TransferTables.steps(
      of: -0.004_196_086 * l + -0.703_418_6 * m + 1.707_614_7 * s)
    return [
      Self.color(red.x, green.x, blue.x), Self.color(red.y, green.y, blue.y),
      Self.color(red.z, green.z, blue.z), Self.color(red.w, green.w, blue.w),
    ]
  }

  @inline(__always)
  private static func color(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> StraightRGBA {
    StraightRGBA(
      bits: TransferTables.value(at: red) << 16 | TransferTables.value(at: green) << 8
        | TransferTables.value(at: blue))
  }
}

extension SIMD4<Float> {
  /// Makes numbers from their bits.
  @inline(__always)
  fileprivate init(bitPattern bits: SIMD4<UInt32>) {
    self.init(
      Float(bitPattern: bits.x), Float(bitPattern: bits.y), Float(bitPattern: bits.z),
      Float(bitPattern: bits.w))
  }

  /// The bits of the numbers.
  @inline(__always)
  var bitPatterns: SIMD4<UInt32> {
    SIMD4<UInt32>(x.bitPattern, y.bitPattern, z.bitPattern, w.bitPattern)
  }
}
