import ColorScience
import Compositing

/// The paint of an area or a line.
enum SVGPaint: Equatable {
  /// The properties whose value is a paint.
  static let properties: Set<String> = ["fill", "stroke", "stop-color", "color"]

  case none
  case color(StraightRGBA)
  /// A gradient or pattern by its id, and the color where there is none.
  case reference(String, fallback: StraightRGBA?)

  /// Reads a paint; `nil` for anything else.
  ///
  /// - Parameters:
  ///   - text: The value of `fill` or `stroke`.
  ///   - current: The color that `currentColor` is.
  init?(_ text: String, current: StraightRGBA) {
    let text = text.trimmed
    if text == "none" {
      self = .none
    } else if ["currentcolor", "context-fill", "context-stroke"].contains(text.lowercased()) {
      self = .color(current)
    } else if text.hasPrefix("url("), let end = text.firstIndex(of: ")") {
      guard let id = SVGStyle.id(of: text) else { return nil }
      let rest = String(text[text.index(after: end)...]).trimmed
      self = .reference(id, fallback: StraightRGBA(css: rest))
    } else if let color = StraightRGBA(css: text) {
      self = .color(color)
    } else {
      return nil
    }
  }
}

/// The look of an element, of which most is that of the element around it.
struct SVGStyle {
  var fill = SVGPaint.color(.black)
  var stroke = SVGPaint.none
  var color = StraightRGBA.black
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  /// The opacities of all elements around, multiplied: what overlaps in a group shows through.
  var opacity = 1.0
  var fillRule = FillRule.nonZero
  var line = OutlineStroke(miterLimit: 4)
  var isVisible = true

  /// Takes over what an element says.
  ///
  /// - Parameters:
  ///   - properties: What it says.
  ///   - size: The size of the picture in the units of its coordinates, which lengths in percent are parts of.
  mutating func apply(_ properties: SVGProperties, in size: OutlinePoint) {
    func number(_ name: String, of whole: Double = 1) -> Double? {
      properties.length(name, of: whole)
    }
    func part(_ name: String) -> Double? { number(name).map { max(0, min(1, $0)) } }
    if let text = properties["color"], let color = StraightRGBA(css: text) { self.color = color }
    if let text = properties["fill"] { fill = SVGPaint(text, current: color) ?? fill }
    if let text = properties["stroke"] { stroke = SVGPaint(text, current: color) ?? stroke }
    fillOpacity = part("fill-opacity") ?? fillOpacity
    strokeOpacity = part("stroke-opacity") ?? strokeOpacity
    opacity *= part("opacity") ?? 1
    fillRule = properties.fillRule("fill-rule") ?? fillRule
    isVisible = properties["visibility"].flatMap { Self.visibilities[$0] } ?? isVisible
    let whole = ((size.x * size.x + size.y * size.y) / 2).squareRoot()
    line.lineWidth = number("stroke-width", of: whole).map { max(0, $0) } ?? line.lineWidth
    line.miterLimit = number("stroke-miterlimit") ?? line.miterLimit
    line.dashPhase = number("stroke-dashoffset", of: whole) ?? line.dashPhase
    if let text = properties["stroke-dasharray"] {
      let parts = text.split(maxSplits: Self.dashesMaximum) { $0 == "," || $0.isWhitespace }
      let dash = parts.compactMap { SVGLength(String($0))?.value(of: whole) }
      let isUsable = parts.count <= Self.dashesMaximum && dash.allSatisfy { $0 >= 0 }
      line.dash = isUsable && dash.contains { $0 > 0 } ? dash : []
    }
    line.lineCap = properties["stroke-linecap"].flatMap { Self.caps[$0] } ?? line.lineCap
    line.lineJoin = properties["stroke-linejoin"].flatMap { Self.joins[$0] } ?? line.lineJoin
  }

  private static let visibilities = ["visible": true, "hidden": false, "collapse": false]
  private static let caps: [String: OutlineStroke.Cap] = [
    "butt": .butt, "round": .round, "square": .square,
  ]
  private static let joins: [String: OutlineStroke.Join] = [
    "miter": .miter, "round": .round, "bevel": .bevel,
  ]
  /// The most dashes and gaps of a line; one of more is whole.
  static let dashesMaximum = 32

  /// Returns the id that `url(#id)` or `#id` names; `nil` for anything else.
  static func id(of text: String) -> String? {
    guard let sign = text.firstIndex(of: "#") else { return nil }
    let id = text[text.index(after: sign)...].prefix { !")\"' ".contains($0) }
    return id.isEmpty ? nil : String(id)
  }
}
