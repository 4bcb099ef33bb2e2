import Compositing
import Foundation

/// A pile of circles around one middle, each smaller than the one behind, as of a target or of waves around a place.
///
/// Rounded to cells each by itself, they would have different middles.
struct CircleTarget {
  /// A circle.
  private struct Circle {
    let shape: ShapeNode
    /// The diameter, in points.
    let diameter: Double
    /// A Boolean value indicating whether a modifier may have changed the shape's color, as an opacity does.
    let isModified: Bool
  }

  private var circles: [Circle] = []

  /// Reads the circles of a pile.
  ///
  /// - Parameters:
  ///   - children: The views of the pile; `nil` is made of others than such circles.
  ///   - size: The size of the pile, in cells.
  init?(_ children: [any Node], in size: CellSize) {
    let room = min(
      Double(size.columns) * Points.perColumn, Double(size.rows) * Points.perRow)
    for child in children {
      guard child.isShape, let circle = Self.circle(child, in: circles.isEmpty ? room : nil),
        circles.last.map({ circle.diameter < $0.diameter }) ?? true
      else { return nil }
      circles.append(circle)
    }
  }

  /// Returns the circle that a view is; one without a frame takes its room.
  private static func circle(_ node: any Node, in room: Double?) -> Circle? {
    let view = (node as? PlacedNode)?.child ?? node
    let frame = view as? FrameNode
    let inner = frame?.child ?? view
    guard let shape = ((inner as? PlacedNode)?.child ?? inner) as? ShapeNode, shape.isCircle else {
      return nil
    }
    let isModified = node is PlacedNode || inner is PlacedNode
    guard let frame else {
      return room.map { Circle(shape: shape, diameter: $0, isModified: isModified) }
    }
    guard frame.isFixed, let height = frame.height, let width = frame.points,
      min(width, height) > 0
    else { return nil }
    return Circle(shape: shape, diameter: min(width, height), isModified: isModified)
  }

  /// Returns whether the circles can be drawn in the cells of the outermost one: those of a ring need room for a middle.
  func fits(_ size: CellSize) -> Bool {
    if size.rows == 1 { return size.columns == 3 }
    return circles.dropFirst().allSatisfy(\.shape.isDisc)
      && (circles[0].shape.isDisc || size.rows > 2)
  }

  /// The index of the circle that is seen within the outermost one in one row: the foremost one of another color, or of any
  /// color in a ring; `nil` for none.
  var inner: Int? {
    let outer = circles[0]
    return circles.indices.dropFirst().last {
      outer.shape.isRing || outer.isModified || circles[$0].isModified
        || circles[$0].shape.color != outer.shape.color
    }
  }

  /// Returns a circle as a part of the outermost one.
  ///
  /// - Parameters:
  ///   - index: The index of the circle.
  ///   - outline: The outline of the outermost one.
  ///   - size: The size of its frame.
  /// - Returns: The circle in the same frame.
  func content(at index: Int, within outline: ShapeOutline, size: CellSize) -> DisplayItem.Content?
  {
    let outer = outline.outline(in: CellRect(origin: .zero, size: size))
    guard let middle = outer.bounds?.center else { return nil }
    let scale = circles[index].diameter / circles[0].diameter
    let smaller = OutlineTransform.translation(x: -middle.x, y: -middle.y)
      .concatenating(.scale(x: scale, y: scale))
      .concatenating(.translation(x: middle.x, y: middle.y))
    return circles[index].shape.filling(.path(Path(outer.applying(smaller)), size))
  }
}

extension ZStackNode {
  /// Places the circles of a target around one middle.
  ///
  /// - Parameters:
  ///   - size: The size of the first view.
  ///   - rect: The cells of the pile.
  ///   - proposal: The size that it is offered.
  ///   - pass: The layout.
  /// - Returns: A Boolean value indicating whether they are placed; circles without a middle in their cells are not, and no
  ///   other views.
  @inline(never)
  func placeTarget(
    of size: CellSize, in rect: CellRect, offered proposal: ProposedCells, _ pass: inout LayoutPass
  ) -> Bool {
    guard alignment == .center, children.count > 1, children[0].isShape, children[1].isShape,
      let target = CircleTarget(children, in: rect.size), target.fits(size)
    else { return false }
    let (outer, count) = (pass.scope.isGround, pass.itemCount)
    defer { pass.scope.isGround = outer }
    pass.scope.isGround = true
    pass.place(children[0], of: size, in: rect, at: alignment, offered: proposal)
    guard pass.itemCount == count + 1, let outline = pass.items[count].content.roundOutline else {
      // The others are seen without an outermost one that is hidden.
      _ = pass.removeItems(from: count)
      return false
    }
    let frame = pass.items[count].frame
    if size.rows == 1 {
      let middle = CellRect(
        column: frame.origin.column + 1, row: frame.origin.row, columns: 1, rows: 1)
      pass.scope.isGround = outer
      if let inner = target.inner {
        children[inner].place(in: middle, offered: proposal, in: &pass)
      }
      return true
    }
    for index in children.indices.dropFirst() {
      let place = pass.itemCount
      children[index].place(in: frame, offered: proposal, in: &pass)
      guard pass.itemCount == place + 1,
        let content = target.content(at: index, within: outline, size: frame.size)
      else { continue }
      pass.changeItem(at: place) { ($0.content, $0.frame) = (content, frame) }
    }
    return true
  }
}

extension DisplayItem.Content {
  /// The outline of a disc or a ring; `nil` for other content.
  fileprivate var roundOutline: ShapeOutline? {
    switch self {
    case .fill(let outline, _, _), .stroke(let outline, _, _, _): outline
    case .line, .block, .bar, .rule, .symbol, .image: nil
    }
  }
}
