import Compositing
import Foundation

/// A shape whose outline is the same in a frame of any size.
protocol OutlinedShape: Shape {
  var outline: ShapeOutline { get }
}

extension ShapeOutline {
  /// Makes the outline of a shape.
  init(of shape: some Shape, in size: CellSize) {
    if let known = shape as? any OutlinedShape {
      self = known.outline
    } else {
      let rect = CGRect(OutlineRect(CellRect(origin: .zero, size: size)))
      self = .path(shape.path(in: rect), size)
    }
  }
}
