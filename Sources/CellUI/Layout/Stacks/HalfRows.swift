import ColorScience
import Compositing
import Foundation

/// Rows of small shapes of which two take one row of cells, as those of a grid of dots.
enum HalfRows {
  /// The distance of two rows, or two columns, from which on each has a cell of its own, in points.
  static let pitchLimit = 12.0

  /// Returns whether two rows of some views are one row of cells.
  ///
  /// - Parameters:
  ///   - views: The rows' views.
  ///   - spacing: The distance between them, in points.
  /// - Returns: A Boolean value indicating whether they are so small, and so near to one another.
  static func fits(_ views: [any Node], spacing: Double) -> Bool {
    guard views.count > 1, spacing < pitchLimit else { return false }
    return views.allSatisfy { $0.smallHeight.map { $0 + spacing < pitchLimit } ?? false }
  }

  /// Returns the height of rows of small views with their spacing, in points.
  static func height(of views: [any Node], spacing: Double) -> Double {
    views.reduce(0) { $0 + ($1.smallHeight ?? 0) } + spacing * Double(views.count - 1)
  }
}

extension LayoutPass {
  /// Places rows of small shapes, and draws two of them in each row of cells.
  ///
  /// - Parameters:
  ///   - rect: The cells of the picture.
  ///   - rowCount: The number of rows; where the picture has fewer halves of rows, some rows share one.
  ///   - identity: The identity of the view around the rows.
  ///   - place: Places the rows one below the other, a row of cells each.
  mutating func placeHalfRows(
    in rect: CellRect, count rowCount: Int, identity: ViewIdentity,
    _ place: (inout LayoutPass) -> Void
  ) {
    let outer = scope
    (scope.clip, scope.masks) = (nil, [])
    let (count, controlCount) = (itemCount, controls.count)
    place(&self)
    scope = outer
    changeControls(from: controlCount) { $0.halved(in: rect) }
    guard outer.opacity > 0 else { return }
    let seen = rect.intersection(outer.clip ?? rect).intersection(ViewLayout.screen)
    var picture = HalfRowPicture(
      frame: seen, rowsAbove: seen.origin.row - rect.origin.row,
      share: min(1, Double(2 * rect.size.rows) / Double(max(1, rowCount))))
    for item in removeItems(from: count) {
      picture.draw(item, opacity: item.opacity / outer.opacity)
    }
    for (index, part) in picture.parts.enumerated() {
      add(part.content, frame: part.frame, identity: identity.appending(index))
    }
  }
}

extension PlacedControl {
  /// Returns the control of a half row of a picture where that is drawn.
  fileprivate func halved(in picture: CellRect) -> PlacedControl {
    let row = picture.origin.row + (frame.origin.row - picture.origin.row) / 2
    let place = CellRect(
      column: frame.origin.column, row: row, columns: frame.size.columns, rows: 1)
    return PlacedControl(intent: intent, frame: place, action: action)
  }
}

/// A picture of small shapes, each half a cell high.
private struct HalfRowPicture {
  /// One half of a cell.
  struct Half {
    var color = StraightRGBA.clear
    /// A Boolean value indicating whether it is a part of a bar, and no dot.
    var isBar = false

    var hasInk: Bool { color.alpha > 0 }
  }

  /// The cells that are seen.
  let frame: CellRect
  /// The rows of the whole picture above them.
  let rowsAbove: Int
  /// The halves of rows to a row of shapes, 1 at most.
  let share: Double
  private var halves: [Half]

  init(frame: CellRect, rowsAbove: Int, share: Double) {
    (self.frame, self.rowsAbove, self.share) = (frame, rowsAbove, share)
    halves = Array(repeating: Half(), count: frame.size.columns * frame.size.rows * 2)
  }

  private subscript(column: Int, halfRow: Int) -> Half {
    get { halves[halfRow * frame.size.columns + column] }
    set { halves[halfRow * frame.size.columns + column] = newValue }
  }

