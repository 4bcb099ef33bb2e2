import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import Theming

/// Draws a lock-screen card: the material, and the activity's own view upon it.
enum CardPicture {
  /// The system gives a card 84 to 160 points (AK 2.22).
  static let rowsMinimum = 5
  /// The system clips a card at 160 points (AK 2.22).
  static let rowsMaximum = 10
  /// A card's corner radius, in half rows.
  private static let cornerRadius = 3

  /// The card of an activity, `columns` wide; its height is the view's, within the system's limits.
  static func picture(
    of activity: PresentedActivity, columns: Int, look: ScreenLook, environment: EnvironmentValues
  ) -> Picture {
    let layout = activity.presentations.content.layout(
      in: ProposedCells(columns: columns, rows: rowsMaximum), environment: environment)
    let rows = min(max(layout.size.rows, rowsMinimum), rowsMaximum)
    var content = Surface(size: CellSize(columns: columns, rows: rows))
    let origin = CellPoint(
      column: (columns - layout.size.columns) / 2, row: floorHalf(rows - layout.size.rows))
    content.composite(layout.surface(), at: origin)
    // The glass begins and ends half a row inside of the card's rows, in rows that the view leaves free or else in rows
    // of its own: two cards one below the other are then 16 points apart.
    let top = content.hasInk(inRow: 0) ? 1 : 0
    let bottom = content.hasInk(inRow: rows - 1) ? 1 : 0
    let cardRows = top + rows + bottom
    var card = Surface(size: CellSize(columns: columns, rows: cardRows))
    card.fillRoundedRectangle(
      columns: 0..<columns, halfRows: 1..<2 * cardRows - 1, radius: cornerRadius,
      with: material(of: activity, layout: layout, look: look, environment: environment))
    card.hideGlyphsBeneath()
    card.composite(
      content, at: CellPoint(column: 0, row: top),
      opacity: look.inkStrength * (activity.hasEnded ? 0.72 : 1))
    let place = CellPoint(column: origin.column, row: origin.row + top)
    return Picture(
      surface: card, validUntil: layout.validUntil,
      controls: layout.controls.map { $0.offset(by: place) })
  }

  /// Half of a number of rows, rounded down for negative ones too: what is too high is cut at both ends (AK 2.25).
  private static func floorHalf(_ rows: Int) -> Int {
    rows >= 0 ? rows / 2 : (rows - 1) / 2
  }

  /// The edges of a folded stack's next cards: two strips below the top one, each narrower and fainter.
  static func edges(count: Int, columns: Int, look: ScreenLook) -> Surface {
    var surface = Surface(size: CellSize(columns: columns, rows: 2))
    for depth in 0..<min(count, 2) {
      let inset = 2 + depth * 2
      surface.fill(
        columns: inset..<max(inset, columns - inset), halfRows: (depth + 1)..<(depth + 2),
        with: look.cardMaterial.opacity(depth == 0 ? 0.75 : 0.5))
    }
    return surface
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
