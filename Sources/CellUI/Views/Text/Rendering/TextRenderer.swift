import Compositing
public import Foundation

/// A mark on a part of a text, which a renderer reads.
public protocol TextAttribute: Sendable {}

/// A drawing of texts by an app's own code, line by line, run by run or letter by letter.
///
/// Cells show the order, the places and the opacity of the drawings; their scale, their angle and their filters do not.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// Returns the size of a text in a room, in points.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The distance to which drawings reach out of the text.
  var displayPadding: EdgeInsets { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text, to be asked for its size.
public struct TextProxy {
  private let size: (ProposedViewSize) -> CGSize

  init(_ size: @escaping (ProposedViewSize) -> CGSize) {
    self.size = size
  }

  /// Returns the size of the text in a room, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension View {
  /// Draws the texts of the view by a renderer.
  public func textRenderer(_ renderer: some TextRenderer) -> some View {
    RenderedTextView(content: self, renderer: renderer)
  }
}

extension Text {
  /// Attaches a mark, which a renderer finds at the text's runs.
  public func customAttribute(_ value: some TextAttribute) -> Text {
    with { $0.marks.append(value) }
  }
}

private struct RenderedTextView<Content: View, Renderer: TextRenderer>: PrimitiveView {
  let content: Content
  let renderer: Renderer

  func nodes(in context: ViewContext) -> [any Node] {
    let rendering = TextRendering(renderer: renderer, context: context)
    return context.nodes(of: content).map { RenderedTextNode(child: $0, rendering: rendering) }
  }
}

private struct RenderedTextNode: WrappingNode {
  let child: any Node
  let rendering: TextRendering

  var sizeKey: SizeKey? { child.sizeKey }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = pass.scope
    pass.scope.textRendering = rendering
    child.place(in: rect, offered: proposal, in: &pass)
    pass.scope = outer
  }
}

/// A renderer with its place in the tree.
final class TextRendering {
  private let renderer: any TextRenderer
  private let context: ViewContext

  init(renderer: any TextRenderer, context: ViewContext) {
    self.renderer = renderer
    self.context = context
  }

  /// Draws a text that is laid out.
  func draw(
    _ layout: Text.Layout, of text: ViewIdentity, in rect: CellRect, in pass: inout LayoutPass
  ) {
    var own = context
    own.identity = text
    let count = pass.itemCount
    let running = RunningPass(pass)
    // Texts that the renderer itself draws are the system's.
    running.pass.scope.textRendering = nil
    pass = LayoutPass(edges: pass.edges)
    var graphics = GraphicsContext(
      CanvasPage(context: own, symbols: [], frame: rect, running: running))
    graphics.clipsToPage = false
    context.run { renderer.draw(layout: layout, in: &graphics) }
    pass = running.pass
    pass.scope.textRendering = self
    pass.joinLines(from: count)
  }
}

extension LayoutPass {
  /// Joins the lines placed since there were `count` items that follow one another in a row.
  mutating func joinLines(from count: Int) {
    var index = count + 1
    while index < itemCount {
      let (first, second) = (items[index - 1], items[index])
      guard case .line(let start) = first.content, case .line(let end) = second.content,
        first.frame.rowRange == second.frame.rowRange,
        first.frame.columnRange.upperBound == second.frame.columnRange.lowerBound,
        first.opacity == second.opacity, first.masks == second.masks
      else {
        index += 1
        continue
      }
      changeItem(at: index - 1) {
        $0.content = .line(start + end)
        $0.frame = CellRect(
          column: first.frame.origin.column, row: first.frame.origin.row,
          columns: first.frame.size.columns + second.frame.size.columns, rows: 1)
      }
      removeItem(at: index)
    }
  }
}
