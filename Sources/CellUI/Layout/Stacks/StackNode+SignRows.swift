import Compositing

/// The rows of a list whose symbols are two rows high beside texts of one.
///
/// Two rows have no middle in which a text could stand, and the symbols of rows without a gap would touch. Such symbols are signs
/// in the rows of their texts.
extension StackNode {
  /// The least number of rows of a list.
  private static let rowsMinimum = 2

  /// Makes the rows of a list as low as their texts.
  ///
  /// - Parameters:
  ///   - shares: The parts of a column's views, in their order.
  ///   - cross: The columns that the column is offered; `nil` for any number.
  ///   - pass: The layout.
  func lowerSignRows(_ shares: inout [Share], cross: Int?, in pass: inout LayoutPass) {
    guard !isHorizontal else { return }
    // Most columns have no such row, and cost no list of them.
    var count = 0
    for share in shares where share.mayBeSignRow { count += 1 }
    guard count >= Self.rowsMinimum else { return }
    let rows = signRows(cross: cross, in: &pass) { shares[$0].mayBeSignRow }
    for index in rows { (shares[index].most, shares[index].isSign) = (1, true) }
  }

  /// Makes the rows of a list as low as their texts, where the column is offered any number of rows.
  ///
  /// - Parameters:
  ///   - measured: The sizes of a column's views.
  ///   - proposal: The size that each is offered.
  ///   - pass: The layout.
  func lowerSignRows(
    _ measured: inout [MeasuredChild], offered proposal: ProposedCells, in pass: inout LayoutPass
  ) {
    guard !isHorizontal else { return }
    var count = 0
    for child in measured where child.size.rows == 2 { count += 1 }
    guard count >= Self.rowsMinimum else { return }
    let rows = signRows(cross: proposal.columns, in: &pass) { measured[$0].size.rows == 2 }
    for index in rows {
      measured[index].proposal.rows = 1
      measured[index].size = children[index].size(offered: measured[index].proposal, in: &pass)
    }
  }

  private func signRows(
    cross: Int?, in pass: inout LayoutPass, where mayBeRow: (Int) -> Bool
  ) -> [Int] {
    let rows = children.indices.filter { mayBeRow($0) && !children[$0].isDrawing }
    guard rows.count >= Self.rowsMinimum else { return [] }
    let signs = rows.filter { Self.isSignRow(children[$0], cross: cross, in: &pass) }
    return signs.count >= Self.rowsMinimum ? signs : []
  }

  /// Returns whether a view is a row whose symbols alone are two rows high, and are glyphs in one.
  private static func isSignRow(
    _ view: any Node, cross: Int?, in pass: inout LayoutPass
  ) -> Bool {
    guard let row = innermost(view) as? StackNode, row.isHorizontal else { return false }
    let offer = ProposedCells(columns: cross, rows: 2)
    let parts = row.measuredChildren(offered: offer, in: &pass)
    var hasSymbol = false
    for (part, child) in zip(parts, row.children) where part.size.rows > 1 {
      guard let symbol = innermost(child) as? SymbolImageNode, symbol.glyphSize != nil else {
        return false
      }
      hasSymbol = true
    }
    return hasSymbol
  }

  /// Returns the view within those that wrap it, except frames and padding, which may set its height.
  private static func innermost(_ view: any Node) -> any Node {
    var view = view
    while !(view is FrameNode), let wrapping = view as? any WrappingNode { view = wrapping.child }
    return view
  }
}

extension StackNode.Share {
  /// A Boolean value indicating whether the child is as high as a row with a symbol of two rows beside its text.
  fileprivate var mayBeSignRow: Bool { least == 1 && most == 2 }
}
