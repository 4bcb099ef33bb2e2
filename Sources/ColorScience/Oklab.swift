/// A color in Oklab, a space whose distances match those that the eye sees.
///
/// Björn Ottosson, "A perceptual color space for image processing", https://bottosson.github.io/posts/oklab/.
public struct Oklab: Hashable, Sendable {
  /// Lightness, green–red and blue–yellow.
  public var axes: SIMD3<Float>

  /// Converts a color, taken as opaque.
  public init(_ color: StraightRGBA) {
    let table = TransferTables.linear
    let red = table[Int(color.red)]
    let green = table[Int(color.green)]
    let blue = table[Int(color.blue)]
    let long = cubeRoot(0.412_221_47 * red + 0.536_332_55 * green + 0.051_445_995 * blue)
    let middle = cubeRoot(0.211_903_5 * red + 0.680_699_5 * green + 0.107_396_96 * blue)
    let short = cubeRoot(0.088_302_46 * red + 0.281_718_85 * green + 0.629_978_7 * blue)
    axes = SIMD3(
      0.210_454_26 * long + 0.793_617_8 * middle - 0.004_072_047 * short,
      1.977_998_5 * long - 2.428_592_2 * middle + 0.450_593_7 * short,
      0.025_904_037 * long + 0.782_771_77 * middle - 0.808_675_77 * short)
  }

  /// Makes a color from its axes.
  public init(axes: SIMD3<Float>) {
    self.axes = axes
  }

  /// The nearest color of sRGB.
  public func color(alpha: UInt8 = 255) -> StraightRGBA {
    let long = axes.x + 0.396_337_78 * axes.y + 0.215_803_76 * axes.z
    let middle = axes.x - 0.105_561_346 * axes.y - 0.063_854_17 * axes.z
    let short = axes.x - 0.089_484_18 * axes.y - 1.291_485_5 * axes.z
    let cubes = SIMD3(long * long * long, middle * middle * middle, short * short * short)
    return StraightRGBA(
      red: encoded(4.076_741_7 * cubes.x - 3.307_711_6 * cubes.y + 0.230_969_94 * cubes.z),
      green: encoded(-1.268_438 * cubes.x + 2.609_757_4 * cubes.y - 0.341_319_4 * cubes.z),
      blue: encoded(-0.004_196_086 * cubes.x - 0.703_418_6 * cubes.y + 1.707_614_7 * cubes.z),
      alpha: alpha)
  }

  private func encoded(_ linear: Float) -> UInt8 {
    let last = Float(TransferTables.encodedCount - 1)
    // Axes that are not numbers give black.
    return TransferTables.encoded[Int(max(0, min(last, linear.isNaN ? 0 : linear * last + 0.5)))]
  }
}

/// The cube root of a number from 0 to about 1, within a millionth: a guess from the exponent, then Halley's method twice.
private func cubeRoot(_ value: Float) -> Float {
  guard value > 1e-9 else { return 0 }
  var root = Float(bitPattern: value.bitPattern / 3 + 0x2A51_4067)
  for _ in 0..<2 {
    let cube = root * root * root
    root *= (cube + 2 * value) / (2 * cube + value)
  }
  return root
}

/// sRGB's transfer function (IEC 61966-2-1) as tables, both ways.
enum TransferTables {
  /// Entries of `encoded`: enough that the darkest steps of eight bits stay apart.
  static let encodedCount = 16_384

  /// The linear light of each encoded value, `0...1`.
  static let linear: [Float] = (0..<256).map { Float(linearLight(Double($0) / 255)) }

  /// The encoded value of each of `encodedCount` equal steps of linear light.
  static let encoded: [UInt8] = {
    // Each encoded value holds the steps up to the middle between it and the next.
    var table: [UInt8] = []
    table.reserveCapacity(encodedCount)
    for value in 0..<256 {
      let upTo = value == 255 ? 1 : linearLight((Double(value) + 0.5) / 255)
      let end = Int((upTo * Double(encodedCount - 1)).rounded(.down)) + 1
      while table.count < min(end, encodedCount) { table.append(UInt8(value)) }
    }
    return table
  }()

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
