/// A color in sRGB with straight (not premultiplied) alpha, eight bits a channel.
///
/// Straight alpha keeps a color's own channels, so that a translucent one can be faded and brought back. A color changes
/// into another in Oklab (`mix`), whose distances match those that the eye sees, and lies on another in sRGB (`over`), as
/// on a phone; readability is WCAG's contrast ratio.
/// `ColorGrid` is a picture of opaque colors, such as a wallpaper before it is cut into cells.
///
/// A device of fewer colors has a `ColorDepth` with an `IndexedPalette`. A palette gives numbers: the nearest color,
/// the nearest hue, or a `Mixture` of two colors in the dots of one cell. Each search is costly, so `PaletteMap` caches them
/// by color. This module knows nothing of cells, glyphs or terminals.
public struct StraightRGBA: Hashable, Sendable {
  /// The channels as `0xAARRGGBB`, in one word since every cell of every frame copies and compares three colors.
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
  /// Opacity: 0 is clear, 255 opaque.
  @inlinable
  public var alpha: UInt8 {
    get { UInt8(truncatingIfNeeded: bits >> 24) }
    set { bits = bits & 0x00FF_FFFF | UInt32(newValue) << 24 }
  }

  @inlinable
  init(bits: UInt32) { self.bits = bits }

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

  /// No color: everything beneath shows through.
  @inlinable
  public static var clear: StraightRGBA { StraightRGBA(red: 0, green: 0, blue: 0, alpha: 0) }
  /// Opaque black.
  @inlinable
  public static var black: StraightRGBA { StraightRGBA(rgb: 0x000000) }
  /// Opaque white.
  @inlinable
  public static var white: StraightRGBA { StraightRGBA(rgb: 0xFFFFFF) }
}
