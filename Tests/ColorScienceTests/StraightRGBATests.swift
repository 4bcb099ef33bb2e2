import ColorScience
import Testing

@Suite struct StraightRGBATests {
  /// A color for each seed, all alphas and channels among them.
  private static func color(_ seed: UInt64) -> StraightRGBA {
    let bits = (seed &+ 0x9E37_79B9) &* 0xBF58_476D_1CE4_E5B9
    return StraightRGBA(
      red: UInt8(truncatingIfNeeded: bits >> 8), green: UInt8(truncatingIfNeeded: bits >> 20),
      blue: UInt8(truncatingIfNeeded: bits >> 32), alpha: UInt8(truncatingIfNeeded: bits >> 44))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `mixing gives both ends exactly`(seed: UInt64) {
    let (start, end) = (Self.color(seed), Self.color(seed &+ 1000))
    #expect(StraightRGBA.mix(start, end, by: 0) == start)
    #expect(StraightRGBA.mix(start, end, by: 1) == end)
  }

  @Test(arguments: 0...255 as ClosedRange<UInt8>)
  func `a grey survives the way to Oklab and back`(level: UInt8) {
    let grey = StraightRGBA(red: level, green: level, blue: level, alpha: 254)
    let black = StraightRGBA(red: 0, green: 0, blue: 0, alpha: 254)
    let mixed = StraightRGBA.mix(grey, black, by: 1e-9)
    #expect(abs(Int(mixed.red) - Int(level)) <= 1)
    #expect(mixed.red == mixed.green && mixed.green == mixed.blue)
  }

  @Test func `luminance never falls on the way from black to white`() {
    let steps = (0...100).map {
      StraightRGBA.mix(.black, .white, by: Double($0) / 100).relativeLuminance
    }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `nothing over a color is the color and an opaque color hides it`(seed: UInt64) {
    let (top, below) = (Self.color(seed), Self.color(seed &+ 7))
    #expect(StraightRGBA.clear.over(below) == below)
    var opaque = top
    opaque.alpha = 255
    #expect(opaque.over(below) == opaque)
    #expect(top.over(below).alpha >= max(top.alpha, below.alpha))
  }

  @Test(arguments: 1..<255 as Range<UInt8>)
  func `each channel upon an opaque color is rounded to the nearest step`(alpha: UInt8) {
    for (top, below) in [(0, 255), (255, 0), (255, 255), (1, 254), (40, 7), (128, 127), (200, 91)] {
      let nearest = (Double(top) * Double(alpha) + Double(below) * Double(255 - alpha)) / 255
      let value = UInt8(nearest.rounded())
      let other = UInt8((255 - nearest).rounded())
      let result = StraightRGBA(
        red: UInt8(top), green: UInt8(255 - top), blue: UInt8(top), alpha: alpha
      )
      .over(StraightRGBA(red: UInt8(below), green: UInt8(255 - below), blue: UInt8(below)))
      #expect(result == StraightRGBA(red: value, green: other, blue: value))
    }
  }

  @Test func `a color lies over another as Core Animation composites`() {
    let over = { (top: StraightRGBA, fraction: Double, below: StraightRGBA) in
      top.opacity(fraction).over(below).hex
    }
    #expect(over(.white, 0.16, .black) == "#292929")
    #expect(over(.black, 0.5, .white) == "#7F7F7F")
    #expect(over(StraightRGBA(rgb: 0x34C759), 0.2, .black) == "#0A2812")
    // Two of half opacity hide three quarters; of what is seen, two thirds are the upper one's.
    #expect(over(.white, 0.5, .black.opacity(0.5)) == "#AAAAAAC0")
  }

  @Test(
    arguments: [
      ("#FFF", 0xFFFFFF, 255), ("#1a2B3c", 0x1A2B3C, 255), ("#01020380", 0x010203, 0x80),
    ] as [(String, UInt32, UInt8)])
  func `hexadecimal text is read`(text: String, rgb: UInt32, alpha: UInt8) {
    var wanted = StraightRGBA(rgb: rgb)
    wanted.alpha = alpha
    #expect(StraightRGBA(hex: text) == wanted)
  }

  @Test(arguments: ["", "#", "FFF", "#12", "#12345", "#GGGGGG", "#1234567890", "#ÿÿÿ"])
  func `other text is no color`(text: String) {
    #expect(StraightRGBA(hex: text) == nil)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a color is read as it is written`(seed: UInt64) {
    let color = Self.color(seed)
    #expect(StraightRGBA(hex: color.hex) == color)
  }

  @Test func `contrast is as WCAG gives it`() {
    #expect(abs(StraightRGBA.black.contrastRatio(with: .white) - 21) < 0.001)
    #expect(StraightRGBA.white.contrastRatio(with: .white) == 1)
    // #767676 on white is WCAG's own example of just enough.
    #expect(abs(StraightRGBA(rgb: 0x767676).contrastRatio(with: .white) - 4.54) < 0.01)
  }

  @Test(arguments: [0, 16, 21, 46, 88, 124, 196, 226, 231, 232, 243, 255] as [UInt8])
  func `a color of the 256 is its own nearest, or its twin`(index: UInt8) {
    let palette = IndexedPalette.xterm256
    let color = palette.color(at: index)
    #expect(palette.color(at: palette.nearest(to: color)) == color)
    #expect(palette.nearest(to: color) >= 16)
  }

  private static let everyKind = (0..<1000).map { step in
    let level = { (digit: Int) in UInt8(digit % 10 * 28) }
    return StraightRGBA(red: level(step / 100), green: level(step / 10), blue: level(step))
  }

  private static let mixtures = everyKind.map { IndexedPalette.xterm256.mixture(for: $0) }

  @Test func `two of the 256 are mixed only where their dots are hardly seen`() {
    let palette = IndexedPalette.xterm256
    for mixture in Self.mixtures {
      guard mixture.quarters > 0 else { continue }
      let (ground, ink) = (palette.color(at: mixture.ground), palette.color(at: mixture.ink))
      #expect(mixture.quarters < 4 && ground.relativeLuminance <= ink.relativeLuminance)
      #expect(ground.contrastRatio(with: ink) < 3.3)
    }
  }

  @Test func `mixtures of the 256 come far nearer than single ones`() {
    let palette = IndexedPalette.xterm256
    var (mixed, alone) = (Float(0), Float(0))
    for (color, mixture) in zip(Self.everyKind, Self.mixtures) {
      mixed += palette.color(of: mixture).squaredDistance(to: color)
      alone += palette.color(at: palette.nearest(to: color)).squaredDistance(to: color)
    }
    #expect(mixed < alone * 0.7)
  }

  @Test(arguments: [0x0B1740, 0x06222E, 0x3F2440, 0x103A2E, 0x0A2A4A, 0x1C2F8A] as [UInt32])
  func `a dark shade of the 256 keeps its hue`(rgb: UInt32) {
    let palette = IndexedPalette.xterm256
    let color = StraightRGBA(rgb: rgb)
    let (wanted, seen) = (
      Oklab(color).axes, Oklab(palette.color(of: palette.mixture(for: color))).axes
    )
    let product = wanted.y * seen.y + wanted.z * seen.z
    #expect(product > 0.5 * (wanted.y * wanted.y + wanted.z * wanted.z))
  }

  @Test func `eight colors keep black, red and white apart`() {
    let palette = IndexedPalette.ansi8
    #expect(palette.nearest(to: StraightRGBA(rgb: 0x101010)) == 0)
    #expect(palette.nearest(to: StraightRGBA(rgb: 0xD01010)) == 1)
    #expect(palette.nearest(to: StraightRGBA(rgb: 0xF0F0F0)) == 7)
  }
}
