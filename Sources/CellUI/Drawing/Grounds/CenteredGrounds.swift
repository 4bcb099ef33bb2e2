import ColorScience
import Compositing

extension LayoutPass {
  /// The greatest width of a ground that is centered on the columns of its letters, in cells: that of a badge.
  ///
  /// In a wider one half a column is not seen.
  static let badgeColumnsMaximum = 14

  /// The most things in front of a ground that is centered on letters, and behind an outline down to its letters: with more
  /// it is a part of a drawing.
  package static let groundPartsMaximum = 32

  /// Centers round grounds on the one row of letters in front of them, by half a row and half a column.
  ///
  /// No row is in the middle of two, so that a letter in a circle would stand in its upper half. Where half a row more has no
  /// room above the ground, the letters stand in its lower row; a ground without room on either side has a row less.
  ///
  /// - Parameter room: The cells in which the grounds may be drawn.
  mutating func centerGrounds(in room: CellRect) {
    guard !kinds.isDisjoint(with: [.fills, .strokes]),
      items.indices.contains(where: { items[$0].content.mayBeRound })
    else { return }
    let (rings, glyphs) = (rings, glyphs)
    var changed = evenChanges(in: room, around: glyphs, among: rings)
    // Buttons of one height stay alike: where one has no room, the others go without it.
    if changed.values.contains(where: { $0.isWide && $0.rows == 0 }) {
      let smaller = groundChanges(in: room, around: glyphs, among: rings, mayGrow: false)
      changed.merge(smaller) { grown, small in grown.isWide ? small : grown }
    }
    levelGrounds(&changed)
    keepBoxes(&changed)
    trimGrounds(&changed)
    if items.indices.contains(where: { items[$0].isTallBadge }) {
      changed.merge(badgeChanges(in: room, around: glyphs, among: rings)) { other, _ in other }
    }
    moveLines(with: &changed)
    moveLetters(with: &changed, in: room)
    for (index, change) in changed { changeItem(at: index) { $0.apply(change) } }
  }

  /// Returns the changes of round grounds that center them, by their items' indices.
  ///
  /// - Parameters:
  ///   - room: The cells in which the grounds may be drawn.
  ///   - glyphs: The frames of letters and signs, which grounds leave free.
  ///   - rings: The outlines that may be rings.
  ///   - mayGrow: A Boolean value indicating whether a wide ground may take half a row above or below.
  ///   - lowRows: The rows of grounds that don't reach above themselves.
  ///   - fullRows: The rows of grounds that reach neither above nor below themselves.
  /// - Returns: The changes.
  func groundChanges(
    in room: CellRect, around glyphs: [(frame: CellRect, isLine: Bool)],
    among rings: [Int: Outline], mayGrow: Bool,
    lowRows: Set<Int> = [], fullRows: Set<Int> = []
  ) -> [Int: GroundChange] {
    var changed: [Int: GroundChange] = [:]
    // Of grounds that lie one on another all have the letters of the first, or none.
    var bare: (index: Int, ground: CellRect)?
    for index in items.indices {
      let (ground, isBadge) = (items[index].frame, items[index].isBadge)
      guard items[index].isRoundGround || rings[index]?.isArc(around: ground) == true else {
        continue
      }
      guard ground.size.rows > 1 || isBadge, changed[index] == nil else { continue }
      if let last = bare, last.index == index - 1, last.ground == ground {
        bare = (index, ground)
        continue
      }
      let front = front(ofItemAt: index)
      let lettersInFront = front.flatMap { letters(in: $0, on: ground, among: rings) }
      guard let front,
        let letters = lettersInFront ?? lettersBehind(outlineAt: index, among: rings)
      else {
        bare = (index, ground)
        continue
      }
      let mayReach = { (reach: CellRect) in
        (mayGrow || ground.size.columns <= Self.badgeColumnsMaximum)
          && ground.mayReach(reach, lowRows: lowRows, fullRows: fullRows)
          && hasRoom(for: reach, ofItemAt: index, in: room, around: glyphs)
      }
      let parts = front.filter { rings[$0]?.isArc(around: ground) == true }
      let mayFit = parts.isEmpty && items[index].isFill
      let change = GroundChange(
        of: ground, around: letters, isTile: items[index].isTile,
        isDisc: mayFit && items[index].isSmallDisc, keepsRows: mayFit && keepsRows(at: index),
        isWhole: mayFit && items[index].isBetweenRows && !hasGroundNearby(ofItemAt: index),
        keepsColumns: keepsColumns(ofItemAt: index, below: front),
        keepsEdge: { mayFit && hasEdgeInLine(ofItemAt: index, isLeading: $0) }, hasRoom: mayReach)
      // A dot behind a letter would not be seen: it becomes the letter's ground. Behind another dot it stays one.
      guard let change = change ?? (isBadge ? GroundChange(frame: ground) : nil),
        !isBadge || !front.contains(where: { items[$0].isDot })
      else { continue }
      // Letters behind an outline stay where they are.
      guard lettersInFront != nil || change.letterRows == 0 else { continue }
      // A part of a ring can't become lower with it.
      guard change.frame == ground || parts.isEmpty else { continue }
      changed[index] = change
      for other in front {
        if items[other].frame == ground {
          changed[other] = change
        } else if parts.contains(other) {
          changed[other] = change.moving(items[other].frame)
        } else if change.letterRows != 0 {
          changed[other] = GroundChange(frame: items[other].frame.offset(rows: change.letterRows))
        }
      }
    }
    return changed
  }

