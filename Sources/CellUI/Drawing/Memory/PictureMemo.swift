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
    let isSmooth: Bool
    let blur: PictureBlur
  }

  private static let pictures = RecentValues<Key, [StraightRGBA]>(countMaximum: countMaximum)

  /// Returns a picture's colors in some sub-pixels, row by row.
  static func colors(of image: PixelImage, for key: Key) -> [StraightRGBA] {
    pictures.value(for: key) {
      let colors = image.resampled(
        columns: key.columns, rows: key.rows, isSmooth: key.isSmooth
      ).colors
      return key.blur.applied(to: colors, columns: key.columns)
    }
  }
}
