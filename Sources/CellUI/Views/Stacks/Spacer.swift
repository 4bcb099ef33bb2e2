import ColorScience
import Compositing

/// Room that takes what is left along a stack.
public struct Spacer: PrimitiveView {
  let minLength: Double?

  /// Makes room of at least so many points; `nil` means the system's 8.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  func nodes(in context: ViewContext) -> [any Node] {
    let length = (minLength ?? 8) * context.environment.magnification
    return [SpacerNode(minLength: length, axis: context.axis, identity: context.identity)]
  }
}

private struct SpacerNode: Node {
  let minLength: Double
  let axis: ViewContext.Axis?
  let identity: ViewIdentity

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    CellSize(
      columns: axis == .vertical ? 0 : max(proposal.columns ?? 0, Points.columns(minLength)),
      rows: axis == .horizontal ? 0 : max(proposal.rows ?? 0, Points.rows(minLength)))
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {}
  var isSpacer: Bool { true }
}

/// A thin line between the views of a stack.
public struct Divider: PrimitiveView {
  /// Makes a line.
  public init() {}

  func nodes(in context: ViewContext) -> [any Node] {
    [
      DividerNode(
        color: context.environment.foregroundStyles[3], isUpright: context.axis == .horizontal,
        identity: context.identity)
    ]
  }
}

private struct DividerNode: Node {
  let color: StraightRGBA
  let isUpright: Bool
  let identity: ViewIdentity

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    isUpright
      ? CellSize(columns: 1, rows: proposal.rows ?? 1)
      : CellSize(columns: proposal.columns ?? 1, rows: 1)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    pass.add(.rule(color, isUpright ? .upright : .level), frame: rect, identity: identity)
  }
}
