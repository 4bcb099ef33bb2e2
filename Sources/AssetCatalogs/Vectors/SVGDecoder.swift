import ColorScience
import Compositing

/// Paints SVG files: shapes and paths with fills, strokes, gradients, clips, masks and pictures of PNG; no text and no filters.
struct SVGDecoder {
  /// The limits of a picture, against elements that use each other.
  enum Limits {
    /// The most elements that are painted, each as often as it is used.
    static let visitsMaximum = 20_000
    /// The most elements one in the other, those that are used among them.
    static let depthMaximum = 80
  }

  let document: SVGDocument
  private var canvas: SVGCanvas
  private var visits = 0
  /// The pictures that stand in the document, by their URLs; `nil` for those that can't be read.
  private var images: [String: PixelImage?] = [:]
  private var depth = 0

  /// Paints a file.
  ///
  /// - Parameter document: The file.
  /// - Returns: The picture, whose longest side has `PixelImage.sideMaximum` pixels; `nil` where there is too much to paint, and
  ///   where nothing is seen.
  static func picture(of document: SVGDocument) -> PixelImage? {
    let size = document.naturalSize
    var decoder = SVGDecoder(document, size)
    let transform = document.fit.transform(from: document.viewBox, to: decoder.canvas.frame)
    var style = SVGStyle()
    style.apply(document.properties, in: document.size)
    for element in document.elements { decoder.paint(element, style, transform, clip: nil) }
    return decoder.picture(size)
  }

  /// Paints the medium symbol of a template of SF Symbols, as a stencil.
  ///
  /// - Parameter document: The template.
  /// - Returns: The symbol, of the size that it has in a font of `SVGDocument.symbolPoints`; `nil` where the file is no template.
  static func symbol(of document: SVGDocument) -> PixelImage? {
    guard let areas = document.symbolAreas,
      let box = areas.reduce(into: Outline(), { $0.addOutline($1.outline) }).bounds,
      SVGDocument.sides.contains(box.width), SVGDocument.sides.contains(box.height)
    else { return nil }
    let size = OutlinePoint(x: box.width, y: box.height)
    var decoder = SVGDecoder(document, size)
    let transform = document.fit.transform(from: box, to: decoder.canvas.frame)
    for area in areas { decoder.fillWhite(area.outline, transform, rule: area.rule, clip: nil) }
    return decoder.picture(size)
  }

  private init(_ document: SVGDocument, _ size: OutlinePoint) {
    self.document = document
    let scale = Double(PixelImage.sideMaximum) / max(size.x, size.y)
    let pixels = { (side: Double) in max(1, Int((side * scale).rounded())) }
    canvas = SVGCanvas(width: pixels(size.x), height: pixels(size.y))
  }

  /// Returns the painted canvas, as a picture of its own size in points.
  private func picture(_ size: OutlinePoint) -> PixelImage? {
    guard !canvas.isExhausted, visits <= Limits.visitsMaximum, !canvas.isClear else { return nil }
    return PixelImage(
      fullWidth: max(1, Int(size.x.rounded())), fullHeight: max(1, Int(size.y.rounded())),
      width: canvas.width, height: canvas.height, colors: canvas.colors)
  }

  /// Paints an element and all in it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - style: The style of the element around it.
  ///   - transform: From the coordinates around it to pixels.
  ///   - clip: The part of each pixel that is let through; `nil` for all.
  private mutating func paint(
    _ element: XMLElement, _ style: SVGStyle, _ transform: OutlineTransform, clip: [Float]?
  ) {
    visits += 1
    guard visits <= Limits.visitsMaximum, depth < Limits.depthMaximum, !canvas.isExhausted else {
      return
    }
    depth += 1
    defer { depth -= 1 }
    canvas.addWork(element.length)
    let properties = document.stylesheet.properties(of: element)
    guard properties["display"] != "none", Self.painted.contains(element.name) else { return }
    var (style, transform, clip) = (style, transform, clip)
    style.apply(properties, in: document.size)
    transform = properties.transform.concatenating(transform)
    if let id = properties["clip-path"].flatMap(SVGStyle.id), let path = document.element(id) {
      clip = self.clip(by: path, transform, within: clip)
    }
    if let id = properties["mask"].flatMap(SVGStyle.id), let mask = document.element(id) {
      clip = self.mask(by: mask, transform, within: clip)
    }
    switch element.name {
    case "g", "a", "switch":
      for child in element.children { paint(child, style, transform, clip: clip) }
    case "svg": paintInner(element, properties, style, transform, clip: clip)
    case "use": paintUsed(properties, style, transform, clip: clip)
    case "image": paintImage(properties, style, transform, clip: clip)
    default:
      guard style.isVisible,
        let outline = Outline(svg: element.name, properties, in: document.size)
      else { return }
      paint(outline, style, transform, clip: clip)
    }
  }

