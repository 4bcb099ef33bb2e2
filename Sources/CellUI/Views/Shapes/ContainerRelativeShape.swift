public import Foundation

/// A rectangle with the corner radius of its container: of the card, 16 points inside of it.
public struct ContainerRelativeShape: InsettableShape, OutlinedShape {
  private static let cornerRadius = 16.0

  /// Makes the shape.
  public init() {}

  var outline: ShapeOutline { .rounded(width: Self.cornerRadius, height: Self.cornerRadius) }

  /// The outline of the shape.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: Self.cornerRadius)
  }

  /// Returns the shape with its sides moved inward, in points.
  public func inset(by amount: CGFloat) -> InsetShape<ContainerRelativeShape> {
    InsetShape(base: self, amount: amount)
  }
}
