/// The part of each sub-pixel that an outline covers, exact for its straight lines.
///
/// The plane is swept row by row of sub-pixels. Each row is cut into strips in which no line starts, ends or crosses
/// another; there the fill rule finds the lines that bound the area, and the trapezoids between them add their areas. A
/// convex area, and a convex hole in it, need no strips: the areas beside all lines add up to theirs.
public struct Coverage: Hashable, Sendable {
  /// The cells around the outline, within the clip.
  public private(set) var frame: CellRect
  /// The glyphs, which decide the sub-pixels of a cell.
  public let glyphs: GlyphRepertoire
  /// The covered parts, `0...1`: the frame's sub-pixels, row by row.
  public private(set) var values: [Float]

  /// Returns the same parts of other cells.
  ///
  /// - Parameter distance: The columns and rows by which they are farther right and down.
  /// - Returns: The parts, whose frame is moved.
  public func offset(by distance: CellPoint) -> Coverage {
    var coverage = self
    coverage.frame.origin.column += distance.column
    coverage.frame.origin.row += distance.row
    return coverage
  }

  /// The frame's width, in sub-pixels.
  public var pixelColumns: Int { frame.size.columns * glyphs.pixelColumns }
  /// The frame's height, in sub-pixels.
  public var pixelRows: Int { frame.size.rows * glyphs.pixelRows }

  /// Converts an outline.
  ///
  /// - Parameters:
  ///   - outline: The outline, in points from the upper left corner of cell (0, 0).
  ///   - rule: The rule for which places it encloses.
  ///   - glyphs: The glyphs to draw with.
  ///   - clip: The cells that are of interest.
  public init(
    _ outline: Outline, rule: FillRule = .nonZero, glyphs: GlyphRepertoire, clip: CellRect
  ) {
    self.glyphs = glyphs
    frame = (outline.bounds?.cells ?? CellRect(origin: .zero, size: .zero)).intersection(clip)
    values = []
    guard !frame.isEmpty else { return }
    let width = frame.size.columns * glyphs.pixelColumns
    let height = frame.size.rows * glyphs.pixelRows
    var scan = ScanConverter(columns: width, rows: height, rule: rule)
    let x = Double(glyphs.pixelColumns) / OutlinePoint.perColumn
    let y = Double(glyphs.pixelRows) / OutlinePoint.perRow
    let left = Double(frame.origin.column * glyphs.pixelColumns)
    let top = Double(frame.origin.row * glyphs.pixelRows)
    let polylines = outline.flattened()
    let signs = polylines.signs(by: rule)
    for (index, polyline) in polylines.enumerated() {
      let place = { (point: OutlinePoint) in
        OutlinePoint(x: point.x * x - left, y: point.y * y - top)
      }
      // An area is always closed.
      guard let last = polyline.points.last else { continue }
      var from = place(last)
      for point in polyline.points {
        let to = place(point)
        scan.addLine(from: from, to: to, sign: signs?[index] ?? 1)
        from = to
      }
    }
    values = signs == nil ? scan.coverage() : scan.sums()
  }

  /// Makes the coverage of a shape that is simpler to measure than to outline.
  ///
  /// - Parameters:
  ///   - frame: The cells around it.
  ///   - glyphs: The glyphs to draw with.
  ///   - part: Returns the covered part of a sub-pixel, `0...1`, by its place in points.
  public init(
    frame: CellRect, glyphs: GlyphRepertoire, part: (_ pixel: OutlineRect) -> Double
  ) {
    (self.frame, self.glyphs, values) = (frame, glyphs, [])
    let width = OutlinePoint.perColumn / Double(glyphs.pixelColumns)
    let height = OutlinePoint.perRow / Double(glyphs.pixelRows)
    let (left, top) = (OutlineRect(frame).minX, OutlineRect(frame).minY)
    for row in 0..<pixelRows {
      for column in 0..<pixelColumns {
        let pixel = OutlineRect(
          x: left + Double(column) * width, y: top + Double(row) * height, width: width,
          height: height)
        values.append(Float(part(pixel)))
      }
    }
  }

  /// The covered part of a sub-pixel of a cell, `0...1`; 0 outside of the frame.
  ///
  /// - Parameters:
  ///   - column: The cell's column.
  ///   - row: The cell's row.
  ///   - pixel: The sub-pixel, counted row by row from the cell's upper left.
  public subscript(column: Int, row: Int, pixel: Int) -> Float {
    guard let first = firstPixel(column: column, row: row) else { return 0 }
    let wide = glyphs.pixelColumns
    return values[first + pixel / wide * pixelColumns + pixel % wide]
  }

  /// Returns the least, the greatest and the mean covered part of a cell's sub-pixels.
  public func parts(column: Int, row: Int) -> (least: Float, most: Float, mean: Float) {
    guard let first = firstPixel(column: column, row: row) else { return (0, 0, 0) }
    let (wide, high, stride) = (glyphs.pixelColumns, glyphs.pixelRows, pixelColumns)
    var (least, most, sum) = (Float(1), Float(0), Float(0))
    for start in Swift.stride(from: first, to: first + high * stride, by: stride) {
      for index in start..<start + wide {
        least = min(least, values[index])
        most = max(most, values[index])
        sum += values[index]
      }
    }
    return (least, most, sum / Float(wide * high))
  }

  /// Returns the index of a cell's first sub-pixel; `nil` outside of the frame.
  func firstPixel(column: Int, row: Int) -> Int? {
    guard frame.contains(CellPoint(column: column, row: row)) else { return nil }
    return (row - frame.origin.row) * glyphs.pixelRows * pixelColumns
      + (column - frame.origin.column) * glyphs.pixelColumns
  }

  /// The covered area, in sub-pixels.
  public var area: Double { values.reduce(0) { $0 + Double($1) } }
}

extension Coverage {
  /// Makes a coverage of nothing, to which others are added.
  public init(of frame: CellRect, glyphs: GlyphRepertoire) {
    self.glyphs = glyphs
    self.frame = frame
    values = Array(
      repeating: 0,
      count: frame.size.columns * glyphs.pixelColumns * frame.size.rows * glyphs.pixelRows)
  }

  /// Covers what another one of the same glyphs covers, too.
  public mutating func add(_ other: Coverage) {
    change(by: other) { 1 - (1 - $0) * (1 - $1) }
  }

  /// Uncovers what another one of the same glyphs covers.
  public mutating func erase(_ other: Coverage) {
    change(by: other) { $0 * (1 - $1) }
  }

  private mutating func change(by other: Coverage, _ mix: (Float, Float) -> Float) {
    precondition(glyphs == other.glyphs, "coverages of one grid")
    let shared = frame.intersection(other.frame)
    guard !shared.isEmpty else { return }
    let (wide, high) = (glyphs.pixelColumns, glyphs.pixelRows)
    for row in shared.rowRange.lowerBound * high..<shared.rowRange.upperBound * high {
      let own = (row - frame.origin.row * high) * pixelColumns - frame.origin.column * wide
      let its =
        (row - other.frame.origin.row * high) * other.pixelColumns - other.frame.origin.column
        * wide
      for column in shared.columnRange.lowerBound * wide..<shared.columnRange.upperBound * wide {
        values[own + column] = mix(values[own + column], other.values[its + column])
      }
    }
  }
}
