import ColorScience
import Compositing
import Foundation

/// Fills and strokes shapes with a paint.
struct ShapePainter {
  let paint: Paint
  let style: FillStyle
  let edges: EdgeStyle

  /// The width below which a line along cells is drawn as a hairline of the terminal's own, in points.
  static let hairline = 2.5
  /// The width up to which a line around a shape of one row is drawn as the shape's ends, in points.
  static let thinnestInRow = 4.0
  /// The width up to which a ring of one row is a sign, in points: half of its height.
  private static let thickestRingInRow = 8.0
  /// The least width of any other line, in points; a thinner one would be too faint.
  static let leastWidth = 3.0

  /// Fills an outline in a frame.
  func fill(_ outline: ShapeOutline, in frame: CellRect, on surface: inout Surface) {
    // Rectangles lie on whole cells, and have no edges to look at.
    if outline == .rectangle { return fillRectangle(frame, on: &surface) }
    // A circle of one row is a dot of the terminal's own, which is rounder.
    if outline == .circle, frame.size.rows == 1 {
      let middle = frame.origin.column + (frame.size.columns - 1) / 2
      guard let column = Self.column(ofDotAt: middle, row: frame.origin.row, on: surface) else {
        return
      }
      let place = CellPoint(column: column, row: frame.origin.row)
      // A dot in the ground's color on another one is the inside of a ring.
      if Self.isDot(at: place, on: surface), isGround(paint.color, at: place, on: surface) {
        let ring = surface[place.column, place.row].foreground
        return draw("○", column: column, row: place.row, color: ring, on: &surface)
      }
      return draw("●", column: column, row: place.row, color: paint.color, on: &surface)
    }
    let outline = outline.outline(in: frame)
    guard style.blur == 0 else { return fillBlurred(outline, in: frame, on: &surface) }
    fill(outline, in: frame, on: &surface)
  }

  private func fillRectangle(_ frame: CellRect, on surface: inout Surface) {
    switch paint {
    case .color(let color):
      let visible = frame.intersection(surface.bounds)
      for row in visible.rowRange {
        for column in visible.columnRange { surface.layOnLetter(color, column: column, row: row) }
      }
      surface.fill(frame, with: color)
    case .linearGradient, .field: fillRectangleWithGradient(frame, on: &surface)
    }
  }

  private func fillRectangleWithGradient(_ frame: CellRect, on surface: inout Surface) {
    let gradient = PaintGrid(paint: paint, frame: frame)
    let visible = frame.intersection(surface.bounds)
    for row in visible.rowRange {
      for column in visible.columnRange {
        let upper = gradient.color(column: column, halfRow: 2 * row)
        let lower = gradient.color(column: column, halfRow: 2 * row + 1)
        surface.layOnLetter(upper, column: column, row: row)
        surface.fill(columns: column..<column + 1, halfRows: 2 * row..<2 * row + 1, with: upper)
        surface.fill(
          columns: column..<column + 1, halfRows: 2 * row + 1..<2 * row + 2, with: lower)
      }
    }
  }

