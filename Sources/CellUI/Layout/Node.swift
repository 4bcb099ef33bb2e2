import Compositing

/// A view resolved for layout: it answers proposals with sizes, and is placed.
///
/// A node is asked for its size with several proposals, then placed once, in a rectangle of the size that it answered.
protocol Node {
  /// The identity of the node's view.
  var identity: ViewIdentity { get }
  /// Returns the size that the node takes of a proposal, in cells.
  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize
  /// Adds the node's display items, in a rectangle of the size that it answered to the same proposal.
  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass)
  /// Returns the row of the first text's baseline; `nil` for a view without text.
  func firstBaseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  /// The order in which a stack offers space to the node: higher priorities first.
  var layoutPriority: Double { get }
  /// A Boolean value indicating whether the node is a spacer, which takes the space that is left.
  var isSpacer: Bool { get }
}

extension Node {
  func firstBaseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    nil
  }

  var layoutPriority: Double { 0 }
  var isSpacer: Bool { false }
}

/// A node that wraps another, and changes a part of its behavior.
protocol WrappingNode: Node {
  var child: any Node { get }
}

extension WrappingNode {
  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    child.size(offered: proposal, in: &pass)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    child.place(in: rect, offered: proposal, in: &pass)
  }

  func firstBaseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    child.firstBaseline(of: size, offered: proposal, in: &pass)
  }

  var identity: ViewIdentity { child.identity }
  var layoutPriority: Double { child.layoutPriority }
  var isSpacer: Bool { child.isSpacer }
}
