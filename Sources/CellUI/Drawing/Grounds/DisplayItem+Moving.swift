import Compositing

extension DisplayItem {
  /// A Boolean value indicating whether the item can be moved by halves of cells, as letters can't, nor a dot, which is one,
  /// nor what is exchanged as time goes by.
  var isShape: Bool {
    guard clock == nil else { return false }
    return switch content {
    case .fill(.circle, _, _), .stroke(.circle, _, _, _): masks.isEmpty && frame.size.rows > 1
    case .stroke(let outline, _, let stroke, _):
      masks.isEmpty && !ShapePainter.isBoxLine(outline, by: stroke)
        && !(frame.size.rows == 1 && outline.isRing)
    case .fill, .image: masks.isEmpty
    case .symbol(let picture, _): picture.isDotted && masks.isEmpty
    case .line, .block, .bar, .rule: false
    }
  }

  /// A Boolean value indicating whether the item is a thin line around a shape, which goes through the middle of cells.
  var isBoxLine: Bool {
    guard case .stroke(let outline, _, let stroke, _) = content else { return false }
    return ShapePainter.isBoxLine(outline, by: stroke)
  }

  /// The difference of circles' diameters that is seen, in points.
  private static let seenPoints = 2.0

  /// Moves a shape by half columns and half rows, at most one of each.
  mutating func moveShape(halfColumns: Int, halfRows: Int) {
    let inner = CellRect(
      column: halfColumns < 0 ? 1 : 0, row: halfRows < 0 ? 1 : 0,
      columns: frame.size.columns, rows: frame.size.rows)
    frame = CellRect(
      column: frame.origin.column - inner.origin.column,
      row: frame.origin.row - inner.origin.row,
      columns: inner.size.columns + abs(halfColumns), rows: inner.size.rows + abs(halfRows))
    // A line of the terminal's own goes through the middle of cells: with a row more it is half a row away on both sides.
    guard !isBoxLine else { return }
    let size = frame.size
    let moved = { (outline: ShapeOutline) -> ShapeOutline in
      // A circle around one row would be a dot in it.
      let outline = outline == .circle && inner.size.rows == 1 ? .capsule : outline
      guard halfColumns != 0 || halfRows != 0 else { return outline }
      // A circle stands in the middle of its cells, of one more as well where that makes no larger one.
      if outline == .circle, abs(size.diameter - inner.size.diameter) < Self.seenPoints {
        return .circle
      }
      return .path(
        Path(
          outline.outline(in: inner).offset(
            x: Double(halfColumns) * Points.perColumn / 2,
            y: Double(halfRows) * Points.perRow / 2)), size)
    }
    // A symbol stands in the middle of its cells.
    content = content.reshaped(moved)
    guard case .image(var image) = content else { return }
    // The frame has grown by a whole cell around it.
    image.margins.columns += abs(halfColumns)
    image.margins.rows += abs(halfRows)
    content = .image(image)
  }
}

extension ShapeOutline {
  /// A Boolean value indicating whether the outline is a circle or a part of one, of which one row has a sign.
  fileprivate var isRing: Bool {
    switch self {
    case .circle, .badge: true
    case .path(let path, _): path.outline.ring != nil
    case .rectangle, .rounded, .capsule, .ellipse: false
    }
  }
}

extension CellSize {
  /// The diameter of a circle in cells, in points.
  fileprivate var diameter: Double {
    min(Double(columns) * Points.perColumn, Double(rows) * Points.perRow)
  }
}
