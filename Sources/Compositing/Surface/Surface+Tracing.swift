public import ColorScience

extension Surface {
  /// Draws a thin line along an outline in braille dots, each half a column wide and a quarter of a row high.
  ///
  /// A line of two points covers too little of any part of a cell to be seen in its own color; a dot has all of it. Letters
  /// stay as they are, and so does the ground behind the dots.
  ///
  /// - Parameters:
  ///   - outline: The outline, in points from the surface's upper left corner.
  ///   - dash: The lengths of dashes and gaps, in points; empty for a whole line.
  ///   - phase: The place in the dashes at which the line begins, in points.
  ///   - frame: The cells of the line's view: a dot beside them by rounding is moved in.
  ///   - color: Returns the color of a half cell by its column and half row.
  public mutating func trace(
    _ outline: Outline, dash: [Double] = [], phase: Double = 0, in frame: CellRect,
    color: (_ column: Int, _ halfRow: Int) -> StraightRGBA
  ) {
    let line = dash.isEmpty ? outline : outline.dashed(dash, phase: phase)
    for polyline in line.flattened() {
      var walk = DotWalk()
      let closing = polyline.isClosed ? polyline.points.prefix(1) : []
      let ends = polyline.points.dropFirst() + closing
      for (from, to) in zip(polyline.points, ends) {
        guard let (start, end) = Self.visible(from, to, in: OutlineRect(bounds)) else { continue }
        walk.go(from: start, to: end) { draw($0.kept(in: frame), color: color) }
      }
      walk.finish { draw($0.kept(in: frame), color: color) }
    }
  }

  /// Returns the part of a line in a rectangle; `nil` where there is none.
  private static func visible(
    _ from: OutlinePoint, _ to: OutlinePoint, in rect: OutlineRect
  ) -> (OutlinePoint, OutlinePoint)? {
    let way = to - from
    var (first, last) = (0.0, 1.0)
    for (step, low, high) in [
      (way.x, rect.minX - from.x, rect.maxX - from.x),
      (way.y, rect.minY - from.y, rect.maxY - from.y),
    ] {
      guard step != 0 else {
        if low > 0 || high < 0 { return nil }
        continue
      }
      first = max(first, min(low / step, high / step))
      last = min(last, max(low / step, high / step))
    }
    return first <= last ? (from.mixed(with: to, by: first), from.mixed(with: to, by: last)) : nil
  }

  private mutating func draw(
    _ dot: DotWalk.Dot, color: (_ column: Int, _ halfRow: Int) -> StraightRGBA
  ) {
    let (column, row) = (dot.x >> 1, dot.y >> 2)
    guard bounds.contains(CellPoint(column: column, row: row)) else { return }
    let below = self[column, row].glyph
    let dots = below.isBraille ? below.base.value : 0x2800
    // A line of the terminal's own, as a chart's rule, lets the dots in front of it be seen.
    let isLine = below.isBoxLine
    let isLetter = below.hasInk && dots == 0x2800 && CellMask(below) == nil && !isLine
    guard !isLetter, below != .continuation,
      let sign = Unicode.Scalar(dots | Self.bits[dot.y & 3][dot.x & 1])
    else { return }
    draw(
      MeasuredGlyph(Glyph(sign), width: 1), column: column, row: row,
      foreground: color(column, dot.y >> 1))
  }

  /// Draws the covered parts of cells in braille dots, so that a picture of a few cells is as fine as eight parts to a cell.
  ///
  /// Letters stay as they are, and so does the ground behind the dots.
  ///
  /// - Parameters:
  ///   - coverage: The covered parts, by octants.
  ///   - color: Returns the color of a half cell by its column and half row.
  public mutating func draw(
    dotted coverage: Coverage, color: (_ column: Int, _ halfRow: Int) -> StraightRGBA
  ) {
    precondition(coverage.glyphs == .octant, "a cell has eight dots")
    let (left, top) = (2 * coverage.frame.origin.column, 4 * coverage.frame.origin.row)
    for (place, part) in coverage.values.enumerated() where part >= Self.leastDottedPart {
      let (y, x) = place.quotientAndRemainder(dividingBy: coverage.pixelColumns)
      draw(DotWalk.Dot(x: left + x, y: top + y), color: color)
    }
  }

  /// The covered part of an eighth of a cell from which a dot stands for it.
  private static let leastDottedPart: Float = 0.45

  /// The bits of a cell's dots in the braille patterns, by their row and column.
  private static let bits: [[UInt32]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]
}

extension Glyph {
  /// A Boolean value indicating whether the glyph is a braille pattern, whose dots are parts of pictures here.
  public var isBraille: Bool { (0x2800...0x28FF).contains(base.value) }
}

/// A walk along a line from dot to dot, without the corners of its steps.
private struct DotWalk {
  /// The place of a dot, in half columns and quarters of rows.
  struct Dot: Equatable {
    var x: Int
    var y: Int

    /// Returns the dot, or the nearest one in some cells where it is right beside them.
    func kept(in frame: CellRect) -> Dot {
      let (columns, rows) = (frame.columnRange, frame.rowRange)
      return Dot(
        x: Self.kept(x, in: 2 * columns.lowerBound..<2 * columns.upperBound),
        y: Self.kept(y, in: 4 * rows.lowerBound..<4 * rows.upperBound))
    }

    private static func kept(_ place: Int, in range: Range<Int>) -> Int {
      place == range.lowerBound - 1 ? place + 1 : place == range.upperBound ? place - 1 : place
    }
  }

  /// The length of a dot, in points.
  private static let perDot = OutlinePoint.perColumn / 2

  /// The last dot before `next` that was kept.
  private var last: Dot?
  /// The dot that is kept unless it is a corner.
  private var next: Dot?

  /// Goes along a line, in points.
  mutating func go(from: OutlinePoint, to: OutlinePoint, draw: (Dot) -> Void) {
    let way = to - from
    let steps = max(1, (max(abs(way.x), abs(way.y)) / Self.perDot).rounded(.up))
    for step in 0...Int(steps) {
      let point = from.mixed(with: to, by: Double(step) / steps)
      add(
        Dot(
          x: Int((point.x / Self.perDot).rounded(.down)),
          y: Int((point.y / Self.perDot).rounded(.down))), draw: draw)
    }
  }

  private mutating func add(_ dot: Dot, draw: (Dot) -> Void) {
    guard let corner = next else { return next = dot }
    guard dot != corner else { return }
    // Two dots that touch by their corners need none between them.
    let isCorner = last.map { abs($0.x - dot.x) == 1 && abs($0.y - dot.y) == 1 } ?? false
    if !isCorner {
      draw(corner)
      last = corner
    }
    next = dot
  }

  /// Draws the dot at the end.
  mutating func finish(draw: (Dot) -> Void) {
    if let next { draw(next) }
  }
}
