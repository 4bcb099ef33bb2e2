import ColorScience
import Compositing

/// The outline of a shape, whatever its size.
public enum ShapeOutline: Hashable, Sendable {
  /// Square corners.
  case rectangle
  /// Corners of a radius, in half rows (8 points).
  case rounded(radius: Int)
  /// Half circles at the shorter sides.
  case capsule
  /// A circle, or an ellipse where the frame is not square.
  case circle

  /// Fills the outline in a frame.
  func fill(_ frame: CellRect, with paint: Paint, on surface: inout Surface) {
    switch paint {
    case .color(let color) where self == .circle && frame.size.rows == 1:
      surface.draw(
        MeasuredGlyph(Glyph("●"), width: 1),
        column: frame.origin.column + (frame.size.columns - 1) / 2, row: frame.origin.row,
        foreground: color)
    case .color(let color):
      surface.fillRoundedRectangle(
        columns: frame.columnRange, halfRows: halfRows(frame), radius: radius(in: frame),
        with: color)
    case .linearGradient(let colors, let start, let end):
      fillGradient(frame, colors: colors, start: start, end: end, on: &surface)
    }
  }

  private func halfRows(_ frame: CellRect) -> Range<Int> {
    2 * frame.rowRange.lowerBound..<2 * frame.rowRange.upperBound
  }

  private func radius(in frame: CellRect) -> Int {
    let largest = min(frame.size.rows, (frame.size.columns + 1) / 2)
    return switch self {
    case .rectangle: 0
    case .rounded(let radius): min(radius, largest)
    case .capsule, .circle: largest
    }
  }

  /// Fills half cell by half cell; corners are exact to a column.
  private func fillGradient(
    _ frame: CellRect, colors: [StraightRGBA], start: UnitPoint, end: UnitPoint,
    on surface: inout Surface
  ) {
    guard let first = colors.first else { return }
    let (deltaX, deltaY) = (end.x - start.x, end.y - start.y)
    let length = deltaX * deltaX + deltaY * deltaY
    let insets = Corner.insets(radius: radius(in: frame))
    let all = halfRows(frame)
    for halfRow in all.clamped(to: 0..<2 * surface.size.rows) {
      let fromEdge = min(halfRow - all.lowerBound, all.upperBound - 1 - halfRow)
      let inset = fromEdge < insets.count ? (insets[fromEdge] + 1) / 2 : 0
      let columns = frame.columnRange.dropFirst(inset).dropLast(inset)
      let y = (Double(halfRow - 2 * frame.origin.row) + 0.5) / Double(2 * frame.size.rows)
      for column in columns.clamped(to: 0..<surface.size.columns) {
        let x = (Double(column - frame.origin.column) + 0.5) / Double(frame.size.columns)
        let way = length > 0 ? ((x - start.x) * deltaX + (y - start.y) * deltaY) / length : 0
        let place = max(0, min(1, way)) * Double(colors.count - 1)
        let index = min(Int(place), max(0, colors.count - 2))
        let color =
          colors.count > 1
          ? StraightRGBA.mix(colors[index], colors[index + 1], by: place - Double(index)) : first
        surface.fill(columns: column..<column + 1, halfRows: halfRow..<halfRow + 1, with: color)
      }
    }
  }

  /// Draws the outline as a thin line.
  func stroke(_ frame: CellRect, with color: StraightRGBA, on surface: inout Surface) {
    guard frame.size.columns > 1, frame.size.rows > 1 else {
      return surface.fill(frame, with: color)
    }
    let corners: [Unicode.Scalar] =
      self == .rectangle ? ["┌", "┐", "└", "┘"] : ["╭", "╮", "╰", "╯"]
    let (left, right) = (frame.columnRange.lowerBound, frame.columnRange.upperBound - 1)
    let (top, bottom) = (frame.rowRange.lowerBound, frame.rowRange.upperBound - 1)
    let draw = { (scalar: Unicode.Scalar, column: Int, row: Int, surface: inout Surface) in
      surface.draw(
        MeasuredGlyph(Glyph(scalar), width: 1), column: column, row: row, foreground: color)
    }
    for column in left + 1..<right {
      draw("─", column, top, &surface)
      draw("─", column, bottom, &surface)
    }
    for row in top + 1..<bottom {
      draw("│", left, row, &surface)
      draw("│", right, row, &surface)
    }
    draw(corners[0], left, top, &surface)
    draw(corners[1], right, top, &surface)
    draw(corners[2], left, bottom, &surface)
    draw(corners[3], right, bottom, &surface)
  }
}

/// A shape; as a view it is filled with the ink of its surroundings.
public protocol Shape: View {
  /// The shape's outline.
  var outline: ShapeOutline { get }
}

extension Shape {
  /// The shape, filled with a style.
  public func fill(_ style: some ShapeStyle) -> some View {
    ShapeView(outline: outline, style: AnyShapeStyle(style), isStroke: false)
  }

  /// The shape's outline, drawn with a style; the line is as thin as a cell allows.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    ShapeView(outline: outline, style: AnyShapeStyle(style), isStroke: true)
  }

  /// The shape's outline, within its edge.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(style, lineWidth: lineWidth)
  }

  /// The shape, filled with the ink of its surroundings.
  public var body: some View {
    ShapeView(outline: outline, style: nil, isStroke: false)
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}
  /// Four edges.
  public var outline: ShapeOutline { .rectangle }
}

/// How a corner bends, which cells are too coarse to show.
public enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve without a sudden bend.
  case continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  let cornerRadius: Double

  /// Makes a rectangle whose corners have a radius, in points.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// Four edges and round corners.
  public var outline: ShapeOutline { .rounded(radius: max(0, Points.columns(cornerRadius))) }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: Shape {
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// Two edges and two half circles.
  public var outline: ShapeOutline { .capsule }
}

/// A circle; a cell is twice as high as wide, so it takes two columns for each row.
public struct Circle: Shape {
  /// Makes a circle.
  public init() {}
  /// One round edge.
  public var outline: ShapeOutline { .circle }
}

/// A rectangle with the corners of what holds it.
public struct ContainerRelativeShape: Shape {
  /// Makes the shape.
  public init() {}
  /// A card's corners.
  public var outline: ShapeOutline { .rounded(radius: 2) }
}

private struct ShapeView: PrimitiveView {
  let outline: ShapeOutline
  let style: AnyShapeStyle?
  let isStroke: Bool

  func nodes(in context: ViewContext) -> [any Node] {
    let paint =
      style?.paint(in: context.environment) ?? context.environment.currentForeground
    return [ShapeNode(shape: outline, paint: paint, context: context, isStroke: isStroke)]
  }
}

struct ShapeNode: Node {
  private let shape: ShapeOutline
  private let paint: Paint
  let identity: ViewIdentity
  private let isStroke: Bool

  init(shape: ShapeOutline, paint: Paint, context: ViewContext, isStroke: Bool = false) {
    self.shape = shape
    self.paint = paint
    self.isStroke = isStroke
    identity = context.identity
  }

  // Ten points is what SwiftUI gives a shape that nobody gives a size.
  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let columns = proposal.columns ?? 1
    let rows = proposal.rows ?? 1
    guard shape == .circle else { return CellSize(columns: columns, rows: rows) }
    let diameter = min((columns + 1) / 2, rows)
    return CellSize(columns: min(columns, diameter * 2), rows: diameter)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let content: DisplayItem.Content =
      if let line = pass.line, line.fits(rect.size) {
        .rule(paint.color, line)
      } else {
        isStroke ? .stroke(shape, paint.color) : .fill(shape, paint)
      }
    pass.add(content, frame: rect, identity: identity)
  }
}