  private static let painted: Set<String> = [
    "g", "a", "switch", "svg", "use", "image", "path", "rect", "circle", "ellipse", "line",
    "polyline", "polygon",
  ]

  /// Returns the rectangle that an element's attributes give.
  private func frame(_ properties: SVGProperties) -> OutlineRect {
    OutlineRect(
      x: properties.length("x", of: document.size.x) ?? 0,
      y: properties.length("y", of: document.size.y) ?? 0,
      width: properties.length("width", of: document.size.x) ?? document.size.x,
      height: properties.length("height", of: document.size.y) ?? document.size.y)
  }

  /// Paints a document or symbol inside of another, in its own coordinates.
  private mutating func paintInner(
    _ element: XMLElement, _ properties: SVGProperties, _ style: SVGStyle,
    _ transform: OutlineTransform, clip: [Float]?
  ) {
    let frame = frame(properties)
    let box = element.attributes["viewBox"].flatMap(OutlineRect.init(svgBox:))
    let inner =
      box.map { SVGFit(element.attributes["preserveAspectRatio"]).transform(from: $0, to: frame) }
      ?? .translation(x: frame.minX, y: frame.minY)
    for child in element.children {
      paint(child, style, inner.concatenating(transform), clip: clip)
    }
  }

  private mutating func paintUsed(
    _ properties: SVGProperties, _ style: SVGStyle, _ transform: OutlineTransform,
    clip: [Float]?
  ) {
    guard let used = properties["href"].flatMap(SVGStyle.id).flatMap(document.element) else {
      return
    }
    let frame = frame(properties)
    let moved = OutlineTransform.translation(x: frame.minX, y: frame.minY)
      .concatenating(transform)
    guard used.name == "symbol" else { return paint(used, style, moved, clip: clip) }
    var size = properties
    (size["x"], size["y"]) = (nil, nil)
    paintInner(used, size, style, moved, clip: clip)
  }

