import Compositing
public import Foundation

/// A view that takes all of its proposal and makes its content from the size.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// The content, by the size.
  public var content: (GeometryProxy) -> Content

  /// Makes a view whose content depends on its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    let inner = context.inside(nil)
    return [
      GeometryNode(identity: context.identity, magnification: context.environment.magnification) {
        proxy in inner.node(of: inner.run { content(proxy) }, alignment: .topLeading)
      }
    ]
  }
}

/// The size and the place of a `GeometryReader`, for its content.
public struct GeometryProxy: Sendable {
  private let rect: CGRect

  /// The size of the reader, in points.
  public var size: CGSize { rect.size }
  /// The insets of the safe area, of which a layout has none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  init(_ rect: CellRect, magnification: Double) {
    let outline = OutlineRect(rect)
    self.rect = CGRect(
      x: outline.minX / magnification, y: outline.minY / magnification,
      width: outline.width / magnification, height: outline.height / magnification)
  }

  /// Returns the frame of the reader; a space by a name is that of the whole layout.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the frame of the reader; a space by a name is that of the whole layout.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : rect
  }

  /// Returns the bounds of a view that scrolls, of which a layout has none: `nil`.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }

  /// Returns a place of another view from the reader's upper left corner.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(anchor.rect.offsetBy(dx: -rect.minX, dy: -rect.minY))
  }
}

/// A node that makes its content when it is placed.
struct GeometryNode: Node {
  let identity: ViewIdentity
  let magnification: Double
  // The closure lives no longer than the layout pass.
  let child: (GeometryProxy) -> any Node

  // In front of a bar a reader measures it for a shape, which is as thin.
  var isShape: Bool { true }
  var isDrawing: Bool { false }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    CellSize(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let node = child(GeometryProxy(rect, magnification: magnification))
    let room = ProposedCells(columns: rect.size.columns, rows: rect.size.rows)
    let size = node.size(offered: room, in: &pass)
    let frame = CellRect(origin: rect.origin, size: size)
    pass.place(node, in: frame, offered: room, beside: (0, 0))
  }
}
