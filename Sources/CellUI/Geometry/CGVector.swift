public import Foundation

/// A direction with a length, in points.
public struct CGVector: Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var dx, dy: CGFloat

  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a direction.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }
}
