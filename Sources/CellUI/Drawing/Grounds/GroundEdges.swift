import Compositing
import Foundation

extension LayoutPass {
  /// Returns whether an edge of a ground is in line with the same edge of a view above or below, beside which half a column
  /// would be seen.
  ///
  /// - Parameters:
  ///   - index: The index of the ground.
  ///   - isLeading: A Boolean value indicating whether it is the left edge.
  /// - Returns: A Boolean value.
  func hasEdgeInLine(ofItemAt index: Int, isLeading: Bool) -> Bool {
    let ground = items[index].frame
    let edge = { (frame: CellRect) in
      isLeading ? frame.columnRange.lowerBound : frame.columnRange.upperBound
    }
    return items.indices.contains {
      let frame = items[$0].frame
      return edge(frame) == edge(ground) && !frame.rowRange.overlaps(ground.rowRange)
    }
  }

  /// Returns whether a ground has a line of the terminal's own around it, and stands beside another one or in line with other
  /// views: half a column would make boxes of equal views unequal, and a line in the middle of cells has none.
  ///
  /// - Parameters:
  ///   - index: The index of the ground.
  ///   - front: The indices of the things in front of it.
  /// - Returns: A Boolean value.
  func keepsColumns(ofItemAt index: Int, below front: Range<Int>) -> Bool {
    let ground = items[index].frame
    let hasLine =
      items[index].isBoxLine || front.contains { items[$0].frame == ground && items[$0].isBoxLine }
    guard hasLine else { return false }
    let isBesideOther = items.contains {
      $0.isBoxLine && $0.frame.rowRange == ground.rowRange && $0.frame.intersection(ground).isEmpty
    }
    return isBesideOther || hasEdgeInLine(ofItemAt: index, isLeading: true)
      || hasEdgeInLine(ofItemAt: index, isLeading: false)
  }

  /// Returns whether an item is one of equal discs of two rows that stand side by side, as the steps of a way do.
  ///
  /// Boxes of one row in their place would look like buttons; a single one is a badge of its letter.
  private func isInDiscRow(at index: Int) -> Bool {
    guard items[index].isLowDisc else { return false }
    let own = items[index].frame
    return items.contains {
      $0.isLowDisc && $0.frame.rowRange == own.rowRange && $0.frame.size == own.size
        && $0.frame.origin != own.origin
    }
  }

  /// Returns whether a ground is as high without room above and below: one of such discs, and a tile in place of a picture, which
  /// stands beside others.
  func keepsRows(at index: Int) -> Bool {
    isInDiscRow(at: index) || MissingPictureNode.isTile(items[index])
  }

  /// Returns whether another ground is right above or below a ground, as in a list of discs.
  func hasGroundNearby(ofItemAt index: Int) -> Bool {
    let ground = items[index].frame
    let reach = ground.inset(columns: 0, rows: -1)
    return items.indices.contains {
      let frame = items[$0].frame
      return items[$0].isRoundGround && frame.intersection(ground).isEmpty
        && !frame.intersection(reach).isEmpty
    }
  }

  /// Leaves boxes of two lines in their rows beside others that stay there: half a row between the parts of one bar is seen more
  /// than half a row beside the middle.
  func keepBoxes(_ changed: inout [Int: GroundChange]) {
    let moved = changed.filter { $0.value.rows != 0 && items[$0.key].isBox }
    guard !moved.isEmpty else { return }
    for index in moved.keys {
      let box = items[index].frame
      let isBesideOther = items.indices.contains {
        let other = items[$0].frame
        return other.rowRange == box.rowRange && moved[$0] == nil && items[$0].isBox
          && other.intersection(box).isEmpty
      }
      if isBesideOther { changed[index]?.rows = 0 }
    }
  }

  /// Gives the grounds of a row that are half a column beside their cells the width of an equal one that keeps its edge.
  func trimGrounds(_ changed: inout [Int: GroundChange]) {
    let trimmed = changed.filter { $0.value.trim != 0 }
    guard !trimmed.isEmpty else { return }
    for (index, change) in changed where change.columns != 0 && change.frame == items[index].frame {
      let frame = items[index].frame
      let isBesideEqual = trimmed.contains {
        let other = items[$0.key].frame
        return $0.value.trim == -change.columns && other.size == frame.size
          && other.rowRange == frame.rowRange
      }
      // Of a filled shape its edge takes the width, too; a part of a ring would leave it.
      let layers = changed.keys.filter { items[$0].frame == frame }
      guard isBesideEqual, layers.contains(where: { items[$0].isFill }),
        layers.allSatisfy({ items[$0].isRoundGround })
      else { continue }
      changed[index]?.trim = -change.columns
      changed[index]?.columns = 0
    }
  }
}

extension DisplayItem {
  /// A Boolean value indicating whether the item is a filled shape.
  var isFill: Bool {
    if case .fill = content { true } else { false }
  }

  /// A Boolean value indicating whether the item is a box of three rows, in which two lines have no middle.
  fileprivate var isBox: Bool {
    guard frame.size.rows == 3, isRoundGround else { return false }
    return switch content {
    case .fill(let outline, _, _), .stroke(let outline, _, _, _): outline != .circle
    case .line, .block, .bar, .rule, .symbol, .image: false
    }
  }

  /// A Boolean value indicating whether the item is a filled circle that is half a row higher than its cells on a phone: as
  /// wide as an odd number of columns.
  var isBetweenRows: Bool {
    guard case .fill(.circle, _, _) = content else { return false }
    return frame.size.rows > 1 && frame.size.columns == 2 * frame.size.rows + 1
  }

  /// A Boolean value indicating whether the item is a disc of two rows, of which no column may be left out.
  var isSmallDisc: Bool {
    guard case .fill(.circle, _, _) = content else { return false }
    return frame.size == SymbolDisc.size
  }

  /// A Boolean value indicating whether the item is a disc of two rows, of any width.
  var isLowDisc: Bool { isSmallDisc || isBetweenRows && frame.size.rows == SymbolDisc.size.rows }

  /// Draws a shape that was moved so that it fits its letters and the edge that it keeps.
  ///
  /// - Parameters:
  ///   - size: The size of its cells before.
  ///   - change: The change.
  mutating func fit(_ size: CellSize, to change: GroundChange) {
    let moved = frame.size
    let fitted = { (outline: ShapeOutline) -> ShapeOutline in
      let width = Double(size.columns) * Points.perColumn
      let narrow = width - Double(abs(change.trim)) * Points.perColumn / 2
      let whole = OutlineRect(CellRect(origin: .zero, size: moved))
      let left = change.trim < 0 ? whole.maxX - narrow : whole.center.x - width / 2
      guard change.isWhole || outline == .circle else {
        let scale = OutlineTransform.scale(x: narrow / width, y: 1)
        let own = outline.outline(in: CellRect(origin: .zero, size: moved)).applying(scale)
        return .path(Path(own.offset(x: left, y: 0)), moved)
      }
      let height = change.isWhole ? narrow : Double(size.rows) * Points.perRow
      let circle = CGRect(x: left, y: whole.center.y - height / 2, width: narrow, height: height)
      return .path(Path(ellipseIn: circle), moved)
    }
    content = content.reshaped(fitted)
  }
}