  /// Strokes an outline in a frame; half of the line lies outside.
  func stroke(
    _ outline: ShapeOutline, by stroke: StrokeStyle, in frame: CellRect, on surface: inout Surface
  ) {
    guard !stroke.isEdge else { return strokeEdge(outline, by: stroke, in: frame, on: &surface) }
    if stroke.isMark || stroke.isBar, drawsDots {
      let grid = PaintGrid(paint: paint, frame: frame)
      return surface.trace(outline.outline(in: frame), in: frame, color: grid.color)
    }
    let thickest = outline.mayBeRing ? Self.thickestRingInRow : Self.thinnestInRow
    let isThin = Double(stroke.lineWidth) <= thickest && stroke.dash.isEmpty
    if isThin, frame.size.rows == 1, drawInRow(outline, in: frame, on: &surface) { return }
    if Self.isBoxLine(outline, by: stroke), let line = Self.boxLine(of: outline),
      frame.size.columns > 1, frame.size.rows > 1
    {
      // A hairline that is hardly seen on a phone lies at the very edge; in the middle of cells it would be a frame.
      guard !isFaint else { return }
      let letters = Self.letters(around: frame, on: surface)
      // Corners alone are no frame: where letters take most of its line, its sides are drawn beside them.
      if letters.count > frame.size.columns + frame.size.rows - 2 {
        for row in frame.rowRange {
          let line = CellRect(
            column: frame.origin.column, row: row, columns: frame.size.columns, rows: 1)
          _ = drawInRow(.rectangle, in: line, on: &surface)
        }
        return
      }
      surface.draw(line, around: frame, color: paint.color)
      // A line that text leaves no room for passes beside its letters, as a line of points would.
      for (place, cell) in letters { surface.set(cell, column: place.column, row: place.row) }
      return
    }
    var line = outline.outline(in: frame)
    if drawStraight(line, by: stroke, in: frame, on: &surface) { return }
    var stroke = stroke.outlineStroke
    // A line that is hardly seen on a phone, as of a grid behind a card, would be bands here.
    let least = isFaint ? (ring: 0, line: 0) : (ring: Self.leastRingWidth, line: Self.leastWidth)
    let width = stroke.lineWidth
    if let ring = line.ringWithinRows(by: &stroke.lineWidth, least: least.ring) {
      line = ring
    } else if drawsDots, !isFaint, Self.isThinCurve(line, width: width) {
      let grid = PaintGrid(paint: paint, frame: frame)
      return surface.trace(
        line, dash: stroke.dash, phase: stroke.dashPhase, in: frame, color: grid.color)
    } else {
      stroke.lineWidth = max(width, least.line)
      if !outline.isCircle, stroke.lineWidth <= Self.thinnestInRow {
        if outline == .rectangle, isSharp(line, by: stroke) {
          stroke.lineWidth = Self.wholeEighths(stroke.lineWidth)
        }
        line = line.withinHalfCells(strokedBy: stroke.lineWidth)
      }
    }
    fill(
      line.stroked(stroke), in: frame, usingEighths: isSharp(line, by: stroke), on: &surface)
  }

  /// Returns the width of whole eighths of a row that is next to a width, in points.
  private static func wholeEighths(_ width: Double) -> Double {
    let eighth = Points.perRow / 8
    return (width / eighth).rounded() * eighth
  }

  /// Returns whether a thin line is drawn by eighths of a cell: half a row of it and its ground would be a band in a color of
  /// neither.
  private func isSharp(_ line: Outline, by stroke: OutlineStroke) -> Bool {
    stroke.lineWidth <= Self.sharpWidth && stroke.dash.isEmpty && line.hasSides
  }

  /// The greatest width of a line around a box that is drawn by eighths of a cell, in points.
  private static let sharpWidth = 8.0

  /// Strokes the edge of a filled shape, as wide as it is, inside of the shape; a dot has none, unless it is seen by it alone.
  private func strokeEdge(
    _ outline: ShapeOutline, by stroke: StrokeStyle, in frame: CellRect, on surface: inout Surface
  ) {
    if outline == .circle, frame.size.rows == 1 {
      if let dot = Self.dot(in: frame, on: surface),
        isOnGround(dot, row: frame.origin.row, on: surface)
      {
        draw("○", column: dot, row: frame.origin.row, color: paint.color, on: &surface)
      }
      return
    }
    var line = outline.outline(in: frame)
    var stroke = stroke.outlineStroke
    let least = outline == .rectangle ? Self.hairline : Self.thinnestInRow
    let isSharp = stroke.lineWidth >= least && isSharp(line, by: stroke)
    if !isFaint {
      // A disc of a few cells would be nothing but its edge, and a line by eighths of a cell is clear at any width.
      let isClear = !isSharp && stroke.lineWidth >= Self.clearEdgeWidth && line.ring == nil
      stroke.lineWidth = max(stroke.lineWidth, isClear ? Self.leastRingWidth : Self.leastWidth)
    }
    if isSharp, outline == .rectangle { stroke.lineWidth = Self.wholeEighths(stroke.lineWidth) }
    if let ring = line.ringWithinRows(by: &stroke.lineWidth, least: 0) {
      line = ring
    } else {
      line = line.within(strokedBy: stroke.lineWidth)
    }
    fill(line.stroked(stroke), in: frame, usingEighths: isSharp, on: &surface)
  }

  /// Returns whether a line around an outline is drawn as the terminal's own, which lies in the middle of cells.
  static func isBoxLine(_ outline: ShapeOutline, by stroke: StrokeStyle) -> Bool {
    !stroke.isEdge && Double(stroke.lineWidth) < hairline && stroke.dash.isEmpty
      && boxLine(of: outline) != nil
  }

  /// The width from which a shape's edge is a clear line, in points; a thinner one is a shade of the shape's side.
  private static let clearEdgeWidth = 2.0

  /// The least width of the line of a ring or a chart of several rows, in points: most of half a row, as which it is seen.
  static let leastRingWidth = 5.5

