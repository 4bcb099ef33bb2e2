public import Foundation

/// A rectangle whose corners have the centers of its container's corners, or radii of their own.
public struct ConcentricRectangle: InsettableShape {
  private let topLeading, topTrailing, bottomLeading, bottomTrailing: Edge.Corner.Style
  private let isUniform: Bool

  /// Makes a rectangle whose corners are concentric with the container's.
  public init() {
    self.init(corners: .concentric)
  }

  /// Makes a rectangle with corners of one style.
  ///
  /// - Parameters:
  ///   - corners: The style.
  ///   - isUniform: A Boolean value indicating whether all corners are as round as the roundest one.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    (topLeading, topTrailing, bottomLeading, bottomTrailing) = (corners, corners, corners, corners)
    self.isUniform = isUniform
  }

  /// Makes a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) {
    (topLeading, topTrailing) = (topLeadingCorner, topTrailingCorner)
    (bottomLeading, bottomTrailing) = (bottomLeadingCorner, bottomTrailingCorner)
    isUniform = false
  }

  /// Makes a rectangle whose upper corners share a style, and whose lower ones share another.
  public init(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// Makes a rectangle whose upper corners share a style.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Makes a rectangle whose lower corners share a style.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// Makes a rectangle whose corners of each side share a style.
  public init(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  /// Makes a rectangle whose corners of the leading side share a style.
  public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Makes a rectangle whose corners of the trailing side share a style.
  public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
  }

  /// Returns the radii of the corners in a rectangle, in points.
  func corners(in rect: CGRect) -> RectangleCornerRadii {
    let around = ContainerRelativeShape().corners(in: rect)
    var radii = RectangleCornerRadii(
      topLeading: topLeading.radius(concentric: around.topLeading),
      bottomLeading: bottomLeading.radius(concentric: around.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric: around.bottomTrailing),
      topTrailing: topTrailing.radius(concentric: around.topTrailing))
    if isUniform {
      let most = max(
        radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing)
      radii = RectangleCornerRadii(
        topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
    }
    return radii
  }

  /// The outline of the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: corners(in: rect))
  }

  /// Returns the rectangle with its sides moved inward, in points.
  public func inset(by amount: CGFloat) -> InsetShape<ConcentricRectangle> {
    InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose upper corners share a style, and whose lower ones share another.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle whose lower corners share a style.
  public static func rect(uniformBottomCorners: Edge.Corner.Style) -> Self {
    ConcentricRectangle(uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle whose corners of each side share a style.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
}
