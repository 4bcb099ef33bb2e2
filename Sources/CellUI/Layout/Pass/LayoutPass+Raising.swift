import Compositing
import Foundation

extension LayoutPass {
  /// The height that a ground's padding lacks here from which on the ground is half a row higher on both sides, in points.
  private static let raisedPoints = 8.0
  /// The height on a phone under which a ground behind small letters is one row, in points.
  private static let leastRaisedPoints = 25.5
  /// The height of a line of small letters, as a multiple of their mean width.
  private static let lineFactor = 1.35 / 0.55

  /// Returns whether a ground in one row behind a view is about two rows high on a phone: small letters leave more of these
  /// free.
  static func raises(_ view: any Node) -> Bool {
    let padding = view.lackingPoints
    guard padding >= raisedPoints else { return false }
    return view.pointsPerColumn.map { $0 * lineFactor + padding >= leastRaisedPoints } ?? true
  }

  /// Makes grounds of one row, whose padding is less than a row, half a row higher above and below where that is free.
  ///
  /// On a phone such a pill is about two rows high.
  ///
  /// - Parameter room: The cells in which the grounds may be drawn.
  mutating func raiseGrounds(in room: CellRect) {
    guard hasPaddedGrounds else { return }
    let low = items.indices.filter { isLow(at: $0) }
    var raised = low.filter { mayRaise(at: $0, in: room) }
    raised += lowerGrounds(low, in: room, except: raised)
    // The buttons of a row are as high as each other.
    let rest = Set(low).subtracting(raised).filter { !isPart(at: $0, ofAny: raised) }
    let lowRows = rest.map { items[$0].frame.origin.row }
    raised.removeAll { lowRows.contains(items[$0].frame.origin.row) }
    for index in raised {
      let ground = items[index].frame
      // A line around the ground is raised with it.
      let layers = items.indices.dropFirst(index).filter {
        items[$0].frame == ground && items[$0].isRoundGround
      }
      for layer in layers { changeItem(at: layer) { $0.raise() } }
    }
  }

  /// Returns whether a ground stands on one of others, as that of a button on a panel, whose padding is around it.
  private func isPart(at index: Int, ofAny others: [Int]) -> Bool {
    let ground = items[index].frame
    return others.contains {
      $0 < index && items[$0].frame != ground && items[$0].frame.intersection(ground) == ground
    }
  }

  /// Moves grounds that have no room above down by a row, where their letters stand half a row above their middle.
  ///
  /// - Parameters:
  ///   - low: The indices of the grounds that are to be higher.
  ///   - room: The cells in which they may be drawn.
  ///   - raised: The indices of those that stay in their rows.
  /// - Returns: The indices of the grounds that are moved, and have room above and below there.
  private mutating func lowerGrounds(
    _ low: [Int], in room: CellRect, except raised: [Int]
  ) -> [Int] {
    guard !movableItems.isEmpty, raised.count < low.count else { return [] }
    let lowered = low.filter {
      !raised.contains($0) && mayLower(at: $0) && mayRaise(at: $0, in: room, rowsBelow: 1)
    }
    // The buttons of a row stay beside each other.
    let others = Set(low).subtracting(lowered).map { items[$0].frame.origin.row }
    let moved = lowered.filter { !others.contains(items[$0].frame.origin.row) }
    var shifted: Set<Int> = []
    // The layers of one ground are moved together.
    for index in moved where !shifted.contains(index) {
      let ground = items[index].frame
      for place in items.indices.dropFirst(index)
      where items[place].frame.intersection(ground) == items[place].frame {
        changeItem(at: place) { $0.frame.origin.row += 1 }
        shifted.insert(place)
      }
      changeControls(from: 0) {
        $0.frame.intersection(ground) == $0.frame
          ? $0.offset(by: CellPoint(column: 0, row: 1)) : $0
      }
    }
    return moved
  }

  /// Records the letters placed since there were `count` items, which are half a row above the middle of a padded ground.
  mutating func addHighLetters(from count: Int) {
    for index in items.indices.dropFirst(count) {
      movableItems.append(MovableItem(identity: items[index].identity, kind: .highLetters))
    }
  }

  /// Returns whether the letters of a view are half a row above their middle.
  private func holdsHighLetters(_ identity: ViewIdentity) -> Bool {
    movableItems.contains {
      if case .highLetters = $0.kind { $0.identity == identity } else { false }
    }
  }

