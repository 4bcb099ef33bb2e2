import Compositing
import Foundation

extension ViewLayout {
  /// Returns a layout of one row in the middle of three, with its rings, discs and pictures as high as a phone shows them.
  ///
  /// The one row of a bar stands for more points than a row of cells has. Letters have no other size there; a ring around
  /// them has, and so have a disc behind them and a picture: they are seen above and below their row.
  ///
  /// - Parameters:
  ///   - points: The height that the row stands for.
  ///   - limit: The height that a ring may have with its line, in cells' own points.
  /// - Returns: The layout; `nil` where it has none of them.
  public func withTallRings(_ points: Double, within limit: Double) -> ViewLayout? {
    guard size.rows == 1, items.contains(where: \.mayBeTall) else { return nil }
    let rings = items.map(\.rowRing)
    // A ring and the track beneath it are of one size, by the smaller view and the thicker line.
    var common: [Int: Double] = [:]
    for case .some(let ring) in rings {
      // Between one row and two no ring is round, so that one wider than a row is as high as it can be.
      let width = ring.width ?? points
      let height = width > Points.perRow ? min(points, limit - ring.margin) : width
      common[ring.column] = min(common[ring.column] ?? points, height)
    }
    guard
      common.values.contains(where: { $0 > Points.perRow })
        || items.contains(where: \.isFlatPicture)
    else { return nil }
    let tall = zip(items, rings).map { item, ring -> TallRing? in
      guard let ring, let height = common[ring.column], height > Points.perRow else { return nil }
      return TallRing(
        ring: ring, middle: middle(of: ring), height: height, isEmpty: isEmpty(ring, among: rings))
    }
    // A ring around two letters in three cells needs a column more.
    let reach = tall.compactMap { $0 }.map(\.reach)
    let before = (reach.map(\.lowerBound).min() ?? 0) < -Self.cutMaximum ? 1 : 0
    let width = Double(size.columns) * Points.perColumn
    let behind = (reach.map(\.upperBound).max() ?? 0) > width + Self.cutMaximum ? 1 : 0
    let rows = CellSize(columns: before + size.columns + behind, rows: 3)
    let shift = CellPoint(column: before, row: 1)
    let items = zip(items, tall).map { item, ring in
      ring.map { item.drawing($0, at: shift, on: rows) }
        ?? (item.isFlatPicture ? item.raised(by: shift) : item.offset(by: shift))
    }
    return with(items, size: rows, controls: controls.map { $0.offset(by: shift) })
  }

  /// Returns whether no other views than rings stand in a ring.
  private func isEmpty(_ ring: RowRing, among rings: [RowRing?]) -> Bool {
    let inside = ring.middle - Points.perColumn..<ring.middle + Points.perColumn
    return !zip(items, rings).contains { item, other in
      let frame = OutlineRect(item.frame)
      return other?.stroke == nil && inside.overlaps(frame.minX..<max(frame.minX, frame.maxX))
    }
  }

  /// The part of a ring that may lie beside the layout, in points.
  private static let cutMaximum = Points.perColumn / 4

  /// Returns the middle of a ring, in points from the left: that of the letters inside of it, which stand half a cell
  /// beside it where no cell is in the middle.
  private func middle(of ring: RowRing) -> Double {
    let letters = items.compactMap(\.middleOfLetters)
      .filter { abs($0 - ring.middle) <= Points.perColumn / 2 }
    return letters.count == 1 ? letters[0] : ring.middle
  }
}

/// A circle as high as the one row of a layout, a part of one, or a disc.
private struct RowRing {
  /// The whole or the part, in points from the layout's top left corner.
  let outline: Outline
  /// The distance of its middle from the left, in points.
  let middle: Double
  /// The width that its view has, in points; `nil` where it is not known any more.
  let width: Double?
  /// The line; `nil` for a disc.
  let stroke: StrokeStyle?

  /// The height that is kept free of its circle above and below together, in points: the line's, or the bar's edge around
  /// a disc.
  var margin: Double { stroke.map { Double($0.lineWidth) } ?? 1.5 }

  /// The column of its middle.
  var column: Int { Int((middle / Points.perColumn).rounded()) }

