import ColorScience
import Compositing

extension LayoutPass {
  /// The opacity of a ground in place of a ring, on which the letters stay as legible as without it.
  private static let groundOpacity = 0.4
  /// The widths of a ring in one row that may have no cell for its sides beside its letters, in cells.
  private static let ringColumns = 2...3

  /// The most comparisons of rings and lines with the other views of a layout: beyond them rings stay as they are.
  private static let comparisonsMaximum = 100_000
  /// The number of rings or lines that are compared with all views.
  private var comparedMaximum: Int { Self.comparisonsMaximum / max(1, items.count) }

  /// Makes grounds of rings whose sides have no room beside their letters, so that their colors are seen.
  mutating func fillSmallRings() {
    guard kinds.contains(.strokes) else { return }
    var left = comparedMaximum
    for index in items.indices where left > 0 && items[index].isRingInRow(of: Self.ringColumns) {
      left -= 1
      let ring = items[index].frame
      let inside = items.indices.filter {
        $0 != index && !items[$0].frame.intersection(ring).isEmpty && !items[$0].isGround(of: ring)
          && !(ring.size.columns > 2 && items[$0].isArc(in: ring))
      }
      guard let first = inside.first,
        inside.allSatisfy({
          items[$0].hasWords && items[$0].frame.intersection(ring) == items[$0].frame
        })
      else { continue }
      let letters = inside.dropFirst().reduce(items[first].frame) { $0.union(items[$1].frame) }
      // A ring in front of its letters may have a side outside of its frame.
      let hasRoom = ring.size.columns > 2 && (first < index || letters.size.columns == 1)
      guard !hasRoom else { continue }
      changeItem(at: index) { $0.becomeGround(opacity: Self.groundOpacity) }
      // The part that shows progress gives the ground its color: one of its sides would be a bracket of the letters.
      for arc in items.indices where arc != index && items[arc].isArc(in: ring) {
        changeItem(at: arc) {
          $0.becomeGround(opacity: arc < first ? Self.groundOpacity : 0)
          $0.frame = ring
        }
      }
      if first < index { moveItem(at: index, to: first) }
    }
  }

  /// The opacity of a track in place of a line around a level.
  private static let trackOpacity = 0.3

  /// Makes tracks of the lines around a level in one row, as of a battery: the level would take the sides of such a line.
  mutating func makeTracksAroundLevels() {
    guard kinds.isSuperset(of: [.fills, .strokes]) else { return }
    var left = comparedMaximum
    for index in items.indices where left > 0 && items[index].isLineInRow {
      left -= 1
      let line = items[index].frame
      // A line around letters is theirs.
      guard let level = items.firstIndex(where: { $0.isLevel(in: line) }),
        !items.contains(where: { $0.hasWords && !$0.frame.intersection(line).isEmpty })
      else { continue }
      changeItem(at: index) { $0.becomeTrack(opacity: Self.trackOpacity) }
      if level < index { moveItem(at: index, to: level) }
    }
  }

  /// Makes signs of rings in one row, and of parts of them, with nothing inside: brackets around nothing would be read as
  /// text, and could not tell a quarter from a half.
  mutating func makeSignsOfEmptyRings() {
    guard kinds.contains(.strokes) else { return }
    var left = comparedMaximum
    for index in items.indices {
      guard left > 0, let middle = items[index].middleOfRingInRow else { continue }
      left -= 1
      let isEmpty = items.indices.allSatisfy {
        $0 == index || !items[$0].isInside(ringAround: middle)
      }
      guard isEmpty else { continue }
      changeItem(at: index) { $0.becomeSign(at: middle.origin.column) }
    }
  }
}

extension DisplayItem {
  /// A Boolean value indicating whether the item is a dot smaller than a cell, which is no letter.
  var isDot: Bool {
    guard case .line(let glyphs) = content else { return false }
    return glyphs.count == 1 && glyphs[0].measured.glyph == Glyph("•")
  }

