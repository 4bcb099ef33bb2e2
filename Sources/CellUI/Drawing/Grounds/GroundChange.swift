import Compositing

/// The change of a round ground that centers it on letters.
struct GroundChange {
  /// The cells of the ground.
  var frame: CellRect
  /// The distance of its middle from that of the cells, in half columns and half rows.
  var (columns, rows) = (0, 0)
  /// The half columns that it lacks at its trailing side, or at its leading side where they are negative.
  var trim = 0
  /// A Boolean value indicating whether it is a circle as high as its columns are wide, which is half a row more.
  var isWhole = false
  /// The rows by which the letters are moved.
  var letterRows = 0
  /// A Boolean value indicating whether it is a disc that has no room to be centered, and keeps its rows.
  var isKept = false
  /// A Boolean value indicating whether it becomes a circle, half a row higher above and below.
  var isTall = false
  /// A Boolean value indicating whether the ground is wider than a badge.
  let isWide: Bool

  /// The size from which half a cell beside the middle is seen less than a cell that is lost.
  private static let leastLarge = CellSize(columns: 7, rows: 4)

  /// The cells beside the letters, on both sides together, from which half a cell beside the middle is seen less than sides
  /// that are half a cell beside others'.
  private static let leastFree = 5

  /// The width of a sign that may stand in one of a disc's two rows, in cells.
  private static let signColumnsMaximum = 2

  /// Makes the change that leaves a ground in its place.
  init(frame: CellRect) {
    self.frame = frame
    isWide = false
  }

  /// Makes the change of a ground of one row that is a circle as high as it is wide.
  init(tall ground: CellRect) {
    self.init(frame: ground.inset(columns: 0, rows: -1))
    isTall = true
  }

  /// Makes the change of a ground; `nil` where it is centered, or its letters stand elsewhere by intention.
  ///
  /// - Parameters:
  ///   - ground: The cells of the ground.
  ///   - letters: The cells of the letters on it, in one row.
  ///   - isTile: A Boolean value indicating whether its sides are straight, so that they are seen beside those of other views.
  ///   - isDisc: A Boolean value indicating whether it is a disc of two rows, which would be a strip without a column.
  ///   - keepsRows: A Boolean value indicating whether it is a disc of two rows, which would be a box in one.
  ///   - isWhole: A Boolean value indicating whether it is a circle that may be half a row higher.
  ///   - keepsColumns: A Boolean value indicating whether it stays in its columns, as far as it has them.
  ///   - keepsEdge: Returns whether its leading edge, or the other one, is seen in line with other views.
  ///   - hasRoom: Returns whether a part of the ground may be drawn in some cells.
  init?(
    of ground: CellRect, around letters: CellRect, isTile: Bool = false, isDisc: Bool = false,
    keepsRows: Bool = false, isWhole: Bool = false, keepsColumns: Bool = false,
    keepsEdge: (_ isLeading: Bool) -> Bool, hasRoom: (CellRect) -> Bool
  ) {
    frame = ground
    isWide = ground.size.columns > LayoutPass.badgeColumnsMaximum
    let up = ground.distance(to: letters, of: \.rowRange)
    var beside = ground.distance(to: letters, of: \.columnRange)
    let free = ground.size.columns - letters.size.columns
    if abs(beside) > 1 || isWide || keepsColumns || isTile && free >= Self.leastFree { beside = 0 }
    guard abs(up) <= 1, up != 0 || beside != 0 else { return nil }
    if up != 0 {
      let row = up < 0 ? ground.origin.row - 1 : ground.rowRange.upperBound
      let below = ground.rowRange.upperBound
      let mayMoveDown = up < 0 && ground.size.rows.isMultiple(of: 2) && hasRoom(ground.row(below))
      if hasRoom(ground.row(row)) {
        (rows, self.isWhole) = (up, isWhole)
      } else if mayMoveDown {
        (rows, letterRows, self.isWhole) = (1, 1, isWhole)
      } else if keepsRows, letters.size.columns <= Self.signColumnsMaximum {
        isKept = true
      } else if ground.size.rows < Self.leastLarge.rows, letters.size.rows == 1 {
        frame.size.rows -= 1
        frame.origin.row += up < 0 ? 0 : 1
      }
    }
    guard beside != 0 else { return }
    let column = beside < 0 ? ground.origin.column - 1 : ground.columnRange.upperBound
    if hasRoom(CellRect(column: column, row: frame.origin.row, columns: 1, rows: frame.size.rows)) {
      if keepsEdge(beside < 0) { trim = -beside } else { columns = beside }
    } else if isDisc, frame.size.rows == ground.size.rows {
      trim = -beside
    } else if frame.size.columns > letters.size.columns + 1,
      ground.size.columns < Self.leastLarge.columns
    {
      frame.size.columns -= 1
      frame.origin.column += beside < 0 ? 0 : 1
    }
    guard isKept || frame != ground || (columns, rows, trim) != (0, 0, 0) else { return nil }
  }
}

