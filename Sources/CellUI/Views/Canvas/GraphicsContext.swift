import Compositing
public import Foundation

/// The pen of a canvas.
///
/// A copy changes its own transform, opacity and clip, and draws on the same page.
public struct GraphicsContext {
  private let page: CanvasPage
  /// The opacity of drawings, `0...1`.
  public var opacity = 1.0
  /// The way in which colors are laid on one another, which is always the normal one.
  public var blendMode = BlendMode.normal
  /// The transform from the author's points to the page's.
  public var transform = CGAffineTransform.identity
  private var clip: ItemMask?

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

  /// Scales what is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn.
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
    try content(CGContext(self))
  }

  // MARK: Paths

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path, .fill(.path(path.applying(transform), page.frame.size), paint(shading), style))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let line = path.strokedPath(style)
    add(
      line,
      .fill(.path(line.applying(transform), page.frame.size), paint(shading), FillStyle()))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: max(lineWidth, 3)))
  }

  private func paint(_ shading: Shading) -> Paint { shading.style.paint(in: environment) }

  private func add(_ path: Path, _ content: DisplayItem.Content) {
    guard !path.isEmpty else { return }
    draw { $0.add(content, frame: page.frame, identity: page.nextIdentity()) }
  }

  private func draw(_ add: (inout LayoutPass) -> Void) {
    let outer = page.running.pass.scope
    page.running.pass.scope.opacity *= opacity.isNaN ? 1 : max(0, min(1, opacity))
    if let clip { page.running.pass.scope.masks.append(clip) }
    let frame = page.frame
    page.running.pass.scope.clip = outer.clip.map { $0.intersection(frame) } ?? frame
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

    /// Returns the size in a room, in points.
    public func measure(in size: CGSize) -> CGSize {
      CGSize(node.size(offered: ProposedViewSize(size).cells, in: &running.pass))
    }
  }

  /// A view of a canvas's symbols.
  public typealias ResolvedSymbol = ResolvedText
  /// A symbol or picture.
  public typealias ResolvedImage = ResolvedText
}

extension GraphicsContext {
  /// The color or the style of a drawing.
  public struct Shading {
    let style: AnyShapeStyle

    /// A color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A color of channels in a color space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A style.
    public static func style(_ style: some ShapeStyle) -> Shading {
      Shading(style: AnyShapeStyle(style))
    }

    /// A gradient between two points of the page, in points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      let isUpright = abs(endPoint.y - startPoint.y) > abs(endPoint.x - startPoint.x)
      return style(
        LinearGradient(
          gradient: gradient, startPoint: isUpright ? .top : .leading,
          endPoint: isUpright ? .bottom : .trailing))
    }

    /// A gradient from a point of the page outward, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      style(
        RadialGradient(
          gradient: gradient, center: .center, startRadius: startRadius, endRadius: endRadius))
    }

    /// The foreground style.
    public static var foreground: Shading { style(.foreground) }
    /// The background's style.
    public static var background: Shading { style(.background) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The ends of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The kind of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let inverse = ClipOptions(rawValue: 1)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The kind of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// A change of a drawing's look, which cells do not show.
  public struct Filter: Sendable {
    /// A shadow.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }

    /// A blur.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
  }
}