  /// Moves the lines that lead from circle to circle with the letters of these.
  private func moveLines(with changed: inout [Int: GroundChange]) {
    guard changed.values.contains(where: { $0.letterRows > 0 }) else { return }
    let moved = changed.filter { $0.value.letterRows > 0 }
    for (index, item) in items.enumerated() where item.isLevelLine && changed[index] == nil {
      guard
        let ground = moved.first(where: {
          let own = items[$0.key].frame
          return own.origin.row == item.frame.origin.row && !own.intersection(item.frame).isEmpty
        })
      else { continue }
      changed[index] = GroundChange(frame: item.frame.offset(rows: ground.value.letterRows))
    }
  }

  /// Returns the changes that make circles of badges, by their items' indices.
  ///
  /// The badges of a row stay alike: where one has no room above or below, the others stay as low.
  private func badgeChanges(
    in room: CellRect, around glyphs: [(frame: CellRect, isLine: Bool)], among rings: [Int: Outline]
  ) -> [Int: GroundChange] {
    var changed: [Int: GroundChange] = [:]
    var lowRows: Set<Int> = []
    for index in items.indices where items[index].isTallBadge {
      let ground = items[index].frame
      guard let front = front(ofItemAt: index),
        letters(in: front, on: ground, among: rings) != nil
      else { continue }
      changed[index] = GroundChange(tall: ground)
      for row in [ground.origin.row - 1, ground.origin.row + 1]
      where !hasRoom(for: ground.row(row), ofItemAt: index, in: room, around: glyphs) {
        lowRows.insert(ground.origin.row)
      }
    }
    return changed.filter { !lowRows.contains(items[$0.key].frame.origin.row) }
  }

  /// Returns whether a ground may reach some cells, which no letters are near.
  private func hasRoom(
    for reach: CellRect, ofItemAt index: Int, in room: CellRect,
    around glyphs: [(frame: CellRect, isLine: Bool)]
  ) -> Bool {
    room.intersection(reach) == reach && !leavesGround(reach, ofItemAt: index)
      && items[index].clip.map { $0.intersection(reach) == reach } ?? true
      && !glyphs.contains { glyph in
        // A line that leads to the ground, or up to it, goes on behind it.
        !glyph.frame.intersection(reach).isEmpty
          && !(glyph.isLine
            && !glyph.frame.intersection(items[index].frame.inset(columns: -1, rows: 0)).isEmpty)
      }
  }

  /// Returns whether cells lie outside of a ground behind that is larger than an item's own, as a tile around an avatar.
  private func leavesGround(_ reach: CellRect, ofItemAt index: Int) -> Bool {
    let own = items[index].frame
    return items.indices.prefix(index).suffix(Self.groundPartsMaximum).contains {
      let frame = items[$0].frame
      return items[$0].isRoundGround && frame != own && frame.intersection(own) == own
        && frame.intersection(reach) != reach
    }
  }

