import Compositing

extension LayoutPass {
  /// The most large texts of a layout that are moved, since each is compared with all items.
  private static let largeTextsMaximum = 64

  /// Moves large letters down by the half row that is free below their baseline, where a line stands right above them and
  /// nothing right below.
  ///
  /// On a phone there is as much room above capitals as below the baseline. Letters of the same rows stay beside each other.
  mutating func lowerLargeLetters() {
    guard kinds.contains(.largeLetters) else { return }
    let large = items.indices.filter { items[$0].isLargeText }
    guard large.count <= Self.largeTextsMaximum else { return }
    for index in large {
      let rows = items[index].frame.rowRange
      let line = large.filter { items[$0].frame.rowRange == rows }
      guard line.first == index else { continue }
      let isUnderLine = touches(line, row: rows.lowerBound - 1) { $0.isLetters || $0.isSymbol }
      guard isUnderLine, !touches(line, row: rows.upperBound, { !$0.leavesRoom(for: rows) }) else {
        continue
      }
      lowerLetters(at: line)
    }
  }

  /// Returns whether a thing of a kind is in some items' columns of a row.
  private func touches(_ places: [Int], row: Int, _ isKind: (DisplayItem) -> Bool) -> Bool {
    places.contains { place in
      let near = items[place].frame.row(row)
      return items.contains { !$0.frame.intersection(near).isEmpty && isKind($0) }
    }
  }

  /// Moves the large letters placed since there were `count` items down by half a row, if nothing else was placed and all can
  /// be moved.
  mutating func lowerLetters(from count: Int) {
    let placed = items.indices.dropFirst(count)
    if placed.allSatisfy({ items[$0].isLargeText }) { lowerLetters(at: Array(placed)) }
  }

  private mutating func lowerLetters(at places: [Int]) {
    let lowered = places.compactMap { items[$0].content.lowered }
    guard lowered.count == places.count else { return }
    for (place, content) in zip(places, lowered) { changeItem(at: place) { $0.content = content } }
  }
}

extension DisplayItem {
  /// A Boolean value indicating whether the item is a text in large letters.
  fileprivate var isLargeText: Bool {
    if case .block = content { true } else { false }
  }

  fileprivate var isSymbol: Bool {
    if case .symbol = content { true } else { false }
  }

  /// Returns whether letters in some rows may end with the row above the item, or lie on it.
  ///
  /// A line through the middle of its row is half a row below them.
  fileprivate func leavesRoom(for rows: Range<Int>) -> Bool {
    switch content {
    case .line, .block, .symbol: false
    case .bar, .rule: true
    case .fill, .stroke, .image:
      frame.rowRange.lowerBound <= rows.lowerBound && frame.rowRange.upperBound >= rows.upperBound
    }
  }
}

extension DisplayItem.Content {
  /// Large letters half a row further down; `nil` for other things, and for letters that have no room there.
  var lowered: DisplayItem.Content? {
    guard case .block(let text, let color) = self else { return nil }
    return text.lowered.map { .block($0, color) }
  }
}
