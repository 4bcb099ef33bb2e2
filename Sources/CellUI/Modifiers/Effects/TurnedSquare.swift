import ColorScience
import Compositing
import Foundation

extension FrameNode {
  /// Returns a small filled square that stands on a corner, as one sign; `nil` for any other view or angle.
  func diamond(turnedBy angle: Angle) -> (any Node)? {
    guard angle.degrees.isFinite, isFixed, let points, points == height,
      DiamondNode.sides.contains(points), let square = child as? ShapeNode,
      square.isSquare(ofSide: points), let color = square.shapeColor,
      abs(abs(angle.degrees.remainder(dividingBy: 90)) - 45) <= Self.turnTolerance
    else { return nil }
    return DiamondNode(child: self, color: color)
  }
}

/// A frame that takes its own room, with the sign of a square on its corner in the middle: in so few cells its sides would
/// be a blob.
private struct DiamondNode: WrappingNode {
  /// The sides of squares that are drawn as a sign, in points: a smaller one is a dot, a larger one has room for its sides.
  static let sides = 5.0...14

  let child: any Node
  let color: StraightRGBA

  var sizeKey: SizeKey? { child.sizeKey }
  var rule: LineStroke? { nil }
  var isUprightRule: Bool { false }
  // The sign stands in a cell of its own, and not in the shape's.
  var isDrawing: Bool { false }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let cell = Alignment.center.place(
      CellSize(columns: 1, rows: 1), in: rect, beside: pass.scope.rest)
    let sign = MeasuredGlyph(Glyph("◆"), width: 1)
    pass.add(.line([StyledGlyph(sign, color: color)]), frame: cell.frame, identity: identity)
  }
}