  /// Returns whether the letters on a ground stand half a row above their middle, and stay the same as time goes by.
  private func mayLower(at index: Int) -> Bool {
    let ground = items[index].frame
    let inside = items.indices.dropFirst(index + 1).filter {
      items[$0].frame.intersection(ground) == items[$0].frame
    }
    return inside.contains { holdsHighLetters(items[$0].identity) }
      && inside.allSatisfy { items[$0].clock == nil }
  }

  /// Makes bars half a row high a whole row where letters stand on them, and with these the bars that share their cells.
  ///
  /// On a phone such letters are lower than the bar; here they would stand half on it and half on a patch of a third color.
  mutating func raiseBarsBehindLetters() {
    guard kinds.contains(.halfBars) else { return }
    var raised: [CellRect] = []
    for index in items.indices where items[index].isHalfBar {
      let bar = items[index].frame
      let hasLetters = items.dropFirst(index + 1).prefix(Self.groundPartsMaximum).contains {
        $0.isLetters && !$0.isDot && $0.frame.intersection(bar) == $0.frame
      }
      if hasLetters { raised.append(bar) }
    }
    for index in items.indices where items[index].isHalfBar {
      let bar = items[index].frame
      guard raised.contains(where: { !$0.intersection(bar).isEmpty }),
        case .rule(let paint, _) = items[index].content
      else { continue }
      changeItem(at: index) { $0.content = .fill(.rectangle, paint, FillStyle()) }
    }
  }

  /// Makes pictures of one row two rows high, half a row more above and below, where that is free.
  ///
  /// A logo beside a title is about one and a half rows high on a phone; in one row it is no more than a spot.
  ///
  /// - Parameter room: The cells of the whole view.
  mutating func raisePictures(in room: CellRect) {
    guard kinds.contains(.images) else { return }
    for index in items.indices where items[index].isFlatPicture {
      guard mayRaise(at: index, in: room) else { continue }
      changeItem(at: index) { $0 = $0.raised(by: .zero) }
    }
  }

  /// Returns whether the item is a ground of one row that is about two rows high on a phone.
  private func isLow(at index: Int) -> Bool {
    items[index].isPadded && items[index].frame.size.rows == 1 && items[index].isRoundGround
      && !items[index].isTallBadge && !items[index].isThinLine
  }

  /// Returns whether a ground or a picture of one row has room for half a row more on both sides, in its row or some rows
  /// below.
  private func mayRaise(at index: Int, in room: CellRect, rowsBelow: Int = 0) -> Bool {
    let item = items[index]
    let ground = item.frame
    let place = ground.offset(rows: rowsBelow)
    let reach = place.inset(columns: 0, rows: -1)
    guard room.intersection(reach) == reach,
      item.clip.map({ $0.intersection(reach) == reach }) ?? true
    else { return false }
    // Two grounds with a row between them would touch.
    let next = place.inset(columns: 0, rows: -2)
    return items.indices.allSatisfy { number in
      guard number != index else { return true }
      let other = items[number]
      // A plate behind that is no higher would end in the ground.
      let isInside =
        other.frame.intersection(ground) == other.frame
        && (number > index || other.frame == ground && other.isRoundGround)
      let isAround = other.frame.intersection(reach) == reach
      switch other.content {
      case .line, .block, .bar, .rule, .symbol:
        return isInside || other.frame.intersection(reach).isEmpty
      case .fill, .stroke, .image:
        let near = other.isPadded ? next : reach
        return isInside || isAround || other.frame.intersection(near).isEmpty
      }
    }
  }
}

extension DisplayItem {
  /// A Boolean value indicating whether the item is a bar half a row high.
  fileprivate var isHalfBar: Bool {
    if case .rule(_, .halfRow) = content { true } else { false }
  }

  /// A Boolean value indicating whether the item is a thin line, which is clear as brackets around its row, and faint between
  /// rows.
  fileprivate var isThinLine: Bool {
    guard case .stroke(_, _, let stroke, _) = content else { return false }
    return Double(stroke.lineWidth) < ShapePainter.hairline
  }

  /// Makes a shape of one row half a row higher above and below.
  fileprivate mutating func raise() {
    let size = CellSize(columns: frame.size.columns, rows: 3)
    frame = frame.inset(columns: 0, rows: -1)
    let raised = { (outline: ShapeOutline) -> ShapeOutline in
      let outline = outline == .circle ? .capsule : outline
      let inner = CellRect(column: 0, row: 0, columns: size.columns, rows: 2)
      return .path(Path(outline.outline(in: inner).offset(x: 0, y: Points.perRow / 2)), size)
    }
    content = content.reshaped(raised)
  }
}
