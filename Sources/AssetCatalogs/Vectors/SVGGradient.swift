import ColorScience
import Compositing

/// A gradient of an SVG, for the places of a picture.
struct SVGGradient {
  private struct Stop {
    let place: Double
    let color: SIMD4<Double>
  }

  private enum Spread {
    case pad, reflect, `repeat`
  }

  /// The most stops; others are left out.
  static let stopsMaximum = 64

  /// The work of reading it, in that of a canvas.
  let work: Int
  private let stops: [Stop]
  private let isRadial: Bool
  private let spread: Spread
  /// From the picture's pixels to the gradient's own axis: from 0 to 1 to the right, or from a middle outward.
  private let transform: OutlineTransform

  /// Reads a gradient; `nil` for one without stops, or whose area is flat.
  ///
  /// - Parameters:
  ///   - id: The gradient's id.
  ///   - document: The document.
  ///   - bounds: The bounds of the area to be painted, in its own coordinates.
  ///   - pixels: From those coordinates to the picture's pixels.
  init?(_ id: String, in document: SVGDocument, bounds: OutlineRect, pixels: OutlineTransform) {
    let chain = document.chain(from: id)
    guard let first = chain.first, first.name.hasSuffix("Gradient") else { return nil }
    func value(_ name: String) -> String? { chain.lazy.compactMap { $0.attributes[name] }.first }
    let source = chain.first { $0.children.contains { $0.name == "stop" } }
    let elements = source?.children.prefix(Self.stopsMaximum) ?? []
    stops = Self.stops(of: elements, in: document)
    work = elements.reduce(0) { $0 + 64 + $1.length }
    guard !stops.isEmpty else { return nil }
    isRadial = first.name == "radialGradient"
    spread = value("spreadMethod").flatMap { Self.spreads[$0] } ?? .pad
    let isInUserSpace = value("gradientUnits") == "userSpaceOnUse"
    let whole = isInUserSpace ? document.size : OutlinePoint(x: 1, y: 1)
    func length(_ name: String, _ fallback: Double, of whole: Double) -> Double {
      value(name).flatMap(SVGLength.init)?.value(of: whole) ?? fallback * whole
    }
    // From the gradient's axis to the units that it is written in.
    let axis: OutlineTransform
    if isRadial {
      let radius = length("r", 0.5, of: (whole.x + whole.y) / 2)
      axis = OutlineTransform(
        a: radius, b: 0, c: 0, d: radius, tx: length("cx", 0.5, of: whole.x),
        ty: length("cy", 0.5, of: whole.y))
    } else {
      let start = OutlinePoint(x: length("x1", 0, of: whole.x), y: length("y1", 0, of: whole.y))
      let end = OutlinePoint(x: length("x2", 1, of: whole.x), y: length("y2", 0, of: whole.y))
      let (x, y) = (end.x - start.x, end.y - start.y)
      axis = OutlineTransform(a: x, b: y, c: -y, d: x, tx: start.x, ty: start.y)
    }
    let box = OutlineTransform(unitSquareTo: bounds)
    let own = value("gradientTransform").map { OutlineTransform(svg: $0) } ?? OutlineTransform()
    let toPixels = axis.concatenating(own)
      .concatenating(isInUserSpace ? OutlineTransform() : box).concatenating(pixels)
    guard let transform = toPixels.inverted else { return nil }
    self.transform = transform
  }

  private static let spreads: [String: Spread] = ["reflect": .reflect, "repeat": .repeat]

  private static func stops(
    of elements: ArraySlice<XMLElement>, in document: SVGDocument
  ) -> [Stop] {
    var stops: [Stop] = []
    for element in elements where element.name == "stop" {
      let properties = document.stylesheet.properties(of: element)
      let place = properties.length("offset", of: 1) ?? 0
      let color = properties["stop-color"].flatMap { StraightRGBA(css: $0) } ?? .black
      let opacity = properties.length("stop-opacity", of: 1) ?? 1
      let last = stops.last?.place ?? 0
      stops.append(
        Stop(
          place: max(last, min(1, place)),
          color: SVGCanvas.premultiplied(color, opacity: max(0, min(1, opacity)))))
    }
    return stops
  }

  /// Returns the premultiplied color in the middle of a pixel.
  func color(x: Int, y: Int) -> SIMD4<Double> {
    let point = transform.apply(to: OutlinePoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
    let along = isRadial ? (point.x * point.x + point.y * point.y).squareRoot() : point.x
    guard along.isFinite else { return stops[0].color }
    let place: Double
    switch spread {
    case .pad: place = max(0, min(1, along))
    case .repeat: place = along - along.rounded(.down)
    case .reflect:
      let half = along / 2
      place = 1 - abs(1 - 2 * (half - half.rounded(.down)))
    }
    guard let next = stops.firstIndex(where: { $0.place > place }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (start, end) = (stops[next - 1], stops[next])
    let part = (place - start.place) / (end.place - start.place)
    return start.color + (end.color - start.color) * part
  }
}
