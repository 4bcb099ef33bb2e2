import Compositing
import Foundation

/// The parts of a symbol, in the order in which they are drawn, on a square of 24 units.
struct SymbolSketch {
  /// A part: an outline that is filled, or taken away from those before.
  struct Part {
    var outline: Outline
    var isErased = false
    /// The place among the parts that a variable value lights up one after the other, from 0; `nil` for the others.
    var level: Int?
    /// The place of its color among the symbol's own: 0 for the main one, 1 for that of light, 2 for that of water.
    var tone = 0
  }

  /// The length of a side, in units.
  static let side = 24.0
  /// The deepest nesting of sketches in sketches.
  private static let depthMaximum = 4

  private(set) var parts: [Part] = []

  /// Makes a sketch of parts.
  init(parts: [Part]) {
    self.parts = parts
  }

  /// Reads the sketch of a symbol; `nil` where there is none.
  ///
  /// An element begins with its role. The letters in brackets are for the symbol and its filled form:
  /// - `o`: a body (stroked, filled); `h`: a hole in it (stroked, taken away).
  /// - `s`: a line (stroked, stroked); `i`: a line in a body (stroked, taken away).
  /// - `f`: a mark (filled, filled); `k`: a mark in a body (filled, taken away); `e`: an area that is taken away.
  /// - `v` before a role: a part of a variable symbol; `b`: one in the color of light; `w`: one in the color of water.
  /// - `@name dx dy sx sy`: another sketch, scaled, then moved.
  ///
  /// Steps are `M L H V C Z` as in SVG, `W` for a line and `P` for a polygon through points, `O x y r` for a circle,
  /// `E x y rx ry` for an ellipse, `R x y width height radius` for a rectangle, `A x y r from to` for an arc in degrees,
  /// clockwise from the right, `T x y outer inner points` for a star, and `J` for a gear in the same numbers.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - isFilled: Whether bodies are filled.
  ///   - lineWidth: The width of lines, in units.
  ///   - bodyWidth: The width of the line around filled bodies, in units; `nil` for that of lines.
  init?(_ name: Substring, isFilled: Bool, lineWidth: Double, bodyWidth: Double? = nil) {
    self.init(
      name, isFilled: isFilled, lineWidth: lineWidth, bodyWidth: bodyWidth ?? lineWidth, depth: 0)
  }

  private init?(
    _ name: Substring, isFilled: Bool, lineWidth: Double, bodyWidth: Double, depth: Int
  ) {
    guard depth < Self.depthMaximum, let notation = SymbolSketches.notation(of: name) else {
      return nil
    }
    var words = notation.split(separator: " ")[...]
    var (role, outline, isVariable, levels, tone) = (Substring("s"), Outline(), false, 0, 0)
    func finish(_ parts: inout [Part]) {
      guard !outline.isEmpty else { return }
      let stroke = OutlineStroke(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
      let isStroked = role == "s" || !isFilled && (role == "o" || role == "h" || role == "i")
      let isLine = isStroked || role == "i"
      var part = Part(outline: isLine ? outline.stroked(stroke) : outline)
      part.isErased = role == "e" || isFilled && (role == "h" || role == "i" || role == "k")
      if isVariable {
        part.level = levels
        levels += 1
      }
      part.tone = tone
      // A filled body is as large as a stroked one.
      if role == "o", !isStroked {
        let edge = OutlineStroke(lineWidth: bodyWidth, lineCap: .round, lineJoin: .round)
        part.outline.addOutline(outline.stroked(edge))
      }
      parts.append(part)
      outline = Outline()
      (isVariable, tone) = (false, 0)
    }
    while let word = words.popFirst() {
      if word.hasPrefix("@") {
        finish(&parts)
        let numbers = words.prefix(4).compactMap { Double($0) }
        words = words.dropFirst(4)
        if numbers.count == 4,
          let inner = SymbolSketch(
            word.dropFirst(), isFilled: isFilled, lineWidth: lineWidth, bodyWidth: bodyWidth,
            depth: depth + 1)
        {
          let transform = OutlineTransform(
            a: numbers[2], b: 0, c: 0, d: numbers[3], tx: numbers[0], ty: numbers[1])
          parts += inner.applying(transform).parts
        }
      } else if word == "v" {
        finish(&parts)
        isVariable = true
      } else if word == "b" || word == "w" {
        finish(&parts)
        tone = word == "b" ? 1 : 2
      } else if word.first?.isLowercase == true {
        finish(&parts)
        role = word
      } else {
        outline.addStep(word, &words)
      }
    }
    finish(&parts)
  }

  /// Returns the transformed sketch.
  func applying(_ transform: OutlineTransform) -> SymbolSketch {
    SymbolSketch(
      parts: parts.map { part in
        var part = part
        part.outline = part.outline.applying(transform)
        return part
      })
  }

  mutating func add(_ outline: Outline, isErased: Bool = false) {
    parts.append(Part(outline: outline, isErased: isErased))
  }
}

extension Outline {
  /// Adds a step of a sketch.
  fileprivate mutating func addStep(_ name: Substring, _ words: inout ArraySlice<Substring>) {
    func number() -> Double { words.popFirst().flatMap { Double($0) } ?? 0 }
    func point() -> OutlinePoint { OutlinePoint(x: number(), y: number()) }
    let from = currentPoint ?? .zero
    switch name {
    case "M": move(to: point())
    case "L": addLine(to: point())
    case "H": addLine(to: OutlinePoint(x: number(), y: from.y))
    case "V": addLine(to: OutlinePoint(x: from.x, y: number()))
    case "C":
      let (first, second) = (point(), point())
      addCurve(to: point(), control1: first, control2: second)
    case "Z": closeSubpath()
    case "W", "P":
      move(to: point())
      while let word = words.first, word.first?.isUppercase == false, Double(word) != nil {
        addLine(to: point())
      }
      if name == "P" { closeSubpath() }
    case "O":
      let (center, radius) = (point(), number())
      addEllipse(in: OutlineRect(center: center, x: radius, y: radius))
    case "E": addEllipse(in: OutlineRect(center: point(), x: number(), y: number()))
    case "R":
      let (origin, width, height) = (point(), number(), number())
      addRoundedRect(
        OutlineRect(x: origin.x, y: origin.y, width: width, height: height),
        cornerRadius: number())
    case "A":
      let (center, radius, start, end) = (point(), number(), number(), number())
      var arc = Outline()
      arc.addArc(
        center: center, radius: radius, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
        clockwise: end < start)
      addOutline(arc)
    default: addStar(point(), number(), number(), count: Int(number()), isGear: name == "J")
    }
  }

  /// Adds a star, or a gear, whose teeth are as wide as the gaps.
  private mutating func addStar(
    _ center: OutlinePoint, _ outer: Double, _ inner: Double, count: Int, isGear: Bool
  ) {
    let steps = isGear ? 4 * count : 2 * count
    for step in 0..<max(0, steps) {
      let isOuter = isGear ? step % 4 == 0 || step % 4 == 3 : step % 2 == 0
      let shift = isGear ? 0.5 : 0.0
      let turn = ((Double(step) + shift) / Double(steps) * 2 - 0.5) * .pi
      let radius = isOuter ? outer : inner
      let place = OutlinePoint(
        x: center.x + radius * cos(turn), y: center.y + radius * sin(turn))
      if step == 0 { move(to: place) } else { addLine(to: place) }
    }
    closeSubpath()
  }
}

extension OutlineRect {
  fileprivate init(center: OutlinePoint, x: Double, y: Double) {
    self.init(minX: center.x - x, minY: center.y - y, maxX: center.x + x, maxY: center.y + y)
  }
}