  /// The radius of each, in points.
  static let radius = Points.perRow / 2
  /// Makes the disc in a frame; `nil` for a frame of several rows.
  init?(discIn frame: CellRect) {
    guard frame.origin.row == 0, frame.size.rows == 1 else { return nil }
    let rect = OutlineRect(frame)
    middle = rect.center.x
    width = rect.maxX - rect.minX
    outline =
      Path(
        ellipseIn: CGRect(
          x: middle - Self.radius, y: 0, width: 2 * Self.radius, height: 2 * Self.radius)
      ).outline
    stroke = nil
  }

  /// Makes the ring of an outline in a frame; `nil` if it is none.
  init?(_ shape: ShapeOutline, in frame: CellRect, stroke: StrokeStyle) {
    let outline = shape.outline(in: frame)
    guard let middle = outline.ringMiddle(at: Self.radius, radius: Self.radius) else { return nil }
    let rect = OutlineRect(frame)
    let isInRow = frame.origin.row == 0 && frame.size.rows == 1
    let isInMiddle = abs(rect.center.x - middle) < 0.5
    // A turned ring has no frame but the cells around it.
    let isTight = shape.isPath && outline.bounds?.cells == frame
    (self.outline, self.middle, self.stroke) = (outline, middle, stroke)
    width = isInRow && isInMiddle && !isTight ? rect.maxX - rect.minX : nil
  }
}

/// A ring that is drawn higher than its row.
private struct TallRing {
  let ring: RowRing
  /// The distance of its middle from the left, in points.
  let middle: Double
  /// Its height without the line's, in points.
  let height: Double
  /// A Boolean value indicating whether no other views stand in it.
  let isEmpty: Bool

  /// The distances of its sides from the left, with its line, in points.
  var reach: ClosedRange<Double> {
    let radius = (height + (ring.stroke.map { Double($0.lineWidth) } ?? 0)) / 2
    return middle - radius...middle + radius
  }

  /// The ring's blocks in the middle of two rows, around a column's edge; `nil` where it has a view in it, or other places.
  func blocks(around middle: OutlinePoint) -> Outline? {
    let isWide = reach.upperBound - reach.lowerBound > 3 * Points.perColumn
    guard isEmpty, ring.stroke != nil, isWide,
      abs(middle.x.remainder(dividingBy: Points.perColumn)) < 0.5
    else { return nil }
    let column = (middle.x / Points.perColumn).rounded() * Points.perColumn
    return BlockRing(ring.outline, around: OutlinePoint(x: ring.middle, y: RowRing.radius))?
      .outline(around: OutlinePoint(x: column, y: middle.y))
  }
}

extension DisplayItem {

  /// A Boolean value indicating whether the item is a stroked shape or a disc.
  fileprivate var mayBeTall: Bool {
    switch content {
    case .stroke: true
    case .fill: isTallDisc
    case .image: isFlatPicture
    case .line, .block, .bar, .rule, .symbol: false
    }
  }

  /// The width from which a disc is no dot, in cells.
  private static let discColumns = 3

  /// A Boolean value indicating whether the item is a disc that is wider than a dot, or stands behind letters.
  private var isTallDisc: Bool {
    switch content {
    case .fill(.badge, _, _): true
    case .fill(.circle, _, _): frame.size.columns >= Self.discColumns
    case .fill, .stroke, .image, .line, .block, .bar, .rule, .symbol: false
    }
  }

  /// The ring that the item strokes, or the disc that it fills; `nil` if it does neither.
  fileprivate var rowRing: RowRing? {
    if isTallDisc, masks.isEmpty { return RowRing(discIn: frame) }
    guard case .stroke(let outline, _, var stroke, _) = content, masks.isEmpty,
      outline == .circle || outline.isPath
    else { return nil }
    stroke.lineWidth = max(stroke.lineWidth, ShapePainter.leastRingWidth)
    return RowRing(outline, in: frame, stroke: stroke)
  }

  /// The middle of the item's letters, in points from the layout's left edge; `nil` if it has none.
  fileprivate var middleOfLetters: Double? {
    guard case .line(let glyphs) = content else { return nil }
    let columns = glyphs.reduce(0) { $0 + $1.measured.width }
    return (Double(frame.origin.column) + Double(columns) / 2) * Points.perColumn
  }

