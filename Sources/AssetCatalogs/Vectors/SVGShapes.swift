import Compositing

extension Outline {
  /// Makes the outline of a shape of SVG; `nil` for any other element, and where its size is nothing.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - properties: Its attributes and what its style says.
  ///   - size: The size of the picture in the units of its coordinates, which lengths in percent are parts of.
  init?(svg name: String, _ properties: SVGProperties, in size: OutlinePoint) {
    func x(_ name: String) -> Double { properties.length(name, of: size.x) ?? 0 }
    func y(_ name: String) -> Double { properties.length(name, of: size.y) ?? 0 }
    self.init()
    switch name {
    case "path": self = SVGPathData(properties["d"] ?? "").outline
    case "rect":
      let rect = OutlineRect(x: x("x"), y: y("y"), width: x("width"), height: y("height"))
      guard rect.width > 0, rect.height > 0 else { return nil }
      let rx = properties.length("rx", of: size.x)
      let ry = properties.length("ry", of: size.y)
      addRoundedRect(rect, cornerRadii: (rx ?? ry ?? 0, ry ?? rx ?? 0))
    case "circle", "ellipse":
      let round = properties.length("r", of: (size.x + size.y) / 2)
      let rx = name == "circle" ? round : properties.length("rx", of: size.x)
      let ry = name == "circle" ? round : properties.length("ry", of: size.y)
      guard let rx = rx ?? ry, let ry = ry ?? Optional(rx), rx > 0, ry > 0 else { return nil }
      addEllipse(
        in: OutlineRect(x: x("cx") - rx, y: y("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      move(to: OutlinePoint(x: x("x1"), y: y("y1")))
      addLine(to: OutlinePoint(x: x("x2"), y: y("y2")))
    case "polyline", "polygon":
      var numbers = SVGNumbers(properties["points"] ?? "")
      var isFirst = true
      while let x = numbers.number(), let y = numbers.number() {
        let point = OutlinePoint(x: x, y: y)
        if isFirst { move(to: point) } else { addLine(to: point) }
        isFirst = false
      }
      if name == "polygon", !isFirst { closeSubpath() }
    default: return nil
    }
    if isEmpty { return nil }
  }
}
