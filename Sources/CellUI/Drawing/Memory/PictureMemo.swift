import AssetCatalogs
import ColorScience

/// Pictures that were reduced to sub-pixels before, so that an image is resampled once for each of its sizes.
enum PictureMemo {
  /// The maximum number of pictures that are kept.
  static let countMaximum = 128

  struct Key: Hashable, Sendable {
    let fingerprint: UInt64
    let columns: Int
    let rows: Int
    /// The sub-pixels that are free on the left, and above.
    let left: Int
    let above: Int
    /// The sub-pixels of the picture together with those that are free around it.
    let width: Int
    let height: Int
    let isSmooth: Bool
    let blur: PictureBlur
    /// A Boolean value indicating whether the blur leaves the picture its edges.
    let keepsEdges: Bool
  }

  private static let pictures = RecentValues<Key, [StraightRGBA]>(countMaximum: countMaximum)

  /// Returns a picture's colors in some sub-pixels and in those around it, which a blur reaches, row by row.
  static func colors(of image: PixelImage, for key: Key) -> [StraightRGBA] {
    pictures.value(for: key) {
      let colors = image.resampled(
        columns: key.columns, rows: key.rows, isSmooth: key.isSmooth
      ).colors
      return key.keepsEdges
        ? framed(key.blur.applied(to: colors, columns: key.columns), for: key)
        : key.blur.applied(to: framed(colors, for: key), columns: key.width)
    }
  }

  /// Returns colors with clear sub-pixels around them.
  private static func framed(_ colors: [StraightRGBA], for key: Key) -> [StraightRGBA] {
    guard key.columns < key.width || key.rows < key.height else { return colors }
    var framed = Array(repeating: StraightRGBA.clear, count: key.width * key.height)
    for row in 0..<key.rows {
      let start = (key.above + row) * key.width + key.left
      framed.replaceSubrange(
        start..<start + key.columns, with: colors[row * key.columns..<(row + 1) * key.columns])
    }
    return framed
  }
}
