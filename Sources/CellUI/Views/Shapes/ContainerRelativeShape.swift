public import Foundation

/// A rectangle with corners around the centers of its container's: of the card, 16 points inside of it, where no view sets a
/// container.
public struct ContainerRelativeShape: InsettableShape, OutlinedShape {
  static let cornerRadius = 16.0

  /// Makes the shape.
  public init() {}

  var outline: ShapeOutline? {
    ContainerCorners.around == nil
      ? .rounded(width: Self.cornerRadius, height: Self.cornerRadius) : nil
  }

  /// The outline of the shape.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: corners(in: rect))
  }

  /// Returns the shape with its sides moved inward, in points.
  public func inset(by amount: CGFloat) -> InsetShape<ContainerRelativeShape> {
    InsetShape(base: self, amount: amount)
  }
}
