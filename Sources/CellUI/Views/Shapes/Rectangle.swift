/// A rectangle.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}
  /// The outline of the rectangle.
  public var outline: ShapeOutline { .rectangle }
}
