import Compositing

/// Reads the steps of an SVG path (SVG 2, 9.3) until the first one that is wrong, as browsers do.
struct SVGPathData {
  private(set) var outline = Outline()
  private var numbers: SVGNumbers
  /// The place that the next step begins at.
  private var place = OutlinePoint.zero
  /// The start of the subpath.
  private var start = OutlinePoint.zero
  /// The control point that a smooth curve mirrors, and whether it is that of a quadratic one.
  private var control: (point: OutlinePoint, isQuadratic: Bool)?

  /// Reads a path.
  ///
  /// - Parameter text: The value of the attribute `d`.
  init(_ text: String) {
    numbers = SVGNumbers(text)
    while let letter = numbers.letter() {
      guard add(letter) else { break }
      // Further numbers repeat the step; those after a move are lines.
      let next: Character = letter == "M" ? "L" : letter == "m" ? "l" : letter
      guard letter != "Z", letter != "z" else { continue }
      var isRight = true
      while isRight, hasNumber() { isRight = add(next) }
      guard isRight else { break }
    }
  }

  private mutating func hasNumber() -> Bool {
    var ahead = numbers
    return ahead.number() != nil
  }

  /// Adds a step; false where its numbers are missing.
  private mutating func add(_ letter: Character) -> Bool {
    let isRelative = letter.isLowercase
    let origin = isRelative ? place : .zero
    var next: (point: OutlinePoint, isQuadratic: Bool)?
    switch letter.uppercased() {
    case "M":
      guard let end = point(from: origin) else { return false }
      outline.move(to: end)
      (place, start) = (end, end)
    case "L":
      guard let end = point(from: origin) else { return false }
      addLine(to: end)
    case "H":
      guard let x = numbers.number() else { return false }
      addLine(to: OutlinePoint(x: origin.x + x, y: place.y))
    case "V":
      guard let y = numbers.number() else { return false }
      addLine(to: OutlinePoint(x: place.x, y: origin.y + y))
    case "C", "S":
      let first = letter.uppercased() == "S" ? mirrored(isQuadratic: false) : point(from: origin)
      guard let first, let second = point(from: origin), let end = point(from: origin) else {
        return false
      }
      outline.addCurve(to: end, control1: first, control2: second)
      place = end
      next = (second, false)
    case "Q", "T":
      let bend = letter.uppercased() == "T" ? mirrored(isQuadratic: true) : point(from: origin)
      guard let bend, let end = point(from: origin) else { return false }
      outline.addQuadCurve(to: end, control: bend)
      place = end
      next = (bend, true)
    case "A": return addArc(from: origin)
    case "Z":
      outline.closeSubpath()
      place = start
    default: return false
    }
    control = next
    return true
  }

  private mutating func point(from origin: OutlinePoint) -> OutlinePoint? {
    guard let x = numbers.number(), let y = numbers.number() else { return nil }
    return OutlinePoint(x: origin.x + x, y: origin.y + y)
  }

  private mutating func addLine(to end: OutlinePoint) {
    outline.addLine(to: end)
    place = end
  }

  private func mirrored(isQuadratic: Bool) -> OutlinePoint {
    guard let control, control.isQuadratic == isQuadratic else { return place }
    return OutlinePoint(x: 2 * place.x - control.point.x, y: 2 * place.y - control.point.y)
  }

  private mutating func addArc(from origin: OutlinePoint) -> Bool {
    guard let x = numbers.number(), let y = numbers.number(), let turn = numbers.number(),
      let isLarge = numbers.flag(), let isSweep = numbers.flag(), let end = point(from: origin)
    else { return false }
    control = nil
    if let arc = Self.arc(
      from: place, to: end, radii: OutlinePoint(x: abs(x), y: abs(y)), degrees: turn,
      isLarge: isLarge, isSweep: isSweep)
    {
      outline.append(arc, isConnected: true)
    }
    // The arc's own end may be off by a rounding.
    addLine(to: end)
    return true
  }

  /// Returns the arc of an ellipse between two points (SVG 2, B.2.4); `nil` where it is a line.
  private static func arc(
    from start: OutlinePoint, to end: OutlinePoint, radii: OutlinePoint, degrees: Double,
    isLarge: Bool, isSweep: Bool
  ) -> Outline? {
    guard radii.x > 0, radii.y > 0, start != end else { return nil }
    let turn = OutlineTransform.rotation(radians: degrees * .pi / 180)
    let back = OutlineTransform.rotation(radians: -degrees * .pi / 180)
    // On the ellipse's own axes, with the middle of both ends as the origin.
    let half = back.apply(
      to: OutlinePoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2))
    var (rx, ry) = (radii.x, radii.y)
    let reach = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry)
    if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
    // On a circle of radius 1.
    let (x, y) = (half.x / rx, half.y / ry)
    let distance = max(0, 1 / (x * x + y * y) - 1).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = OutlinePoint(x: distance * y, y: -distance * x)
    let from = OutlinePoint(x: x - center.x, y: y - center.y).angle
    let to = OutlinePoint(x: -x - center.x, y: -y - center.y).angle
    guard from.isFinite, to.isFinite else { return nil }
    var circle = Outline()
    circle.addArc(
      center: center, radius: 1, startAngle: from, endAngle: to, clockwise: !isSweep)
    return circle.applying(
      OutlineTransform.scale(x: rx, y: ry).concatenating(turn).concatenating(
        .translation(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)))
  }

}
