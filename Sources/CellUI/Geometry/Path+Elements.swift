import Compositing
public import Foundation

extension Path {
  /// A step of a path.
  @frozen public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath.
    case closeSubpath

    init(_ element: Outline.Element) {
      switch element {
      case .move(let end): self = .move(to: CGPoint(end))
      case .line(let end): self = .line(to: CGPoint(end))
      case .quadCurve(let end, let control):
        self = .quadCurve(to: CGPoint(end), control: CGPoint(control))
      case .curve(let end, let control1, let control2):
        self = .curve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
      case .closeSubpath: self = .closeSubpath
      }
    }
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) {
    for element in outline.elements { body(Element(element)) }
  }

  /// Adds a rectangle whose corners have radii of their own; they are limited to half of the short sides.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = max(0, min(rect.width, rect.height) / 2)
    let corners = [
      (cornerRadii.topTrailing, rect.maxX, rect.minY, -90.0),
      (cornerRadii.bottomTrailing, rect.maxX, rect.maxY, 0.0),
      (cornerRadii.bottomLeading, rect.minX, rect.maxY, 90.0),
      (cornerRadii.topLeading, rect.minX, rect.minY, 180.0),
    ]
    let path = Path { path in
      for (radius, x, y, angle) in corners {
        let radius = max(0, min(radius, most))
        let center = CGPoint(
          x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
        path.addArc(
          center: center, radius: radius, startAngle: .degrees(angle),
          endAngle: .degrees(angle + 90), clockwise: false)
      }
      path.closeSubpath()
    }
    addPath(path, transform: transform)
  }

  /// Adds an arc that touches two lines, one from the current point to the first end and one from there to the second,
  /// after a line to the arc's start.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint?.applying(transform.inverted()) else {
      return move(to: tangent1End.applying(transform))
    }
    let (back, onward) = (tangent1End.direction(to: start), tangent1End.direction(to: tangent2End))
    let turn = back.x * onward.y - back.y * onward.x
    // Half of the angle between the lines, whose tangent says how far from the bend a circle touches both.
    let half = atan2(abs(turn), back.x * onward.x + back.y * onward.y) / 2
    guard radius > 0, abs(turn) > 1e-9, half.isFinite else {
      return addLine(to: tangent1End.applying(transform))
    }
    let (reach, depth) = (radius / tan(half), radius / sin(half))
    let middle = CGPoint(x: back.x + onward.x, y: back.y + onward.y)
    let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
    let center = CGPoint(
      x: tangent1End.x + middle.x / length * depth, y: tangent1End.y + middle.y / length * depth)
    func angle(of direction: CGPoint) -> Angle {
      let touch = CGPoint(
        x: tangent1End.x + direction.x * reach, y: tangent1End.y + direction.y * reach)
      return .radians(Double(atan2(touch.y - center.y, touch.x - center.x)))
    }
    addArc(
      center: center, radius: radius, startAngle: angle(of: back), endAngle: angle(of: onward),
      clockwise: turn > 0, transform: transform)
  }
}

extension CGPoint {
  /// Makes the point of an outline.
  init(_ point: OutlinePoint) {
    self.init(x: point.x, y: point.y)
  }

  /// Returns the vector of length 1 towards another point; not a number for the same point.
  fileprivate func direction(to other: CGPoint) -> CGPoint {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    return CGPoint(x: dx / length, y: dy / length)
  }
}