  /// The outlines that may be rings, by their items' indices.
  private var rings: [Int: Outline] {
    var rings: [Int: Outline] = [:]
    for index in items.indices {
      guard let outline = items[index].ringOutline else { continue }
      rings[index] = outline
    }
    return rings
  }

  /// Returns the things in front of a ground, up to another one that lies over a part of it; `nil` for more than stand on
  /// one with letters.
  private func front(ofItemAt index: Int) -> Range<Int>? {
    let ground = items[index].frame
    let front = items.indices.dropFirst(index + 1).prefix(Self.groundPartsMaximum + 1)
      .prefix {
        let common = items[$0].frame.intersection(ground)
        let isNeighbor = items[$0].isRoundGround && common != items[$0].frame && common != ground
        return !common.isEmpty && !isNeighbor
      }
    return front.count > Self.groundPartsMaximum ? nil : front
  }

  /// The frames of letters and signs, and of lines, which grounds leave free.
  private var glyphs: [(frame: CellRect, isLine: Bool)] {
    // By their indices items, which are large, are not copied.
    items.indices.compactMap {
      items[$0].content.keepsGroundsOff ? (items[$0].frame, items[$0].isLevelLine) : nil
    }
  }

  /// Returns the row of a frame in which a single glyph stands: the middle of the ground behind it where that has one, or
  /// that of the frame, which is some halves of rows beside its cells.
  func middleRow(of frame: CellRect, beside halves: Int) -> Int {
    let own = frame.origin.row + (frame.size.rows - 1 + halves) / 2
    guard let ground = items.last?.frame, ground.intersection(frame) == frame else { return own }
    let middle = ground.origin.row + (ground.size.rows - 1) / 2
    return frame.rowRange.contains(middle) && !ground.size.rows.isMultiple(of: 2) ? middle : own
  }

  /// Returns the frame of the only row of letters behind an outline, such as an overlay's; `nil` for a filled shape, and where
  /// other things are.
  private func lettersBehind(outlineAt index: Int, among rings: [Int: Outline]) -> CellRect? {
    guard case .stroke = items[index].content else { return nil }
    let ground = items[index].frame
    let behind = items.indices.prefix(index).suffix(Self.groundPartsMaximum).reversed().lazy
      .prefix { !items[$0].frame.intersection(ground).isEmpty }
      .filter { items[$0].isLetters || items[$0].frame.intersection(ground) != ground }
    return letters(in: behind, on: ground, among: rings)
  }

  /// Returns the frame of the only row of letters in front of a ground, or of both rows on a box of three; `nil` where other
  /// things or more rows are.
  private func letters(
    in front: some Sequence<Int>, on ground: CellRect, among rings: [Int: Outline]
  ) -> CellRect? {
    guard !areDots(front, beside: ground) else { return nil }
    var letters: CellRect?
    for index in front {
      let item = items[index]
      if item.frame == ground && item.isRoundGround { continue }
      if let ring = rings[index], ring.isArc(around: ground) { continue }
      // The short line of a text in several lines is no sign of its own.
      if item.isLetters, ground.hasCorner(item.frame),
        item.isDot || !front.contains(where: { items[$0].isLine(besides: item.frame) })
      {
        continue
      }
      let all = letters.map { $0.union(item.frame) } ?? item.frame
      guard item.isLetters || item.isSign, ground.intersection(item.frame) == item.frame,
        all.size.rows == 1 || all.size.rows == 2 && ground.hasTwoLines
      else { return nil }
      letters = all
    }
    return letters
  }
}

extension DisplayItem.Content {
  /// A Boolean value indicating whether it may be a round ground of letters, or a ring around them.
  fileprivate var mayBeRound: Bool {
    switch self {
    case .fill(let outline, _, _): outline.isRound
    case .stroke(let outline, _, _, _): outline.isRound || outline.mayBeRing
    case .line, .block, .bar, .rule, .symbol, .image: false
    }
  }

  /// A Boolean value indicating whether half of another ground would be in its way.
  fileprivate var keepsGroundsOff: Bool {
    switch self {
    case .line, .block, .bar, .rule, .symbol: true
    case .fill, .stroke, .image: false
    }
  }
}

extension DisplayItem {
  /// A Boolean value indicating whether the item is a shape with straight sides, which are seen beside those of other views.
  fileprivate var isTile: Bool {
    if case .fill(.rounded, _, _) = content { true } else { false }
  }

