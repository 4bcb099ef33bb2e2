import Compositing
import LiveActivities

/// Places stacks in the cards' place: bottom up from the torch as a phone does (AK 4.1), as many as fit.
enum CardColumn {
  /// One stack: its pieces, each with its distance from the stack's top, and the height of all.
  struct Block {
    var pieces: [PlacedPiece]
    var rows: Int

    init(
      of stack: Arrangement.Stack, without swiped: Set<ActivityID>,
      card: (ActivityID) -> CardFace?, edges: (Int) -> CardFace
    ) {
      pieces = []
      rows = 0
      let keys = stack.activities.filter { !swiped.contains($0) }
      for (index, key) in keys.enumerated() where index == 0 || stack.isUnfolded {
        guard let face = card(key) else { continue }
        pieces.append(PlacedPiece(key: .card(key), app: stack.app, face: face, row: rows))
        rows += face.rows
      }
      guard !stack.isUnfolded, keys.count > 1, rows > 0 else { return }
      pieces.append(
        PlacedPiece(
          key: .edges(stack.app), app: stack.app, face: edges(keys.count - 1), row: rows - 1))
      rows += 1
    }
  }

  /// The pieces with their rows on the terminal, and how many blocks had no room.
  ///
  /// The block that holds `selected` is always among those shown.
  static func place(_ blocks: [Block], in area: CellRect, selected: ActivityID?)
    -> (pieces: [PlacedPiece], hiddenCount: Int)
  {
    let items = unfoldedItems(of: blocks)
    let wanted =
      items.firstIndex { item in
        item.pieces.contains { $0.key == selected.map(PieceKey.card) }
      } ?? 0
    var first = 0
    while first < wanted, rows(of: items[first...wanted]) > area.size.rows { first += 1 }
    var end = first
    var height = 0
    while end < items.count, end == first || height + items[end].rows <= area.size.rows {
      height += items[end].rows
      end += 1
    }
    // Room is left at the end of the list: show what comes before it.
    while first > 0, height + items[first - 1].rows <= area.size.rows {
      first -= 1
      height += items[first].rows
    }
    var row = max(area.origin.row, area.rowRange.upperBound - height)
    var pieces: [PlacedPiece] = []
    for item in items[first..<end] {
      pieces += item.pieces.map { piece in
        var piece = piece
        piece.row += row
        return piece
      }
      row += item.rows
    }
    return (pieces, items.count - (end - first))
  }

  private static func rows(of items: ArraySlice<Block>) -> Int {
    items.reduce(0) { $0 + $1.rows }
  }

  /// A fanned-out stack may be cut between its cards, a folded one never.
  private static func unfoldedItems(of blocks: [Block]) -> [Block] {
    blocks.flatMap { block -> [Block] in
      guard block.pieces.count > 1, block.pieces.allSatisfy({ $0.key.isCard }) else {
        return [block]
      }
      return block.pieces.map { Block(alone: $0) }
    }
  }
}

extension CardColumn.Block {
  /// A block of one card.
  fileprivate init(alone piece: PlacedPiece) {
    var piece = piece
    piece.row = 0
    pieces = [piece]
    rows = piece.face.rows
  }
}
