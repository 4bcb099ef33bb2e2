public import ColorScience

extension Surface {
  /// Lays a color over the inside of an outline; edges are exact to a sub-pixel, and mixed where the style allows it.
  ///
  /// Whole cells get a ground, as from a rectangle's fill, and their letters are as dim as the cells beneath it. A cell that
  /// the edge crosses becomes the mask and the two colors that come nearest to the colors of its sub-pixels.
  ///
  /// - Parameters:
  ///   - outline: The outline, in points from the surface's upper left corner.
  ///   - color: The color, which may be translucent.
  ///   - rule: The rule for which places the outline encloses.
  ///   - edges: The way in which edges are shown.
  public mutating func fill(
    _ outline: Outline, with color: StraightRGBA, rule: FillRule = .nonZero, edges: EdgeStyle
  ) {
    fill(Coverage(outline, rule: rule, glyphs: edges.glyphs, clip: bounds), edges: edges) { _, _ in
      color
    }
  }

  /// Lays a color over the covered sub-pixels.
  ///
  /// - Parameters:
  ///   - coverage: The covered parts, in cells from the surface's upper left corner.
  ///   - offset: A distance by which the coverage is moved, in cells.
  ///   - edges: The way in which edges are shown; its glyphs are the coverage's own.
  ///   - color: Returns the color of a half cell by its column and half row.
  public mutating func fill(
    _ coverage: Coverage, at offset: CellPoint = .zero, edges: EdgeStyle,
    color: (_ column: Int, _ halfRow: Int) -> StraightRGBA
  ) {
    let area = coverage.frame.offset(by: offset).intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.rowRange {
      for column in area.columnRange {
        let parts = CellCoverage(
          coverage, column: column - offset.column, row: row - offset.row,
          edges: edges)
        guard parts.most > CellCoverage.leastSeen else { continue }
        let (upper, lower) = (color(column, 2 * row), color(column, 2 * row + 1))
        if parts.least > 1 - CellCoverage.leastSeen {
          layOnLetter(.mix(upper, lower, by: 0.5), column: column, row: row)
          cells[row * size.columns + column].layWhole(upper: upper, lower: lower)
        } else {
          layEdge(parts, edges: edges, upper: upper, lower: lower, column: column, row: row)
        }
      }
    }
  }

  /// The part of a cell from which an opaque shape in front hides the letter in it.
  private static let hidingPart = 0.6

  /// Lays a color over the sub-pixels of one cell.
  private mutating func layEdge(
    _ parts: CellCoverage, edges: EdgeStyle, upper: StraightRGBA, lower: StraightRGBA, column: Int,
    row: Int
  ) {
    let below = self[column, row]
    // Letters stay, unless most of them is covered, and get a ground as far as the cell is covered; a line is hidden by what
    // stands in front of it.
    let hidesLine = min(upper.alpha, lower.alpha) >= 128 && parts.mean >= 0.4
    let isLine = below.glyph.isBoxLine
    let isLetter =
      below.glyph.hasInk && CellMask(below.glyph) == nil && !(isLine && hidesLine)
    guard !isLetter, below.glyph != .continuation else {
      let index = row * size.columns + column
      let mean = Double(parts.mean)
      let isHidden = mean >= Self.hidingPart && upper.alpha == 255 && lower.alpha == 255
      if isHidden { layOnLetter(upper, column: column, row: row) }
      cells[index].upper = upper.opacity(mean).over(below.upper)
      cells[index].lower = lower.opacity(mean).over(below.lower)
      return
    }
    let isOnGround = edges.usesEighths && upper.alpha == 255 && below.upper == below.lower
    if below.upper.alpha == 0 && below.lower.alpha == 0 || isOnGround, !below.glyph.hasInk,
      upper == lower,
      let cell = parts.straightEdge(of: upper, upon: below.upper, and: below.lower)
    {
      return set(cell, column: column, row: row)
    }
    var pixels = CellPixels(of: below, rows: parts.rows)
    let first = upper.premultiplied
    let second = upper == lower ? first : lower.premultiplied
    for pixel in 0..<pixels.count {
      pixels.lay((pixel / 2 * 2 + 1 > parts.rows ? second : first) * parts[pixel], on: pixel)
    }
    let ink = below.glyph.hasInk && !isLine ? below.foreground : nil
    set(pixels.cell(ink: ink), column: column, row: row)
  }
}

