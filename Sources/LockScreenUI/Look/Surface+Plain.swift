import ColorScience
import Compositing

extension Surface {
  /// Returns the island in reversed cells, which stand for black where there are no colors.
  func reversed() -> Surface {
    var result = self
    result.clearEdges()
    result.updateCells { cell, _ in
      guard cell != .clear else { return }
      if cell.glyph == .space { cell.foreground = .white }
      cell.attributes.insert(.emphasized)
    }
    return result
  }

  /// Returns the expanded island with a line around some cells, as cards have one where there are no colors.
  func outlined(_ rect: CellRect) -> Surface {
    var result = self
    result.clearEdges()
    result.draw(.thin, around: rect, color: .white)
    return result
  }

  /// Clears edges at half rows and in corners, since they are grounds, which are not seen without colors.
  private mutating func clearEdges() {
    updateCells { cell, _ in
      let isInside = cell.glyph.hasInk && cell.upper.isOpaque && cell.lower.isOpaque
      if cell.glyph != .space, !isInside { cell = .clear }
    }
  }

  /// Turns filled cells to whole blocks, since ground is not seen where there are no colors.
  mutating func turnGroundToBlocks() {
    updateCells { cell, _ in
      // The edge of a shape behind a whole cell is left in it as ink of the same color.
      let isFilled = !cell.glyph.hasInk || cell.foreground == cell.upper
      guard isFilled, cell.upper == cell.lower, cell.upper.isOpaque else { return }
      cell = Cell(glyph: Glyph("█"), foreground: cell.upper, background: .clear)
    }
  }

  /// Draws the line of a device's edge on the page's color, so that no wallpaper is seen outside of the line.
  mutating func drawDeviceEdge(around rect: CellRect, in style: PlainStyle) {
    let (columns, rows) = (rect.columnRange, rect.rowRange)
    let sides = [columns.lowerBound, columns.upperBound - 1].map {
      CellRect(column: $0, row: rows.lowerBound, columns: 1, rows: rows.count)
    }
    let ends = [rows.lowerBound, rows.upperBound - 1].map {
      CellRect(column: columns.lowerBound, row: $0, columns: columns.count, rows: 1)
    }
    for side in sides + ends { fill(side, with: PlainStyle.page) }
    draw(.thin, around: rect, color: style.faint)
  }

  /// Returns a panel of text in the palette's inks and grounds where colors are few.
  func repainted(in style: PlainStyle?) -> Surface {
    guard let style else { return self }
    let colors = PanelColors(style)
    var result = self
    result.updateCells { cell, _ in if cell != .clear { cell = colors.repainted(cell) } }
    if self[0, size.rows / 2].upper.alpha > 0 {
      result.draw(.thin, around: result.bounds, color: style.faint)
    }
    return result
  }
}

/// The colors of the inspector and the help on a terminal with few of them.
private struct PanelColors {
  private let style: PlainStyle
  private let inks: [StraightRGBA: StraightRGBA]
  private let selection: StraightRGBA
  private let plain: StraightRGBA

  init(_ style: PlainStyle) {
    self.style = style
    let palette = style.depth.palette ?? .ansi8
    // The bright halves of sixteen colors follow the eight.
    let bright: UInt8 = style.depth == .ansi16 ? 8 : 0
    let color = { (number: UInt8) in palette.color(at: number) }
    plain = color(7)
    selection = color(4)
    guard !style.isColorless else {
      inks = [:]
      return
    }
    inks = [
      Inspector.Role.title.color: color(7 + bright), Inspector.Role.plain.color: plain,
      Inspector.Role.faint.color: style.faint, Inspector.Role.accent.color: color(6 + bright),
      Inspector.Role.shade.color: style.faint, Inspector.Role.good.color: color(2 + bright),
      Inspector.Role.warning.color: color(3 + bright),
      Inspector.Role.failure.color: color(1 + bright), ScrollBar.color: style.faint,
    ]
  }

  func repainted(_ cell: Cell) -> Cell {
    var cell = cell
    cell.foreground = inks[cell.foreground] ?? cell.foreground
    guard cell.upper.alpha > 0 else { return cell }
    let isSelected = cell.upper == InspectorPicture.selection
    let ground = isSelected && !style.isColorless ? selection : .black
    (cell.upper, cell.lower) = (ground, ground)
    guard isSelected else { return cell }
    if style.isColorless {
      if cell.glyph == .none { cell.glyph = .space }
      cell.attributes.insert(.emphasized)
    } else if cell.foreground.contrastRatio(with: ground) < 3 {
      cell.foreground = plain
    }
    return cell
  }
}
