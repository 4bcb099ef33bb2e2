/// The sub-pixels of a cell that a glyph fills: halves, quadrants, sextants and octants.
public struct CellMask: Hashable, Sendable {
  /// The filled sub-pixels: bit 0 is the upper left, bit 1 the upper right, bits 2 and 3 the row below, and so on.
  public let bits: UInt8
  /// The rows of sub-pixels: 2, 3 or 4.
  public let rows: Int

  /// Makes a mask.
  public init(bits: UInt8, rows: Int) {
    self.bits = bits
    self.rows = rows
  }

  /// Makes the mask that a glyph fills; `nil` for a glyph that isn't made of sub-pixels.
  public init?(_ glyph: Glyph) {
    let value = UInt32(truncatingIfNeeded: glyph.bits)
    guard value >= 0x2580, glyph.bits < 0x20_0000 else { return nil }
    if value <= 0x259F {
      if let bits = Quadrant.bits(of: glyph) {
        self.init(bits: bits, rows: 2)
      } else if let bits = Octants.mask(ofOlder: value) {
        self.init(bits: bits, rows: 4)
      } else {
        return nil
      }
    } else if value >= 0x1CD00, value <= 0x1FBE7 {
      self.init(rare: value)
    } else {
      return nil
    }
  }

  private init?(rare value: UInt32) {
    switch value {
    case 0x1FB00...0x1FB3B:
      let place = value - 0x1FB00 + 1
      // Half blocks are no sextants.
      let skipped: UInt32 = place < 0b010101 ? 0 : place + 1 < 0b101010 ? 1 : 2
      self.init(bits: UInt8(place + skipped), rows: 3)
    case 0x1CD00...0x1CDE5: self.init(bits: Octants.bits[Int(value - 0x1CD00)], rows: 4)
    default:
      guard let bits = Octants.mask(ofOlder: value) else { return nil }
      self.init(bits: bits, rows: 4)
    }
  }

  /// The glyph that fills the sub-pixels.
  public var glyph: Glyph {
    switch rows {
    case 3: Self.sextant(bits & 63)
    case 4: Octants.glyphs[Int(bits)]
    default: Quadrant.glyph(bits)
    }
  }

  private static func sextant(_ bits: UInt8) -> Glyph {
    switch bits {
    case 0: return .space
    case 0b010101: return Quadrant.glyph(0b0101)
    case 0b101010: return Quadrant.glyph(0b1010)
    case 0b111111: return Quadrant.glyph(15)
    default: break
    }
    let skipped: UInt32 = (bits > 0b010101 ? 1 : 0) + (bits > 0b101010 ? 1 : 0)
    return Glyph(bits: UInt64(0x1FB00 + UInt32(bits) - 1 - skipped))
  }

  /// Returns the filled part of a sub-pixel in a grid of some rows, `0...1`.
  func part(ofPixel pixel: Int, rows grid: Int) -> Float {
    if grid == rows { return bits >> UInt8(pixel) & 1 == 1 ? 1 : 0 }
    // Twelfths of a cell's height are whole in every grid.
    let (column, row) = (pixel % 2, pixel / 2)
    let height = 12 / grid
    var filled = 0
    for twelfth in row * height..<(row + 1) * height {
      let own = twelfth * rows / 12
      if bits >> UInt8(own * 2 + column) & 1 == 1 { filled += 1 }
    }
    return Float(filled) / Float(height)
  }
}

/// Unicode 16's "Block Octant" glyphs, and the older glyphs that have the shapes missing among them.
enum Octants {
  /// The bits of U+1CD00 and the following, in order: every number that no older glyph has.
  static let bits: [UInt8] = (0...255).filter { mask in !older.contains { $0.mask == mask } }

  /// The glyph of each mask.
  static let glyphs: [Glyph] = {
    var glyphs = [Glyph](repeating: .space, count: 256)
    for (place, mask) in bits.enumerated() {
      glyphs[Int(mask)] = Glyph(bits: 0x1CD00 + UInt64(place))
    }
    for (mask, scalar) in older { glyphs[Int(mask)] = Glyph(bits: UInt64(scalar)) }
    return glyphs
  }()

  /// Returns the mask of an older glyph that quadrants don't have; `nil` for any other glyph.
  static func mask(ofOlder scalar: UInt32) -> UInt8? {
    guard scalar > 0x2600 || scalar == 0x2582 || scalar == 0x2586 else { return nil }
    return older.first { $0.scalar == scalar }?.mask
  }

  private static let older: [(mask: UInt8, scalar: UInt32)] = [
    (0, 0x20), (1, 0x1CEA8), (2, 0x1CEAB), (3, 0x1FB82), (5, 0x2598), (10, 0x259D), (15, 0x2580),
    (20, 0x1FBE6), (40, 0x1FBE7), (63, 0x1FB85), (64, 0x1CEA3), (80, 0x2596), (85, 0x258C),
    (90, 0x259E), (95, 0x259B), (128, 0x1CEA0), (160, 0x2597), (165, 0x259A), (170, 0x2590),
    (175, 0x259C), (192, 0x2582), (240, 0x2584), (245, 0x2599), (250, 0x259F), (252, 0x2586),
    (255, 0x2588),
  ]
}
