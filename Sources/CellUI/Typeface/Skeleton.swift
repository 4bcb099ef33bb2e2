/// The center lines of a glyph, in hundredths of a capital's height: y is 0 at the baseline and 100 at the top of capitals.
///
/// A glyph is written as a list of steps, each a letter and its numbers. `M x y`, `L x y`, `H x`, `V y`, `C x1 y1 x2 y2 x y`
/// and `Z` are SVG's. Round glyphs are made of quarters of an ellipse, whose ends are level or upright:
/// - `U x y` sets out upright and arrives level.
/// - `F x y` sets out level and arrives upright.
/// - `D x y` is a dot.
/// - `= y` notes a level stroke in the middle of a curve, for the fit to the grid.
struct Skeleton: Hashable, Sendable {
  /// A place in the skeleton.
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  /// A step along the center lines.
  enum Step: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case quarter(Point, isUprightFirst: Bool)
    case close
  }

  private(set) var steps: [Step] = []
  private(set) var dots: [Point] = []
  /// The heights of level strokes and of the tops and bottoms of curves, from the lowest.
  private(set) var bars: [Double] = []
  /// The places of upright strokes and of the sides of curves, from the left.
  private(set) var stems: [Double] = []
  /// The ends of all steps.
  private(set) var ends: [Point] = []

  /// The width between the outermost ends.
  var width: Double { right - left }
  /// The leftmost end.
  var left: Double { ends.map(\.x).min() ?? 0 }
  /// The rightmost end.
  var right: Double { ends.map(\.x).max() ?? 0 }

  /// Reads a glyph's steps.
  init(_ notation: Substring.UTF8View) {
    var words = notation.split(separator: UInt8(ascii: " "))[...]
    while let word = words.popFirst(), let name = word.first {
      read(Unicode.Scalar(name), &words)
    }
    bars = Array(Set(bars)).sorted()
    stems = Array(Set(stems)).sorted()
  }

  private mutating func read(_ name: Unicode.Scalar, _ words: inout ArraySlice<Substring.UTF8View>)
  {
    func number() -> Double { words.popFirst().flatMap { Double(Substring($0)) } ?? 0 }
    func point() -> Point { Point(x: number(), y: number()) }
    let from = ends.last ?? Point(x: 0, y: 0)
    switch name {
    case "M":
      let end = point()
      add(.move(end), to: end)
    case "L":
      let end = point()
      add(.line(end), to: end)
    case "H":
      bars.append(from.y)
      let end = Point(x: number(), y: from.y)
      add(.line(end), to: end)
    case "V":
      stems.append(from.x)
      let end = Point(x: from.x, y: number())
      add(.line(end), to: end)
    case "U", "F":
      let (end, isUpright) = (point(), name == "U")
      bars.append(isUpright ? end.y : from.y)
      stems.append(isUpright ? from.x : end.x)
      add(.quarter(end, isUprightFirst: isUpright), to: end)
    case "C":
      let (first, second, end) = (point(), point(), point())
      if first.y == from.y { bars.append(from.y) }
      if second.y == end.y { bars.append(end.y) }
      add(.curve(first, second, end), to: end)
    case "D":
      dots.append(point())
      ends.append(dots[dots.count - 1])
    case "=": bars.append(number())
    case "Z": steps.append(.close)
    default: preconditionFailure("a step of the notation: \(name)")
    }
  }

  private mutating func add(_ step: Step, to end: Point) {
    steps.append(step)
    ends.append(end)
  }

  /// The bar that a stroke's free end bends from, for the start or end of the curve at an index; `nil` for other steps.
  ///
  /// An example is the upper end of an S. It must not close the gap to the next bar.
  func bar(ofFreeEndAt index: Int) -> Double? {
    switch steps[index] {
    case .move:
      guard index + 1 < steps.count, case .curve(_, let control, let end) = steps[index + 1],
        control.y == end.y
      else { return nil }
      return end.y
    case .curve(let control, _, _):
      guard let from = end(before: index), control.y == from.y else { return nil }
      guard index + 1 < steps.count else { return from.y }
      if case .move = steps[index + 1] { return from.y }
      return nil
    case .line, .quarter, .close: return nil
    }
  }

  private func end(before index: Int) -> Point? {
    guard index > 0 else { return nil }
    switch steps[index - 1] {
    case .move(let end), .line(let end), .curve(_, _, let end), .quarter(let end, _): return end
    case .close: return nil
    }
  }
}

/// A table of skeletons: a line each, of a name and the steps.
struct Skeletons: Sendable {
  private let table: String

  init(_ table: String) {
    self.table = table
  }

  /// The names of all skeletons.
  var names: [String] {
    table.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
      .sorted()
  }

  subscript(name: Substring) -> Skeleton? {
    let (bytes, head) = (table.utf8Span.span, Array("\(name) ".utf8))
    var start = 0
    while start + head.count <= bytes.count {
      if head.indices.allSatisfy({ bytes[start + $0] == head[$0] }) {
        let steps = table.utf8.dropFirst(start + head.count)
        return Skeleton(steps.prefix { $0 != UInt8(ascii: "\n") })
      }
      while start < bytes.count, bytes[start] != UInt8(ascii: "\n") { start += 1 }
      start += 1
    }
    return nil
  }
}
