/// A circle, two columns wide for each row, because a cell is twice as high as wide.
public struct Circle: Shape {
  /// Makes a circle.
  public init() {}
  /// The outline of the circle.
  public var outline: ShapeOutline { .circle }
}
