import CellUI
import Compositing
import Foundation
import Testing

/// Paths, by tables and by what holds for any path.
@Suite("Paths") struct PathTests {
  /// The places of a grid over the paths of these tests, none of them on a line.
  private static let places = (0..<40).flatMap { row in
    (0..<40).map { CGPoint(x: Double($0) * 3 - 9.31, y: Double(row) * 3 - 9.77) }
  }

  private static func near(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < 1e-6 && abs(first.y - second.y) < 1e-6
  }

  private static let shapes: [Path] = [
    Path(),
    Path(CGRect(x: 10, y: 10, width: 50, height: 40)),
    Path(CGRect(x: 30, y: 30, width: 50, height: 40)),
    Path(CGRect(x: 10, y: 50, width: 50, height: 20)),
    Path(CGRect(x: 20, y: 20, width: 10, height: 10)),
    Path(ellipseIn: CGRect(x: 20, y: 5, width: 60, height: 60)),
    Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 30), cornerRadius: 12),
    // Two rings, one in the other, and a line that crosses itself.
    Path {
      $0.addRect(CGRect(x: 5, y: 5, width: 70, height: 70))
      $0.addEllipse(in: CGRect(x: 15, y: 15, width: 40, height: 40))
    },
    Path {
      $0.addLines([CGPoint(x: 5, y: 8), CGPoint(x: 80, y: 70), CGPoint(x: 80, y: 8)])
      $0.addLine(to: CGPoint(x: 5, y: 70))
    },
  ]

  @Test(arguments: shapes.indices, [false, true])
  func `areas are combined place by place`(index: Int, eoFill: Bool) {
    let first = Self.shapes[index]
    for second in Self.shapes {
      let results: [(Path, (Bool, Bool) -> Bool)] = [
        (first.union(second, eoFill: eoFill), { $0 || $1 }),
        (first.intersection(second, eoFill: eoFill), { $0 && $1 }),
        (first.subtracting(second, eoFill: eoFill), { $0 && !$1 }),
        (first.symmetricDifference(second, eoFill: eoFill), { $0 != $1 }),
      ]
      for (number, (path, keeps)) in results.enumerated() {
        let wrong = Self.places.filter {
          let expected = keeps(
            first.contains($0, eoFill: eoFill), second.contains($0, eoFill: eoFill))
          // No line of the result crosses another, so that both rules agree.
          return path.contains($0) != expected || path.contains($0, eoFill: true) != expected
        }
        #expect(wrong.isEmpty, "operation \(number)")
      }
    }
    let same = first.normalized(eoFill: eoFill)
    #expect(Self.places.allSatisfy { same.contains($0) == first.contains($0, eoFill: eoFill) })
  }

  @Test func `lines are cut at an area's edge`() {
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: 25))
      $0.addLine(to: CGPoint(x: 100, y: 25))
    }
    let area = Path(CGRect(x: 30, y: 10, width: 40, height: 30))
    #expect(line.lineIntersection(area).boundingRect.minX == 30)
    #expect(line.lineIntersection(area).boundingRect.maxX == 70)
    var ends: [CGPoint] = []
    line.lineSubtraction(area).forEach {
      switch $0 {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        ends.append(end)
      case .closeSubpath: break
      }
    }
    #expect(ends.map(\.x) == [0, 30, 70, 100])
  }

  @Test func `shapes combine as their paths do`() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 80)
    let ring = Circle().subtracting(Circle().inset(by: 20)).path(in: rect)
    #expect(ring.contains(CGPoint(x: 10, y: 40)))
    #expect(!ring.contains(CGPoint(x: 40, y: 40)))
    #expect(
      Rectangle().intersection(Circle()).path(in: rect).contains(CGPoint(x: 2, y: 2)) == false)
    #expect(Circle().union(Rectangle()).path(in: rect).contains(CGPoint(x: 2, y: 2)))
  }

  @Test func `the steps of a path are told in order`() {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3, y: 4))
      $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      $0.addCurve(
        to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
      $0.closeSubpath()
    }
    var steps: [Path.Element] = []
    path.forEach { steps.append($0) }
    #expect(
      steps == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
        .curve(
          to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12),
          control2: CGPoint(x: 13, y: 14)),
        .closeSubpath,
      ])
  }

  /// Bends of two lines: their three points, the radius, and the places where the arc starts, is halfway and ends.
  struct Bend {
    let points: [CGPoint]
    let start: CGPoint
    let middle: CGPoint
    let end: CGPoint

    init(_ numbers: [Double], start: [Double], middle: [Double], end: [Double]) {
      points = [0, 2, 4].map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      self.start = CGPoint(x: start[0], y: start[1])
      self.middle = CGPoint(x: middle[0], y: middle[1])
      self.end = CGPoint(x: end[0], y: end[1])
    }
  }

  /// The way from a circle's middle to its edge at an eighth of a turn, for a radius of 10.
  private static let eighth = 10 * 0.5.squareRoot()

  @Test(arguments: [
    Bend(
      [0, 0, 50, 0, 50, 50], start: [40, 0], middle: [40 + eighth, 10 - eighth], end: [50, 10]),
    Bend(
      [0, 0, 50, 0, 50, -50], start: [40, 0], middle: [40 + eighth, -10 + eighth], end: [50, -10]),
    Bend(
      [50, 50, 0, 50, 0, 0], start: [10, 50], middle: [10 - eighth, 40 + eighth], end: [0, 40]),
  ])
  func `an arc touches both of its tangents`(bend: Bend) {
    var path = Path()
    path.move(to: bend.points[0])
    path.addArc(tangent1End: bend.points[1], tangent2End: bend.points[2], radius: 10)
    var ends: [CGPoint] = []
    path.forEach {
      if case .line(let end) = $0 { ends.append(end) }
      if case .curve(let end, _, _) = $0 { ends.append(end) }
    }
    #expect(Self.near(ends[0], bend.start))
    #expect(path.currentPoint.map { Self.near($0, bend.end) } == true)
    var arc = Path()
    arc.move(to: bend.start)
    path.forEach {
      if case .curve(let end, let control1, let control2) = $0 {
        arc.addCurve(to: end, control1: control1, control2: control2)
      }
    }
    let halfway = arc.trimmedPath(from: 0, to: 0.5).currentPoint
    #expect(halfway.map { hypot($0.x - bend.middle.x, $0.y - bend.middle.y) < 0.1 } == true)
  }

  @Test func `an arc whose tangents are one line is that line`() {
    var path = Path()
    path.addArc(tangent1End: CGPoint(x: 5, y: 5), tangent2End: .zero, radius: 3)
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    path.addArc(
      tangent1End: CGPoint(x: 9, y: 5), tangent2End: CGPoint(x: 20, y: 5), radius: 3)
    #expect(path.currentPoint == CGPoint(x: 9, y: 5))
    path.addArc(tangent1End: CGPoint(x: 9, y: 5), tangent2End: CGPoint(x: 9, y: 9), radius: 3)
    #expect(path.currentPoint == CGPoint(x: 9, y: 5))
    path.addArc(tangent1End: CGPoint(x: 9, y: 9), tangent2End: CGPoint(x: 0, y: 9), radius: 0)
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
  }

  @Test func `an arc under a transform touches the transformed tangents`() {
    let transform = CGAffineTransform(translationX: 20, y: 30).scaledBy(x: 2, y: 2)
    var plain = Path()
    plain.move(to: .zero)
    plain.addArc(
      tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
    var placed = Path()
    placed.move(to: CGPoint.zero.applying(transform))
    placed.addArc(
      tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10,
      transform: transform)
    let expected = plain.applying(transform).boundingRect
    #expect(Self.near(placed.boundingRect.origin, expected.origin))
    #expect(abs(placed.boundingRect.width - expected.width) < 1e-6)
  }

  @Test func `each corner has its own radius`() {
    let radii = RectangleCornerRadii(topLeading: 20, bottomTrailing: 20)
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadii: radii)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 58, y: 58)))
    #expect(path.contains(CGPoint(x: 58, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 58)))
  }

  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(translationX: 3, y: -4),
    CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: 1),
    CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
  ])
  func `a transform's inverse undoes it`(transform: CGAffineTransform) {
    let point = CGPoint(x: 12, y: -7)
    #expect(Self.near(point.applying(transform).applying(transform.inverted()), point))
    #expect(transform.isIdentity == (transform == .identity))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      Path(rect).applying(transform).boundingRect == rect.applying(transform)
        || Self.near(
          Path(rect).applying(transform).boundingRect.origin, rect.applying(transform).origin)
    )
    let size = CGSize(width: 3, height: 4).applying(transform)
    let (corner, origin) = (
      CGPoint(x: 3, y: 4).applying(transform), CGPoint.zero.applying(transform)
    )
    #expect(
      Self.near(
        CGPoint(x: size.width, y: size.height),
        CGPoint(x: corner.x - origin.x, y: corner.y - origin.y)))
  }

  @Test func `a flat transform has no inverse and stays`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGRect.null.applying(flat) == .null)
  }

  @Test func `a path of Core Graphics takes steps and is a view's path`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 8, y: 0), transform: CGAffineTransform(scaleX: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 16, y: 16), control: CGPoint(x: 16, y: 8))
    path.addLines(between: [CGPoint(x: 16, y: 16), CGPoint(x: 0, y: 16)])
    path.closeSubpath()
    let copy = path.copy()
    #expect(Path(path).contains(CGPoint(x: 12, y: 4)) && path.boundingBox.width == 16)
    let square = CGPath(rect: CGRect(x: 20, y: 0, width: 8, height: 8), transform: nil)
    path.addPath(square)
    #expect(path.boundingBoxOfPath.maxX == 28 && copy?.boundingBox.maxX == 16)
    #expect(path != copy && path.mutableCopy() == path && !path.isEmpty)
    let whole: CGPath = path
    #expect(UIBezierPath(cgPath: whole).cgPath == Path(whole).cgPath)
  }
}
