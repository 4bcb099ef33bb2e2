import Compositing
import Foundation

extension ViewLayout {
  /// Returns a layout of one row in the middle of three, with its rings as high as a phone shows them.
  ///
  /// The one row of a bar stands for more points than a row of cells has. Letters have no other size there; a ring around
  /// them has, and is seen above and below their row.
  ///
  /// - Parameters:
  ///   - points: The height that the row stands for.
  ///   - limit: The height that a ring may have with its line, in cells' own points.
  /// - Returns: The layout; `nil` where it has no ring.
  public func withTallRings(_ points: Double, within limit: Double) -> ViewLayout? {
    guard size.rows == 1, items.contains(where: \.isStroke) else { return nil }
    let rings = items.map(\.rowRing)
    // A ring and the track beneath it are of one size, by the smaller view and the thicker line.
    var common: [Int: Double] = [:]
    for case .some(let ring) in rings {
      let height = min(ring.width ?? points, points, limit - Double(ring.stroke.lineWidth))
      common[ring.column] = min(common[ring.column] ?? points, height)
    }
    guard common.values.contains(where: { $0 > Points.perRow }) else { return nil }
    let rows = CellSize(columns: size.columns, rows: 3)
    let items = zip(items, rings).map { item, ring in
      guard let ring, let height = common[ring.column], height > Points.perRow else {
        return item.offset(by: CellPoint(column: 0, row: 1))
      }
      return item.drawing(ring, of: height, on: rows)
    }
    return with(
      items, size: rows, controls: controls.map { $0.offset(by: CellPoint(column: 0, row: 1)) })
  }
}

/// A circle as high as the one row of a layout, or a part of one.
private struct RowRing {
  /// The whole or the part, in points from the layout's top left corner.
  let outline: Outline
  /// The distance of its middle from the left, in points.
  let middle: Double
  /// The width that its view has, in points; `nil` where it is not known any more.
  let width: Double?
  /// The line.
  let stroke: StrokeStyle

  /// The column of its middle.
  var column: Int { Int((middle / Points.perColumn).rounded()) }

  /// The radius of each, in points.
  static let radius = Points.perRow / 2
  /// The distance by which a ring's points may miss it, in points.
  private static let tolerance = 0.5

  /// Makes the ring of an outline in a frame; `nil` if it is none.
  init?(_ shape: ShapeOutline, in frame: CellRect, stroke: StrokeStyle) {
    let outline = shape.outline(in: frame)
    guard let start = outline.elements.first?.start else { return nil }
    let (up, reach) = (start.y - Self.radius, Self.radius + Self.tolerance)
    let beside = max(0, Self.radius * Self.radius - up * up).squareRoot()
    let middles = abs(up) < reach ? [start.x - beside, start.x + beside] : []
    guard outline.elements.count > 1,
      let middle = middles.first(where: { middle in
        outline.elements.allSatisfy { Self.isOnRing($0, around: middle) }
      })
    else { return nil }
    let rect = OutlineRect(frame)
    let isInRow = frame.origin.row == 0 && frame.size.rows == 1
    let isInMiddle = abs(rect.center.x - middle) < Self.tolerance
    (self.outline, self.middle, self.stroke) = (outline, middle, stroke)
    width = isInRow && isInMiddle ? rect.maxX - rect.minX : nil
  }

  private static func isOnRing(_ element: Outline.Element, around middle: Double) -> Bool {
    switch element {
    case .move(let end), .line(let end), .curve(let end, _, _):
      let (x, y) = (end.x - middle, end.y - radius)
      return abs((x * x + y * y).squareRoot() - radius) < tolerance
    case .quadCurve: return false
    case .closeSubpath: return true
    }
  }
}

extension DisplayItem {
  /// The least width of a ring's line, in points: half a cell, since a thinner one would be faint beside the letters.
  private static var leastRingWidth: CGFloat { 4 }

  /// A Boolean value indicating whether the item is a stroked shape.
  fileprivate var isStroke: Bool {
    if case .stroke = content { true } else { false }
  }

  /// The ring that the item strokes; `nil` if it strokes none.
  fileprivate var rowRing: RowRing? {
    guard case .stroke(let outline, _, var stroke, _) = content, masks.isEmpty,
      outline == .circle || outline.isPath
    else { return nil }
    stroke.lineWidth = max(stroke.lineWidth, Self.leastRingWidth)
    return RowRing(outline, in: frame, stroke: stroke)
  }

  /// Returns the item with a ring of some height in the middle of three rows.
  fileprivate func drawing(_ ring: RowRing, of height: Double, on rows: CellSize) -> DisplayItem {
    guard case .stroke(_, let paint, _, let style) = content else { return self }
    let scale = height / 2 / RowRing.radius
    let tall = ring.outline.offset(x: -ring.middle, y: -RowRing.radius)
      .applying(.scale(x: scale, y: scale))
      .offset(x: ring.middle, y: RowRing.radius + Points.perRow)
    var item = self
    item.content = .stroke(.path(Path(tall), rows), paint, ring.stroke, style)
    item.frame = CellRect(origin: .zero, size: rows)
    item.clip?.size.rows = rows.rows
    return item
  }
}

extension ShapeOutline {
  fileprivate var isPath: Bool {
    switch self {
    case .path: true
    case .rectangle, .rounded, .capsule, .circle, .ellipse: false
    }
  }
}

extension Outline.Element {
  /// The point at which a subpath starts; `nil` for other steps.
  fileprivate var start: OutlinePoint? {
    switch self {
    case .move(let point): point
    case .line, .quadCurve, .curve, .closeSubpath: nil
    }
  }
}
