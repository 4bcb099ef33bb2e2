import Compositing
public import Foundation

/// A flexible space that takes the remaining length of a stack.
public struct Spacer: PrimitiveView {
  let minLength: CGFloat?

  /// Makes a space of a minimum length, in points; `nil` means the system's 8.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    let length = Double(minLength ?? 8) * context.environment.magnification
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

  var sizeKey: SizeKey? {
    SizeKey(
      .spacer, Points.columns(minLength), Points.rows(minLength),
      axis.map { $0 == .vertical ? 1 : 2 } ?? 0)
  }
}
