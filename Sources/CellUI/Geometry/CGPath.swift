public import Foundation

/// A path of Core Graphics; steps are added to its mutable kind.
public class CGPath: Hashable {
  /// The steps.
  final fileprivate(set) var path: Path

  /// Makes the path of a view's.
  init(_ path: Path) {
    self.path = path
  }

  /// Makes the path of a rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform?) {
    self.init(Path(rect).changed(by: transform))
  }

  /// Makes the path of an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    self.init(Path(ellipseIn: rect).changed(by: transform))
  }

  /// Makes the path of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size).changed(by: transform))
  }

  /// A Boolean value indicating whether there are no steps.
  public final var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path.
  public final var boundingBox: CGRect { path.boundingRect }
  /// The smallest rectangle around the path.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }
  /// The end of the last step; the origin where there is none.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside.
  public final func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Returns a copy that stays as it is.
  public final func copy() -> CGPath? { CGPath(path) }

  /// Returns a copy that takes more steps.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns whether two paths have the same steps.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }

  /// Hashes the steps.
  public final func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path of Core Graphics that takes more steps.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public convenience init() { self.init(Path()) }

  /// Starts a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds straight lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), transform: transform)
  }

  /// Adds an arc, with angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
  }

  /// Adds a part of a circle between two lines.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds the steps of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Closes the subpath.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// The path as one of Core Graphics.
  public var cgPath: CGPath { CGPath(self) }

  /// Makes the path of one of Core Graphics.
  public init(_ path: CGPath) { self = path.path }

  /// Returns the path after a transform that may be missing, as Core Graphics takes one.
  fileprivate func changed(by transform: CGAffineTransform?) -> Path {
    applying(transform ?? .identity)
  }
}
