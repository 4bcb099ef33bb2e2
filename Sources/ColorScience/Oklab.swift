/// A color in Oklab, a space whose distances match those that the eye sees.
///
/// Björn Ottosson, "A perceptual color space for image processing", https://bottosson.github.io/posts/oklab/.
public struct Oklab: Hashable, Sendable {
  /// Lightness, green–red and blue–yellow.
  public var axes: SIMD3<Float>

  /// Converts a color, taken as opaque.
  public init(_ color: StraightRGBA) {
    let roots = ConeResponse(color).roots
    axes = SIMD3(
      0.210_454_26 * roots.x + 0.793_617_8 * roots.y - 0.004_072_047 * roots.z,
      1.977_998_5 * roots.x - 2.428_592_2 * roots.y + 0.450_593_7 * roots.z,
      0.025_904_037 * roots.x + 0.782_771_77 * roots.y - 0.808_675_77 * roots.z)
  }

  /// Makes a color from its axes.
  public init(axes: SIMD3<Float>) {
    self.axes = axes
  }

  /// The nearest color of sRGB.
  public func color(alpha: UInt8 = 255) -> StraightRGBA {
    let roots = SIMD4(
      axes.x + 0.396_337_78 * axes.y + 0.215_803_76 * axes.z,
      axes.x - 0.105_561_346 * axes.y - 0.063_854_17 * axes.z,
      axes.x - 0.089_484_18 * axes.y - 1.291_485_5 * axes.z, 0)
    return ConeResponse(roots: roots).color(alpha: alpha)
  }
}

/// The cube roots of the answers of the eye's three kinds of cones.
///
/// Oklab's axes are sums of these, so that a mixture of two colors is the same in both, and costs less here.
struct ConeResponse {
  /// The roots for long, middle and short waves, and one lane unused: four are taken at once.
  var roots: SIMD4<Float>

  init(roots: SIMD4<Float>) { self.roots = roots }

  /// Converts a color, taken as opaque.
  // Inlined, the lanes would be taken apart.
  @inline(never)
  init(_ color: StraightRGBA) {
    let red = SIMD4<Float>(0.412_221_47, 0.211_903_5, 0.088_302_46, 1)
    let green = SIMD4<Float>(0.536_332_55, 0.680_699_5, 0.281_718_85, 1)
    let blue = SIMD4<Float>(0.051_445_995, 0.107_396_96, 0.629_978_7, 1)
    let cones =
      red * TransferTables.light(of: color.red) + green * TransferTables.light(of: color.green)
      + blue * TransferTables.light(of: color.blue)
    // Within a millionth from 0 to about 1: guesses from the exponents, then Halley's method twice.
    func third(_ value: Float) -> UInt32 { value.bitPattern / 3 }
    let guesses =
      SIMD4(third(cones.x), third(cones.y), third(cones.z), third(cones.w)) &+ 0x2A51_4067
    roots = SIMD4(
      Float(bitPattern: guesses.x), Float(bitPattern: guesses.y), Float(bitPattern: guesses.z),
      Float(bitPattern: guesses.w))
    for _ in 0..<2 {
      let cubes = roots * roots * roots
      roots *= (cubes + 2 * cones) / (2 * cubes + cones)
    }
    roots.replace(with: 0, where: .!(cones .> 1e-9))
  }

  /// The nearest color of sRGB.
  func color(alpha: UInt8) -> StraightRGBA {
    let cones = roots * roots * roots
    let linear =
      SIMD4<Float>(4.076_741_7, -1.268_438, -0.004_196_086, 0) * cones.x
      + SIMD4<Float>(-3.307_711_6, 2.609_757_4, -0.703_418_6, 0) * cones.y
      + SIMD4<Float>(0.230_969_94, -0.341_319_4, 1.707_614_7, 0) * cones.z
    return TransferTables.encode(linear, alpha: alpha)
  }
}

/// sRGB's transfer function (IEC 61966-2-1) as tables, both ways.
enum TransferTables {
  /// Entries of `encoded`: enough that the darkest steps of eight bits stay apart.
  static let encodedCount = 16_384

  /// The linear light of each encoded value, `0...1`.
  private static let linear = InlineArray<256, Float> { Float(linearLight(Double($0) / 255)) }

  /// The encoded value of each of `encodedCount` equal steps of linear light.
  private static let encoded: InlineArray<16_384, UInt8> = {
    // Each encoded value holds the steps up to the middle between it and the next.
    var table = InlineArray<16_384, UInt8>(repeating: 0)
    var count = 0
    for value in 0..<256 {
      let upTo = value == 255 ? 1 : linearLight((Double(value) + 0.5) / 255)
      let end = Int((upTo * Double(encodedCount - 1)).rounded(.down)) + 1
      while count < min(end, encodedCount) {
        table[count] = UInt8(value)
        count += 1
      }
    }
    return table
  }()

  /// Returns the linear light of an encoded value, `0...1`.
  @inline(__always)
  static func light(of value: UInt8) -> Float { linear[Int(value)] }

  /// Returns the color nearest to linear light, whose lanes are red, green, blue and one unused; NaN gives
  /// black.
  @inline(__always)
  static func encode(_ light: SIMD4<Float>, alpha: UInt8) -> StraightRGBA {
    let steps = steps(of: light)
    return StraightRGBA(
      bits: UInt32(alpha) << 24 | value(at: steps.x) << 16 | value(at: steps.y) << 8
        | value(at: steps.z))
  }

  /// Returns the numbers of the steps nearest to linear light; NaN gives 0.
  @inline(__always)
  static func steps(of light: SIMD4<Float>) -> SIMD4<UInt32> {
    let last = Float(encodedCount - 1)
    var places = light * last
    places.replace(with: last, where: places .> last)
    places.replace(with: 0, where: .!(places .>= 0))
    // Numbers this large have no fraction: the sum's last bits are the nearest whole number.
    return (places + 0x1p23).bitPatterns
  }

  /// Returns the encoded value at a step.
  @inline(__always)
  static func value(at step: UInt32) -> UInt32 { UInt32(encoded[Int(step & 0x3FFF)]) }

  private static func linearLight(_ encoded: Double) -> Double {
    guard encoded > 0.04045 else { return encoded / 12.92 }
    return power12over5((encoded + 0.055) / 1.055)
  }

  /// The 2.4th power of a number from 0 to 1: its square times its square's fifth root, by Newton's method.
  private static func power12over5(_ base: Double) -> Double {
    let square = base * base
    var root = max(square, 0.2)
    for _ in 0..<24 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}

extension SIMD4<Float> {
  /// The bits of the numbers.
  @inline(__always)
  fileprivate var bitPatterns: SIMD4<UInt32> {
    SIMD4<UInt32>(x.bitPattern, y.bitPattern, z.bitPattern, w.bitPattern)
  }
}
