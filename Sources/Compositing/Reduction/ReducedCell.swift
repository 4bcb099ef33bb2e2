/// A cell in the colors of a device: one glyph, and two colors by number.
public struct ReducedCell: Hashable, Sendable {
  /// The glyph; a blank where there is no ink, never `none`.
  public var glyph: Glyph
  /// The ink's color: the palette's number, or `0xRRGGBB` in 24-bit color; -1 is the device's own.
  public var foreground: Int32
  /// The background's color, likewise.
  public var background: Int32
  /// The ink's attributes; `emphasized` means reverse.
  public var attributes: CellAttributes
  /// The glyph's width, in cells: 1 or 2, and 1 for a `continuation`.
  public var width: UInt8

  /// Makes a reduced cell.
  public init(
    glyph: Glyph, foreground: Int32 = -1, background: Int32 = -1, attributes: CellAttributes = [],
    width: UInt8 = 1
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.width = width
  }

  /// The colors of its halves; `nil` for a cell with other ink.
  public var halves: (upper: Int32, lower: Int32)? {
    if glyph == .space { return (background, background) }
    // Without colors a half is ink.
    return glyph == Self.upperHalf && foreground >= 0 ? (foreground, background) : nil
  }

  /// The cell of an unpainted device.
  public static let blank = ReducedCell(glyph: .space)
  static let upperHalf = Glyph("\u{2580}")
  static let lowerHalf = Glyph("\u{2584}")
  /// A quarter, a half and three quarters of a cell in dots.
  static let dots = ["\u{2591}", "\u{2592}", "\u{2593}"].map { Glyph($0) }
}