  /// The widths of an open line that rises or falls and is drawn in dots, in points: a chart's or a map's, and no grid's.
  private static let dotsWidths = 1.0...3.5

  /// A Boolean value indicating whether thin curves are lines of dots; where the terminal has octants they are whole.
  private var drawsDots: Bool {
    switch edges.glyphs {
    case .quadrant, .sextant: true
    case .octant, .ascii: false
    }
  }

  /// Returns whether a line is a thin curve of a chart or a map, no dot and no small ring.
  static func isThinCurve(_ line: Outline, width: Double) -> Bool {
    dotsWidths.contains(width) && line.isOpen && line.risesOrFalls
      && line.ringRadius ?? .infinity > Points.perRow * 3 / 2
  }

  /// The opacity up to which a thin line is hardly seen.
  private static let faintOpacity = 0.1

  /// A Boolean value indicating whether a thin line of the paint is hardly seen.
  var isFaint: Bool {
    guard case .color(let color) = paint else { return false }
    return Double(color.alpha) / 255 <= Self.faintOpacity
  }

  /// Returns the cells with letters and symbols along the inside of a frame's edge.
  private static func letters(around frame: CellRect, on surface: Surface) -> [(CellPoint, Cell)] {
    let visible = frame.intersection(surface.bounds)
    let inner = frame.inset(columns: 1, rows: 1)
    var letters: [(CellPoint, Cell)] = []
    for row in visible.rowRange {
      for column in visible.columnRange {
        let place = CellPoint(column: column, row: row)
        guard !inner.contains(place) else { continue }
        guard isSign(at: place, on: surface) else { continue }
        letters.append((place, surface[column, row]))
      }
    }
    return letters
  }

  /// Returns the terminal's own line around a frame; `nil` for an outline that doesn't follow it.
  private static func boxLine(of outline: ShapeOutline) -> BoxLine? {
    switch outline {
    case .rectangle: .square
    case .rounded, .capsule, .badge: .thin
    case .circle, .ellipse, .path: nil
    }
  }

  func fill(
    _ outline: Outline, in frame: CellRect, usingEighths: Bool = false, on surface: inout Surface
  ) {
    let coverage = Coverage(
      outline, rule: style.isEOFilled ? .evenOdd : .nonZero, glyphs: edges.glyphs,
      clip: surface.bounds)
    fill(coverage, in: frame, usingEighths: usingEighths, on: &surface)
  }

  /// Fills the covered parts of a frame.
  func fill(
    _ coverage: Coverage, in frame: CellRect, usingEighths: Bool = false, on surface: inout Surface
  ) {
    var edges = edges
    if !style.isAntialiased { edges.isAntialiased = false }
    if style.usesEighths || usingEighths { edges.usesEighths = true }
    switch paint {
    case .color(let color): surface.fill(coverage, edges: edges) { _, _ in color }
    case .linearGradient, .field:
      let gradient = PaintGrid(paint: paint, frame: frame)
      surface.fill(coverage, edges: edges, color: gradient.color)
    }
  }

  /// Draws a line through the cells of a frame, each in the paint's color there.
  func draw(_ line: LineStroke, in frame: CellRect, on surface: inout Surface) {
    let glyph = MeasuredGlyph(line.glyph, width: 1)
    let grid = PaintGrid(paint: paint, frame: frame)
    let visible = frame.intersection(surface.bounds)
    for row in visible.rowRange {
      for column in visible.columnRange {
        let color = grid.color(column: column, halfRow: 2 * row)
        guard color.alpha > 0 else { continue }
        // A dot is thicker than a thin line in front of it, and is seen on both sides of that; around a line of one cell it is
        // seen on all sides.
        if line.isThin || frame.size == CellSize(columns: 1, rows: 1),
          Self.isDot(at: CellPoint(column: column, row: row), on: surface)
        {
          continue
        }
        if !line.isLevel,
          Self.tintBar(at: CellPoint(column: column, row: row), with: color, on: &surface)
        {
          continue
        }
        surface.draw(glyph, column: column, row: row, foreground: color)
      }
    }
  }
}

extension Outline {
  /// A Boolean value indicating whether the outline has straight sides, as a box has and no ring.
  fileprivate var hasSides: Bool {
    !isOpen
      && elements.count { element in
        if case .line = element { true } else { false }
      } > 1
  }

  /// A Boolean value indicating whether the outline is higher than a dot or upright, so that it is no level line.
  fileprivate var risesOrFalls: Bool {
    guard let bounds else { return false }
    return bounds.height > OutlinePoint.perRow / 4 || bounds.width == 0 && bounds.height > 0
  }
}