extension LayoutPass {
  /// Returns the changes of round grounds that center them, by their items' indices: the circles of a row stay alike.
  ///
  /// - Parameters:
  ///   - room: The cells in which the grounds may be drawn.
  ///   - glyphs: The frames of letters and signs, which grounds leave free.
  ///   - rings: The outlines that may be rings.
  /// - Returns: The changes.
  func evenChanges(
    in room: CellRect, around glyphs: [(frame: CellRect, isLine: Bool)], among rings: [Int: Outline]
  ) -> [Int: GroundChange] {
    var changed = groundChanges(in: room, around: glyphs, among: rings, mayGrow: true)
    var lowRows: Set<Int> = []
    var fullRows: Set<Int> = []
    // If one has no room above, the letters of all stand in their lower rows.
    if changed.values.contains(where: { $0.letterRows > 0 }) {
      lowRows = Set(
        changed.filter { $0.value.letterRows > 0 }.map { items[$0.key].frame.origin.row })
      changed = groundChanges(
        in: room, around: glyphs, among: rings, mayGrow: true, lowRows: lowRows)
      fullRows = self.fullRows(among: lowRows, of: changed, around: glyphs)
      if !fullRows.isEmpty {
        changed = groundChanges(
          in: room, around: glyphs, among: rings, mayGrow: true, lowRows: lowRows,
          fullRows: fullRows)
      }
    }
    // If a disc has no room on either side, the letters of all stay in their upper rows.
    guard changed.values.contains(where: \.isKept) else { return changed }
    fullRows.formUnion(changed.filter(\.value.isKept).map { items[$0.key].frame.origin.row })
    return groundChanges(
      in: room, around: glyphs, among: rings, mayGrow: true, lowRows: lowRows,
      fullRows: fullRows)
  }

  /// Returns those rows in which several grounds would reach into the row of letters below, as those of a caption: whether the
  /// caption is long enough to touch one or not, all of them stay as they are.
  ///
  /// - Parameters:
  ///   - lowRows: The first rows of grounds that have no room above.
  ///   - changed: The changes of items, by their indices.
  ///   - glyphs: The frames of letters and signs.
  /// - Returns: The rows, which are some of those.
  func fullRows(
    among lowRows: Set<Int>, of changed: [Int: GroundChange],
    around glyphs: [(frame: CellRect, isLine: Bool)]
  ) -> Set<Int> {
    lowRows.filter { row in
      let grounds = changed.keys.map { items[$0] }.filter {
        $0.isRoundGround && $0.frame.origin.row == row && $0.frame.size.rows > 1
      }
      guard let first = grounds.first,
        grounds.contains(where: { $0.frame.columnRange != first.frame.columnRange })
      else { return false }
      let all = grounds.reduce(first.frame) { $0.union($1.frame) }
      let below = all.row(all.rowRange.upperBound)
      return glyphs.contains { !$0.isLine && !$0.frame.intersection(below).isEmpty }
    }
  }

