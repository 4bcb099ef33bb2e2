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
  var clipRule = FillRule.nonZero
  var line = OutlineStroke(miterLimit: 4)
  var isVisible = true

  /// Takes over what an element says.
  ///
  /// - Parameters:
  ///   - properties: What it says.
  ///   - size: The size of the picture in the units of its coordinates, which lengths in percent are parts of.
  mutating func apply(_ properties: [String: String], in size: OutlinePoint) {
    func number(_ name: String, of whole: Double = 1) -> Double? {
      properties[name].flatMap(SVGLength.init)?.value(of: whole)
    }
    func part(_ name: String) -> Double? { number(name).map { max(0, min(1, $0)) } }
    if let text = properties["color"], let color = StraightRGBA(css: text) { self.color = color }
    if let text = properties["fill"] { fill = SVGPaint(text, current: color) ?? fill }
    if let text = properties["stroke"] { stroke = SVGPaint(text, current: color) ?? stroke }
    fillOpacity = part("fill-opacity") ?? fillOpacity
    strokeOpacity = part("stroke-opacity") ?? strokeOpacity
    opacity *= part("opacity") ?? 1
    if let text = properties["fill-rule"] { fillRule = Self.rule(text) ?? fillRule }
    if let text = properties["clip-rule"] { clipRule = Self.rule(text) ?? clipRule }
    switch properties["visibility"] {
    case "visible": isVisible = true
    case "hidden", "collapse": isVisible = false
    default: break
    }
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
    switch properties["stroke-linecap"] {
    case "butt": line.lineCap = .butt
    case "round": line.lineCap = .round
    case "square": line.lineCap = .square
    default: break
    }
    switch properties["stroke-linejoin"] {
    case "miter": line.lineJoin = .miter
    case "round": line.lineJoin = .round
    case "bevel": line.lineJoin = .bevel
    default: break
    }
  }

  /// The most dashes and gaps of a line; one of more is whole.
  static let dashesMaximum = 32

  private static func rule(_ text: String) -> FillRule? {
    switch text {
    case "evenodd": .evenOdd
    case "nonzero": .nonZero
    default: nil
    }
  }

  /// Returns the id that `url(#id)` or `#id` names; `nil` for anything else.
  static func id(of text: String) -> String? {
    guard let sign = text.firstIndex(of: "#") else { return nil }
    let id = text[text.index(after: sign)...].prefix { !")\"' ".contains($0) }
    return id.isEmpty ? nil : String(id)
  }
}
