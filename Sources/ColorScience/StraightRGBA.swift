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

  /// Nothing at all: what is beneath shows through.
  public static let clear = StraightRGBA(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = StraightRGBA(rgb: 0x000000)
  /// Opaque white.
  public static let white = StraightRGBA(rgb: 0xFFFFFF)
}
