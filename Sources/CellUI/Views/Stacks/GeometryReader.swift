import Compositing

/// A view that takes all of its proposal and makes its content from the size.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Makes a view whose content depends on its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func nodes(in context: ViewContext) -> [any Node] {
    let inner = context.inside(nil)
    let magnification = context.environment.magnification
    return [
      GeometryNode(identity: context.identity) {
        inner.node(of: content(GeometryProxy(size: $0, magnification: magnification)))
      }
    ]
  }
}

/// The size of a `GeometryReader`, for its content.
public struct GeometryProxy: Hashable, Sendable {
  /// A size in points.
  public struct Size: Hashable, Sendable {
    /// The width, in points.
    public let width: Double
    /// The height, in points.
    public let height: Double
  }

  /// The size of the reader, in points.
  public let size: Size

  init(size: CellSize, magnification: Double) {
    self.size = Size(
      width: Double(size.columns) * Points.perColumn / magnification,
      height: Double(size.rows) * Points.perRow / magnification)
  }
}

/// A node that makes its content when it is placed.
private struct GeometryNode: Node {
  let identity: ViewIdentity
  // The closure lives no longer than the layout pass.
  let child: (CellSize) -> any Node

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    CellSize(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let node = child(rect.size)
    let room = ProposedCells(columns: rect.size.columns, rows: rect.size.rows)
    let size = node.size(offered: room, in: &pass)
    node.place(in: CellRect(origin: rect.origin, size: size), offered: room, in: &pass)
  }
}
