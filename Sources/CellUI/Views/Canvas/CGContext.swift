public import Foundation
import Synchronization

/// The pen of Core Graphics, as far as widgets use one: paths, colors, transforms and rectangles.
///
/// It keeps the drawing, for a canvas or an image.
public final class CGContext: Sendable {
  /// The most steps of a drawing.
  private static let stepCountMaximum = 20_000
  /// The pen of the image that UIKit's renderer draws now; `nil` outside of one.
  @TaskLocal package static var ofRenderer: CGContext?
  /// The images that are begun and not ended, the innermost last.
  private static let begun = Mutex<[(pen: CGContext, page: CGSize)]>([])
  /// The most images that are begun and not ended.
  private static let begunMaximum = 64

  /// The pen of the image that UIKit's code draws now; `nil` outside of one.
  package static var current: CGContext? { ofRenderer ?? begun.withLock { $0.last?.pen } }

  /// The image that was begun last, as far as it is drawn; `nil` outside of one.
  package static var begunImage: UIImage? {
    begun.withLock { $0.last }.map { $0.pen.image(on: $0.page) }
  }

  /// Begins an image of a size, in points; more than can be ended are not begun.
  package static func begin(_ page: CGSize) {
    begun.withLock { if $0.count < begunMaximum { $0.append((CGContext(), page)) } }
  }

  /// Ends the image that was begun last.
  package static func end() { begun.withLock { _ = $0.popLast() } }

  /// Returns the drawing as an image of a page of some size, in points.
  package func image(on page: CGSize) -> UIImage {
    onlyImage(on: page) ?? UIImage(drawnBy: self, size: page) ?? UIImage()
  }

  /// A drawing, on its way to the page.
  struct Step: Sendable {
    enum Content: Sendable {
      case fill(Path, Color)
      case stroke(Path, Color, StrokeStyle)
      case image(UIImage, CGRect)
      case text(Text, CGRect)
    }

    let content: Content
    let transform: CGAffineTransform
    let opacity: Double
    /// The path outside of which nothing is drawn, in the page's points.
    let clip: Path?
  }

  /// The colors, the line and the transform of the pen, which `saveGState` keeps.
  private struct State: Sendable {
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle(lineWidth: 1)
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var clip: Path?
  }

  private struct Content: Sendable {
    var state = State()
    var saved: [State] = []
    var current = Path()
    var steps: [Step] = []
  }

  private let content = Mutex(Content())

  private var state: State {
    get { content.withLock { $0.state } }
    set { content.withLock { $0.state = newValue } }
  }

  private var current: Path {
    get { content.withLock { $0.current } }
    set { content.withLock { $0.current = newValue } }
  }

  /// The steps of the drawing.
  var steps: [Step] { content.withLock { $0.steps } }

  /// Returns the image that was drawn over a whole page of some size where nothing else was, as a thumbnail; views scale it
  /// themselves.
  private func onlyImage(on page: CGSize) -> UIImage? {
    let steps = steps
    guard steps.count == 1, steps[0].clip == nil, steps[0].opacity == 1,
      case .image(let image, let rect) = steps[0].content
    else { return nil }
    let move = steps[0].transform
    guard move == CGAffineTransform(translationX: move.tx, y: move.ty),
      rect.offsetBy(dx: move.tx, dy: move.ty) == CGRect(origin: .zero, size: page)
    else { return nil }
    return image
  }

  /// Makes a pen that has drawn nothing.
  package init() {}

  // MARK: States

  /// Keeps the colors, the line and the transform.
  public func saveGState() { content.withLock { $0.saved.append($0.state) } }

  /// Restores the state that was saved last.
  public func restoreGState() {
    content.withLock { content in
      if let last = content.saved.popLast() { content.state = last }
    }
  }

  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }

  /// Sets the color of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }

  /// Sets the color of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }

  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }

  /// Sets the dashes of lines, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }

  /// Sets the opacity, `0...1`.
  public func setAlpha(_ alpha: CGFloat) {
    state.opacity = alpha.isNaN ? 1 : Double(max(0, min(1, alpha)))
  }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    transform { $0.translatedBy(x: x, y: y) }
  }

  /// Scales the coordinate system.
  public func scaleBy(x: CGFloat, y: CGFloat) { transform { $0.scaledBy(x: x, y: y) } }

  /// Rotates the coordinate system, by radians.
  public func rotate(by angle: CGFloat) { transform { $0.rotated(by: angle) } }

  /// Applies a transform before the others.
  public func concatenate(_ transform: CGAffineTransform) {
    self.transform { transform.concatenating($0) }
  }

  /// The transform from the author's points to the page's.
  public var ctm: CGAffineTransform { state.transform }

  private func transform(_ change: (CGAffineTransform) -> CGAffineTransform) {
    state.transform = change(state.transform)
  }

  // MARK: Paths

  /// Begins a path.
  public func beginPath() { current = Path() }

  /// Starts a subpath.
  public func move(to point: CGPoint) { current.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }

  /// Adds straight lines.
  public func addLines(between points: [CGPoint]) { current.addLines(points) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  /// Adds an arc of a circle, with angles in radians; `clockwise` is meant with y growing up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { current.addPath(path.path) }

  /// Closes the subpath.
  public func closePath() { current.closeSubpath() }

  /// Draws inside of the path only, and ends it.
  public func clip() {
    clip(to: current)
    beginPath()
  }

  /// Draws inside of a rectangle only.
  public func clip(to rect: CGRect) { clip(to: Path(rect)) }

  private func clip(to path: Path) { state.clip = path.applying(state.transform) }

  // MARK: Drawing

  /// Fills the path, and ends it.
  public func fillPath() {
    fill(current)
    beginPath()
  }

  /// Strokes the path, and ends it.
  public func strokePath() {
    stroke(current)
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  /// Draws an image in a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(UIImage(cgImage: image), in: rect)
  }

  /// Draws an image in a rectangle.
  package func draw(_ image: UIImage, in rect: CGRect) { add(.image(image, rect)) }

  /// Draws a text in a rectangle, in points.
  package func draw(_ text: Text, in rect: CGRect) { add(.text(text, rect)) }

  func fill(_ path: Path) { add(.fill(path, state.fill)) }

  func stroke(_ path: Path, style: StrokeStyle? = nil) {
    add(.stroke(path, state.stroke, style ?? state.line))
  }

  private func add(_ step: Step.Content) {
    content.withLock { content in
      guard content.steps.count < Self.stepCountMaximum else { return }
      let state = content.state
      content.steps.append(
        Step(content: step, transform: state.transform, opacity: state.opacity, clip: state.clip))
    }
  }
}

extension GraphicsContext {
  /// Draws what a pen of Core Graphics draws.
  func draw(_ step: CGContext.Step) {
    var pen = self
    if let clip = step.clip { pen.clip(to: clip) }
    pen.opacity *= step.opacity
    pen.concatenate(step.transform)
    switch step.content {
    case .fill(let path, let color): pen.fill(path, with: .color(color))
    case .stroke(let path, let color, let style):
      pen.stroke(path, with: .color(color), style: style)
    case .image(let image, let rect): pen.fill(with: Image(uiImage: image), in: rect)
    case .text(let text, let rect): pen.draw(text, in: rect)
    }
  }
}
