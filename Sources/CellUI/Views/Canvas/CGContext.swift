public import Foundation

/// The pen of Core Graphics upon a canvas, as far as widgets use one: paths, colors, transforms and rectangles.
public final class CGContext {
  /// The colors and the line of a pen, which `saveGState` keeps.
  private struct State {
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle(lineWidth: 1)
    var pen: GraphicsContext
  }

  private var state: State
  private var saved: [State] = []
  private var current = Path()

  init(_ pen: GraphicsContext) {
    state = State(pen: pen)
  }

  // MARK: States

  /// Keeps the colors, the line and the transform.
  public func saveGState() { saved.append(state) }

  /// Takes back what was kept last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

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
  public func setAlpha(_ alpha: CGFloat) { state.pen.opacity = Double(alpha) }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) { state.pen.translateBy(x: x, y: y) }

  /// Scales what is drawn.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.pen.scaleBy(x: x, y: y) }

  /// Turns what is drawn, by radians.
  public func rotate(by angle: CGFloat) { state.pen.rotate(by: .radians(Double(angle))) }

  /// Applies a transform before the others.
  public func concatenate(_ transform: CGAffineTransform) { state.pen.concatenate(transform) }

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
    state.pen.clip(to: current)
    beginPath()
  }

  /// Draws inside of a rectangle only.
  public func clip(to rect: CGRect) { state.pen.clip(to: Path(rect)) }

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

  private func fill(_ path: Path) { state.pen.fill(path, with: .color(state.fill)) }

  private func stroke(_ path: Path) {
    state.pen.stroke(path, with: .color(state.stroke), style: state.line)
  }
}