  /// Makes the grounds that stand in the same rows as low as one of them that has no room, as the buttons of a row are as
  /// high as each other.
  func levelGrounds(_ changed: inout [Int: GroundChange]) {
    let lowered = changed.filter { $0.value.frame.size.rows < items[$0.key].frame.size.rows }
    guard !lowered.isEmpty else { return }
    for (index, change) in changed where change.rows != 0 {
      let rows = items[index].frame.rowRange
      let low =
        change.rows < 0
        ? rows.lowerBound..<rows.upperBound - 1 : rows.lowerBound + 1..<rows.upperBound
      let isBesideLow = lowered.contains {
        items[$0.key].frame.rowRange == rows && $0.value.frame.rowRange == low
      }
      // A part of a ring can't become lower with it.
      guard isBesideLow,
        !changed.contains(where: {
          items[$0.key].frame == items[index].frame && !items[$0.key].isRoundGround
        })
      else { continue }
      changed[index] = change.lowered(to: low)
    }
  }
}

extension LayoutPass {
  /// Moves the letters beside grounds whose own ones stand in their lower rows, as a title beside its icon: those of one row
  /// stay level.
  ///
  /// - Parameters:
  ///   - changed: The changes of items, by their indices.
  ///   - room: The cells in which letters may be drawn.
  func moveLetters(with changed: inout [Int: GroundChange], in room: CellRect) {
    guard changed.values.contains(where: { $0.letterRows > 0 }) else { return }
    let rows = Set(
      changed.filter { $0.value.letterRows > 0 }.map {
        items[$0.key].frame.origin.row + items[$0.key].frame.size.rows / 2 - 1
      })
    for row in rows {
      let beside = items.indices.filter {
        items[$0].isLetters && items[$0].frame.origin.row == row && changed[$0] == nil
      }
      // Texts that are exchanged as time goes by stay in their place.
      guard beside.allSatisfy({ items[$0].clock == nil && mayLowerLetters(at: $0, in: room) })
      else { continue }
      for index in beside {
        changed[index] = GroundChange(frame: items[index].frame.offset(rows: 1))
      }
    }
  }

  /// Returns whether letters may stand a row lower: nothing is there, they are on no ground of one row, and no line of theirs
  /// is right above.
  private func mayLowerLetters(at index: Int, in room: CellRect) -> Bool {
    let own = items[index].frame
    let lower = own.offset(rows: 1)
    guard room.intersection(lower) == lower else { return false }
    return items.indices.allSatisfy { other in
      let frame = items[other].frame
      guard other != index else { return true }
      let isAround = frame.intersection(lower) == lower && frame.intersection(own) == own
      if isAround { return true }
      return frame.intersection(lower).isEmpty && frame.intersection(own).isEmpty
        && !(items[other].isLetters && !frame.intersection(own.offset(rows: -1)).isEmpty)
    }
  }
}

extension GroundChange {
  /// Returns the change without half a row, in fewer rows.
  func lowered(to rows: Range<Int>) -> GroundChange {
    var change = self
    change.frame.origin.row = rows.lowerBound
    change.frame.size.rows = rows.count
    change.rows = 0
    change.isWhole = false
    return change
  }

  /// Returns the change of another frame that moves it as far.
  func moving(_ frame: CellRect) -> GroundChange {
    var change = GroundChange(frame: frame)
    (change.columns, change.rows) = (columns, rows)
    return change
  }
}

extension CellRect {
  /// Returns whether the ground of these cells may reach into others: none above where its row is low, and none above or below
  /// where that is full.
  func mayReach(_ other: CellRect, lowRows: Set<Int>, fullRows: Set<Int>) -> Bool {
    (other.origin.row >= origin.row || !lowRows.contains(origin.row))
      && (rowRange.contains(other.origin.row) || !fullRows.contains(origin.row))
  }

  /// Returns the cells of a row in the rectangle's columns.
  func row(_ row: Int) -> CellRect {
    CellRect(column: origin.column, row: row, columns: size.columns, rows: 1)
  }

  /// Returns the rectangle some rows below.
  func offset(rows: Int) -> CellRect {
    offset(by: CellPoint(column: 0, row: rows))
  }

  /// Returns the distance of another rectangle's middle from this one's, in halves of cells.
  func distance(to other: CellRect, of range: KeyPath<CellRect, Range<Int>>) -> Int {
    let (own, others) = (self[keyPath: range], other[keyPath: range])
    return others.lowerBound + others.upperBound - own.lowerBound - own.upperBound
  }
}
