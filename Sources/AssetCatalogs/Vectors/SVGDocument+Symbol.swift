import Compositing

extension SVGDocument {
  /// The size of the font that the symbols of a template are drawn for, in points.
  static let symbolPoints = 100

  /// The areas of a template's symbol in regular weight and small scale, which is a text's, in the template's units; `nil` where
  /// there is no such symbol.
  var symbolAreas: [(outline: Outline, rule: FillRule)]? {
    let groups = ["Regular-S", "Regular-M", "Regular-L", "Black-S", "Ultralight-S"]
    guard let group = groups.lazy.compactMap(element).first else { return nil }
    var areas: [(outline: Outline, rule: FillRule)] = []
    addAreas(of: group, OutlineTransform(), to: &areas)
    return areas
  }

  private func addAreas(
    of element: XMLElement, _ transform: OutlineTransform,
    to areas: inout [(outline: Outline, rule: FillRule)]
  ) {
    let properties = stylesheet.properties(of: element)
    guard properties["display"] != "none" else { return }
    let transform = properties.transform.concatenating(transform)
    if let outline = Outline(svg: element.name, properties, in: size) {
      areas.append(
        (outline.applying(transform), properties.fillRule("fill-rule") ?? .nonZero))
    }
    for child in element.children { addAreas(of: child, transform, to: &areas) }
  }
}
