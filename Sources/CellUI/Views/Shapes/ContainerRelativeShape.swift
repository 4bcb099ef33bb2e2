/// A rectangle with the corner radius of its container.
public struct ContainerRelativeShape: Shape {
  /// Makes the shape.
  public init() {}
  /// The outline of a card.
  public var outline: ShapeOutline { .rounded(radius: 2) }
}
