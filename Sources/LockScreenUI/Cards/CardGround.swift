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
  private(set) var columns: Int
  private(set) var color: StraightRGBA
  /// The style for few colors; `nil` where there are enough.
  var style: PlainStyle?
  /// The way in which its edges are shown.
  var edges = EdgeStyle()
  /// The half rows above the glass, 0 or 1, of the two in its rows that separate it from the next card.
  var halfRowsAbove = 1

  /// A card's corner radius, in points.
  static let cornerRadius = 24.0
  /// The width by which each edge below a card is narrower at either side, in points.
  private static let edgeInset = 14.0
  /// The height of an edge below a card, in points.
  private static let edgeHeight = 8.0

  /// Returns the ground in another color.
  func colored(_ color: StraightRGBA) -> CardGround {
    var ground = self
    ground.color = color
    return ground
  }

  /// Returns the ground without some of its columns, with round corners all the same.
  func narrowed(by count: Int) -> CardGround {
    var ground = self
    ground.columns = max(0, columns - count)
    return ground
  }

  /// Returns the row in the middle of the glass, or the upper one of two, the optical middle.
  func middleRow(halfRows: Range<Double>) -> Int {
    Int((halfRows.lowerBound + halfRows.upperBound - 3) / 4 + Double(halfRowsAbove) / 2)
  }

  /// Returns the ground with its edges at half rows from its surface's top, which are whole rows at rest.
  ///
  /// - Parameters:
  ///   - halfRows: The half rows between which it stands.
  ///   - scene: The scene whose blurred wallpaper shines through, as through frosted glass; `nil` leaves the color as it is.
  ///   - origin: The place of the surface on the terminal.
  /// - Returns: A surface as high as the half rows ask for.
  func surface(
    halfRows: Range<Double>, before scene: WallpaperScene? = nil, at origin: CellPoint = .zero
  ) -> Surface {
    var surface = Surface(
      size: CellSize(columns: columns, rows: Self.rows(to: halfRows)))
    if let style, isOutlined {
      drawOutlined(on: &surface, halfRows: halfRows, line: style.line)
      return surface
    }
    let glass = { (color: StraightRGBA) in
      { (column: Int, halfRow: Int) in
        guard color.alpha < 255, let frost = scene?.frost(behind: origin, column, halfRow / 2)
        else {
          return color
        }
        return color.over(frost)
      }
    }
    switch kind {
    case .card:
      surface.fill(coverage(halfRows: halfRows), edges: edges, color: glass(color))
      surface.hideGlyphsBeneath()
    case .edges where hasLineAsEdge:
      // Against the card's own color the edge would be a part of the card.
      surface.drawEdge(
        columns: 2..<max(2, columns - 2), row: surface.size.rows - 1, color: style?.ink ?? .white)
    case .edges(let count):
      for depth in 0..<count {
        let tone = style?.edge ?? color.opacity(depth == 0 ? 0.75 : 0.5)
        let edge = Coverage(
          edge(at: depth, halfRows: halfRows), glyphs: edges.glyphs, clip: surface.bounds)
        surface.fill(edge, edges: edges, color: glass(tone))
      }
    }
    return surface
  }

  /// A Boolean value indicating whether it has a line around it, which takes whole rows.
  var isOutlined: Bool { style?.outlinesCards == true }

  /// A Boolean value indicating whether a line in a row of its own stands for the edges of cards below a card.
  var hasLineAsEdge: Bool { isOutlined || style.map { $0.edge == $0.card } ?? false }

  /// Returns the rows that hold some half rows.
  private static func rows(to halfRows: Range<Double>) -> Int {
    Int((halfRows.upperBound / 2).rounded(.up))
  }

  /// Returns the part of each cell that a card covers.
  func coverage(halfRows: Range<Double>) -> Coverage {
    Coverage(
      outline(halfRows: halfRows), glyphs: edges.glyphs,
      clip: CellRect(column: 0, row: 0, columns: columns, rows: Self.rows(to: halfRows)))
  }

  /// The width of the rim of a selected card, in points: half a row, which is a column as well, so that it is even all around.
  private static let rimWidth = 8.0

  /// Returns the rim of a selected card of some rows.
  func rim(color: StraightRGBA, rows: Int) -> Surface {
    let outer = outline(halfRows: 0..<Double(2 * rows))
    guard let rect = outer.bounds else { return Surface(size: .zero) }
    let ring = Outline {
      $0.addOutline(outer)
      // A card that has hardly come out has no room within its rim.
      guard rect.height > 2 * Self.rimWidth else { return }
      $0.addRoundedRect(
        rect.inset(x: Self.rimWidth, y: Self.rimWidth),
        cornerRadius: Self.cornerRadius - Self.rimWidth)
    }
    var surface = Surface(size: CellSize(columns: columns, rows: rows))
    surface.fill(ring, with: color, rule: .evenOdd, edges: edges)
    return surface
  }

  /// Returns the outline of a card, a row lower than its rows.
  private func outline(halfRows: Range<Double>) -> Outline {
    let top = halfRows.lowerBound + Double(halfRowsAbove)
    let rect = OutlineRect(
      minX: 0, minY: top * 8, maxX: Double(columns) * OutlinePoint.perColumn,
      maxY: max(top, halfRows.upperBound - Double(2 - halfRowsAbove)) * 8)
    return Outline { $0.addRoundedRect(rect, cornerRadius: Self.cornerRadius) }
  }

  /// Returns the outline of the lower end of a card that lies below another one.
  private func edge(at depth: Int, halfRows: Range<Double>) -> Outline {
    let inset = Self.edgeInset * Double(depth + 1)
    let (left, right) = (inset, Double(columns) * OutlinePoint.perColumn - inset)
    // Whole cells have no half rows: there each edge takes a row.
    let height = edges.glyphs == .ascii ? OutlinePoint.perRow : Self.edgeHeight
    let first =
      edges.glyphs == .ascii
      ? 0 : (halfRows.lowerBound + Double(halfRowsAbove)) * Self.edgeHeight
    let top = first + Double(depth) * height
    let reach = min(Self.cornerRadius * 0.8, max(0, right - left) / 2)
    return Outline { outline in
      outline.move(to: OutlinePoint(x: left, y: top))
      outline.addLine(to: OutlinePoint(x: max(left, right), y: top))
      outline.addQuadCurve(
        to: OutlinePoint(x: right - reach, y: top + height),
        control: OutlinePoint(x: right, y: top + height))
      outline.addLine(to: OutlinePoint(x: left + reach, y: top + height))
      outline.addQuadCurve(
        to: OutlinePoint(x: left, y: top), control: OutlinePoint(x: left, y: top + height))
      outline.closeSubpath()
    }
  }

  private func drawOutlined(on surface: inout Surface, halfRows: Range<Double>, line: StraightRGBA)
  {
    let rows = Self.rows(to: halfRows)
    switch kind {
    case .card:
      let rect = CellRect(column: 0, row: 0, columns: columns, rows: rows)
      surface.fill(rect, with: color.over(.black))
      surface.hideGlyphsBeneath()
      surface.draw(.thin, around: rect, color: line)
    case .edges:
      surface.drawEdge(columns: 2..<max(2, columns - 2), row: rows - 1, color: line)
    }
  }
}

extension Surface {
  /// Gives every filled cell without ink a blank, so that the picture hides the ink beneath it.
  mutating func hideGlyphsBeneath() {
    updateCells { cell, _ in
      if cell.glyph == .none, cell.upper.alpha > 0, cell.lower.alpha > 0 { cell.glyph = .space }
    }
  }
}
