import ColorScience
import Compositing

/// A thin line between the views of a stack.
public struct Divider: PrimitiveView {
  /// Makes a divider, across the axis of its stack.
  public init() {}

  package func nodes(in context: ViewContext) -> [any Node] {
    [
      DividerNode(
        color: context.environment.foregroundStyles[3], isVertical: context.axis == .horizontal,
        identity: context.identity)
    ]
  }
}

private struct DividerNode: Node {
  let color: StraightRGBA
  let isVertical: Bool
  let identity: ViewIdentity

  var isUprightRule: Bool { isVertical }
  var rule: LineStroke? { isVertical ? .vertical : .horizontal }
  var sizeKey: SizeKey? { SizeKey(.divider, isVertical ? 1 : 0) }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    isVertical
      ? CellSize(columns: 1, rows: proposal.rows ?? 1)
      : CellSize(columns: proposal.columns ?? 1, rows: 1)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    pass.add(
      .rule(.color(color), isVertical ? .vertical : .horizontal), frame: rect, identity: identity)
  }
}
