import ColorScience
import Compositing

/// A cell of a picture in the colors that a device shows, as `0xRRGGBB`.
struct SVGCell: Hashable {
  let glyph: Glyph
  let shape: GlyphShape
  let ink: UInt32
  let upper: UInt32
  let lower: UInt32
  let attributes: CellAttributes
  /// The width, in cells; 0 for the right half of a wide glyph, which the glyph's own cell draws.
  let width: Int

  /// A cell at its place.
  struct Placed {
    let column: Int
    let row: Int
    let cell: SVGCell
  }

  /// Returns a color in as few characters as can be.
  static func hex(_ rgb: UInt32) -> String {
    let digits = StraightRGBA(rgb: rgb).hex
    let short = rgb >> 4 & 0x0F0F0F
    guard rgb & 0x0F0F0F == short else { return digits }
    return "#" + digits.dropFirst().enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
  }
}

/// The colors of a device's cells.
struct SVGInks {
  /// The colors of a device without colors, and of inks without a color of their own.
  private static let plainInk = StraightRGBA(rgb: 0xE5E5E5)
  private static let plainGround = StraightRGBA.black

  private let palette: IndexedPalette?

  init(depth: ColorDepth) {
    palette = depth.palette
  }

  /// Returns a cell with its colors.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - isCoarse: A Boolean value indicating whether colors are rounded to six bits a channel, so that more neighbors are
  ///     equal.
  /// - Returns: The cell, as a picture draws it.
  func cell(_ cell: ReducedCell, isCoarse: Bool = false) -> SVGCell {
    var ink = color(cell.foreground, else: Self.plainInk)
    var ground = color(cell.background, else: Self.plainGround)
    if cell.attributes.contains(.emphasized) { swap(&ink, &ground) }
    if cell.attributes.contains(.faint) { ink = .mix(ground, ink, by: 0.6) }
    if isCoarse { (ink, ground) = (ink.coarse, ground.coarse) }
    var shape = GlyphShape(of: cell.glyph)
    if case .shade(let quarters) = shape {
      ground = .mix(ground, ink, by: Double(quarters) / 4)
      shape = .blocks([])
    }
    let halves = cell.halves
    return SVGCell(
      glyph: halves == nil ? cell.glyph : .space, shape: halves == nil ? shape : .blocks([]),
      ink: ink.rgb, upper: halves == nil || cell.glyph == .space ? ground.rgb : ink.rgb,
      lower: ground.rgb, attributes: cell.attributes,
      width: cell.glyph == .continuation ? 0 : Int(cell.width))
  }

  private func color(_ number: Int32, else plain: StraightRGBA) -> StraightRGBA {
    guard number >= 0 else { return plain }
    guard let palette else { return StraightRGBA(rgb: UInt32(number)) }
    return palette.color(at: UInt8(truncatingIfNeeded: number))
  }
}

extension StraightRGBA {
  /// The color rounded to six bits a channel.
  fileprivate var coarse: StraightRGBA {
    func round(_ channel: UInt8) -> UInt8 { channel > 253 ? 255 : (channel + 2) / 4 * 4 }
    return StraightRGBA(red: round(red), green: round(green), blue: round(blue))
  }
}
