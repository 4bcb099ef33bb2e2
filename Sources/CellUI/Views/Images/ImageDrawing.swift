import Compositing
package import Foundation

/// An image that a closure draws, anew in each frame that it gets.
package final class ImageDrawing: Sendable {
  /// The most points of a side.
  private static let sideMaximum: CGFloat = 4096

  /// The size, in points.
  let size: CGSize
  private let renderer: @Sendable (inout GraphicsContext) -> Void

  package init(size: CGSize, renderer: @escaping @Sendable (inout GraphicsContext) -> Void) {
    let side = { (side: CGFloat) in side.isFinite ? max(0, min(Self.sideMaximum, side)) : 0 }
    self.size = CGSize(width: side(size.width), height: side(size.height))
    self.renderer = renderer
  }

  /// Draws the image on a page of a size, in points.
  func draw(on graphics: inout GraphicsContext, of page: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    graphics.scaleBy(x: page.width / size.width, y: page.height / size.height)
    renderer(&graphics)
  }
}

extension Image {
  /// Makes an image of a drawing.
  package init(_ drawing: ImageDrawing) {
    self.init(.drawing(drawing))
  }
}

/// The layout of an image that a closure draws.
struct DrawingNode: Node {
  let context: ViewContext
  let drawing: ImageDrawing
  let naturalSize: CellSize
  let ratio: Double?
  let isResizable: Bool

  var isPicture: Bool { true }
  var identity: ViewIdentity { context.identity }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    guard isResizable else { return naturalSize }
    return CellSize(
      columns: proposal.columns ?? naturalSize.columns, rows: proposal.rows ?? naturalSize.rows)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let running = RunningPass(pass)
    pass = LayoutPass(edges: pass.edges)
    defer { pass = running.pass }
    var graphics = GraphicsContext(
      CanvasPage(context: context, symbols: [], frame: rect, running: running))
    context.run { drawing.draw(on: &graphics, of: CGSize(rect.size)) }
  }
}

extension UIImage {
  /// Makes an image of what a pen has drawn; `nil` for nothing.
  package convenience init?(drawnBy pen: CGContext, size: CGSize) {
    let steps = pen.steps
    guard !steps.isEmpty else { return nil }
    self.init(ImageDrawing(size: size) { page in for step in steps { page.draw(step) } })
  }
}