  /// Draws an item whose row of cells from the whole picture's top is a half row here.
  mutating func draw(_ item: DisplayItem, opacity: Double) {
    let color: StraightRGBA
    var columns = item.frame.columnRange
    var isBar = columns.count > 1
    switch item.content {
    case .line(let glyphs): color = glyphs.first?.color ?? .clear
    case .fill(let outline, let paint, _), .stroke(let outline, let paint, _, _):
      color = paint.color
      if outline == .circle { columns = columns.prefix(1) }
    case .rule(let paint, let line):
      color = paint.color
      isBar = line != .dot
    case .block, .bar, .symbol, .image: return
    }
    let row = item.frame.origin.row - frame.origin.row + rowsAbove
    let halfRow = Int(Double(row) * share) - 2 * rowsAbove
    guard item.frame.size.rows == 1, (0..<2 * frame.size.rows).contains(halfRow) else { return }
    for part in [item.clip].compactMap({ $0 }) + item.masks.map(\.frame) {
      columns = columns.clamped(to: part.columnRange)
    }
    for column in columns.clamped(to: frame.columnRange) {
      let below = self[column - frame.origin.column, halfRow]
      self[column - frame.origin.column, halfRow] = Half(
        color: color.opacity(opacity).over(below.color), isBar: isBar)
    }
  }

  /// The part of the cells that may have two colors in a picture of dots.
  private static let mixedMaximum = 0.2

  /// The items of the picture: dots of the terminal's own where few cells have two colors, else halves of cells.
  var parts: [(frame: CellRect, content: DisplayItem.Content)] {
    let (columns, rows) = (frame.size.columns, frame.size.rows)
    let mixed = (0..<rows).reduce(0) { count, row in
      count
        + (0..<columns).count { column in
          let (upper, lower) = (self[column, 2 * row], self[column, 2 * row + 1])
          return upper.hasInk && lower.hasInk && upper.color != lower.color
        }
    }
    guard Double(mixed) > Self.mixedMaximum * Double(columns * rows) else {
      return (0..<rows).map(line)
    }
    return (0..<rows).flatMap(fills)
  }

  /// Returns the halves of a row's cells as fills, one for each run of a color.
  private func fills(_ row: Int) -> [(frame: CellRect, content: DisplayItem.Content)] {
    var fills: [(frame: CellRect, content: DisplayItem.Content)] = []
    for half in 0..<2 {
      var column = 0
      while column < frame.size.columns {
        let (start, color) = (column, self[column, 2 * row + half].color)
        while column < frame.size.columns, self[column, 2 * row + half].color == color {
          column += 1
        }
        guard color.alpha > 0 else { continue }
        let size = CellSize(columns: column - start, rows: 1)
        let rect = CGRect(
          x: 0, y: Double(half) * Points.perRow / 2,
          width: Double(size.columns) * Points.perColumn, height: Points.perRow / 2)
        fills.append(
          (
            CellRect(
              column: frame.origin.column + start, row: frame.origin.row + row,
              columns: size.columns, rows: 1),
            .fill(.path(Path(rect), size), .color(color), FillStyle())
          ))
      }
    }
    return fills
  }

  /// The dots of the upper and the lower half of a cell in a braille pattern, for a dot and for a bar.
  private static let dots: [(dot: UInt32, bar: UInt32)] = [(0x01, 0x09), (0x04, 0x24)]

  private func line(_ row: Int) -> (frame: CellRect, content: DisplayItem.Content) {
    let glyphs = (0..<frame.size.columns).map { column in
      var (bits, color) = (UInt32(0), StraightRGBA.clear)
      // A glyph has one color: of two dots the stronger one is seen.
      let pair = [self[column, 2 * row], self[column, 2 * row + 1]]
      let strongest = pair.max { $0.color.alpha < $1.color.alpha }?.color
      for (half, dots) in zip(pair, Self.dots) where half.hasInk && half.color == strongest {
        bits |= half.isBar ? dots.bar : dots.dot
        color = half.color
      }
      let glyph = bits == 0 ? Glyph.none : Glyph(Unicode.Scalar(0x2800 + bits) ?? " ")
      return StyledGlyph(MeasuredGlyph(glyph, width: 1), color: color)
    }
    return (
      CellRect(
        column: frame.origin.column, row: frame.origin.row + row, columns: frame.size.columns,
        rows: 1), .line(glyphs)
    )
  }
}
