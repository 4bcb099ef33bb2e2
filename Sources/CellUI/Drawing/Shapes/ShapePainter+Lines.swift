import ColorScience
import Compositing

extension ShapePainter {
  /// The width from which a line has its whole color, in points: a finer one is as much fainter.
  private static let wholeColorWidth = 0.5
  /// The opacity up to which an upright line in front of a bar is faint.
  private static let faintMarkOpacity = 0.6
  /// The bars that are lower than their cells.
  private static let bars = [
    LineStroke.heavyHorizontal, .thickHorizontal, .halfRow,
  ].map(\.glyph)

  /// Colors the cell of a bar behind a faint upright line, such as the mark of a quarter, since the line's own sign would
  /// make a gap in the bar.
  ///
  /// - Parameters:
  ///   - place: The cell of the line.
  ///   - color: The color of the line.
  ///   - surface: The surface.
  /// - Returns: A Boolean value indicating whether the line is faint, and a bar is there.
  static func tintBar(
    at place: CellPoint, with color: StraightRGBA, on surface: inout Surface
  ) -> Bool {
    guard Double(color.alpha) / 255 < faintMarkOpacity,
      bars.contains(surface[place.column, place.row].glyph)
    else { return false }
    var cell = surface[place.column, place.row]
    cell.foreground = color.over(cell.foreground)
    surface.set(cell, column: place.column, row: place.row)
    return true
  }

  /// Draws a thin level or upright line as the terminal's own, and its dashes, which are clear where coverage is faint.
  ///
  /// - Parameters:
  ///   - line: The outline, in points of the surface.
  ///   - stroke: The style of the line.
  ///   - frame: The frame of its colors.
  ///   - surface: The surface.
  /// - Returns: A Boolean value indicating whether the outline is such a line.
  func drawStraight(
    _ line: Outline, by stroke: StrokeStyle, in frame: CellRect, on surface: inout Surface
  ) -> Bool {
    let (width, isDashed) = (Double(stroke.lineWidth), !stroke.dash.isEmpty)
    let isHairline = width < Self.hairline
    guard
      isDashed
        ? width <= Self.thinnestInRow
        : !isFaint && (isHairline || !stroke.isBar && line.beginsWithLine),
      let bounds = line.bounds, let axis = StraightAxis(of: bounds),
      isDashed || width < axis.widthLimit
    else { return false }
    let whole = axis.sign(width: isDashed ? 0 : width)
    var style = stroke.outlineStroke
    style.lineWidth = max(style.lineWidth, Self.leastWidth)
    // Round ends would close the gaps of a fine pattern; without them a dot would have no length.
    let isDotted = isDashed && (style.dash.first ?? 0) < 2
    if !isDotted, isDashed || isHairline { style.lineCap = .butt }
    let coverage = line.stroked(style)
    // A line on the far edge of its view is in the view's last cells.
    let edge = OutlineRect(frame)
    let middle = OutlinePoint(
      x: axis == .level ? 0 : min((bounds.minX + bounds.maxX) / 2, edge.maxX - 1),
      y: axis == .level ? min((bounds.minY + bounds.maxY) / 2, edge.maxY - 1) : 0)
    let colors = PaintGrid(paint: paint, frame: frame)
    let opacity = min(1, width / Self.wholeColorWidth)
    for place in axis.cells(through: middle, of: surface.bounds) {
      let covered = (0..<axis.placeCount).count {
        let part = (Double($0) + 0.5) / Double(axis.placeCount)
        return coverage.contains(axis.point(at: part, of: place, through: middle), rule: .nonZero)
      }
      let glyph = surface[place.column, place.row].glyph
      // A line along another one, as progress along a way, takes its place.
      guard covered > 0,
        let sign = glyph.hasInk && !axis.isSign(glyph)
          ? axis.sign(whole, crossing: glyph)
          : axis.sign(whole, covering: covered, isDashed: isDashed, isDotted: isDotted)
      else { continue }
      let color = colors.color(column: place.column, halfRow: 2 * place.row)
      surface.draw(
        MeasuredGlyph(Glyph(sign), width: 1), column: place.column, row: place.row,
        foreground: color.opacity(opacity))
    }
    return true
  }
}

/// The direction of a straight line along cells.
private enum StraightAxis {
  case level, upright

