import Compositing

/// A resolved view: it answers proposals with sizes, and is placed.
protocol Node {
  /// The size that the view takes of what is offered, in cells.
  func size(offered proposal: ProposedCells) -> CellSize
  /// Adds what the view draws, in a rectangle of the size that it answered.
  func place(in rect: CellRect, on list: inout DisplayList)
  /// How soon a stack serves the view: higher ones first.
  var layoutPriority: Double { get }
  /// A Boolean value indicating whether the view is a spacer, which takes what is left.
  var isSpacer: Bool { get }
  /// The row of the first line of text, for baseline alignment; `nil` where there is no text.
  func firstBaseline(in size: CellSize) -> Int?
}

extension Node {
  var layoutPriority: Double { 0 }
  var isSpacer: Bool { false }
  func firstBaseline(in size: CellSize) -> Int? { nil }
}

/// A node that wraps another and passes on what it does not change.
protocol WrappingNode: Node {
  var child: any Node { get }
}

extension WrappingNode {
  func size(offered proposal: ProposedCells) -> CellSize { child.size(offered: proposal) }
  func place(in rect: CellRect, on list: inout DisplayList) { child.place(in: rect, on: &list) }
  var layoutPriority: Double { child.layoutPriority }
  var isSpacer: Bool { child.isSpacer }
  func firstBaseline(in size: CellSize) -> Int? { child.firstBaseline(in: size) }
}
