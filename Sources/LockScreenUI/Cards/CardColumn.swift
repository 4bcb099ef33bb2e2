import Compositing
import LiveActivities

/// Places as many stacks as fit in the cards' place, bottom up from the torch as a phone does (AK 4.1).
enum CardColumn {
  /// The faces of the sprites that are no activity's card.
  struct Extras {
    /// Returns the edges below a card, for a number of cards behind it.
    let edges: (Int) -> CardFace
    /// The button at the head of a stack that is fanned out; `nil` where no stack is.
    let head: CardFace?
    /// The Lock Screen's question, and the app that it is about; `nil` for none.
    let question: (app: BundleID, face: CardFace)?
    /// The height of the cards' place, in rows.
    let room: Int
    /// The row of the note below the cards, on the terminal.
    let noteRow: Int

    /// The height of the button, in rows.
    fileprivate var headRows: Int { head?.rows ?? 0 }
  }

  /// A stack: its sprites, each with its distance from the stack's top, and the height of all.
  struct Block {
    let app: BundleID
    var sprites: [PlacedSprite]
    var rows: Int
    /// A Boolean value indicating whether the stack is fanned out, with a button at its head.
    private(set) var isOpen = false

    init(
      of stack: Arrangement.Stack, without swiped: Set<ActivityID>,
      card: (ActivityID) -> CardFace?, extras: Extras
    ) {
      app = stack.app
      sprites = []
      rows = 0
      let keys = stack.activities.filter { !swiped.contains($0) }
      for (index, key) in keys.enumerated() where index == 0 || stack.isUnfolded {
        guard let face = card(key) else { continue }
        sprites.append(PlacedSprite(key: .card(key), app: stack.app, face: face, row: rows))
        rows += face.rows
      }
      isOpen = stack.isUnfolded && sprites.count > 1
      if !stack.isUnfolded, keys.count > 1, rows > 0 {
        addEdges(extras.edges(keys.count - 1))
        rows += 1
      }
      // Without room for both, the words stand below the cards.
      let rowsAbove = isOpen ? sprites.last?.face.rows ?? 0 : rows
      guard let question = extras.question, question.app == app, rows > 0,
        rowsAbove + question.face.rows <= extras.room
      else { return }
      sprites.append(
        PlacedSprite(key: .question(app), app: app, face: question.face, row: rows))
      rows += question.face.rows
    }

    /// Adds the edges of cards behind the last one.
    fileprivate mutating func addEdges(_ face: CardFace) {
      let face = sprites.last.map { face.below($0.face) } ?? face
      sprites.append(PlacedSprite(key: .edges(app), app: app, face: face, row: rows - 1))
    }

    /// Makes a block of one card.
    fileprivate init(alone sprite: PlacedSprite, isOpen: Bool) {
      app = sprite.app
      var sprite = sprite
      sprite.row = 0
      sprites = [sprite]
      rows = sprite.face.rows
      self.isOpen = isOpen
    }
  }

  /// The sprites at their rows on the terminal.
  struct Placement {
    fileprivate(set) var sprites: [PlacedSprite] = []
    /// The number of blocks without room.
    fileprivate(set) var hiddenCount = 0
    /// The part of them that is above those that are shown.
    fileprivate(set) var hiddenAboveCount = 0

    /// Moves a card's glass down by half a row within its rows; the edges below it go, which would cover the buttons.
    mutating func lowerGround(of activity: ActivityID, in app: BundleID) {
      sprites.removeAll { $0.key == .edges(app) }
      for index in sprites.indices where sprites[index].key == .card(activity) {
        sprites[index].face.ground.halfRowsAbove = 1
      }
    }
  }

  /// Returns the height of all stacks, in rows.
  static func rows(of blocks: [Block], extras: Extras) -> Int {
    rows(of: unfoldedItems(of: blocks)[...], headRows: extras.headRows)
  }

  /// Places the blocks; the one that holds `selected` is always among those shown.
  static func place(
    _ blocks: [Block], in area: CellRect, selected: ActivityID?, extras: Extras
  ) -> Placement {
    let items = unfoldedItems(of: blocks)
    let room = area.size.rows
    let height = { (range: Range<Int>) in rows(of: items[range], headRows: extras.headRows) }
    let wanted =
      items.firstIndex { item in
        item.sprites.contains { $0.key == selected.map(SpriteKey.card) }
      } ?? 0
    // Of an open stack, the card below the wanted one shows that it is open.
    let isOpenOn =
      wanted + 1 < items.count && items[wanted].isOpen && items[wanted + 1].isOpen
      && items[wanted].app == items[wanted + 1].app
    let last = isOpenOn && height(wanted..<wanted + 2) <= room ? wanted + 1 : wanted
    var first = 0
    while first < wanted, height(first..<last + 1) > room { first += 1 }
    var end = first
    while end < items.count, end == first || height(first..<end + 1) <= room { end += 1 }
    // Room that is left at the end of the list shows the blocks before.
    while first > 0, height(first - 1..<end) <= room { first -= 1 }
    var shown = Array(items[first..<end])
    let rest = height(first..<end)
    if end < items.count, let last = shown.last, last.sprites.last?.key.isCard == true {
      // Two edges reach a row below their card, one does not.
      let count = rest < room ? min(2, items.count - end) : 1
      let edges = extras.edges(count)
      let needsRow = edges.coveredRows > 1
      // A line in the note's row would cross its words, which say the same.
      if rest < room || !needsRow || area.rowRange.upperBound > extras.noteRow {
        shown[shown.count - 1].addEdges(edges)
        if needsRow, rest < room { shown[shown.count - 1].rows += 1 }
      }
    }
    var placement = place(shown, in: area, head: extras.head)
    (placement.hiddenCount, placement.hiddenAboveCount) = (items.count - (end - first), first)
    return placement
  }

  /// Places blocks that fit, with a button at the head of each open stack.
  private static func place(
    _ shown: [Block], in area: CellRect, head: CardFace?
  ) -> Placement {
    let height = rows(of: shown[...], headRows: head?.rows ?? 0)
    var row = max(area.origin.row, area.rowRange.upperBound - height)
    var placement = Placement()
    for (index, item) in shown.enumerated() {
      if let head, item.isOpen, index == 0 || shown[index - 1].app != item.app {
        placement.sprites.append(
          PlacedSprite(key: .head(item.app), app: item.app, face: head, row: row))
        row += head.rows
      }
      placement.sprites += item.sprites.map { sprite in
        var sprite = sprite
        sprite.row += row
        return sprite
      }
      row += item.rows
    }
    return placement
  }

  private static func rows(of items: ArraySlice<Block>, headRows: Int) -> Int {
    let heads = Set(items.filter(\.isOpen).map(\.app)).count
    return items.reduce(heads * headRows) { $0 + $1.rows }
  }

  /// Cuts fanned-out stacks between their cards; a folded one stays whole.
  private static func unfoldedItems(of blocks: [Block]) -> [Block] {
    blocks.flatMap { block -> [Block] in
      guard block.isOpen else { return [block] }
      return block.sprites.map { Block(alone: $0, isOpen: true) }
    }
  }
}