  /// A Boolean value indicating whether the item is a symbol in one row, which stands as a letter does.
  fileprivate var isSign: Bool {
    guard case .symbol = content else { return false }
    return frame.size.rows == 1
  }

  /// A Boolean value indicating whether the item is a round shape that is whole.
  var isRoundGround: Bool {
    guard clip.map({ $0.intersection(frame) == frame }) ?? true, masks.isEmpty else {
      return false
    }
    return switch content {
    case .fill(let outline, _, _), .stroke(let outline, _, _, _): outline.isRound
    case .line, .block, .bar, .rule, .symbol, .image: false
    }
  }

  /// The outline of a stroke that may be a ring or a part of one; `nil` for any other item.
  fileprivate var ringOutline: Outline? {
    guard case .stroke(.path(let path, let size), _, _, _) = content, masks.isEmpty,
      path.outline.elements.count <= Self.ringElementsMaximum
    else { return nil }
    return ShapeOutline.path(path, size).outline(in: frame)
  }

  /// The most elements of a ring's outline, whose curves are lines here; a longer one is another shape.
  private static var ringElementsMaximum: Int { 512 }

  /// A Boolean value indicating whether the item is a line through one row.
  var isLevelLine: Bool {
    guard clock == nil, frame.size.rows == 1 else { return false }
    return switch content {
    case .rule, .bar: true
    case .fill, .stroke, .line, .block, .symbol, .image: false
    }
  }

  /// A Boolean value indicating whether the item is a circle in one row, which is a dot where no letter stands on it.
  fileprivate var isBadge: Bool {
    guard case .fill(.circle, _, _) = content else { return false }
    return frame.size.rows == 1
  }

  /// A Boolean value indicating whether the item is an opaque ground of one row around letters that is a circle on a phone.
  var isFilledBadge: Bool {
    guard case .fill(.badge, let paint, _) = content else { return false }
    return frame.size.rows == 1 && opacity == 1 && paint.color.alpha == 255
  }

  /// A Boolean value indicating whether the item is a ground or a ring of one row that is a circle on a phone, as wide as two
  /// rows.
  var isTallBadge: Bool {
    guard frame.size.rows == 1, ShapeNode.tallBadgeColumns.contains(frame.size.columns) else {
      return false
    }
    return switch content {
    case .fill(let outline, _, _), .stroke(let outline, _, _, _): outline == .badge
    case .line, .block, .bar, .rule, .symbol, .image: false
    }
  }

  /// Draws the shape in other cells, moved by half rows and half columns.
  fileprivate mutating func apply(_ change: GroundChange) {
    frame = change.frame
    if change.isTall {
      switch content {
      case .fill(_, let paint, let style): content = .fill(.circle, paint, style)
      case .stroke(_, let paint, let stroke, let style):
        content = .stroke(.circle, paint, stroke, style)
      case .line, .block, .bar, .rule, .symbol, .image: break
      }
    }
    let size = frame.size
    moveShape(halfColumns: change.columns, halfRows: change.rows)
    if change.trim != 0 || change.isWhole { fit(size, to: change) }
  }
}

extension CellRect {
  /// A Boolean value indicating whether the cells are a box in which two lines of letters have no middle.
  fileprivate var hasTwoLines: Bool {
    size.rows == 3 && size.columns <= LayoutPass.badgeColumnsMaximum
  }

  /// Returns whether a sign stands in a corner of these cells of several rows, as that of a badge on a picture.
  fileprivate func hasCorner(_ sign: CellRect) -> Bool {
    size.rows > 1 && sign.size.columns <= 2
      && abs(distance(to: sign, of: \.columnRange)) > size.columns / 2
      && sign.size.rows == 1 && distance(to: sign, of: \.rowRange) != 0
  }
}

extension Outline {
  /// Returns whether the outline is a ring, or a part of one, around the middle of some cells.
  fileprivate func isArc(around cells: CellRect) -> Bool {
    radius(around: OutlineRect(cells).center) != nil
  }
}

extension ShapeOutline {
  var isRound: Bool {
    switch self {
    case .circle, .badge, .ellipse, .capsule, .rounded: true
    case .rectangle, .path: false
    }
  }
}