  /// Returns the item with a higher ring, in the middle of three rows, and all moved by some cells.
  fileprivate func drawing(
    _ tall: TallRing, at shift: CellPoint, on rows: CellSize
  ) -> DisplayItem {
    let ring = tall.ring
    let scale = tall.height / 2 / RowRing.radius
    let middle = OutlinePoint(
      x: tall.middle + Double(shift.column) * Points.perColumn,
      y: RowRing.radius + Double(shift.row) * Points.perRow)
    let transform = OutlineTransform.translation(x: -ring.middle, y: -RowRing.radius)
      .concatenating(.scale(x: scale, y: scale))
      .concatenating(.translation(x: middle.x, y: middle.y))
    let frame = CellRect(origin: .zero, size: rows)
    var item = self
    let blocks = tall.blocks(around: middle)
    let path = ShapeOutline.path(Path(blocks ?? ring.outline.applying(transform)), rows)
    let turned = { (paint: Paint) in
      paint.transformed(by: transform, from: self.frame, to: frame)
    }
    switch content {
    case .stroke(_, let paint, let stroke, let style):
      item.content =
        blocks == nil
        ? .stroke(path, turned(paint), ring.stroke ?? stroke, style)
        : .fill(path, turned(paint), style)
    case .fill(_, let paint, let style): item.content = .fill(path, turned(paint), style)
    case .line, .block, .bar, .rule, .symbol, .image: return self
    }
    item.frame = frame
    item.clip?.size.rows = rows.rows
    item.clip?.origin.column += shift.column
    return item
  }
}

extension ShapeOutline {
  fileprivate var isPath: Bool {
    switch self {
    case .path: true
    case .rectangle, .rounded, .capsule, .circle, .badge, .ellipse: false
    }
  }
}

extension Outline {
  /// Finds the ring of which all steps are parts.
  ///
  /// - Parameters:
  ///   - y: The place of its middle from the top, in points.
  ///   - radius: Its radius, in points.
  /// - Returns: The place of its middle from the left; `nil` if there is none.
  func ringMiddle(at y: Double, radius: Double) -> Double? {
    guard elements.count > 1, !isStraightLine, case .move(let start) = elements[0],
      abs(start.y - y) < radius + Self.ringTolerance
    else { return nil }
    let up = start.y - y
    let beside = max(0, radius * radius - up * up).squareRoot()
    return [start.x - beside, start.x + beside].first { x in
      elements.allSatisfy { element in
        switch element {
        case .move(let end), .line(let end), .curve(let end, _, _):
          let (side, rise) = (end.x - x, end.y - y)
          return abs((side * side + rise * rise).squareRoot() - radius) < Self.ringTolerance
        case .quadCurve: return false
        case .closeSubpath: return true
        }
      }
    }
  }

  /// Returns the outline with its line within half rows, where it is a ring of whole ones, or a part of one.
  ///
  /// Half of a circle's line lies outside. Of the next row of cells it would take so little that both halves were faint.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points, which becomes at least `least`.
  ///   - least: The least width of a line that is seen, in points.
  /// - Returns: The smaller ring; `nil` for any other outline.
  func ringWithinRows(by width: inout Double, least: Double) -> Outline? {
    let points = elements.compactMap(\.end)
    guard let found = Self.center(of: points) else { return nil }
    // The frames of views are whole cells; what they are the middle of tells a short part of a ring from another's.
    let x = (found.x * 2 / Points.perColumn).rounded() * Points.perColumn / 2
    let y = (found.y * 2 / Points.perRow).rounded() * Points.perRow / 2
    let distances = points.map { (side: $0.x - x, rise: $0.y - y) }
      .map { ($0.side * $0.side + $0.rise * $0.rise).squareRoot() }
    let radius = (distances[0] * 2 / Points.perRow).rounded() * Points.perRow / 2
    guard radius >= Points.perRow, (y - radius).remainder(dividingBy: Points.perRow / 2) == 0,
      distances.allSatisfy({ abs($0 - radius) < Self.ringTolerance }),
      width < Points.perRow
    else { return nil }
    width = max(width, least)
    let scale = 1 - width / 2 / radius
    return offset(x: -x, y: -y).applying(.scale(x: scale, y: scale)).offset(x: x, y: y)
  }

  /// Returns the smaller outline whose line of a width ends where this outline is.
  func within(strokedBy width: Double) -> Outline {
    guard let bounds, bounds.width > 2 * width, bounds.height > 2 * width else { return self }
    let (x, y) = (bounds.center.x, bounds.center.y)
    return offset(x: -x, y: -y)
      .applying(.scale(x: 1 - width / bounds.width, y: 1 - width / bounds.height))
      .offset(x: x, y: y)
  }

