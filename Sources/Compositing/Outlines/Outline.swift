internal import Glibc

/// Lines and curves that enclose an area or are stroked, in points.
///
/// An outline is a list of subpaths, as in Core Graphics. `stroked` and `trimmed` turn it into other outlines, `Coverage`
/// into the part of each sub-pixel that it covers, and `Surface.fill` into cells. Points that are not numbers are left out,
/// and points beyond a million are moved there.
public struct Outline: Hashable, Sendable {
  /// A step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: OutlinePoint)
    /// A straight line.
    case line(to: OutlinePoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: OutlinePoint, control: OutlinePoint)
    /// A cubic Bézier curve.
    case curve(to: OutlinePoint, control1: OutlinePoint, control2: OutlinePoint)
    /// A line back to the start of the subpath.
    case closeSubpath
  }

  /// The steps, in order.
  public private(set) var elements: [Element] = []

  /// Makes an empty outline.
  public init() {}

  /// Makes an outline by a closure that adds to it.
  public init(_ build: (inout Outline) -> Void) {
    build(&self)
  }

  /// A Boolean value indicating whether the outline has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last step.
  public var currentPoint: OutlinePoint? {
    var start: OutlinePoint?
    var current: OutlinePoint?
    for element in elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .closeSubpath: current = start
      }
    }
    return current
  }

  /// Starts a subpath.
  public mutating func move(to point: OutlinePoint) {
    elements.append(.move(to: point))
  }

  /// Adds a straight line.
  public mutating func addLine(to point: OutlinePoint) {
    elements.append(elements.isEmpty ? .move(to: point) : .line(to: point))
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: OutlinePoint, control: OutlinePoint) {
    if elements.isEmpty { move(to: control) }
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(
    to point: OutlinePoint, control1: OutlinePoint, control2: OutlinePoint
  ) {
    if elements.isEmpty { move(to: control1) }
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the subpath by a line to its start.
  public mutating func closeSubpath() {
    if !elements.isEmpty { elements.append(.closeSubpath) }
  }

  /// Adds the steps of another outline.
  public mutating func addOutline(_ other: Outline) {
    elements += other.elements
  }

  /// Adds the steps of another outline; if connected, a line leads to its start.
  public mutating func append(_ other: Outline, isConnected: Bool) {
    guard isConnected, !isEmpty, case .move(let start) = other.elements.first else {
      return addOutline(other)
    }
    addLine(to: start)
    elements += other.elements.dropFirst()
  }

  /// Adds an arc of a circle, after a line to its start.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius.
  ///   - startAngle: The angle of the start, in radians; 0 is to the right, a quarter turn is down.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: The direction as SwiftUI has it: `false` goes by growing angles, which turns clockwise on a screen whose
  ///     y grows down.
  public mutating func addArc(
    center: OutlinePoint, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    guard startAngle.isFinite, endAngle.isFinite, radius.isFinite, center.isFinite else { return }
    let turn = 2 * Double.pi
    var sweep = endAngle - startAngle
    if abs(sweep) >= turn {
      sweep = clockwise ? -turn : turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    }
    func point(_ angle: Double) -> OutlinePoint {
      OutlinePoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: point(startAngle))
    let pieces = max(1, Int((abs(sweep) / (turn / 4) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    // The length of the handles with which a cubic curve comes nearest to an arc.
    let handle = 4.0 / 3.0 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (from, to) = (startAngle + Double(piece) * step, startAngle + Double(piece + 1) * step)
      let (start, end) = (point(from), point(to))
      addCurve(
        to: end,
        control1: OutlinePoint(x: start.x - handle * sin(from), y: start.y + handle * cos(from)),
        control2: OutlinePoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)))
    }
  }

  /// Adds a rectangle, clockwise from its upper left corner.
  public mutating func addRect(_ rect: OutlineRect) {
    move(to: OutlinePoint(x: rect.minX, y: rect.minY))
    addLine(to: OutlinePoint(x: rect.maxX, y: rect.minY))
    addLine(to: OutlinePoint(x: rect.maxX, y: rect.maxY))
    addLine(to: OutlinePoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a rectangle with round corners; the radius is limited to half of the short sides.
  public mutating func addRoundedRect(_ rect: OutlineRect, cornerRadius: Double) {
    addRoundedRect(rect, cornerRadii: (cornerRadius, cornerRadius))
  }

  /// Adds a rectangle whose corners are quarters of an ellipse; the radii are limited to half of the sides, and those of a
  /// circle's quarter to half of the short ones.
  public mutating func addRoundedRect(_ rect: OutlineRect, cornerRadii: (x: Double, y: Double)) {
    let isCircular = cornerRadii.x == cornerRadii.y
    let short = min(rect.width, rect.height) / 2
    let x = max(0, min(cornerRadii.x, isCircular ? short : rect.width / 2))
    let y = max(0, min(cornerRadii.y, isCircular ? short : rect.height / 2))
    guard x > 0, y > 0 else { return addRect(rect) }
    let (dx, dy) = (x * (1 - Self.circleHandle), y * (1 - Self.circleHandle))
    func at(_ x: Double, _ y: Double) -> OutlinePoint { OutlinePoint(x: x, y: y) }
    move(to: at(rect.minX + x, rect.minY))
    addLine(to: at(rect.maxX - x, rect.minY))
    addCurve(
      to: at(rect.maxX, rect.minY + y), control1: at(rect.maxX - dx, rect.minY),
      control2: at(rect.maxX, rect.minY + dy))
    addLine(to: at(rect.maxX, rect.maxY - y))
    addCurve(
      to: at(rect.maxX - x, rect.maxY), control1: at(rect.maxX, rect.maxY - dy),
      control2: at(rect.maxX - dx, rect.maxY))
    addLine(to: at(rect.minX + x, rect.maxY))
    addCurve(
      to: at(rect.minX, rect.maxY - y), control1: at(rect.minX + dx, rect.maxY),
      control2: at(rect.minX, rect.maxY - dy))
    addLine(to: at(rect.minX, rect.minY + y))
    addCurve(
      to: at(rect.minX + x, rect.minY), control1: at(rect.minX, rect.minY + dy),
      control2: at(rect.minX + dx, rect.minY))
    closeSubpath()
  }

  /// Adds the ellipse that fits a rectangle: from its right end on and clockwise, as Core Graphics does, so that a part of a
  /// circle is where it is on a phone.
  public mutating func addEllipse(in rect: OutlineRect) {
    let (x, y) = (rect.width / 2, rect.height / 2)
    guard x > 0, y > 0 else { return addRect(rect) }
    let (center, dx, dy) = (rect.center, x * Self.circleHandle, y * Self.circleHandle)
    func at(_ x: Double, _ y: Double) -> OutlinePoint {
      OutlinePoint(x: center.x + x, y: center.y + y)
    }
    move(to: at(x, 0))
    addCurve(to: at(0, y), control1: at(x, dy), control2: at(dx, y))
    addCurve(to: at(-x, 0), control1: at(-dx, y), control2: at(-x, dy))
    addCurve(to: at(0, -y), control1: at(-x, -dy), control2: at(-dx, -y))
    addCurve(to: at(x, 0), control1: at(dx, -y), control2: at(x, -dy))
    closeSubpath()
  }

  /// The handles' length with which a cubic curve comes nearest to a quarter of a circle of radius 1.
  private static let circleHandle = 0.552_284_749_830_793_4

  /// Returns the transformed outline.
  public func applying(_ transform: OutlineTransform) -> Outline {
    var result = self
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: transform.apply(to: point))
      case .line(let point): .line(to: transform.apply(to: point))
      case .quadCurve(let point, let control):
        .quadCurve(to: transform.apply(to: point), control: transform.apply(to: control))
      case .curve(let point, let control1, let control2):
        .curve(
          to: transform.apply(to: point), control1: transform.apply(to: control1),
          control2: transform.apply(to: control2))
      case .closeSubpath: .closeSubpath
      }
    }
    return result
  }

  /// Returns the outline between this one and another with the same kinds of steps; `nil` for any other.
  public func interpolated(to other: Outline, by fraction: Double) -> Outline? {
    guard elements.count == other.elements.count else { return nil }
    var result = Outline()
    for (old, new) in zip(elements, other.elements) {
      guard let element = old.mixed(with: new, by: fraction) else { return nil }
      result.elements.append(element)
    }
    return result
  }

  /// Returns the outline moved by a distance.
  public func offset(x: Double, y: Double) -> Outline {
    applying(.translation(x: x, y: y))
  }

  /// The smallest rectangle around all ends and control points; `nil` for an empty outline.
  public var bounds: OutlineRect? {
    var rect: OutlineRect?
    func add(_ point: OutlinePoint) {
      guard point.isFinite else { return }
      guard let old = rect else {
        rect = OutlineRect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
        return
      }
      rect = OutlineRect(
        minX: min(old.minX, point.x), minY: min(old.minY, point.y), maxX: max(old.maxX, point.x),
        maxY: max(old.maxY, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(let point, let control):
        add(point)
        add(control)
      case .curve(let point, let control1, let control2):
        add(point)
        add(control1)
        add(control2)
      case .closeSubpath: break
      }
    }
    return rect
  }
}

extension Outline.Element {
  /// Returns the step between this one and another of the same kind; `nil` for any other.
  fileprivate func mixed(with other: Outline.Element, by fraction: Double) -> Outline.Element? {
    switch (self, other) {
    case (.move(let old), .move(let new)): .move(to: old.mixed(with: new, by: fraction))
    case (.line(let old), .line(let new)): .line(to: old.mixed(with: new, by: fraction))
    case (.quadCurve(let old, let bend), .quadCurve(let new, let newBend)):
      .quadCurve(
        to: old.mixed(with: new, by: fraction), control: bend.mixed(with: newBend, by: fraction))
    case (.curve(let old, let first, let second), .curve(let new, let newFirst, let newSecond)):
      .curve(
        to: old.mixed(with: new, by: fraction), control1: first.mixed(with: newFirst, by: fraction),
        control2: second.mixed(with: newSecond, by: fraction))
    case (.closeSubpath, .closeSubpath): .closeSubpath
    case (.move, _), (.line, _), (.quadCurve, _), (.curve, _), (.closeSubpath, _): nil
    }
  }
}
