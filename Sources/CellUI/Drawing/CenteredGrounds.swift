import Compositing

extension LayoutPass {
  /// The greatest width of a ground that is centered on a letter, in cells: that of a badge.
  private static let badgeColumnsMaximum = 14

  /// Centers round grounds of an even number of rows on the one row of letters in front of them, by half a row.
  ///
  /// No row is in the middle of two, so that a letter in a circle would stand in its upper half.
  mutating func centerGrounds(in size: CellSize) {
    var shifts: [Int: Int] = [:]
    for index in items.indices where items[index].isRoundGround {
      let ground = items[index].frame
      guard ground.size.rows.isMultiple(of: 2), ground.size.columns <= Self.badgeColumnsMaximum,
        shifts[index] == nil
      else { continue }
      let front = items.indices.dropFirst(index + 1).prefix {
        !items[$0].frame.intersection(ground).isEmpty
      }
      guard let row = row(ofLetters: front, on: ground) else { continue }
      let middle = ground.origin.row + ground.size.rows / 2
      let shift = row == middle - 1 ? -1 : row == middle ? 1 : 0
      let reach = shift < 0 ? ground.origin.row - 1 : ground.rowRange.upperBound
      guard shift != 0, (0..<size.rows).contains(reach),
        items[index].clip?.rowRange.contains(reach) ?? true,
        isFree(
          CellRect(
            column: ground.origin.column, row: reach, columns: ground.size.columns, rows: 1))
      else { continue }
      shifts[index] = shift
      for other in front where items[other].frame == ground { shifts[other] = shift }
    }
    for (index, shift) in shifts {
      changeItem(at: index) { $0.moveOutline(byHalfRows: shift) }
    }
  }

  /// Returns whether no letters stand in some cells, for which half of a ground would be in the way.
  private func isFree(_ cells: CellRect) -> Bool {
    !items.contains { item in
      guard !item.frame.intersection(cells).isEmpty else { return false }
      return switch item.content {
      case .line, .block, .bar, .rule, .symbol: true
      case .fill, .stroke, .image: false
      }
    }
  }

  /// Returns the row of a frame in which a single glyph stands: the middle of the ground behind it where that has one, or
  /// the frame's own.
  func middleRow(of frame: CellRect) -> Int {
    let own = frame.origin.row + (frame.size.rows - 1) / 2
    guard let ground = items.last?.frame, ground.intersection(frame) == frame else { return own }
    let middle = ground.origin.row + (ground.size.rows - 1) / 2
    return frame.rowRange.contains(middle) && !ground.size.rows.isMultiple(of: 2) ? middle : own
  }

  /// Returns the only row with letters in front of a ground; `nil` where other things or several rows are.
  private func row(ofLetters front: some Sequence<Int>, on ground: CellRect) -> Int? {
    var row: Int?
    for index in front {
      let item = items[index]
      if item.frame == ground, item.isRoundGround { continue }
      guard case .line = item.content, ground.intersection(item.frame) == item.frame,
        row ?? item.frame.origin.row == item.frame.origin.row
      else { return nil }
      row = item.frame.origin.row
    }
    return row
  }
}

extension DisplayItem {
  /// A Boolean value indicating whether the item is a round shape that is whole.
  fileprivate var isRoundGround: Bool {
    guard clip.map({ $0.intersection(frame) == frame }) ?? true, masks.isEmpty else {
      return false
    }
    return switch content {
    case .fill(let outline, _, _), .stroke(let outline, _, _, _): outline.isRound
    case .line, .block, .bar, .rule, .symbol, .image: false
    }
  }

  /// Moves the shape by half rows, in a frame that is a row higher.
  fileprivate mutating func moveOutline(byHalfRows count: Int) {
    let rows = frame.size.rows
    let inner = CellRect(
      column: 0, row: count < 0 ? 1 : 0, columns: frame.size.columns, rows: rows)
    frame = CellRect(
      column: frame.origin.column, row: frame.origin.row - (count < 0 ? 1 : 0),
      columns: frame.size.columns, rows: rows + 1)
    let size = frame.size
    let moved = { (outline: ShapeOutline) in
      let points = Double(count) * Points.perRow / 2
      return ShapeOutline.path(
        Path(outline.outline(in: inner).offset(x: 0, y: points)), size)
    }
    switch content {
    case .fill(let outline, let paint, let style):
      content = .fill(moved(outline), paint, style)
    case .stroke(let outline, let paint, let stroke, let style):
      content = .stroke(moved(outline), paint, stroke, style)
    case .line, .block, .bar, .rule, .symbol, .image: break
    }
  }
}

extension ShapeOutline {
  fileprivate var isRound: Bool {
    switch self {
    case .circle, .ellipse, .capsule, .rounded: true
    case .rectangle, .path: false
    }
  }
}