  /// Paints a picture that stands in the document itself.
  private mutating func paintImage(
    _ properties: SVGProperties, _ style: SVGStyle, _ transform: OutlineTransform,
    clip: [Float]?
  ) {
    guard style.isVisible, let image = embeddedImage(properties["href"] ?? "") else { return }
    let box = OutlineRect(
      x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    var frame = frame(properties)
    if properties["width"] == nil { frame.maxX = frame.minX + Double(image.fullWidth) }
    if properties["height"] == nil { frame.maxY = frame.minY + Double(image.fullHeight) }
    let whole = SVGFit(properties["preserveAspectRatio"]).transform(from: box, to: frame)
      .concatenating(transform)
    guard let back = whole.inverted else { return }
    var area = Outline()
    area.addRect(box)
    canvas.fill(area, whole, rule: .nonZero, clip: clip) { x, y in
      let point = back.apply(to: OutlinePoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
      let column = Self.place(point.x, of: image.width)
      let row = Self.place(point.y, of: image.height)
      return SVGCanvas.premultiplied(
        image.colors[row * image.width + column], opacity: style.opacity)
    }
  }

  /// Returns the place of a pixel, among some in a row, that a coordinate is in or nearest to.
  private static func place(_ coordinate: Double, of count: Int) -> Int {
    Int(max(0, min(Double(count - 1), coordinate)))
  }

  /// Reads a PNG in a `data:` URL; `nil` for anything else.
  private mutating func embeddedImage(_ url: String) -> PixelImage? {
    if let known = images[url] { return known }
    guard let bytes = Base64.bytes(inDataURL: url) else { return nil }
    // One that can't be read is read once, too.
    let image = try? PNGDecoder.image(bytes)
    canvas.addWork(image.map { $0.fullWidth * $0.fullHeight } ?? PNGDecoder.pixelsMaximum)
    images[url] = .some(image)
    return image
  }

  /// Paints the area and the line of an outline.
  private mutating func paint(
    _ outline: Outline, _ style: SVGStyle, _ transform: OutlineTransform, clip: [Float]?
  ) {
    fill(
      outline, transform, style.fill, opacity: style.opacity * style.fillOpacity,
      rule: style.fillRule, bounds: outline.bounds, clip: clip)
    guard style.stroke != .none, style.line.lineWidth > 0 else { return }
    // A line is made in the size in which it is seen, so that its curves are as fine as they have to be.
    let scale = transform.meanScale * OutlinePoint.perColumn / 2
    guard scale.isFinite, scale > 1e-6,
      let back = OutlineTransform.scale(x: scale, y: scale).inverted
    else { return }
    var line = style.line
    line.lineWidth *= scale
    line.dash = line.dash.map { $0 * scale }
    line.dashPhase *= scale
    let stroke = outline.applying(.scale(x: scale, y: scale)).stroked(line)
    // Each dash is looked for along the whole line.
    if !line.dash.isEmpty {
      canvas.addWork(stroke.elements.count * (1 + outline.elements.count / 8))
    }
    fill(
      stroke.applying(back), transform, style.stroke,
      opacity: style.opacity * style.strokeOpacity, rule: .nonZero, bounds: outline.bounds,
      clip: clip)
  }

  private mutating func fill(
    _ outline: Outline, _ transform: OutlineTransform, _ paint: SVGPaint, opacity: Double,
    rule: FillRule, bounds: OutlineRect?, clip: [Float]?
  ) {
    func fill(_ color: StraightRGBA) {
      let color = SVGCanvas.premultiplied(color, opacity: opacity)
      canvas.fill(outline, transform, rule: rule, clip: clip) { _, _ in color }
    }
    switch paint {
    case .none: return
    case .color(let color): fill(color)
    case .reference(let id, let fallback):
      let bounds = bounds ?? document.viewBox
      if let pattern = document.element(id), pattern.name == "pattern" {
        let area = values { $0.fillWhite(outline, transform, rule: rule, clip: clip) }
        paintPattern(pattern, transform, bounds: bounds, opacity: opacity, clip: area.alphas)
      } else if let gradient = SVGGradient(id, in: document, bounds: bounds, pixels: transform) {
        canvas.addWork(gradient.work)
        canvas.fill(outline, transform, rule: rule, clip: clip) { x, y in
          gradient.color(x: x, y: y) * opacity
        }
      } else if let fallback {
        fill(fallback)
      }
    }
  }

  /// Paints a pattern once: a picture that fills its area, as drawing programs export photos.
  private mutating func paintPattern(
    _ pattern: XMLElement, _ transform: OutlineTransform, bounds: OutlineRect, opacity: Double,
    clip: [Float]
  ) {
    var inner = transform
    if pattern.attributes["patternContentUnits"] == "objectBoundingBox" {
      inner = OutlineTransform(unitSquareTo: bounds).concatenating(transform)
    }
    var style = SVGStyle()
    style.opacity = opacity
    for child in pattern.children { paint(child, style, inner, clip: clip) }
  }

  /// Returns what is painted on a canvas of its own.
  private mutating func values(_ body: (inout SVGDecoder) -> Void) -> SVGCanvas {
    var blank = canvas.blank
    swap(&canvas, &blank)
    body(&self)
    swap(&canvas, &blank)
    canvas.addWork(of: blank)
    return blank
  }

  private mutating func fillWhite(
    _ outline: Outline, _ transform: OutlineTransform, rule: FillRule, clip: [Float]?
  ) {
    canvas.fill(outline, transform, rule: rule, clip: clip) { _, _ in SIMD4(repeating: 1) }
  }

  /// Returns what a clip path lets through, within another clip.
  private mutating func clip(
    by path: XMLElement, _ transform: OutlineTransform, within clip: [Float]?
  ) -> [Float]? {
    guard path.name == "clipPath", path.attributes["clipPathUnits"] != "objectBoundingBox" else {
      return clip
    }
    return values { decoder in
      for child in path.children { decoder.paintClip(child, transform, clip: clip) }
    }.alphas
  }

  /// Paints the areas of a clip path, whatever their paint is.
  private mutating func paintClip(
    _ element: XMLElement, _ transform: OutlineTransform, clip: [Float]?
  ) {
    visits += 1
    canvas.addWork(element.length)
    guard visits <= Limits.visitsMaximum, !canvas.isExhausted else { return }
    var properties = document.stylesheet.properties(of: element)
    var transform = properties.transform.concatenating(transform)
    var name = element.name
    if name == "use", let used = properties["href"].flatMap(SVGStyle.id).flatMap(document.element) {
      let origin = frame(properties)
      transform = OutlineTransform.translation(x: origin.minX, y: origin.minY)
        .concatenating(transform)
      canvas.addWork(used.length)
      properties = document.stylesheet.properties(of: used)
      name = used.name
    }
    guard let outline = Outline(svg: name, properties, in: document.size) else { return }
    fillWhite(
      outline, transform, rule: properties.fillRule("clip-rule") ?? .nonZero,
      clip: clip)
  }

  /// Returns what a mask lets through, within another clip.
  private mutating func mask(
    by mask: XMLElement, _ transform: OutlineTransform, within clip: [Float]?
  ) -> [Float]? {
    guard mask.name == "mask", mask.attributes["maskContentUnits"] != "objectBoundingBox" else {
      return clip
    }
    let properties = document.stylesheet.properties(of: mask)
    var style = SVGStyle()
    style.apply(properties, in: document.size)
    let canvas = values { decoder in
      for child in mask.children { decoder.paint(child, style, transform, clip: clip) }
    }
    return properties["mask-type"] == "alpha" ? canvas.alphas : canvas.luminances
  }
}
