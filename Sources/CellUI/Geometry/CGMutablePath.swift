public import Foundation

/// A path of Core Graphics that grows.
public final class CGMutablePath {
  private var path = Path()

  /// Makes an empty path.
  public init() {}

  /// Begins at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a part of a circle.
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
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
      transform: transform)
  }

  /// Adds a path.
  public func addPath(_ other: Path, transform: CGAffineTransform = .identity) {
    path.addPath(other, transform: transform)
  }

  /// Closes the last part.
  public func closeSubpath() { path.closeSubpath() }

  /// Returns the path as it is.
  public func copy() -> Path? { path }

  /// A Boolean value indicating whether nothing was added.
  public var isEmpty: Bool { path.isEmpty }
  /// The rectangle around the path.
  public var boundingBox: CGRect { path.boundingRect }
}

extension Path {
  /// Makes a path of one of Core Graphics.
  public init(_ path: CGMutablePath) {
    self = path.copy() ?? Path()
  }
}

extension Path: CustomStringConvertible, LosslessStringConvertible {
  /// The steps of the path, as SwiftUI writes them: numbers before the letter of a step.
  public var description: String {
    var words: [String] = []
    func add(_ points: CGPoint..., step: String) {
      words += points.flatMap { [Self.word($0.x), Self.word($0.y)] } + [step]
    }
    forEach { element in
      switch element {
      case .move(let end): add(end, step: "m")
      case .line(let end): add(end, step: "l")
      case .quadCurve(let end, let control): add(control, end, step: "q")
      case .curve(let end, let control1, let control2): add(control1, control2, end, step: "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  private static func word(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(Double(number))"
  }

  /// Reads the steps of a path as `description` writes them; `nil` for other words.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
}

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

extension Path {
  /// Makes the path of a rectangle, as of Core Graphics.
  public init(rect: CGRect, transform: CGAffineTransform?) {
    self = Path(rect).applying(transform ?? .identity)
  }

  /// Makes the path of an ellipse, as of Core Graphics.
  public init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    self = Path(ellipseIn: rect).applying(transform ?? .identity)
  }

  /// Makes the path of a rectangle with round corners, as of Core Graphics.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform?
  ) {
    self = Path(
      roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight)
    ).applying(transform ?? .identity)
  }
}
