/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  let cornerRadius: Double

  /// Makes a rectangle with a corner radius, in points.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// The outline of the rectangle.
  public var outline: ShapeOutline { .rounded(radius: max(0, Points.columns(cornerRadius))) }
}

/// The curve of a rounded corner; cells are too coarse to show the difference.
public enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve of continuous curvature.
  case continuous
}
