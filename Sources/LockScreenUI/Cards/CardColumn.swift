import Compositing
import LiveActivities

/// Places as many stacks as fit in the cards' place, bottom up from the torch as a phone does (AK 4.1).
enum CardColumn {
  /// A stack: its sprites, each with its distance from the stack's top, and the height of all.
  struct Block {
    var sprites: [PlacedSprite]
    var rows: Int

    init(
      of stack: Arrangement.Stack, without swiped: Set<ActivityID>,
      card: (ActivityID) -> CardFace?, edges: (Int) -> CardFace
    ) {
      sprites = []
      rows = 0
      let keys = stack.activities.filter { !swiped.contains($0) }
      for (index, key) in keys.enumerated() where index == 0 || stack.isUnfolded {
        guard let face = card(key) else { continue }
        sprites.append(PlacedSprite(key: .card(key), app: stack.app, face: face, row: rows))
        rows += face.rows
      }
      guard !stack.isUnfolded, keys.count > 1, rows > 0 else { return }
      sprites.append(
        PlacedSprite(
          key: .edges(stack.app), app: stack.app, face: edges(keys.count - 1), row: rows - 1))
      rows += 1
    }
  }

  /// Returns the sprites with their rows on the terminal, and the number of blocks without room.
  ///
  /// The block that holds `selected` is always among those shown.
  static func place(_ blocks: [Block], in area: CellRect, selected: ActivityID?)
    -> (sprites: [PlacedSprite], hiddenCount: Int)
  {
    let items = unfoldedItems(of: blocks)
    let wanted =
      items.firstIndex { item in
        item.sprites.contains { $0.key == selected.map(SpriteKey.card) }
      } ?? 0
    var first = 0
    while first < wanted, rows(of: items[first...wanted]) > area.size.rows { first += 1 }
    var end = first
    var height = 0
    while end < items.count, end == first || height + items[end].rows <= area.size.rows {
      height += items[end].rows
      end += 1
    }
    // Room that is left at the end of the list shows the blocks before.
    while first > 0, height + items[first - 1].rows <= area.size.rows {
      first -= 1
      height += items[first].rows
    }
    var row = max(area.origin.row, area.rowRange.upperBound - height)
    var sprites: [PlacedSprite] = []
    for item in items[first..<end] {
      sprites += item.sprites.map { sprite in
        var sprite = sprite
        sprite.row += row
        return sprite
      }
      row += item.rows
    }
    return (sprites, items.count - (end - first))
  }

  private static func rows(of items: ArraySlice<Block>) -> Int {
    items.reduce(0) { $0 + $1.rows }
  }

  /// Cuts fanned-out stacks between their cards; a folded one stays whole.
  private static func unfoldedItems(of blocks: [Block]) -> [Block] {
    blocks.flatMap { block -> [Block] in
      guard block.sprites.count > 1, block.sprites.allSatisfy({ $0.key.isCard }) else {
        return [block]
      }
      return block.sprites.map { Block(alone: $0) }
    }
  }
}

extension CardColumn.Block {
  /// Makes a block of one card.
  fileprivate init(alone sprite: PlacedSprite) {
    var sprite = sprite
    sprite.row = 0
    sprites = [sprite]
    rows = sprite.face.rows
  }
}