  /// A Boolean value indicating whether the item is a line of letters, and no dot.
  fileprivate var hasWords: Bool {
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

  /// Returns whether the item is a part of a ring in some cells.
  fileprivate func isArc(in cells: CellRect) -> Bool {
    guard frame.intersection(cells) == frame, masks.isEmpty, clock == nil,
      case .stroke(.path(let path, let size), _, _, _) = content
    else { return false }
    return ShapeOutline.path(path, size).outline(in: frame).radius(
      around: OutlineRect(cells).center) != nil
  }

  /// A Boolean value indicating whether the item is a line around a row, wide enough to have a level in it.
  fileprivate var isLineInRow: Bool {
    guard frame.size.rows == 1, frame.size.columns > 2, masks.isEmpty,
      case .stroke(let outline, _, let stroke, _) = content, !stroke.isEdge, stroke.dash.isEmpty
    else { return false }
    return outline.isBox
  }

  /// Returns whether the item is a filled box within a line around its row, from one of the line's sides on.
  fileprivate func isLevel(in line: CellRect) -> Bool {
    guard case .fill(let outline, let paint, _) = content, outline.isBox, frame != line,
      frame.intersection(line) == frame,
      opacity * Double(paint.color.alpha) / 255 >= Content.shapeOpacity
    else { return false }
    return frame.columnRange.lowerBound == line.columnRange.lowerBound
      || frame.columnRange.upperBound == line.columnRange.upperBound
  }

  /// Makes a filled shape of a line around it.
  fileprivate mutating func becomeTrack(opacity: Double) {
    guard case .stroke(let outline, let paint, _, let style) = content else { return }
    content = .fill(outline, paint.opacity(opacity), style)
  }

  /// The cell in the middle of a ring in one row, or of a part of one, with a cell on either side; `nil` for other items.
  fileprivate var middleOfRingInRow: CellRect? {
    guard frame.size.rows == 1, masks.isEmpty,
      case .stroke(let outline, _, let stroke, _) = content
    else { return nil }
    if !stroke.dash.isEmpty { return middleOfDashedRing }
    let column: Int
    switch outline {
    case .circle, .badge:
      guard frame.size.columns == 3 else { return nil }
      column = frame.origin.column + 1
    case .path:
      guard let ring = outline.outline(in: frame).ring, ring.radius < Points.perRow / 2 + 1,
        frame.origin.row == Int((ring.center.y / Points.perRow).rounded(.down)),
        abs(ring.center.x.remainder(dividingBy: Points.perColumn)) > Points.perColumn / 4
      else { return nil }
      column = Int((ring.center.x / Points.perColumn).rounded(.down))
    case .rectangle, .rounded, .capsule, .ellipse: return nil
    }
    return CellRect(column: column, row: frame.origin.row, columns: 1, rows: 1)
  }

  /// The cell in the middle of a dashed ring in one row, whose dashes would be spots; `nil` for other items.
  private var middleOfDashedRing: CellRect? {
    guard case .stroke(let outline, _, _, _) = content, outline == .circle || outline == .badge,
      Self.dashedRingColumns.contains(frame.size.columns)
    else { return nil }
    return CellRect(
      column: frame.origin.column + (frame.size.columns - 1) / 2, row: frame.origin.row,
      columns: 1, rows: 1)
  }

  /// The widths of dashed rings in one row that are signs, in cells.
  private static let dashedRingColumns = 1...3

  /// Returns whether the item is something in a ring around a cell, and neither a ring itself nor a ground.
  fileprivate func isInside(ringAround middle: CellRect) -> Bool {
    guard !frame.intersection(middle).isEmpty else { return false }
    switch content {
    case .line(let glyphs): return glyphs.contains { $0.measured.glyph != .space }
    case .block, .symbol, .image, .bar, .rule: return true
    case .fill: return frame.intersection(middle.inset(columns: -1, rows: 0)) == frame
    case .stroke: return false
    }
  }

  /// Makes a ring a sign in one cell: only one around the middle of a cell has room for a letter, and is a line around it.
  fileprivate mutating func becomeSign(at column: Int) {
    guard case .stroke(var outline, let paint, let stroke, let style) = content else { return }
    if !stroke.dash.isEmpty {
      let sign = MeasuredGlyph(Glyph("◌"), width: 1)
      content = .line([StyledGlyph(sign, color: paint.color)])
      frame = CellRect(column: column, row: frame.origin.row, columns: 1, rows: 1)
      return
    }
    switch outline {
    case .path(let path, _):
      let columns = Double(frame.origin.column - column) + 0.5
      let moved = path.outline.offset(x: columns * Points.perColumn, y: 0)
      outline = .path(Path(moved), CellSize(columns: 1, rows: 1))
    case .circle, .badge, .rectangle, .rounded, .capsule, .ellipse: outline = .circle
    }
    content = .stroke(outline, paint, stroke, style)
    frame = CellRect(column: column, row: frame.origin.row, columns: 1, rows: 1)
  }

  /// Makes a filled circle of a ring.
  fileprivate mutating func becomeGround(opacity: Double) {
    guard case .stroke(_, let paint, _, let style) = content else { return }
    content = .fill(.circle, paint.opacity(opacity), style)
  }
}