  /// Makes the direction of an outline by its bounds; `nil` for one that turns, or is about as short as a cell.
  init?(of bounds: OutlineRect) {
    if bounds.height < 1, bounds.width > OutlinePoint.perColumn {
      self = .level
    } else if bounds.width < 1, bounds.height > OutlinePoint.perRow {
      self = .upright
    } else {
      return nil
    }
  }

  /// The places of a cell that tell how much of it a line covers: one in two points.
  var placeCount: Int { self == .level ? 4 : 8 }

  /// Returns the cells along the line through a point; none outside of a surface.
  func cells(through point: OutlinePoint, of surface: CellRect) -> [CellPoint] {
    let visible = OutlineRect(surface)
    switch self {
    case .level:
      guard point.y >= visible.minY, point.y < visible.maxY else { return [] }
      let row = Int((point.y / OutlinePoint.perRow).rounded(.down))
      return surface.columnRange.map { CellPoint(column: $0, row: row) }
    case .upright:
      guard point.x >= visible.minX, point.x < visible.maxX else { return [] }
      let column = Int((point.x / OutlinePoint.perColumn).rounded(.down))
      return surface.rowRange.map { CellPoint(column: column, row: $0) }
    }
  }

  /// Returns the point of the line at a part of a cell's length, `0...1`.
  func point(at part: Double, of cell: CellPoint, through point: OutlinePoint) -> OutlinePoint {
    switch self {
    case .level:
      OutlinePoint(x: (Double(cell.column) + part) * OutlinePoint.perColumn, y: point.y)
    case .upright:
      OutlinePoint(x: point.x, y: (Double(cell.row) + part) * OutlinePoint.perRow)
    }
  }

  /// The width from which a line in this direction is no line of the terminal's own, in points.
  var widthLimit: Double { self == .level ? Points.perRow / 2 : Self.heaviestUpright }

  /// The width from which an upright line is heavy, in points.
  private static let heavyUpright = Points.perColumn / 2
  /// The width from which an upright line is a bar, in points.
  private static let heaviestUpright = 6.0

  /// Returns the sign of a line of a width in points, as a bar of that height has.
  func sign(width: Double) -> Unicode.Scalar {
    if self == .upright, width >= Self.heavyUpright { return "┃" }
    return (self == .level ? LineStroke(height: width) : .vertical).glyph.base
  }

  /// Returns the sign of a cell that a line covers at some of its places; `nil` for a plain line's end that covers little.
  func sign(
    _ whole: Unicode.Scalar, covering places: Int, isDashed: Bool, isDotted: Bool
  ) -> Unicode.Scalar? {
    guard isDashed else { return 4 * places > placeCount ? whole : nil }
    let (dashed, dotted): (Unicode.Scalar, Unicode.Scalar) =
      self == .level ? ("╌", "·") : ("╎", "┊")
    return places == placeCount ? whole : isDotted ? dotted : dashed
  }

  /// Returns whether a glyph is a line in this direction.
  func isSign(_ glyph: Glyph) -> Bool {
    let signs: [Unicode.Scalar] = self == .level ? ["─", "╌", "━", "▃"] : ["│", "╎", "┃"]
    return signs.contains { glyph == Glyph($0) }
  }

  /// Returns the sign of a cell in which the line crosses another one; `nil` for a letter, which stays.
  func sign(_ whole: Unicode.Scalar, crossing glyph: Glyph) -> Unicode.Scalar? {
    let crossed: [Unicode.Scalar] =
      ["┼", "┿", "╂", "╋"] + (self == .level ? ["│", "╎", "┃"] : ["─", "╌", "━"])
    guard crossed.contains(where: { glyph == Glyph($0) }) else { return nil }
    // A thicker bar has no sign for its crossing, and hides the line.
    if whole == "▃" { return whole }
    let isHeavy = { (signs: [Unicode.Scalar]) in
      signs.contains(whole) || signs.contains(glyph.base)
    }
    return switch (isHeavy(["━", "┿", "╋"]), isHeavy(["┃", "╂", "╋"])) {
    case (true, true): "╋"
    case (true, false): "┿"
    case (false, true): "╂"
    case (false, false): "┼"
    }
  }
}

extension Outline {
  /// A Boolean value indicating whether the outline's first part is a straight line, as no ring's is.
  fileprivate var beginsWithLine: Bool {
    guard elements.count > 1, case .line = elements[1] else { return false }
    return true
  }
}
