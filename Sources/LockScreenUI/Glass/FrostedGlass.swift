import ColorScience
import Compositing
import Synchronization

/// A wallpaper behind frosted glass: a color for each cell, blurred when something first stands before it.
///
/// Blurred colors look no better in halves of cells, and one color costs a terminal less.
final class FrostedGlass: Sendable {
  /// The colors once they are needed.
  private final class Painted: Sendable {
    let colors: [StraightRGBA]

    init(_ colors: [StraightRGBA]) {
      self.colors = colors
    }
  }

  /// The size, in cells.
  let size: CellSize
  private let paint: @Sendable () -> [StraightRGBA]
  private let painted = AtomicLazyReference<Painted>()

  private var colors: [StraightRGBA] {
    (painted.load() ?? painted.storeIfNil(Painted(paint()))).colors
  }

  /// Makes glass whose colors, cell by cell and row by row, come from a function that is called when they are needed.
  init(size: CellSize, colors paint: @escaping @Sendable () -> [StraightRGBA]) {
    self.size = size
    self.paint = paint
  }

  /// Makes glass that shows a picture as it is.
  convenience init(clear picture: Surface) {
    self.init(size: picture.size) {
      (0..<picture.size.rows).flatMap { row in
        (0..<picture.size.columns).map { picture[$0, row].meanBackground }
      }
    }
  }

  /// Blurs the colors now, which otherwise happens when one is first asked for.
  func prepare() { _ = colors }

  /// The color of a cell of the glass.
  subscript(column: Int, row: Int) -> StraightRGBA { colors[row * size.columns + column] }

  /// The glass in one gray: as light as the mean of its lower two thirds, where cards are.
  ///
  /// Dark colors of a palette are either grays or vivid, so a tint on a hue would become one far stronger than its own.
  var evened: FrostedGlass {
    FrostedGlass(size: size) { [self] in
      let below = Array(colors[(size.rows / 3 * size.columns)...])
      let mean = ColorGrid(columns: below.count, rows: 1, colors: below).mean
      let gray = Oklab(axes: SIMD3(Oklab(mean).axes.x, 0, 0)).color()
      return [StraightRGBA](repeating: gray, count: colors.count)
    }
  }

  /// Returns the glass on its way to another of the same size: 0 gives this one, 1 the other.
  func mixed(with other: FrostedGlass, by fraction: Double) -> FrostedGlass {
    let mixed = zip(colors, other.colors).map { StraightRGBA.mix($0, $1, by: fraction) }
    return FrostedGlass(size: size) { mixed }
  }
}
