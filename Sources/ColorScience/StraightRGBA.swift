/// A color in sRGB with straight (not premultiplied) alpha, eight bits a channel.
///
/// This module owns what a color is, how two of them mix and how well one reads upon another.
/// It knows nothing of cells, glyphs or terminals.
public struct StraightRGBA: Hashable, Sendable {
  /// Red, `0...255`.
  public var red: UInt8
  /// Green, `0...255`.
  public var green: UInt8
  /// Blue, `0...255`.
  public var blue: UInt8
  /// Opacity: 0 is nothing, 255 hides what is beneath.
  public var alpha: UInt8

  /// Makes a color from its channels.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque color from `0xRRGGBB`.
  @inlinable
  public init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// All channels in one number: colors are compared for every cell of every frame, and one comparison does.
  @inlinable
  var bits: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

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
