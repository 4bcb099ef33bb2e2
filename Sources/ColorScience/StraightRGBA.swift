/// A color in sRGB with straight (not premultiplied) alpha, eight bits a channel.
///
/// This module owns what a color is, how two of them mix and how well one reads upon another.
/// It knows nothing of cells, glyphs or terminals.
public struct StraightRGBA: Hashable, Sendable {
  /// The channels as `0xAARRGGBB`: every cell of every frame has three colors, which are copied and compared whole.
  @usableFromInline var bits: UInt32

  /// Red, `0...255`.
  @inlinable
  public var red: UInt8 {
    get { UInt8(truncatingIfNeeded: bits >> 16) }
    set { bits = bits & 0xFF00_FFFF | UInt32(newValue) << 16 }
  }
  /// Green, `0...255`.
  @inlinable
  public var green: UInt8 {
    get { UInt8(truncatingIfNeeded: bits >> 8) }
    set { bits = bits & 0xFFFF_00FF | UInt32(newValue) << 8 }
  }
  /// Blue, `0...255`.
  @inlinable
  public var blue: UInt8 {
    get { UInt8(truncatingIfNeeded: bits) }
    set { bits = bits & 0xFFFF_FF00 | UInt32(newValue) }
  }
  /// Opacity: 0 is nothing, 255 hides what is beneath.
  @inlinable
  public var alpha: UInt8 {
    get { UInt8(truncatingIfNeeded: bits >> 24) }
    set { bits = bits & 0x00FF_FFFF | UInt32(newValue) << 24 }
  }

  /// Makes a color from its channels.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    bits = UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Makes an opaque color from `0xRRGGBB`.
  @inlinable
  public init(rgb: UInt32) {
    bits = 0xFF00_0000 | rgb & 0x00FF_FFFF
  }

  /// The opaque part as `0xRRGGBB`.
  @inlinable
  public var rgb: UInt32 { bits & 0x00FF_FFFF }

  /// Compares two colors.
  @inlinable
  public static func == (first: StraightRGBA, second: StraightRGBA) -> Bool {
    first.bits == second.bits
  }

  /// Feeds the color to a hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bits)
  }

  /// Nothing at all: what is beneath shows through.
  @inlinable
  public static var clear: StraightRGBA { StraightRGBA(red: 0, green: 0, blue: 0, alpha: 0) }
  /// Opaque black.
  @inlinable
  public static var black: StraightRGBA { StraightRGBA(rgb: 0x000000) }
  /// Opaque white.
  @inlinable
  public static var white: StraightRGBA { StraightRGBA(rgb: 0xFFFFFF) }
}
