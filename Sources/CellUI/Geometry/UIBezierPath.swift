public import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Some corners of a rectangle, by UIKit's names.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path of UIKit, as far as shapes use one.
public final class UIBezierPath {
  /// The path.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  private var path: Path
  /// The width of the line, in points.
  public var lineWidth: CGFloat = 1
  /// The ends of the line.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of the line.
  public var lineJoinStyle = CGLineJoin.miter

  /// Makes an empty path.
  public init() {
    path = Path()
  }

  /// Makes the path of one of Core Graphics.
  public init(cgPath: CGPath) {
    path = cgPath.path
  }

  /// Makes the path of a rectangle.
  public init(rect: CGRect) {
    path = Path(rect)
  }

  /// Makes the path of an ellipse.
  public init(ovalIn rect: CGRect) {
    path = Path(ellipseIn: rect)
  }

  /// Makes the path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Makes the path of a rectangle of which some corners are round.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = { (corner: UIRectCorner) in corners.contains(corner) ? cornerRadii.width : 0 }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
      bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight))
    path = shape.path(in: rect)
  }

  /// Makes the path of an arc, with angles in radians.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Starts a subpath.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc, with angles in radians; UIKit's clockwise is that of the eye.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  /// Fills the path in the image that is drawn.
  public func fill() { CGContext.current?.fill(path) }

  /// Strokes the path in the image that is drawn.
  public func stroke() {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle)
    CGContext.current?.stroke(path, style: style)
  }

  /// Draws inside of the path only in the image that is drawn.
  public func addClip() {
    guard let context = CGContext.current else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip()
  }

  /// Closes the subpath.
  public func close() { path.closeSubpath() }

  /// Adds the steps of another path.
  public func append(_ path: UIBezierPath) { self.path.addPath(path.path) }
}
