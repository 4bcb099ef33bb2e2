import Compositing
public import Foundation
import Synchronization

/// An image that a closure draws, anew in each frame that it gets.
final class ImageDrawing: @unchecked Sendable {
  /// The most points of a side.
  private static let sideMaximum: CGFloat = 4096

  /// The size, in points.
  let size: CGSize
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
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
  /// Makes an image that a closure draws, with a label, which nothing here reads.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(.drawing(ImageDrawing(size: size, renderer: renderer)))
  }
}

/// The layout of an image that a closure draws.
struct DrawingNode: Node {
  let context: ViewContext
  let drawing: ImageDrawing
  let naturalSize: CellSize
  let isResizable: Bool

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

// MARK: - Images that UIKit's code draws

/// The steps of an image that code draws now.
package final class ImageRecording: Sendable {
  /// The recording of the image that is drawn now; `nil` outside of one.
  @TaskLocal package static var current: ImageRecording?
  /// The most steps of an image.
  private static let stepCountMaximum = 20_000

  private let content = Mutex(Content())

  private struct Content: @unchecked Sendable {
    var steps: [CGContext.Step] = []
    var images: [UIImage] = []
  }

  private struct Pen: @unchecked Sendable {
    let context: CGContext
  }

  private let pen: Mutex<Pen?> = Mutex(nil)

  /// Makes an empty recording.
  package init() {}

  /// The pen of the image.
  package var context: CGContext {
    pen.withLock { pen in
      if let pen { return pen.context }
      let context = CGContext { [weak self] step in self?.add(step) }
      pen = Pen(context: context)
      return context
    }
  }

  private func add(_ step: CGContext.Step) {
    content.withLock { content in
      if content.steps.count < Self.stepCountMaximum { content.steps.append(step) }
    }
  }

  /// Draws an image in a rectangle.
  package func draw(_ image: UIImage, in rect: CGRect) {
    content.withLock { $0.images.append(image) }
    context.draw(Image(uiImage: image), in: rect)
  }

  /// Returns what was drawn: an image itself where there is nothing else, since views scale it themselves.
  package func image(of size: CGSize) -> UIImage {
    let content = content.withLock { $0 }
    guard let first = content.steps.first else { return UIImage() }
    if content.steps.count == 1, first.clip == nil, let image = content.images.first {
      return image
    }
    return UIImage(
      ImageDrawing(size: size) { pen in for step in content.steps { pen.draw(step) } })
  }
}
