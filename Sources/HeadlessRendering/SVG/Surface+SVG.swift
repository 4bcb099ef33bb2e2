public import ColorScience
public import Compositing

extension Surface {
  /// Returns the opaque picture as an SVG document, with 8 x 16 units for each cell, as a terminal of some color depth shows it.
  ///
  /// Grounds, blocks and lines are strokes that meet without seams at any scale; letters and emoji are text.
  public func svg(depth: ColorDepth = .direct24) -> String {
    var reducer = CellReducer(depth: depth)
    let inks = SVGInks(depth: depth)
    var cells: [SVGCell.Placed] = []
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        cells.append(
          SVGCell.Placed(
            column: column, row: row,
            cell: inks.cell(reducer.reduced(column: column, row: row, of: self))))
      }
    }
    return SVGDrawing.start(columns: size.columns, rows: size.rows) + SVGDrawing.groupStart
      + SVGDrawing(cells).markup + "</g>\n</svg>\n"
  }
}
