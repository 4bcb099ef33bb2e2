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
}

extension LayoutPass {
  /// Places rows of small shapes, and draws two of them in each row of cells.
  ///
  /// - Parameters:
  ///   - rect: The cells of the picture.
  ///   - identity: The identity of the view around the rows.
  ///   - place: Places the rows one below the other, a row of cells each.
  mutating func placeHalfRows(
    in rect: CellRect, identity: ViewIdentity, _ place: (inout LayoutPass) -> Void
  ) {
    let outer = scope
    (scope.clip, scope.masks) = (nil, [])
    let count = itemCount
    place(&self)
    scope = outer
    guard outer.opacity > 0 else { return }
    var picture = HalfRowPicture(frame: rect)
    for item in removeItems(from: count) {
      picture.draw(item, opacity: item.opacity / outer.opacity)
    }
    for (index, part) in picture.parts.enumerated() {
      add(part.content, frame: part.frame, identity: identity.appending(index))
    }
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

  let frame: CellRect
  private var halves: [Half]

  init(frame: CellRect) {
    self.frame = frame
    halves = Array(repeating: Half(), count: frame.size.columns * frame.size.rows * 2)
  }

  private subscript(column: Int, halfRow: Int) -> Half {
    get { halves[halfRow * frame.size.columns + column] }
    set { halves[halfRow * frame.size.columns + column] = newValue }
  }

  /// Draws an item whose row of cells from the frame's top is a half row here.
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
    let halfRow = item.frame.origin.row - frame.origin.row
    guard item.frame.size.rows == 1, (0..<2 * frame.size.rows).contains(halfRow) else { return }
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
    var (colors, paths): ([StraightRGBA], [Path]) = ([], [])
    for halfRow in 0..<2 * rows {
      for column in 0..<columns where self[column, halfRow].hasInk {
        let color = self[column, halfRow].color
        let index = colors.firstIndex(of: color) ?? colors.count
        if index == colors.count {
          colors.append(color)
          paths.append(Path())
        }
        paths[index].addRect(
          CGRect(
            x: Double(column) * Points.perColumn, y: Double(halfRow) * Points.perRow / 2,
            width: Points.perColumn, height: Points.perRow / 2))
      }
    }
    return zip(colors, paths).map { color, path in
      (frame, .fill(.path(path, frame.size), .color(color), FillStyle()))
    }
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
