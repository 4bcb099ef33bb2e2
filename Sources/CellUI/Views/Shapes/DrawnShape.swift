import ColorScience
import Compositing
public import Foundation

/// A shape that is filled or stroked, and may be so again in front.
public struct DrawnShape<Content: Shape>: PrimitiveView {
  /// The shape.
  public let shape: Content
  let style: AnyShapeStyle?
  let fill: FillStyle
  var stroke: StrokeStyle?
  /// The drawing behind; `nil` for none.
  var behind: AnyView?

  package func nodes(in context: ViewContext) -> [any Node] {
    let paint = (style?.paint(in: context.environment) ?? context.environment.currentForeground)
      .ofShape(in: context.environment)
    let own = ShapeNode(shape: shape, paint: paint, context: context, fill: fill, stroke: stroke)
    guard let behind else { return [own] }
    return [
      ZStackNode(
        children: context.child("behind").nodes(of: behind) + [own], alignment: .center,
        identity: context.identity)
    ]
  }

  /// Fills the shape in front of its drawing.
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> DrawnShape {
    DrawnShape(
      shape: shape, style: AnyShapeStyle(content), fill: style, behind: AnyView(self))
  }

  /// Strokes the shape in front of its drawing.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> DrawnShape {
    DrawnShape(
      shape: shape, style: AnyShapeStyle(content), fill: FillStyle(antialiased: antialiased),
      stroke: style, behind: AnyView(self))
  }

  /// Strokes the shape in front of its drawing.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> DrawnShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension Shape {
  /// Fills the shape with a style.
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle())
    -> DrawnShape<Self>
  {
    DrawnShape(shape: self, style: AnyShapeStyle(content), fill: style)
  }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> DrawnShape<Self> {
    DrawnShape(shape: self, style: nil, fill: style)
  }

  /// Strokes the shape with a style; half of the line lies outside of the shape.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> DrawnShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the shape with a style; half of the line lies outside of the shape.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> DrawnShape<Self> {
    DrawnShape(
      shape: self, style: AnyShapeStyle(content), fill: FillStyle(antialiased: antialiased),
      stroke: style)
  }

  /// The shape, filled with the foreground style.
  public var body: some View {
    DrawnShape(shape: self, style: nil, fill: FillStyle())
  }
}

extension DrawnShape where Content: InsettableShape {
  /// Strokes the shape inside of its edge, in front of its drawing.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    ZStack {
      self
      shape.strokeBorder(content, lineWidth: lineWidth)
    }
  }
}

/// The layout of a filled or stroked shape.
struct ShapeNode: Node {
  private let shape: any Shape
  private let paint: Paint
  let identity: ViewIdentity
  private let fill: FillStyle
  private let stroke: StrokeStyle?
  let isCircle: Bool
  /// The width of a circle as high as the bar that it is in, in cells; `nil` outside of bars.
  private let barColumns: Int?

  var isShape: Bool { true }
  var shapeColor: StraightRGBA? { isBar ? color : nil }
  /// The color of the drawing.
  var color: StraightRGBA { paint.color }
  var hasMiddle: Bool {
    let side = 2 * Points.perRow
    return stroke != nil
      && (isCircle
        || shape.path(in: CGRect(x: 0, y: 0, width: side, height: side)).outline
          .isRing(within: side))
  }
  /// A Boolean value indicating whether the shape is a filled circle.
  var isDisc: Bool { isCircle && stroke == nil }
  /// A Boolean value indicating whether the shape is the line of a circle.
  var isRing: Bool { isCircle && isStroked }
  /// A Boolean value indicating whether the shape is a line.
  var isStroked: Bool { stroke != nil }
  /// A Boolean value indicating whether the shape may be a bar: a round one is a dot at any height.
  var isBar: Bool { stroke == nil && !isCircle }

  private init(circleOf ground: ShapeNode) {
    shape = Circle()
    paint = ground.paint
    fill = ground.fill
    stroke = nil
    isCircle = true
    barColumns = ground.barColumns
    identity = ground.identity
  }

  /// The circle within a filled rectangle, with the same filling; `nil` for any other shape.
  var disc: ShapeNode? {
    type(of: shape) == Rectangle.self && stroke == nil ? ShapeNode(circleOf: self) : nil
  }

  init(
    shape: any Shape, paint: Paint, context: ViewContext, fill: FillStyle = FillStyle(),
    stroke: StrokeStyle? = nil
  ) {
    self.shape = shape
    self.paint = paint
    self.fill = fill
    self.stroke = stroke
    isCircle = type(of: shape) == Circle.self
    barColumns = context.environment.barCircleColumns
    identity = context.identity
  }

  /// A Boolean value indicating whether the shape, turned by a quarter, is the same in the turned frame.
  var isEqualWhenTurned: Bool {
    guard case .color = paint, stroke == nil else { return false }
    return switch ShapeOutline(of: shape, in: Self.anyFrame, within: nil) {
    case .rectangle, .rounded, .capsule, .ellipse: true
    case .circle, .badge, .path: false
    }
  }

