import Compositing

extension LayoutPass {
  /// The opacity of a ground in place of a ring, on which the letters stay as legible as without it.
  private static let groundOpacity = 0.4
  /// The widths of a ring in one row that may have no cell for its sides beside its letters, in cells.
  private static let ringColumns = 2...3

  /// Makes grounds of rings whose sides have no room beside their letters, so that their colors are seen.
  mutating func fillSmallRings() {
    for index in items.indices where items[index].isRingInRow(of: Self.ringColumns) {
      let ring = items[index].frame
      let inside = items.indices.filter {
        $0 != index && !items[$0].frame.intersection(ring).isEmpty && !items[$0].isGround(of: ring)
      }
      guard let first = inside.first,
        inside.allSatisfy({
          items[$0].hasLetters && items[$0].frame.intersection(ring) == items[$0].frame
        })
      else { continue }
      let letters = inside.dropFirst().reduce(items[first].frame) { $0.union(items[$1].frame) }
      // A ring in front of its letters may have a side outside of its frame.
      let hasRoom = ring.size.columns > 2 && (first < index || letters.size.columns == 1)
      guard !hasRoom else { continue }
      changeItem(at: index) { $0.becomeGround(opacity: Self.groundOpacity) }
      if first < index { moveItem(at: index, to: first) }
    }
  }
}

extension DisplayItem {
  /// A Boolean value indicating whether the item is a line of letters, and no dot.
  fileprivate var hasLetters: Bool {
    guard case .line(let glyphs) = content else { return false }
    return glyphs.contains { $0.measured.glyph != Glyph("•") && $0.measured.glyph != .space }
  }

  /// Returns whether the item is a filled shape around some cells.
  fileprivate func isGround(of cells: CellRect) -> Bool {
    guard case .fill = content else { return false }
    return frame.intersection(cells) == cells
  }

  /// Returns whether the item is a ring in one row that is some cells wide.
  fileprivate func isRingInRow(of columns: ClosedRange<Int>) -> Bool {
    guard frame.size.rows == 1, columns.contains(frame.size.columns), masks.isEmpty, clock == nil,
      case .stroke(let outline, _, _, _) = content
    else { return false }
    return outline == .circle || outline == .badge
  }

  /// Makes a filled circle of a ring.
  fileprivate mutating func becomeGround(opacity: Double) {
    guard case .stroke(_, let paint, _, let style) = content else { return }
    content = .fill(.circle, paint.opacity(opacity), style)
  }
}
