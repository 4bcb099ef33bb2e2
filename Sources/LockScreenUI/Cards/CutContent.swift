import ColorScience
import Compositing

/// A view that fills a card to its edges, cut to the card's shape.
struct CutContent {
  /// The card's edges, seen from the view.
  struct Edge: Hashable {
    /// The card's half rows on its ground.
    let halfRows: Range<Int>
    /// The row of the ground that the view begins in.
    let row: Int
    /// The strength of the view's colors, `0...1`.
    let strength: Double
  }

  let edge: Edge
  /// The view before it was cut.
  let whole: Surface
  /// The ground before it took the view's colors.
  let wholeGround: Surface
  /// The view.
  private(set) var surface: Surface
  /// The ground, in whose round corners the quarters of cells have the view's colors.
  private(set) var ground: Surface

  /// Cuts a view.
  init(_ view: Surface, along edge: Edge, of shape: Surface, upon ground: Surface) {
    self.edge = edge
    whole = view
    wholeGround = ground
    surface = view
    self.ground = ground
    for row in 0..<view.size.rows {
      for column in 0..<view.size.columns {
        let place = CellPoint(column: column, row: row + edge.row)
        let isInside = shape.bounds.contains(place)
        cut(column: column, row: row, to: isInside ? shape[place.column, place.row] : .clear)
      }
    }
  }

  private mutating func cut(column: Int, row: Int, to shape: Cell) {
    let quarters = shape.filledQuarters
    var cell = surface[column, row]
    guard quarters != Quadrant.all, cell.upper.alpha > 0 || cell.lower.alpha > 0 else { return }
    let isWritten = cell.glyph.hasInk || cell.glyph == .continuation
    if shape.glyph.hasInk, quarters != 0, !isWritten {
      fillCorner(column: column, row: row + edge.row, like: shape.glyph, with: cell.meanBackground)
      surface.set(.clear, column: column, row: row)
      return
    }
    if quarters & Quadrant.upper != Quadrant.upper { cell.upper = .clear }
    if quarters & Quadrant.lower != Quadrant.lower { cell.lower = .clear }
    surface.recolor(column: column, row: row, like: cell)
  }

  /// Lays the view's color upon the quarters of a cell that a round corner ends in.
  private mutating func fillCorner(
    column: Int, row: Int, like quarters: Glyph, with color: StraightRGBA
  ) {
    var cell = ground[column, row]
    let glass = cell.glyph == quarters ? cell.foreground : .clear
    cell.glyph = quarters
    cell.foreground = color.opacity(edge.strength).over(glass)
    ground.set(cell, column: column, row: row)
  }
}

extension Quadrant {
  fileprivate static let all = upper | lower
}

extension Cell {
  /// The quarters that the cell fills, if it is made of quarters.
  fileprivate var filledQuarters: UInt8 {
    if glyph.hasInk { return Quadrant.bits(of: glyph) ?? 0 }
    return (upper.alpha > 0 ? Quadrant.upper : 0) | (lower.alpha > 0 ? Quadrant.lower : 0)
  }
}