  /// Returns the outline whose line of a width ends at the halves of cells where this outline is, since a point outside of
  /// them would be a haze; the same for any other outline, and for a ring, whose parts are where it is.
  func withinHalfCells(strokedBy width: Double) -> Outline {
    let isAtHalf = { (place: Double, cell: Double) in
      abs(place.remainder(dividingBy: cell / 2)) < Self.ringTolerance
    }
    guard !isOpen, let bounds, isAtHalf(bounds.minX, Points.perColumn),
      isAtHalf(bounds.maxX, Points.perColumn), isAtHalf(bounds.minY, Points.perRow),
      isAtHalf(bounds.maxY, Points.perRow), ring == nil
    else { return self }
    return within(strokedBy: width)
  }

  /// The ring of which the outline is the whole or a part, in points; `nil` for any other outline.
  var ring: (center: OutlinePoint, radius: Double)? {
    guard let center = Self.center(of: elements.compactMap(\.end)),
      let radius = radius(around: center)
    else { return nil }
    return (center, radius)
  }

  /// The radius of the ring of which the outline is the whole or a part, in points; `nil` for any other outline.
  var ringRadius: Double? { ring?.radius }

  /// Returns whether the outline is a ring, or a part of one, in the middle of a square with a side in points.
  func isRing(within side: Double) -> Bool {
    let middle = OutlinePoint(x: side / 2, y: side / 2)
    return radius(around: middle).map { $0 > side / 4 && $0 < side / 2 + Self.ringTolerance }
      ?? false
  }

  /// Returns the radius of the ring around a point of which the outline is the whole or a part; `nil` if there is none.
  func radius(around middle: OutlinePoint) -> Double? {
    var (count, radius) = (0, 0.0)
    /// Returns if a point is as far from the middle as those before.
    func isOnRing(_ point: OutlinePoint) -> Bool {
      let (x, y) = (point.x - middle.x, point.y - middle.y)
      let distance = (x * x + y * y).squareRoot()
      if count == 0 { radius = distance }
      count += 1
      return abs(distance - radius) < Self.ringTolerance
    }
    var start: OutlinePoint?
    for element in elements {
      guard let end = element.end else { continue }
      // An arc up to a quarter is one curve.
      if let start, let half = element.half(from: start), !isOnRing(half) { return nil }
      guard isOnRing(end) else { return nil }
      start = end
    }
    // Of a straight line the ends may be as far away.
    return count > 2 ? radius : nil
  }

  /// Returns the middle of a circle through points; `nil` for fewer than three, and for those of a straight line.
  private static func center(of points: [OutlinePoint]) -> OutlinePoint? {
    guard points.count > 2 else { return nil }
    let (first, second, third) = (points[0], points[points.count / 3], points[points.count * 2 / 3])
    let a = OutlinePoint(x: second.x - first.x, y: second.y - first.y)
    let b = OutlinePoint(x: third.x - first.x, y: third.y - first.y)
    let area = 2 * (a.x * b.y - a.y * b.x)
    guard abs(area) > ringTolerance else { return nil }
    let (one, two) = (a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y)
    return OutlinePoint(
      x: first.x + (b.y * one - a.y * two) / area, y: first.y + (a.x * two - b.x * one) / area)
  }

  /// A Boolean value indicating whether the outline is one line, whose ends are on many rings.
  private var isStraightLine: Bool {
    guard elements.count == 2, case .line = elements[1] else { return false }
    return true
  }

  /// A Boolean value indicating whether no part of the outline goes back to its start.
  var isOpen: Bool {
    !elements.contains { element in
      if case .closeSubpath = element { true } else { false }
    }
  }

  /// The distance by which a ring's points may miss it, in points.
  private static let ringTolerance = 0.5
}

extension Outline.Element {
  /// The point at which the element ends; `nil` for the line back to the start.
  var end: OutlinePoint? {
    switch self {
    case .move(let end), .line(let end), .curve(let end, _, _), .quadCurve(let end, _): end
    case .closeSubpath: nil
    }
  }

  /// Returns the middle of a cubic curve from a point; `nil` for any other step.
  fileprivate func half(from start: OutlinePoint) -> OutlinePoint? {
    guard case .curve(let end, let first, let second) = self else { return nil }
    return OutlinePoint(
      x: (start.x + 3 * (first.x + second.x) + end.x) / 8,
      y: (start.y + 3 * (first.y + second.y) + end.y) / 8)
  }
}
