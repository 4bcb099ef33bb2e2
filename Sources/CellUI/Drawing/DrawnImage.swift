import AssetCatalogs
import ColorScience
import Compositing

/// An image of pixels that fills a frame.
struct DrawnImage: Hashable, Sendable {
  private(set) var file: ImageFile
  /// The color of a stencil, whose own colors are not shown; `nil` for a picture in its colors.
  var stencil: StraightRGBA?
  /// A Boolean value indicating whether pixels are mixed.
  var isSmooth = true
  /// A Boolean value indicating whether the blur leaves the picture its edges.
  var keepsEdges = false
  /// The radius of a blur, in points.
  var blur = 0.0
  /// The halves of columns left free on either side, and of rows above as below.
  var margins = CellSize(columns: 0, rows: 0)

  init(file: ImageFile, stencil: StraightRGBA? = nil, isSmooth: Bool = true) {
    self.file = file
    self.stencil = stencil
    self.isSmooth = isSmooth
  }

  static func == (first: DrawnImage, second: DrawnImage) -> Bool {
    first.file.fingerprint == second.file.fingerprint && first.stencil == second.stencil
      && first.isSmooth == second.isSmooth && first.margins == second.margins
      && first.blur == second.blur && first.keepsEdges == second.keepsEdges
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(file.fingerprint)
    hasher.combine(stencil)
  }

  /// Returns the image in other colors.
  func recolored(_ change: (StraightRGBA) -> StraightRGBA) -> DrawnImage {
    var image = self
    image.stencil = stencil.map(change)
    if stencil == nil, case .pixels(let pixels) = file.content {
      image.file = ImageFile(name: file.name, pixels: pixels.recolored(change))
    }
    return image
  }

  /// Draws the image, cut to the outlines of masks pixel by pixel, on a surface.
  func draw(
    in frame: CellRect, cutTo masks: [ItemMask] = [], edges: EdgeStyle, on surface: inout Surface
  ) {
    guard case .pixels(let image) = file.content, !frame.isEmpty else { return }
    let (perColumn, perRow) = (edges.glyphs.pixelColumns, edges.glyphs.pixelRows)
    let (left, above) = (margins.columns * perColumn / 2, margins.rows * perRow / 2)
    let (width, height) = (frame.size.columns * perColumn, frame.size.rows * perRow)
    let columns = width - margins.columns * perColumn
    let rows = height - margins.rows * perRow
    // A picture that is far larger than the screen is reduced no finer than it is.
    guard 1...Self.sideMaximum ~= columns, 1...Self.sideMaximum ~= rows else { return }
    var colors = PictureMemo.colors(
      of: image,
      for: PictureMemo.Key(
        fingerprint: file.fingerprint, columns: columns, rows: rows, left: left, above: above,
        width: width, height: height, isSmooth: isSmooth,
        blur: PictureBlur(points: blur, pixels: edges.glyphs), keepsEdges: keepsEdges))
    if let stencil { colors = colors.map { stencil.opacity(Double($0.alpha) / 255) } }
    for mask in masks { mask.cut(&colors, of: frame, edges: edges) }
    surface.lay(colors, of: frame.size, at: frame.origin, glyphs: edges.glyphs)
  }

  /// The most sub-pixels of a side: more than the largest view has.
  private static let sideMaximum = 2048
}
