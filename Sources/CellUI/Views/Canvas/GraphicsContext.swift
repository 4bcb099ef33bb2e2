import Compositing
public import Foundation

/// The pen of a canvas.
///
/// A copy changes its own transform, opacity and clip, and draws on the same page.
public struct GraphicsContext {
  let page: CanvasPage
  /// The opacity of drawings, `0...1`.
  public var opacity = 1.0
  /// The way in which colors are laid on those beneath.
  public var blendMode = CellUI.BlendMode.normal
  /// The transform from the author's points to the page's.
  public var transform = CGAffineTransform.identity
  private var clip: ItemMask?
  /// A Boolean value indicating whether drawings end at the page's edges.
  var clipsToPage = true

  init(_ page: CanvasPage) {
    self.page = page
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { page.context.environment }

  /// The rectangle around the clip.
  public var clipBoundingRect: CGRect {
    CGRect(OutlineRect(CellRect(origin: .zero, size: page.frame.size)))
  }

  // MARK: Transforms

  /// Moves the origin.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales the coordinate system.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates the coordinate system.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Applies a transform before the others.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws inside of a path only; of several the last one counts.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {
    clip = ItemMask(
      frame: page.frame, kind: .outline(.path(path.applying(transform), page.frame.size)))
  }

  /// Draws inside of another drawing only, of which the frame of all paths counts.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [],
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    page.context.notes.add(.undrawn("clipToLayer"))
  }

  /// Notes that cells cannot show a filter.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    page.context.notes.add(.undrawn("addFilter"))
  }

  /// Draws with a copy of the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  /// Draws with the pen of Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext()
    try content(context)
    for step in context.steps { draw(step) }
  }

  // MARK: Paths

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path, .fill(.path(path.applying(transform), page.frame.size), paint(shading), style))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    stroke(path, with: shading, style: style, width: style.lineWidth)
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(
      path, with: shading, style: StrokeStyle(lineWidth: max(lineWidth, 3)), width: lineWidth)
  }

  /// Strokes a path with the line of a style, or as a thin curve of a width, which is drawn as one of a shape.
  private func stroke(
    _ path: Path, with shading: Shading, style: StrokeStyle, width: CGFloat
  ) {
    let curve = path.applying(transform)
    if transform.isMove, page.frame.size.rows > 1,
      ShapePainter.isThinCurve(curve.outline, width: Double(width))
    {
      var thin = style
      thin.lineWidth = width
      let size = page.frame.size
      return add(path, .stroke(.path(curve, size), paint(shading), thin, FillStyle()))
    }
    let line = path.strokedPath(style)
    add(
      line,
      .fill(.path(line.applying(transform), page.frame.size), paint(shading), FillStyle()))
  }

  private func paint(_ shading: Shading) -> Paint { shading.style.paint(in: environment) }

  private func add(_ path: Path, _ content: DisplayItem.Content) {
    guard !path.isEmpty else { return }
    draw { $0.add(content, frame: page.frame, identity: page.nextIdentity()) }
  }

  /// Draws as the context's opacity, blend mode and clip ask.
  func draw(_ add: (inout LayoutPass) -> Void) {
    let outer = page.running.pass.scope
    page.running.pass.scope.opacity *= opacity.isNaN ? 1 : max(0, min(1, opacity))
    if blendMode != .normal { page.running.pass.scope.blendMode = blendMode }
    if let clip { page.running.pass.scope.masks.append(clip) }
    let frame = page.frame
    if clipsToPage {
      page.running.pass.scope.clip = outer.clip.map { $0.intersection(frame) } ?? frame
    }
    add(&page.running.pass)
    page.running.pass.scope = outer
  }

  // MARK: Texts, images and views

  /// Draws a text with a point of it at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws a symbol with a point of it at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a symbol in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }

  /// Draws a resolved text with a point of it at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.node, at: point, anchor: anchor, proposal: ProposedCells(columns: nil, rows: nil))
  }

  /// Resolves a color or a style, which is resolved when it is drawn.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Draws a resolved text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place(
      text.node, at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size).cells)
  }

  private func place(
    _ node: any Node, at point: CGPoint, anchor: UnitPoint, proposal: ProposedCells
  ) {
    draw { pass in
      let size = node.size(offered: proposal, in: &pass)
      let own = CGSize(size)
      let place = transform.outlineTransform.apply(to: point.outlinePoint)
      let x = place.x - Double(own.width) * Double(anchor.x)
      let y = place.y - Double(own.height) * Double(anchor.y)
      let origin = CellPoint(
        column: page.frame.origin.column + Points.columns(x),
        row: page.frame.origin.row + Points.rows(y))
      node.place(in: CellRect(origin: origin, size: size), offered: proposal, in: &pass)
    }
  }

  /// Draws an image as large as a rectangle.
  func fill(with image: Image, in rect: CGRect) {
    let place = rect.applying(transform)
    let size = ProposedViewSize(place.size).cells
    let node = node(of: image.resizable())
    draw { pass in
      let origin = CellPoint(
        column: page.frame.origin.column + Points.columns(Double(place.minX)),
        row: page.frame.origin.row + Points.rows(Double(place.minY)))
      let own = node.size(offered: size, in: &pass)
      node.place(in: CellRect(origin: origin, size: own), offered: size, in: &pass)
    }
  }

  private func node(of view: some View) -> any Node {
    var context = page.context
    context.identity = page.nextIdentity()
    return context.node(of: view)
  }

  /// Resolves a text, to ask for its size before it is drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(node: node(of: text), running: page.running)
  }

  /// Resolves a symbol, to ask for its size before it is drawn.
  public func resolve(_ image: Image) -> ResolvedText {
    ResolvedText(node: node(of: image), running: page.running)
  }

  /// Returns the view with a tag among the canvas's symbols; `nil` where there is none.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    page.symbols.first { $0.traits?.tag == AnyHashable(id) }.map {
      ResolvedText(node: $0, running: page.running)
    }
  }

  /// A text, a symbol or a view that is resolved in the canvas's environment.
  public struct ResolvedText {
    let node: any Node
    let running: RunningPass

    /// The size for the text's own wish, in points.
    public var size: CGSize { measure(in: CGSize(width: CGFloat.infinity, height: .infinity)) }

    /// The color of a symbol; its own is the foreground's.
    public var shading = Shading.foreground

    /// Returns the size in a room, in points.
    public func measure(in size: CGSize) -> CGSize {
      CGSize(node.size(offered: ProposedViewSize(size).cells, in: &running.pass))
    }

    /// The distance of the baseline from the top, in points.
    public var baseline: CGFloat { firstBaseline(in: size) }

    /// Returns the distance of the first baseline from the top, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      let proposal = ProposedViewSize(size).cells
      let own = node.size(offered: proposal, in: &running.pass)
      let row = node.baseline(of: own, offered: proposal, in: &running.pass) ?? 0
      return CGFloat(Double(row + 1) * Points.perRow)
    }

    /// Returns the distance of the last baseline from the top, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }
  }

  /// The way in which colors are laid on those beneath.
  public typealias BlendMode = CellUI.BlendMode
  /// A view of a canvas's symbols.
  public typealias ResolvedSymbol = ResolvedText
  /// A symbol or picture.
  public typealias ResolvedImage = ResolvedText
}

extension CGAffineTransform {
  /// A Boolean value indicating whether the transform moves points, and does nothing else.
  fileprivate var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
