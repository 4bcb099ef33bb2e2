internal import Glibc

/// A point of an outline, or a distance between two, in points: x grows to the right, y down.
///
/// A cell is 8 points wide and 16 points high, so that a point is as wide as it is high.
public struct OutlinePoint: Hashable, Sendable {
  /// The points in a cell's width.
  public static let perColumn = 8.0
  /// The points in a cell's height.
  public static let perRow = 16.0
  /// The origin.
  public static let zero = OutlinePoint(x: 0, y: 0)

  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// Makes a point.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A Boolean value indicating whether both coordinates are numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The angle of the way from the origin, in radians: 0 is to the right, a quarter turn is down.
  public var angle: Double { atan2(y, x) }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  static func + (first: OutlinePoint, second: OutlinePoint) -> OutlinePoint {
    OutlinePoint(x: first.x + second.x, y: first.y + second.y)
  }

  static func - (first: OutlinePoint, second: OutlinePoint) -> OutlinePoint {
    OutlinePoint(x: first.x - second.x, y: first.y - second.y)
  }

  static func * (point: OutlinePoint, factor: Double) -> OutlinePoint {
    OutlinePoint(x: point.x * factor, y: point.y * factor)
  }

  /// Returns the point at a fraction of the way to another one.
  func mixed(with other: OutlinePoint, by fraction: Double) -> OutlinePoint {
    OutlinePoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

/// A rectangle of points.
public struct OutlineRect: Hashable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The upper edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The lower edge.
  public var maxY: Double

  /// Makes a rectangle from its edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Makes a rectangle from its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Makes the rectangle that cells take.
  public init(_ cells: CellRect) {
    self.init(
      x: Double(cells.origin.column) * OutlinePoint.perColumn,
      y: Double(cells.origin.row) * OutlinePoint.perRow,
      width: Double(cells.size.columns) * OutlinePoint.perColumn,
      height: Double(cells.size.rows) * OutlinePoint.perRow)
  }

  /// The width.
  public var width: Double { maxX - minX }
  /// The height.
  public var height: Double { maxY - minY }
  /// The middle.
  public var center: OutlinePoint { OutlinePoint(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

  /// Returns the rectangle with its edges moved inward.
  public func inset(x: Double, y: Double) -> OutlineRect {
    OutlineRect(minX: minX + x, minY: minY + y, maxX: maxX - x, maxY: maxY - y)
  }

  /// Returns the smallest rectangle of cells around it; numbers beyond a million cells are cut.
  public var cells: CellRect {
    func place(_ value: Double, _ unit: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let cells = (value / unit).rounded(rule)
      return Int(max(-Self.cellsMaximum, min(Self.cellsMaximum, cells.isNaN ? 0 : cells)))
    }
    let left = place(minX, OutlinePoint.perColumn, .down)
    let top = place(minY, OutlinePoint.perRow, .down)
    return CellRect(
      column: left, row: top,
      columns: max(0, place(maxX, OutlinePoint.perColumn, .up) - left),
      rows: max(0, place(maxY, OutlinePoint.perRow, .up) - top))
  }

  private static let cellsMaximum = 1e6
}

/// An affine transform: scale, rotation, shear and translation of points.
public struct OutlineTransform: Hashable, Sendable {
  /// The matrix, named as in Core Graphics: x' = a x + c y + tx, y' = b x + d y + ty.
  public var a = 1.0, b = 0.0, c = 0.0, d = 1.0, tx = 0.0, ty = 0.0

  /// Makes the transform that changes nothing.
  public init() {}

  /// Makes a transform from its matrix.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Returns a transform that moves points.
  public static func translation(x: Double, y: Double) -> OutlineTransform {
    OutlineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a transform that scales points from the origin.
  public static func scale(x: Double, y: Double) -> OutlineTransform {
    OutlineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns a transform that turns points about the origin, clockwise on the screen, by radians.
  public static func rotation(radians: Double) -> OutlineTransform {
    let (sine, cosine) = (sin(radians), cos(radians))
    return OutlineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns the transform that applies this one first and then another one.
  public func concatenating(_ next: OutlineTransform) -> OutlineTransform {
    OutlineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform that takes it back; `nil` where it makes areas flat.
  public var inverted: OutlineTransform? {
    let area = a * d - b * c
    guard area.isFinite, area != 0 else { return nil }
    return OutlineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area)
  }

  /// The factor by which it changes lengths, in the mean of all directions.
  public var meanScale: Double { abs(a * d - b * c).squareRoot() }

  /// Returns the transformed point.
  public func apply(to point: OutlinePoint) -> OutlinePoint {
    OutlinePoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
