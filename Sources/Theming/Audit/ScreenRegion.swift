import ColorScience

/// A region of a whole device, as fractions; a device cut in height has its own.
struct ScreenRegion {
  let across: ClosedRange<Double>
  let down: ClosedRange<Double>

  /// The squares of 8 points on 393 x 852 points.
  static let columns = 49
  static let rows = 106

  static let statusBar = ScreenRegion(across: 0.06...0.94, down: 0.015...0.055)
  static let date = ScreenRegion(across: 0.18...0.82, down: 0.08...0.2)
  static let clock = ScreenRegion(across: 0.1...0.9, down: 0.11...0.37)
  static let cards = ScreenRegion(across: 0.04...0.96, down: 0.2...0.97)

  /// The squares inside, half a cell each, which large digits cover.
  func squares(
    of grid: ColorGrid, and lights: ColorGrid
  ) -> [(ground: StraightRGBA, light: StraightRGBA)] {
    bounds(down, grid.rows).flatMap { row in
      bounds(across, grid.columns).map { (grid[$0, row], lights[$0, row]) }
    }
  }

  /// The cells inside, each with the mean of its two halves, the ground of ink.
  func cells(
    of grid: ColorGrid, and lights: ColorGrid
  ) -> [(ground: StraightRGBA, light: StraightRGBA)] {
    bounds(down, grid.rows / 2).flatMap { row in
      bounds(across, grid.columns).map { column in
        let mean = { (colors: ColorGrid) in
          StraightRGBA.mix(colors[column, 2 * row], colors[column, 2 * row + 1], by: 0.5)
        }
        return (mean(grid), mean(lights))
      }
    }
  }

  private func bounds(_ range: ClosedRange<Double>, _ count: Int) -> Range<Int> {
    Int(range.lowerBound * Double(count))..<Int(range.upperBound * Double(count))
  }
}
