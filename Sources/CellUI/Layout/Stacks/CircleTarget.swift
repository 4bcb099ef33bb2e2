import ColorScience
import Compositing
import Foundation

/// A pile of filled circles around one middle, each smaller than the one behind, as of a target or of waves around a place.
///
/// Rounded to cells each by itself, they would have different middles.
struct CircleTarget {
  /// A circle.
  private struct Circle {
    let shape: ShapeNode
    /// The diameter, in points.
    let diameter: Double
  }

  private let circles: [Circle]

  /// Reads the circles of a pile.
  ///
  /// - Parameter children: The views of the pile; `nil` is made of any but circles in frames, each smaller than the last.
  init?(_ children: [any Node]) {
    guard children.allSatisfy(\.isShape) else { return nil }
    var circles: [Circle] = []
    for child in children {
      guard let frame = child as? FrameNode, frame.isFixed, let height = frame.height,
        let width = frame.points, let shape = frame.child as? ShapeNode, shape.isCircle,
        circles.last.map({ min(width, height) < $0.diameter }) ?? true
      else { return nil }
      circles.append(Circle(shape: shape, diameter: min(width, height)))
    }
    self.circles = circles
  }

  /// A Boolean value indicating whether all circles are filled.
  var isFilled: Bool { circles.allSatisfy(\.shape.isDisc) }

  /// Returns the index of the circle that is seen within the outermost one in one row: the foremost one of another color, or
  /// of any color in a ring.
  var inner: Int? {
    let outer = circles[0].shape
    return circles.indices.dropFirst().last {
      outer.isRing || circles[$0].shape.color != outer.color
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
  ///   - target: The circles.
  ///   - sizes: Their sizes.
  ///   - rect: The cells of the pile.
  ///   - proposal: The size that it is offered.
  ///   - pass: The layout.
  /// - Returns: A Boolean value indicating whether they are placed; those that have no middle in their cells are not.
  func place(
    _ target: CircleTarget, of sizes: [CellSize], in rect: CellRect,
    offered proposal: ProposedCells, _ pass: inout LayoutPass
  ) -> Bool {
    let isSign = sizes[0].rows == 1
    guard isSign ? sizes[0].columns == 3 : target.isFilled else { return false }
    let (outer, count) = (pass.scope.isGround, pass.itemCount)
    pass.scope.isGround = true
    pass.place(children[0], of: sizes[0], in: rect, at: alignment, offered: proposal)
    pass.scope.isGround = outer
    guard pass.itemCount == count + 1 else { return true }
    let frame = pass.items[count].frame
    if isSign {
      guard let inner = target.inner else { return true }
      let middle = CellRect(
        column: frame.origin.column + 1, row: frame.origin.row, columns: 1, rows: 1)
      children[inner].place(in: middle, offered: proposal, in: &pass)
      return true
    }
    guard case .fill(let outline, _, _) = pass.items[count].content else { return true }
    for index in children.indices.dropFirst() {
      guard let content = target.content(at: index, within: outline, size: frame.size) else {
        continue
      }
      pass.add(content, frame: frame, identity: children[index].identity)
    }
    return true
  }
}
