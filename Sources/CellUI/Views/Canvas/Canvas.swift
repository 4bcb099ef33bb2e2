import Compositing
public import Foundation

/// A view that a closure draws.
public struct Canvas<Symbols: View>: PrimitiveView {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: Symbols

  /// Makes a view that a closure draws, with views to draw in it by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    [
      CanvasNode(
        context: context, symbols: context.inside(nil, key: "symbols").nodes(of: symbols),
        renderer: renderer)
    ]
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view that a closure draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(renderer: renderer) { EmptyView() }
  }
}

private struct CanvasNode: Node {
  let context: ViewContext
  let symbols: [any Node]
  let renderer: (inout GraphicsContext, CGSize) -> Void

  var identity: ViewIdentity { context.identity }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    CellSize(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let running = RunningPass(pass)
    pass = LayoutPass(edges: pass.edges)
    defer { pass = running.pass }
    var graphics = GraphicsContext(
      CanvasPage(context: context, symbols: symbols, frame: rect, running: running))
    context.run { renderer(&graphics, CGSize(rect.size)) }
  }
}

/// The page that a canvas's closure draws on, shared by the copies of its context.
final class CanvasPage {
  let context: ViewContext
  let symbols: [any Node]
  let frame: CellRect
  let running: RunningPass
  private var drawingCount = 0

  init(context: ViewContext, symbols: [any Node], frame: CellRect, running: RunningPass) {
    self.context = context
    self.symbols = symbols
    self.frame = frame
    self.running = running
  }

  /// Returns the identity of the next drawing.
  func nextIdentity() -> ViewIdentity {
    drawingCount += 1
    return context.identity.appending(drawingCount)
  }
}
