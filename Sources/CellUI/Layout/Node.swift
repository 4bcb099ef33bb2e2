import Compositing

/// A resolved view: it answers proposals with sizes, and is placed.
protocol Node {
  /// The view that the node stands for.
  var identity: ViewIdentity { get }
  /// The size that the view takes of what is offered, in cells.
  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize
  /// Adds what the view draws in a rectangle of the size that it answered to the same proposal.
  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass)
  /// The row that text beside the view stands on; `nil` where the view has no text.
  func firstBaseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  /// How soon a stack serves the view: higher ones first.
  var layoutPriority: Double { get }
  /// A Boolean value indicating whether the view is a spacer, which takes what is left.
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

/// A node that wraps another and passes on what it does not change.
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
