import RandomNumbers
import Testing

@testable import Compositing

struct OutlineTests {
  static let clip = CellRect(column: 0, row: 0, columns: 10, rows: 5)

  private func coverage(
    _ outline: Outline, _ rule: FillRule = .nonZero, glyphs: GlyphRepertoire = .octant
  ) -> Coverage {
    Coverage(outline, rule: rule, glyphs: glyphs, clip: Self.clip)
  }

  @Test(arguments: 0..<40)
  func `A convex line surrounds another where each of its points is inside`(seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let next = { Double.random(in: 4...40, using: &numbers) }
    let outer = Outline {
      $0.addEllipse(in: OutlineRect(x: 0, y: 0, width: next(), height: next()))
    }
    let inner = Outline {
      $0.addEllipse(
        in: OutlineRect(x: next() / 8, y: next() / 8, width: next() / 2, height: next()))
    }
    let (first, second) = (outer.flattened(), inner.flattened())
    for (line, other) in [(first, second), (second, first)] {
      let (line, other) = (try #require(line.first), try #require(other.first))
      let reversed = Polyline(points: other.points.reversed(), isClosed: true)
      let side = line.doubleArea < 0 ? -1.0 : 1
      let isInside = line.points.indices.allSatisfy { index in
        let from = line.points[index]
        let way = line.points[(index + 1) % line.points.count] - from
        return other.points.allSatisfy {
          side * (way.x * ($0.y - from.y) - way.y * ($0.x - from.x)) >= -1e-6
        }
      }
      #expect(line.surrounds(other) == isInside)
      #expect(line.surrounds(reversed) == isInside)
    }
  }

  /// The area of a coverage, in square points.
  private func area(_ coverage: Coverage) -> Double {
    coverage.area * 8 / Double(coverage.glyphs.pixelColumns) * 16
      / Double(coverage.glyphs.pixelRows)
  }

  @Test(arguments: GlyphRepertoire.allCases)
  func `Areas of rectangles and circles are exact in every grid`(glyphs: GlyphRepertoire) {
    let rect = Outline { $0.addRect(OutlineRect(x: 3.3, y: 2.7, width: 40.1, height: 33.9)) }
    let square = area(coverage(rect, glyphs: glyphs)) - 40.1 * 33.9
    #expect(abs(square) < 1e-3)
    let circle = Outline { $0.addEllipse(in: OutlineRect(x: 5, y: 7, width: 60, height: 60)) }
    let round = area(coverage(circle, glyphs: glyphs)) / (900 * Double.pi)
    #expect(abs(round - 1) < 2e-3)
  }

  @Test func `A shape beyond the clip is cut at its edges`() {
    let huge = Outline { $0.addRect(OutlineRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) }
    #expect(coverage(huge).values.allSatisfy { $0 == 1 })
    let beside = Outline { $0.addRect(OutlineRect(x: 100, y: 10, width: 50, height: 10)) }
    #expect(coverage(beside).values.isEmpty)
    let leaning = Outline {
      $0.move(to: OutlinePoint(x: -80, y: 0))
      $0.addLine(to: OutlinePoint(x: 0, y: 0))
      $0.addLine(to: OutlinePoint(x: 80, y: 80))
      $0.addLine(to: OutlinePoint(x: 0, y: 80))
      $0.closeSubpath()
    }
    // Half of the parallelogram lies at the left of the clip.
    #expect(abs(area(coverage(leaning)) - 3200) < 1)
  }

  @Test func `Corners of one radius are round, however large it is`() {
    let rect = OutlineRect(x: 0, y: 0, width: 100, height: 16)
    let (round, large) = (
      Outline { $0.addRoundedRect(rect, cornerRadius: 8) },
      Outline { $0.addRoundedRect(rect, cornerRadius: 45) }
    )
    #expect(large == round)
    let oval = Outline { $0.addRoundedRect(rect, cornerRadii: (45, 8)) }
    #expect(oval != round)
  }

  @Test func `A transform is taken back, unless it is flat`() {
    let transform = OutlineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = OutlinePoint(x: 4, y: -2)
    let back = transform.inverted.map { $0.apply(to: transform.apply(to: point)) }
    #expect(back.map { ($0 - point).length < 1e-9 } == true)
    #expect(OutlineTransform.scale(x: 0, y: 1).inverted == nil)
    #expect(OutlineTransform.scale(x: .infinity, y: 1).inverted == nil)
    #expect(OutlineTransform.scale(x: 4, y: 9).meanScale == 6)
  }

  @Test func `Windings decide about holes`() {
    let inner = OutlineRect(x: 20, y: 20, width: 20, height: 20)
    let outer = OutlineRect(x: 10, y: 10, width: 40, height: 40)
    let same = Outline {
      $0.addRect(outer)
      $0.addRect(inner)
    }
    #expect(abs(area(coverage(same)) - 1600) < 1e-3)
    #expect(abs(area(coverage(same, .evenOdd)) - 1200) < 1e-3)
    let opposite = Outline {
      $0.addRect(outer)
      $0.move(to: OutlinePoint(x: 20, y: 20))
      $0.addLine(to: OutlinePoint(x: 20, y: 40))
      $0.addLine(to: OutlinePoint(x: 40, y: 40))
      $0.addLine(to: OutlinePoint(x: 40, y: 20))
      $0.closeSubpath()
    }
    #expect(abs(area(coverage(opposite)) - 1200) < 1e-3)
  }

  @Test(arguments: 0..<16)
  func `Coverage of random outlines is that of sampling`(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let point = { (numbers: inout SplitMix64) in
      OutlinePoint(
        x: .random(in: -10...58, using: &numbers), y: .random(in: -10...58, using: &numbers))
    }
    var corners: [OutlinePoint] = []
    let outline = Outline { outline in
      for index in 0..<6 {
        let corner = point(&numbers)
        corners.append(corner)
        if index == 0 { outline.move(to: corner) } else { outline.addLine(to: corner) }
      }
      outline.closeSubpath()
    }
    let rule: FillRule = seed.isMultiple(of: 2) ? .nonZero : .evenOdd
    let coverage = Coverage(
      outline, rule: rule, glyphs: .octant,
      clip: CellRect(column: 0, row: 0, columns: 6, rows: 3))
    let lines = 64
    for row in 0..<coverage.pixelRows {
      var covered = [Double](repeating: 0, count: coverage.pixelColumns)
      for line in 0..<lines {
        let y =
          Double(coverage.frame.origin.row) * 16
          + (Double(row) + (Double(line) + 0.5) / Double(lines)) * 4
        let spans = Self.spans(corners, rule, y: y)
        for column in covered.indices {
          let left = Double(coverage.frame.origin.column) * 8 + Double(column) * 4
          covered[column] += spans.reduce(0) {
            $0 + max(0, min($1.upperBound, left + 4) - max($1.lowerBound, left))
          }
        }
      }
      for column in covered.indices {
        let exact = Double(coverage.values[row * coverage.pixelColumns + column])
        // A level edge between two sampled lines is off by up to half of their distance.
        let error = abs(covered[column] / 4 / Double(lines) - exact)
        #expect(error < 1 / 64, "\(column), \(row)")
      }
    }
  }

  /// Returns the parts of a level line that a polygon encloses.
  private static func spans(
    _ corners: [OutlinePoint], _ rule: FillRule, y: Double
  ) -> [ClosedRange<Double>] {
    var crossings: [(x: Double, winding: Int)] = []
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1))
    where (from.y <= y) != (to.y <= y) {
      let x = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
      crossings.append((x, from.y < to.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    return zip(crossings, crossings.dropFirst()).compactMap { from, to in
      winding += from.winding
      let isInside = rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
      return isInside ? from.x...to.x : nil
    }
  }

  @Test(arguments: 0..<24)
  func `Convex areas and holes add up to what strips give`(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let side = { (numbers: inout SplitMix64) in Double.random(in: 20...90, using: &numbers) }
    let outer = OutlineRect(
      x: .random(in: -20...20, using: &numbers), y: .random(in: -20...20, using: &numbers),
      width: side(&numbers), height: side(&numbers))
    let radius = Double.random(in: 0...30, using: &numbers)
    var ring = Outline { $0.addRoundedRect(outer, cornerRadius: radius) }
    if seed.isMultiple(of: 2) {
      ring.addRoundedRect(outer.inset(x: 5, y: 5), cornerRadius: max(0, radius - 5))
    }
    // Another area outside of the clip makes the outline one that may cross itself.
    var strips = ring
    strips.addRect(OutlineRect(x: 500, y: 0, width: 8, height: 8))
    let (sum, swept) = (coverage(ring, .evenOdd), coverage(strips, .evenOdd))
    #expect(sum.area > 0)
    for (place, value) in sum.values.enumerated() {
      let pixel = CellPoint(column: place % sum.pixelColumns, row: place / sum.pixelColumns)
      let (column, row) = (
        sum.frame.origin.column + pixel.column / 2, sum.frame.origin.row + pixel.row / 4
      )
      let other = swept[column, row, pixel.row % 4 * 2 + pixel.column % 2]
      #expect(abs(value - other) < 1e-5)
    }
  }

  @Test func `Odd points neither trap nor take long`() {
    let odd = [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 0, 1e-12]
    for first in odd {
      for second in odd {
        let outline = Outline {
          $0.move(to: OutlinePoint(x: first, y: second))
          $0.addCurve(
            to: OutlinePoint(x: second, y: first), control1: OutlinePoint(x: first, y: 5),
            control2: OutlinePoint(x: 5, y: second))
          $0.addQuadCurve(to: OutlinePoint(x: 40, y: 40), control: OutlinePoint(x: first, y: first))
          $0.addArc(
            center: OutlinePoint(x: first, y: second), radius: second, startAngle: first,
            endAngle: second, clockwise: false)
          $0.addRoundedRect(
            OutlineRect(x: first, y: second, width: second, height: first), cornerRadius: second)
          $0.closeSubpath()
        }
        let stroke = OutlineStroke(
          lineWidth: first, lineCap: .round, lineJoin: .round, miterLimit: second,
          dash: [second, first], dashPhase: first)
        let values =
          coverage(outline).values + coverage(outline.stroked(stroke)).values
          + coverage(outline.trimmed(from: first, to: second)).values
        #expect(values.allSatisfy { (0...1).contains($0) })
      }
    }
  }

  @Test func `An outline with more crossings than can be looked at ends`() {
    var numbers = SplitMix64(seed: 7)
    let outline = Outline { outline in
      for _ in 0..<Outline.linesMaximum + 10 {
        outline.addLine(
          to: OutlinePoint(
            x: .random(in: 0...80, using: &numbers), y: .random(in: 0...80, using: &numbers)))
      }
    }
    #expect(coverage(outline).values.contains { $0 > 0 })
  }

  @Test func `A stroke has its width, its caps and its joins`() {
    let line = Outline {
      $0.move(to: OutlinePoint(x: 20, y: 40))
      $0.addLine(to: OutlinePoint(x: 60, y: 40))
    }
    func strokeArea(_ cap: OutlineStroke.Cap) -> Double {
      area(coverage(line.stroked(OutlineStroke(lineWidth: 8, lineCap: cap))))
    }
    #expect(abs(strokeArea(.butt) - 320) < 0.01)
    #expect(abs(strokeArea(.square) - 384) < 0.01)
    let roundArea = 320 + Double.pi * 16
    #expect(abs(strokeArea(.round) - roundArea) < 1)
    let corner = Outline {
      $0.move(to: OutlinePoint(x: 20, y: 60))
      $0.addLine(to: OutlinePoint(x: 20, y: 20))
      $0.addLine(to: OutlinePoint(x: 60, y: 20))
    }
    func joinArea(_ join: OutlineStroke.Join) -> Double {
      area(coverage(corner.stroked(OutlineStroke(lineWidth: 8, lineJoin: join))))
    }
    // The lines overlap in a quarter of the corner's square.
    #expect(abs(joinArea(.miter) - 640) < 0.1)
    #expect(abs(joinArea(.bevel) - 632) < 0.1)
    #expect(joinArea(.round) > joinArea(.bevel) && joinArea(.round) < joinArea(.miter))
    let ring = Outline { $0.addEllipse(in: OutlineRect(x: 15, y: 15, width: 50, height: 50)) }
    let ringArea = area(coverage(ring.stroked(OutlineStroke(lineWidth: 10))))
    let expected = Double.pi * (900 - 400)
    #expect(abs(ringArea / expected - 1) < 0.005)
  }

  @Test func `A trim keeps its part of the length`() {
    let line = Outline {
      $0.move(to: OutlinePoint(x: 0, y: 40))
      $0.addLine(to: OutlinePoint(x: 80, y: 40))
    }
    let part = line.trimmed(from: 0.25, to: 0.5).stroked(OutlineStroke(lineWidth: 4))
    #expect(part.bounds == OutlineRect(minX: 20, minY: 38, maxX: 40, maxY: 42))
    #expect(line.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmed(from: 0.7, to: 0.2).isEmpty)
    let dashes = line.stroked(OutlineStroke(lineWidth: 4, dash: [10, 10]))
    #expect(abs(area(coverage(dashes)) - 160) < 0.01)
  }

  @Test func `A rotation by a quarter turn goes clockwise on the screen`() {
    let turned = OutlineTransform.rotation(radians: .pi / 2).apply(to: OutlinePoint(x: 1, y: 0))
    #expect(abs(turned.x) < 1e-12)
    #expect(abs(turned.y - 1) < 1e-12)
    let both = OutlineTransform.scale(x: 2, y: 3).concatenating(.translation(x: 1, y: 1))
    #expect(both.apply(to: OutlinePoint(x: 1, y: 1)) == OutlinePoint(x: 3, y: 4))
  }
}
