import Compositing

extension LayoutPass {
  /// The most dots whose lines are joined to them; of more, as in a field of dots, none is.
  package static let joinedDotsMaximum = 64

  /// Joins lines to the dots between them, as in a row of stops: a dot of two columns is a sign in the first, and the line
  /// after it, or before the last one, goes on up to the sign.
  mutating func joinLines() {
    guard hasWideDots else { return }
    let dots = items.indices.filter { items[$0].isWideDot }
    guard !dots.isEmpty, dots.count <= Self.joinedDotsMaximum else { return }
    let lines = items.indices.filter { items[$0].isLevelLine }
    for dot in dots where !lines.isEmpty {
      let (row, columns) = (items[dot].frame.origin.row, items[dot].frame.columnRange)
      let beside = lines.filter { items[$0].frame.origin.row == row }
      if let after = beside.first(where: {
        items[$0].frame.columnRange.lowerBound == columns.upperBound
      }) {
        changeItem(at: after) {
          $0.frame.origin.column -= 1
          $0.frame.size.columns += 1
        }
      } else if let before = beside.first(where: {
        items[$0].frame.columnRange.upperBound == columns.lowerBound
      }) {
        changeItem(at: before) { $0.frame.size.columns += 1 }
        changeItem(at: dot) {
          $0.frame.origin.column += 1
          $0.frame.size.columns -= 1
        }
      }
    }
  }
}

extension DisplayItem {
  /// The size of a dot in two cells.
  static let wideDot = CellSize(columns: 2, rows: 1)

  /// A Boolean value indicating whether the item is a circle in two cells of one row, drawn as a sign in the first.
  fileprivate var isWideDot: Bool {
    guard clock == nil, frame.size == Self.wideDot, masks.isEmpty else {
      return false
    }
    return switch content {
    case .fill(.circle, _, _), .stroke(.circle, _, _, _): true
    case .fill, .stroke, .line, .block, .bar, .rule, .symbol, .image: false
    }
  }
}
