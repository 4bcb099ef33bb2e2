public import Foundation

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, OutlinedShape {
  /// The radii of the corners, in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with a corner radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with corners of a size, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  var outline: ShapeOutline? {
    .rounded(width: Double(cornerSize.width), height: Double(cornerSize.height))
  }

  /// The outline of the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns the rectangle with its sides moved inward and its corners as much smaller, in points.
  public func inset(by amount: CGFloat) -> InsetShape<RoundedRectangle> {
    var smaller = self
    smaller.cornerSize = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return InsetShape(base: smaller, amount: amount)
  }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the upper corner on the leading side.
  public var topLeading: CGFloat
  /// The radius of the lower corner on the leading side.
  public var bottomLeading: CGFloat
  /// The radius of the lower corner on the trailing side.
  public var bottomTrailing: CGFloat
  /// The radius of the upper corner on the trailing side.
  public var topTrailing: CGFloat

  /// Makes radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners are rounded each by a radius of its own.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii

  /// Makes a rectangle with radii, in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Makes a rectangle with radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  /// The outline of the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii)
  }

  /// Returns the rectangle with its sides moved inward, in points.
  public func inset(by amount: CGFloat) -> InsetShape<UnevenRoundedRectangle> {
    InsetShape(base: self, amount: amount)
  }
}
