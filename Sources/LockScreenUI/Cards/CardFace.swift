import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials

/// A card, or the edges below one, before motion: the ground, and the view upon it.
struct CardFace {
  /// The ground.
  let ground: CardGround
  /// The height, in cells.
  let rows: Int
  /// The activity's view on the whole card; `nil` for edges.
  let content: ViewLayout?
  /// How strong the view's colors are, `0...1`.
  let strength: Double
  /// What is beside the card when it is swiped aside; `nil` for edges.
  let clearButton: ClearButton?
  /// Which content it shows.
  let serial: Int
  /// A Boolean value indicating whether the view fills cells that the ground ends in.
  let bleeds: Bool

  /// A Boolean value indicating whether the view looks otherwise by now.
  func isOverdue(at date: Date) -> Bool {
    content?.validUntil.map { $0 <= date } ?? false
  }
}

extension CardFace {
  /// The system gives a card 84 to 160 points (AK 2.22).
  static let rowsMinimum = 5
  /// The system clips a card at 160 points (AK 2.22).
  static let rowsMaximum = 10
  /// How strong the colors of an activity are that has ended.
  private static let endedStrength = 0.72

  /// The card of an activity, `columns` wide; its height is the view's, within the system's limits.
  init(
    of activity: PresentedActivity, columns: Int, look: ScreenLook, environment: EnvironmentValues
  ) {
    let layout = activity.presentations.content.layout(
      in: ProposedCells(columns: columns, rows: Self.rowsMaximum), environment: environment)
    let rows = min(max(layout.size.rows, Self.rowsMinimum), Self.rowsMaximum)
    let origin = CellPoint(
      column: (columns - layout.size.columns) / 2,
      row: Self.floorHalf(rows - layout.size.rows))
    let content = Self.content(layout, at: origin, columns: columns, rows: rows)
    self.content = content
    self.rows = content.size.rows
    bleeds = content.bleeds
    ground = CardGround(
      kind: .card, columns: columns,
      color: Self.material(of: activity, layout: layout, look: look, environment: environment),
      style: look.plain, hasHalfRows: environment.glyphRepertoire != .ascii)
    strength = look.inkStrength * (activity.hasEnded ? Self.endedStrength : 1)
    clearButton = ClearButton(layout.preferences, look: look, environment: environment)
    serial = activity.serial
  }

  /// The view on the card's own rows.
  private static func content(
    _ layout: ViewLayout, at origin: CellPoint, columns: Int, rows: Int
  ) -> ViewLayout {
    // The glass begins and ends half a row inside of the card's rows, in rows that the view leaves free or else in rows
    // of its own: two cards one below the other are then 16 points apart.
    var probe = Surface(size: CellSize(columns: columns, rows: rows))
    probe.composite(layout.surface(), at: origin)
    let top = probe.hasInk(inRow: 0) ? 1 : 0
    let bottom = probe.hasInk(inRow: rows - 1) ? 1 : 0
    let whole = CellSize(columns: columns, rows: top + rows + bottom)
    let room = CellRect(column: 0, row: top, columns: columns, rows: rows)
    let part = CellRect(
      origin: CellPoint(column: origin.column, row: origin.row + top), size: layout.size
    ).intersection(room)
    let placed = layout.placed(
      at: CellPoint(column: origin.column, row: origin.row + top), in: whole, clip: room)
    // What ends where a view ends that has the card's height ends at the glass's edge, and so does a ground that is as
    // wide as the card.
    let isTall = layout.size.rows >= rowsMinimum - 1
    guard isTall || part.size.columns == columns else { return placed }
    let column = CellRect(
      column: part.origin.column, row: 0, columns: part.size.columns, rows: whole.rows)
    return placed.drawnOut(from: part, to: column, onlyGround: !isTall)
  }

  /// The edges of so many cards below a folded stack's top card.
  init(edges count: Int, columns: Int, look: ScreenLook, hasHalfRows: Bool) {
    ground = CardGround(
      kind: .edges(min(count, 2)), columns: columns, color: look.cardMaterial, style: look.plain,
      hasHalfRows: hasHalfRows)
    rows = 2
    content = nil
    bleeds = false
    strength = 1
    clearButton = nil
    serial = 0
  }

  /// Half of a number of rows, rounded down for negative ones too: what is too high is cut at both ends (AK 2.25).
  private static func floorHalf(_ rows: Int) -> Int {
    rows >= 0 ? rows / 2 : (rows - 1) / 2
  }

  private static func material(
    of activity: PresentedActivity, layout: ViewLayout, look: ScreenLook,
    environment: EnvironmentValues
  ) -> StraightRGBA {
    // No ground of an app's own lights up a display that shall be dark.
    guard !look.isAlwaysOn else { return look.cardMaterial }
    return layout.preferences[ActivityBackgroundTintKey.self]?.paint(in: environment).color
      ?? look.cardMaterial
  }
}

/// The glass of a card, or what is seen of the glass of the cards below it.
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
  /// How it is drawn where colors are few.
  var style: PlainStyle?
  /// Whether a cell can have two grounds; ASCII has no glyph for them.
  var hasHalfRows = true

  /// A card's corner radius, in half rows.
  private static let cornerRadius = 3

  /// The ground with its edges at half rows from its surface's top, which are whole rows at rest.
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

  /// What the ground covers, whatever its color.
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
