public import Foundation

/// A circle in the middle of its frame.
public struct Circle: InsettableShape, OutlinedShape {
  /// Makes a circle.
  public init() {}

  var outline: ShapeOutline? { .circle }

  /// The outline of the circle.
  public func path(in rect: CGRect) -> Path {
    Path(circleIn: rect)
  }

  /// Returns the circle with its outline moved inward, in points.
  public func inset(by amount: CGFloat) -> InsetShape<Circle> {
    InsetShape(base: self, amount: amount)
  }
}

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape, OutlinedShape {
  /// Makes an ellipse.
  public init() {}

  var outline: ShapeOutline? { .ellipse }

  /// The outline of the ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse with its outline moved inward, in points.
  public func inset(by amount: CGFloat) -> InsetShape<Ellipse> {
    InsetShape(base: self, amount: amount)
  }
}
