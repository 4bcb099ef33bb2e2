import Compositing
public import Foundation

extension View {
  /// Adds padding on some edges, in points; `nil` means the system's 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds padding on all edges, in points.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Adds padding on each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    MagnifiedView(content: self) { PaddingNode(child: $0, insets: insets, scale: $1) }
  }
}

private struct PaddingNode: WrappingNode {
  let child: any Node
  private let left: Int
  private let right: Int
  private let top: Int
  private let bottom: Int
  /// The points above and below that are no rows.
  private let rest: Double

  init(child: any Node, insets: EdgeInsets, scale: LengthScale) {
    self.child = child
    left = scale.columns(insets.leading)
    right = scale.columns(insets.trailing)
    top = scale.rows(insets.top)
    bottom = scale.rows(insets.bottom)
    let points = Double(insets.top + insets.bottom) * scale.magnification
    rest = points - Double(top + bottom) * Points.perRow
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let inner = child.size(offered: innerProposal(proposal), in: &pass)
    return CellSize(
      columns: inner.columns + left + right, rows: inner.rows + top + bottom)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    child.place(
      in: CellRect(
        column: rect.origin.column + left, row: rect.origin.row + top,
        columns: rect.size.columns - left - right, rows: rect.size.rows - top - bottom),
      offered: innerProposal(proposal), in: &pass)
  }

  private func innerProposal(_ proposal: ProposedCells) -> ProposedCells {
    proposal.inset(columns: left + right, rows: top + bottom)
  }

  var isSpacer: Bool { false }
  var smallHeight: Double? { nil }
  var lackingPoints: Double { rest + child.lackingPoints }
  var sizeKey: SizeKey? {
    SizeKey(.padding, left + right, top + bottom).mixed(with: child)
  }

  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    let inner = CellSize(columns: size.columns - left - right, rows: size.rows - top - bottom)
    return child.baseline(of: inner, offered: innerProposal(proposal), in: &pass)
      .map { $0 + top }
  }
}
