import ColorScience
import Testing

@Suite struct ColorGridTests {
  private func grid(columns: Int, rows: Int) -> ColorGrid {
    var colors: [StraightRGBA] = []
    for index in 0..<columns * rows {
      let number = UInt32(index) &* 0x9E_3779
      colors.append(StraightRGBA(rgb: number & 0xFFFFFF))
    }
    return ColorGrid(columns: columns, rows: rows, colors: colors)
  }

  @Test(arguments: [(1, 1), (7, 3), (20, 40), (49, 106)])
  func `a blur of radius 0 changes nothing`(columns: Int, rows: Int) {
    let grid = grid(columns: columns, rows: rows)
    #expect(grid.blurred(radius: 0) == grid)
    #expect(grid.blurred(radius: -3) == grid)
  }

  @Test(arguments: [(1, 1), (7, 3), (20, 40), (49, 106)], [0.8, 2.5, 10, 1000])
  func `a blur keeps the mean color`(size: (Int, Int), radius: Double) {
    let grid = grid(columns: size.0, rows: size.1)
    let blurred = grid.blurred(radius: radius)
    #expect(blurred.colors.count == grid.colors.count)
    #expect(blurred.mean.squaredDistance(to: grid.mean) < 0.003 * 0.003)
  }

  @Test func `a blur makes neighbors alike, and the more so the wider it is`() {
    let grid = grid(columns: 30, rows: 30)
    let roughness = { (grid: ColorGrid) -> Float in
      (1..<30).reduce(0) { $0 + grid[$1, 15].squaredDistance(to: grid[$1 - 1, 15]) }
    }
    let steps = [0, 1, 3, 9].map { roughness(grid.blurred(radius: $0)) }
    #expect(steps == steps.sorted(by: >))
    #expect(steps[3] < steps[0] / 100)
  }

  @Test(arguments: [(1, 1), (7, 3), (20, 40), (49, 106)], [0, 2.5, 10])
  func `a blur that pairs rows comes near the means of the pairs of a plain one`(
    size: (Int, Int), radius: Double
  ) {
    let grid = grid(columns: size.0, rows: size.1)
    let (plain, paired) = (
      grid.blurred(radius: radius), grid.blurred(radius: radius, pairsRows: true)
    )
    #expect(paired.rows == grid.rows / 2)
    #expect(paired.columns == grid.columns || paired.rows == 0)
    for row in 0..<paired.rows {
      for column in 0..<paired.columns {
        let pair = [plain[column, 2 * row], plain[column, 2 * row + 1]]
        let mean = ColorGrid(columns: 1, rows: 2, colors: pair).mean
        #expect(paired[column, row].squaredDistance(to: mean) < (radius == 0 ? 1e-5 : 0.02))
      }
    }
  }

  @Test func `one light square spreads evenly to all sides`() {
    var colors = Array(repeating: StraightRGBA.black, count: 21 * 21)
    colors[10 * 21 + 10] = .white
    let grid = ColorGrid(columns: 21, rows: 21, colors: colors).blurred(radius: 1.2)
    for distance in 0...6 {
      let around = [
        grid[10 - distance, 10], grid[10 + distance, 10], grid[10, 10 - distance],
        grid[10, 10 + distance],
      ]
      #expect(Set(around).count == 1)
    }
    #expect(grid[10, 10].relativeLuminance > grid[14, 10].relativeLuminance)
  }
}
