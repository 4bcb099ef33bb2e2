/// A rectangle whose short sides are half circles.
public struct Capsule: Shape {
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// The outline of the capsule.
  public var outline: ShapeOutline { .capsule }
}