  /// Checks for a filled square whose corners are seen, in a square frame.
  ///
  /// - Parameter side: The side of the frame, in points.
  /// - Returns: A Boolean value indicating whether it is such a square.
  func isSquare(ofSide side: Double) -> Bool {
    guard stroke == nil, paint.color.alpha > 0 else { return false }
    return switch ShapeOutline(of: shape, in: Self.anyFrame, within: nil) {
    case .rectangle: true
    case .rounded(let width, let height): max(width, height) <= side * Self.cornerMaximum
    case .capsule, .circle, .badge, .ellipse, .path: false
    }
  }

  /// The greatest radius of a square's corners that does not make it round, as a part of its side.
  private static let cornerMaximum = 0.3

  /// The chroma by which two colors are told to be differently colorful (Oklab).
  private static let hardlyColorful: Float = 0.01

  /// Returns the filling of an outline in place of the shape.
  func filling(_ outline: ShapeOutline) -> DisplayItem.Content { .fill(outline, paint, fill) }

  /// A frame for which a shape is asked for its kind.
  private static let anyFrame = CellRect(column: 0, row: 0, columns: 4, rows: 2)

  /// The width of a circle in one row that has room for a letter, in cells.
  private static let badgeColumns = 3
  /// The widths of a circle behind one row of letters that is higher than the row, in cells.
  static let tallBadgeColumns = 4...5

  var sizeKey: SizeKey? {
    SizeKey(.shape, isCircle ? 1 + (barColumns ?? 0) : 0, stroke == nil ? 0 : 1)
  }

  // A shape's ideal size in SwiftUI is 10 points: one cell.
  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let columns = proposal.columns ?? 1
    let rows = proposal.rows ?? 1
    guard isCircle else { return CellSize(columns: columns, rows: rows) }
    if let barColumns, rows == 1 {
      // A ring stands in the middle of all that it is offered, as its parts do.
      return CellSize(columns: stroke == nil ? min(columns, barColumns) : columns, rows: 1)
    }
    let diameter = min((columns + 1) / 2, rows)
    // One behind letters is as wide as their padding makes it.
    if rows == 1, stroke == nil ? pass.scope.isGround : pass.scope.isPaddedGround,
      Self.tallBadgeColumns.contains(columns)
    {
      return CellSize(columns: columns, rows: 1)
    }
    // A ring in one row is as wide as its parts, which have a cell between their sides.
    if diameter == 1, stroke != nil, columns >= Self.badgeColumns, !columns.isMultiple(of: 2) {
      return CellSize(columns: Self.badgeColumns, rows: 1)
    }
    // In one row a circle of three cells is 20 points wide or more.
    guard diameter != 1 || columns != Self.badgeColumns else {
      return CellSize(columns: columns, rows: 1)
    }
    // With letters in front it may be half a row higher, and as wide as it is offered.
    if stroke == nil, diameter == rows, diameter > 1, columns == 2 * diameter + 1 {
      return CellSize(columns: columns, rows: rows)
    }
    return CellSize(columns: min(columns, diameter * 2), rows: diameter)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    if let bar = pass.scope.bar {
      let drawn = bar.drawn(shape, in: rect.columnRange, paint: paint, style: fill)
      return pass.add(drawn.content, frame: drawn.frame, identity: identity)
    }
    var outline = ShapeOutline(of: shape, in: rect, within: pass.scope.container)
    // A capsule as wide as high is a circle; the nearest cells may be higher than wide.
    if outline == .capsule, rect.size.rows > 1, OutlineRect(rect).isNearlySquare {
      outline = .circle
    }
    // A dot behind a letter would not be seen: a circle with room around the letter is its ground.
    if outline == .circle, pass.scope.isGround, rect.size.rows == 1,
      rect.size.columns >= Self.badgeColumns, stroke == nil || barColumns == nil
    {
      outline = .badge
    }
    var line = pass.scope.lineStroke.flatMap { $0.fits(rect.size) ? $0 : nil }
    // A circle as high as half a row is a dot.
    if outline == .circle, line == .halfRow { line = nil }
    if let stroke, let bar = line, outline != .circle {
      // The edge of a bar would take the bar's place.
      if pass.endsWithRule(in: rect) { return }
      line = bar.stroked(with: stroke)
    }
    // A dot takes a whole cell, whose letter one that is not seen would erase.
    if outline == .circle, rect.size.rows == 1, paint.color.alpha == 0 { return }
    // A ring of one cell around a dot of that cell would take its place: of both the more colorful one is seen.
    if outline == .circle, line != nil, stroke != nil, let dot = pass.colorOfLastDot(in: rect),
      dot.alpha >= paint.color.alpha,
      Oklab(dot).chroma + Self.hardlyColorful >= Oklab(paint.color).chroma
    {
      return
    }
    let frame = stroke == nil ? line.map { outline.cells(of: $0, in: rect) } ?? rect : rect
    let content: DisplayItem.Content =
      if line != nil, outline == .circle, rect.size.rows == 1 {
        // A circle under half a cell is a dot, not a line.
        .line([StyledGlyph(MeasuredGlyph(Glyph("•"), width: 1), color: paint.color)])
      } else if let line {
        .rule(paint, line)
      } else if let stroke {
        .stroke(outline, paint, stroke, fill)
      } else {
        .fill(outline, paint, fill)
      }
    pass.add(content, frame: frame, identity: identity)
  }
}

extension OutlineRect {
  /// A Boolean value indicating whether the sides differ by no more than the width of a cell.
  fileprivate var isNearlySquare: Bool { abs(width - height) <= OutlinePoint.perColumn }
}
