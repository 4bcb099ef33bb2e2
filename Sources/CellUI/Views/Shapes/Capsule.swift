public import Foundation

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape, OutlinedShape {
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}

  var outline: ShapeOutline? { .capsule }

  /// The outline of the capsule.
  public func path(in rect: CGRect) -> Path {
    Path(capsuleIn: rect)
  }

  /// Returns the capsule with its sides moved inward, in points.
  public func inset(by amount: CGFloat) -> InsetShape<Capsule> {
    InsetShape(base: self, amount: amount)
  }
}
