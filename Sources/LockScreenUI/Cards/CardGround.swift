import ColorScience
import Compositing

/// The glass of a card, or the visible edges of the cards below it.
struct CardGround: Hashable {
  enum Kind: Hashable {
    case card
    /// Strips below a card, each narrower and fainter.
    case edges(Int)
  }

  let kind: Kind
  /// The width, in cells.
  let columns: Int
  private(set) var color: StraightRGBA
  /// The color of the card's rim; `nil` where that is the ground's.
  var edge: StraightRGBA?
  /// The style for few colors; `nil` where there are enough.
  var style: PlainStyle?
  /// A Boolean value indicating whether a cell can have two grounds; ASCII has no glyph for them.
  var hasHalfRows = true

  /// A card's corner radius, in half rows.
  private static let cornerRadius = 3

  /// Returns the ground with its edges at half rows from its surface's top, which are whole rows at rest.
  func surface(halfRows: Range<Int>) -> Surface {
    var surface = Surface(
      size: CellSize(columns: columns, rows: (halfRows.upperBound + 1) / 2))
    if let style, style.outlinesCards {
      drawOutlined(on: &surface, halfRows: halfRows, line: style.line)
      return surface
    }
    switch kind {
    case .card:
      surface.fillRoundedRectangle(
        columns: 0..<columns, halfRows: halfRows.lowerBound + 1..<halfRows.upperBound - 1,
        radius: min(Self.cornerRadius, columns / 2), with: color)
      if !hasHalfRows { surface.keepWholeRows() }
      surface.hideGlyphsBeneath()
      if let edge { surface.drawRim(edge) }
    case .edges(let count):
      for depth in 0..<count {
        let inset = 2 + depth * 2
        let halfRow = halfRows.lowerBound + depth + 1
        surface.fill(
          columns: inset..<max(inset, columns - inset),
          halfRows: hasHalfRows ? halfRow..<halfRow + 1 : 2 * depth..<2 * depth + 2,
          with: style?.edge ?? color.opacity(depth == 0 ? 0.75 : 0.5))
      }
    }
    return surface
  }

  /// Returns the cells that the ground covers, in black.
  func shape(halfRows: Range<Int>) -> Surface {
    var solid = self
    solid.color = .black
    return solid.surface(halfRows: halfRows)
  }

  private func drawOutlined(on surface: inout Surface, halfRows: Range<Int>, line: StraightRGBA) {
    let rows = (halfRows.lowerBound + 1) / 2..<(halfRows.upperBound + 1) / 2
    switch kind {
    case .card:
      let rect = CellRect(column: 0, row: rows.lowerBound, columns: columns, rows: rows.count)
      surface.fill(rect, with: color.over(.black))
      surface.hideGlyphsBeneath()
      surface.draw(.thin, around: rect, color: line)
    case .edges:
      surface.drawEdge(columns: 2..<max(2, columns - 2), row: rows.upperBound - 1, color: line)
    }
  }
}
