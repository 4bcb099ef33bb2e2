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
  /// A Boolean value indicating whether half a row is left free above and below.
  var isInset = false

  init(file: ImageFile, stencil: StraightRGBA? = nil, isSmooth: Bool = true) {
    self.file = file
    self.stencil = stencil
    self.isSmooth = isSmooth
  }

  static func == (first: DrawnImage, second: DrawnImage) -> Bool {
    first.file.fingerprint == second.file.fingerprint && first.stencil == second.stencil
      && first.isSmooth == second.isSmooth && first.isInset == second.isInset
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

  /// Draws the image on a surface.
  func draw(in frame: CellRect, edges: EdgeStyle, on surface: inout Surface) {
    guard case .pixels(let image) = file.content, !frame.isEmpty else { return }
    // A picture that is far larger than the screen is reduced no finer than it is.
    let columns = frame.size.columns * edges.glyphs.pixelColumns
    let free = isInset ? edges.glyphs.pixelRows : 0
    let rows = frame.size.rows * edges.glyphs.pixelRows - free
    guard columns <= Self.sideMaximum, rows <= Self.sideMaximum else { return }
    var colors = PictureMemo.colors(
      of: image,
      for: PictureMemo.Key(
        fingerprint: file.fingerprint, columns: columns, rows: rows, isSmooth: isSmooth))
    if let stencil { colors = colors.map { stencil.opacity(Double($0.alpha) / 255) } }
    if isInset {
      let above = Array(repeating: StraightRGBA.clear, count: free / 2 * columns)
      let below = Array(repeating: StraightRGBA.clear, count: (free - free / 2) * columns)
      colors = above + colors + below
    }
    surface.lay(colors, of: frame.size, at: frame.origin, glyphs: edges.glyphs)
  }

  /// The most sub-pixels of a side: more than a screen has.
  private static let sideMaximum = 2048
}
