import AssetCatalogs
import ColorScience
import Synchronization

/// Pictures that were reduced to sub-pixels before, so that an image is resampled once for each of its sizes.
///
/// As in `LetterMemo`, each place is written once and never changed. When the places of a key are taken, its picture is made
/// each time.
enum PictureMemo {
  /// The maximum number of pictures that are kept.
  static let countMaximum = 128
  /// The places in which a key is looked for.
  private static let tryMaximum = 4

  struct Key: Hashable, Sendable {
    let fingerprint: UInt64
    let columns: Int
    let rows: Int
    let isSmooth: Bool
  }

  private final class Entry: Sendable {
    let key: Key
    let colors: [StraightRGBA]

    init(key: Key, colors: [StraightRGBA]) {
      self.key = key
      self.colors = colors
    }
  }

  private final class Place: Sendable {
    let entry = AtomicLazyReference<Entry>()
  }

  private static let places = (0..<countMaximum).map { _ in Place() }

  /// Returns a picture's colors in some sub-pixels, row by row.
  static func colors(of image: PixelImage, for key: Key) -> [StraightRGBA] {
    let make = {
      image.resampled(columns: key.columns, rows: key.rows, isSmooth: key.isSmooth).colors
    }
    let start = Int(UInt(bitPattern: key.hashValue) % UInt(countMaximum))
    for step in 0..<tryMaximum {
      let place = places[(start + step) % countMaximum]
      if let entry = place.entry.load() {
        if entry.key == key { return entry.colors }
        continue
      }
      let entry = place.entry.storeIfNil(Entry(key: key, colors: make()))
      if entry.key == key { return entry.colors }
    }
    return make()
  }
}