/// The covered parts of one cell's sub-pixels.
struct CellCoverage {
  /// The part below which nothing is seen, and above whose complement all is.
  static let leastSeen: Float = 1 / 256

  /// The rows of sub-pixels, which are two columns each.
  let rows: Int
  private(set) var least: Float = 1
  private(set) var most: Float = 0
  private(set) var mean: Float = 0
  private let usesEighths: Bool
  private var parts: InlineArray<8, Float>

  init(_ coverage: Coverage, column: Int, row: Int, edges: EdgeStyle) {
    let isWhole = coverage.glyphs == .ascii
    rows = isWhole ? 2 : coverage.glyphs.pixelRows
    usesEighths =
      coverage.glyphs == .octant && edges.isAntialiased || !isWhole && edges.usesEighths
    parts = InlineArray(repeating: 0)
    let first = coverage.firstPixel(column: column, row: row)
    let stride = coverage.pixelColumns
    for pixel in 0..<2 * rows {
      let index = first.map { isWhole ? $0 : $0 + (pixel >> 1) * stride + (pixel & 1) }
      var part = index.map { coverage.values[$0] } ?? 0
      if isWhole {
        // Shapes at half rows lose that half rather than grow.
        part = part > 0.51 ? 1 : 0
      } else if !edges.isAntialiased {
        part = part >= 0.499 ? 1 : 0
      }
      parts[pixel] = part
      least = min(least, part)
      most = max(most, part)
      mean += part
    }
    mean /= Float(2 * rows)
  }

  subscript(pixel: Int) -> Float { parts[pixel] }

  /// Returns a straight edge's cell in an eighth block, which shows it sharper than a mixture; `nil` for any other cell.
  ///
  /// - Parameters:
  ///   - color: The color of the shape.
  ///   - upper: The ground in the cell's upper half.
  ///   - lower: The ground in the lower half.
  /// - Returns: The cell. On an opaque ground, what comes from above or from the right is the rest of a block of the ground.
  func straightEdge(
    of color: StraightRGBA, upon upper: StraightRGBA, and lower: StraightRGBA
  ) -> Cell? {
    guard usesEighths else { return nil }
    let near = { (first: Float, second: Float) in abs(first - second) < 0.02 }
    var columns = (left: Float(0), right: Float(0))
    var isLevel = true
    var isUpright = true
    for pixel in stride(from: 0, to: 2 * rows, by: 2) {
      if !near(parts[pixel], parts[pixel + 1]) { isLevel = false }
      if !near(parts[pixel], parts[0]) || !near(parts[pixel + 1], parts[1]) { isUpright = false }
      columns.left += parts[pixel] / Float(rows)
      columns.right += parts[pixel + 1] / Float(rows)
    }
    let eighths = Int((mean * 8).rounded())
    guard abs(mean * 8 - Float(eighths)) < 0.26, (1...7).contains(eighths) else { return nil }
    let canTurn = upper.alpha == 255 && upper == lower
    func cell(_ first: Int, isTurned: Bool = false) -> Cell? {
      guard isTurned else {
        var cell = Cell(glyph: Glyph(bits: UInt64(first)), foreground: color)
        (cell.upper, cell.lower) = (upper, lower)
        return cell
      }
      guard canTurn else { return nil }
      return Cell(glyph: Glyph(bits: UInt64(first)), foreground: upper, background: color)
    }
    if isUpright, columns.right < 0.01 || columns.left > 0.99, columns.left > columns.right {
      return cell(0x2590 - eighths)
    }
    if isUpright, columns.left < 0.01 || columns.right > 0.99, columns.right > columns.left {
      return cell(0x2590 - (8 - eighths), isTurned: true)
    }
    guard isLevel, eighths != 4 else { return nil }
    /// Returns if the covered rows of parts are below the others, or in another order above them.
    func isFilled(_ order: [Int]) -> Bool {
      zip(order, order.dropFirst()).allSatisfy { before, row in
        parts[2 * row] >= parts[2 * before] - 0.01
          && (parts[2 * before] < 0.01 || parts[2 * row] > 0.99)
      }
    }
    if isFilled(Array(0..<rows)) { return cell(0x2580 + eighths) }
    return isFilled((0..<rows).reversed()) ? cell(0x2580 + 8 - eighths, isTurned: true) : nil
  }
}
