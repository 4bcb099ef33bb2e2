import ColorScience
import Compositing

/// The pixels that an SVG is painted on: premultiplied sRGB, as SVG mixes colors.
struct SVGCanvas {
  /// The most pixels that are covered by all areas of a picture, one on the other, those of pictures in it, steps of
  /// outlines and bytes of attributes: some tenths of a second.
  static let workMaximum = 6_000_000
  /// The pixels of a cell of outlines, by which they are converted.
  private static let glyphs = GlyphRepertoire.octant

  let width: Int
  let height: Int
  private var pixels: [SIMD4<Double>]
  private var work = 0

  /// Makes a clear canvas.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// The rectangle of all pixels.
  var frame: OutlineRect {
    OutlineRect(x: 0, y: 0, width: Double(width), height: Double(height))
  }
  /// A Boolean value indicating whether too much was painted.
  var isExhausted: Bool { work > Self.workMaximum }
  /// A Boolean value indicating whether nothing is seen.
  var isClear: Bool { pixels.allSatisfy { $0.w < 0.5 / 255 } }

  /// The colors, row by row.
  var colors: [StraightRGBA] {
    pixels.map { pixel in
      guard pixel.w > 0 else { return .clear }
      let byte = { (part: Double) in UInt8(max(0, min(255, (part * 255).rounded()))) }
      return StraightRGBA(
        red: byte(pixel.x / pixel.w), green: byte(pixel.y / pixel.w), blue: byte(pixel.z / pixel.w),
        alpha: byte(pixel.w))
    }
  }

  /// The light of each pixel, by its alpha: what a mask lets through.
  var luminances: [Float] {
    pixels.map { Float(0.2126 * $0.x + 0.7152 * $0.y + 0.0722 * $0.z) }
  }

  /// The alpha of each pixel.
  var alphas: [Float] { pixels.map { Float($0.w) } }

  static func premultiplied(_ color: StraightRGBA, opacity: Double) -> SIMD4<Double> {
    let alpha = Double(color.alpha) / 255 * opacity
    return SIMD4(Double(color.red), Double(color.green), Double(color.blue), 255) / 255 * alpha
  }

  /// Adds the work of reading a picture of some pixels.
  mutating func addWork(_ pixelCount: Int) {
    work += pixelCount
  }

  /// Takes over the work that a canvas made by `blank` did for this one.
  mutating func addWork(of other: SVGCanvas) {
    work = other.work
  }

  /// Returns a clear canvas of the same size, for a clip or a mask.
  var blank: SVGCanvas {
    var canvas = SVGCanvas(width: width, height: height)
    canvas.work = work + pixels.count
    return canvas
  }

  /// Paints an area.
  ///
  /// - Parameters:
  ///   - outline: The area, in units of its own.
  ///   - transform: From those units to pixels.
  ///   - rule: The rule for what the outline encloses.
  ///   - clip: The part that is let through in each pixel; `nil` for all.
  ///   - color: Returns the premultiplied color of a pixel.
  mutating func fill(
    _ outline: Outline, _ transform: OutlineTransform, rule: FillRule, clip: [Float]?,
    color: (_ x: Int, _ y: Int) -> SIMD4<Double>
  ) {
    guard !isExhausted else { return }
    let (across, down) = (Self.glyphs.pixelColumns, Self.glyphs.pixelRows)
    let points = OutlineTransform.scale(
      x: OutlinePoint.perColumn / Double(across), y: OutlinePoint.perRow / Double(down))
    let coverage = Coverage(
      outline.applying(transform.concatenating(points)), rule: rule, glyphs: Self.glyphs,
      clip: CellRect(
        column: 0, row: 0, columns: (width + across - 1) / across, rows: (height + down - 1) / down)
    )
    work += coverage.values.count + outline.elements.count
    let (left, top) = (
      coverage.frame.origin.column * across, coverage.frame.origin.row * down
    )
    var index = 0
    for y in top..<top + coverage.pixelRows {
      for x in left..<left + coverage.pixelColumns {
        let covered = coverage.values[index]
        index += 1
        guard covered > 0, x < width, y < height else { continue }
        let place = y * width + x
        let part = Double(covered * (clip?[place] ?? 1))
        guard part > 0 else { continue }
        let paint = color(x, y) * part
        pixels[place] = paint + pixels[place] * (1 - paint.w)
      }
    }
  }
}
