import ColorScience
import Compositing

/// A view that fills a card to its edges, cut to the card's shape.
struct CutContent {
  /// The card's edges, seen from the view.
  struct Edge: Hashable {
    /// The card's half rows on its ground.
    let halfRows: Range<Double>
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
  /// The ground, whose cells at its edge have the view's colors.
  private(set) var ground: Surface

  /// The covered part of a cell from which it is filled whole.
  private static let whole: Float = 255.0 / 256

  /// Cuts a view to the cells that a shape covers whole; cells at its edge become part of the ground.
  init(
    _ view: Surface, along edge: Edge, of shape: Coverage, upon ground: Surface, edges: EdgeStyle
  ) {
    self.edge = edge
    whole = view
    wholeGround = ground
    surface = view
    self.ground = ground
    var atEdge: Set<CellPoint> = []
    for row in 0..<view.size.rows {
      for column in 0..<view.size.columns {
        let place = CellPoint(column: column, row: row + edge.row)
        let parts = shape.parts(column: place.column, row: place.row)
        guard parts.least < Self.whole else { continue }
        let cell = view[column, row]
        // The greater part of a shape, such as a round corner of the view's own, is a color like a filled cell's.
        let isMask = CellMask(cell.glyph) != nil
        // A line along the edge ends before a corner.
        let isLine = cell.glyph.isBoxLine
        let isWritten = !isMask && !isLine && (cell.glyph.hasInk || cell.glyph == .continuation)
        let isFilled = cell.upper.alpha > 0 && cell.lower.alpha > 0
        let isPart =
          isMask && !isFilled && cell.glyph.coverage.upper + cell.glyph.coverage.lower < 1
        if parts.most > 0.01, !isWritten, !isPart { atEdge.insert(place) }
        // The blank of a picture would hide the edge.
        let isCleared = isMask || isLine || cell.glyph == .space
        if isCleared { surface.set(.clear, column: column, row: row) }
        guard !isCleared, cell.upper.alpha > 0 || cell.lower.alpha > 0 else { continue }
        surface.recolor(column: column, row: row, like: Cell(foreground: cell.foreground))
      }
    }
    self.ground.fill(shape, edges: edges) { column, halfRow in
      let place = CellPoint(column: column, row: halfRow / 2)
      guard atEdge.contains(place) else { return .clear }
      let cell = view[column, halfRow / 2 - edge.row]
      return cell.edgeColor(isUpper: halfRow.isMultiple(of: 2)).opacity(edge.strength)
    }
  }
}

extension Cell {
  /// Returns the color of a half of a filled cell; a shape's own where the cell is filled by nothing else.
  ///
  /// - Parameter isUpper: Whether the upper half is asked for.
  /// - Returns: The color: of a cell with a shape's edge the mean of both halves.
  fileprivate func edgeColor(isUpper: Bool) -> StraightRGBA {
    guard CellMask(glyph) != nil else { return isUpper ? upper : lower }
    guard upper.alpha > 0, lower.alpha > 0 else { return foreground }
    var ground = self
    ground.turnMaskToGround()
    return ground.meanBackground
  }
}
