import Compositing
import Foundation

/// A shape whose outline is the same in a frame of any size.
protocol OutlinedShape: Shape {
  /// The outline; `nil` where it depends on the frame.
  var outline: ShapeOutline? { get }
}

extension InsetShape: OutlinedShape {
  /// The distance by which an outline is moved within its cells, in points: half of a line of four.
  private static var leastAmount: CGFloat { 2 }

  var outline: ShapeOutline? {
    abs(amount) <= Self.leastAmount ? (base as? any OutlinedShape)?.outline : nil
  }
}

extension ShapeOutline {
  /// Makes the outline of a shape.
  init(of shape: some Shape, in size: CellSize) {
    if let known = (shape as? any OutlinedShape)?.outline {
      self = known
    } else {
      let rect = CGRect(OutlineRect(CellRect(origin: .zero, size: size)))
      self = .path(shape.path(in: rect), size)
    }
  }
}
