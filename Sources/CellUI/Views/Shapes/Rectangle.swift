public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape, OutlinedShape {
  /// Makes a rectangle.
  public init() {}

  var outline: ShapeOutline? { .rectangle }

  /// The outline of the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle with its sides moved inward, in points.
  public func inset(by amount: CGFloat) -> InsetShape<Rectangle> {
    InsetShape(base: self, amount: amount)
  }
}
