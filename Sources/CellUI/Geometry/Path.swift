import Compositing
public import Foundation

/// The outline of a two-dimensional shape, with SwiftUI's names.
public struct Path: Hashable, Sendable {
  /// The outline, in points.
  var outline = Outline()

  /// Makes an empty path.
  public init() {}

  /// Makes a path by a closure that adds to it.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Makes the path of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes the path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes the path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes the path of a rectangle whose corners have radii of their own.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Makes the path of an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Makes the path of a rectangle whose short sides are half circles.
  init(capsuleIn rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// Makes the path of a circle in the middle of a rectangle.
  init(circleIn rect: CGRect) {
    let diameter = min(rect.width, rect.height)
    self.init(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
    )
  }

  init(_ outline: Outline) {
    self.outline = outline
  }

  /// A Boolean value indicating whether the path has no steps.
  public var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle around the path and its control points; null for an empty path.
  public var boundingRect: CGRect {
    guard let bounds = outline.bounds else { return .null }
    return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
  }

  /// The end of the last step.
  public var currentPoint: CGPoint? {
    outline.currentPoint.map(CGPoint.init)
  }

  /// Starts a subpath.
  public mutating func move(to end: CGPoint) {
    outline.move(to: end.outlinePoint)
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    outline.addLine(to: end.outlinePoint)
  }

  /// Adds straight lines from the first point through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end.outlinePoint, control: control.outlinePoint)
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(
      to: end.outlinePoint, control1: control1.outlinePoint, control2: control2.outlinePoint)
  }

  /// Closes the subpath by a line to its start.
  public mutating func closeSubpath() {
    outline.closeSubpath()
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect.outlineRect) }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRoundedRect(
        rect.outlineRect, cornerRadii: (Double(cornerSize.width), Double(cornerSize.height)))
    }
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect.outlineRect) }
  }

  /// Adds an arc of a circle, after a line to its start; `clockwise` is meant with y growing up, as SwiftUI has it.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Outline()
    arc.addArc(
      center: center.outlinePoint, radius: Double(radius), startAngle: startAngle.radians,
      endAngle: endAngle.radians, clockwise: clockwise)
    outline.append(arc.applying(transform.outlineTransform), isConnected: true)
  }

  /// Adds an arc that goes on by an angle from its start.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < .zero, transform: transform)
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    outline.addOutline(path.outline.applying(transform.outlineTransform))
  }

  private mutating func add(_ transform: CGAffineTransform, _ build: (inout Outline) -> Void) {
    outline.addOutline(Outline(build).applying(transform.outlineTransform))
  }

  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(outline.applying(transform.outlineTransform))
  }

  /// Returns the path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(outline.offset(x: Double(dx), y: Double(dy)))
  }

  /// Returns the part of the path between two fractions of its length, `0...1`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(outline.trimmed(from: Double(from), to: Double(to)))
  }

  /// Returns the area of the path's stroked line.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(outline.stroked(style.outlineStroke))
  }

  /// Returns whether the path encloses a point.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(point.outlinePoint, rule: FillRule(eoFill: eoFill))
  }
}

extension CGPoint {
  var outlinePoint: OutlinePoint { OutlinePoint(x: Double(x), y: Double(y)) }
}

extension CGRect {
  var outlineRect: OutlineRect {
    OutlineRect(
      x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }

  /// Makes the rectangle of an outline.
  init(_ rect: OutlineRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
