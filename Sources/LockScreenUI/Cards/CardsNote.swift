import CellUI
import ColorScience
import Compositing

/// The note below the cards: there is no activity, or there are more than fit.
struct CardsNote {
  private var text = ""
  private(set) var opacity = MovingNumber.fraction(0)

  /// Fades the note in or out, below cards that end before a row.
  mutating func arrange(
    hiddenCount: Int, isEmpty: Bool, below bottom: Int, in context: ScreenContext, at now: Duration
  ) {
    // On the smallest screens the stack's edge takes the last row, and says it alone.
    let hasRow = Self.row(in: context) >= bottom
    let more = hiddenCount > 0 && hasRow ? "\(hiddenCount) more" : nil
    let words = isEmpty ? "No Live Activities" : more
    if let words { text = words }
    opacity.move(to: words == nil ? 0 : 1, on: context.movesThings ? .fade : nil, at: now)
  }

  /// Returns the note's layer, upon which the cards come to lie.
  func layer(
    before scene: WallpaperScene, opacity factor: Double, in context: ScreenContext,
    at now: Duration
  ) -> Layer? {
    let strength = opacity.value(at: now)
    guard strength > 0 else { return nil }
    let (geometry, look) = (context.geometry, context.look)
    let columns = TextCells.width(of: text)
    // Among colors mixed of dots, a row with words has one ground for its whole width.
    let isWide = look.depth == .indexed256
    let width = isWide ? geometry.device.size.columns : columns
    let margin = (geometry.device.size.columns - columns) / 2
    let row = Self.row(in: context)
    let deviceRow = max(0, row - geometry.device.origin.row)
    let ground =
      isWide
      ? scene.frost[geometry.device.size.columns / 2, deviceRow]
      : scene.wallpaper.mean(of: deviceRow..<deviceRow + 1)
    let ink = look.plain?.ink ?? look.noteColor(upon: ground)
    var note = Surface(
      size: CellSize(columns: width, rows: 1),
      filledWith: isWide ? Cell(glyph: .space, background: ground) : .clear)
    note.draw(
      text, at: CellPoint(column: isWide ? margin : 0, row: 0), foreground: ink, attributes: [])
    let column = geometry.device.origin.column + (isWide ? 0 : margin)
    return Layer(
      surface: note, origin: CellPoint(column: column, row: row), opacity: strength * factor)
  }

  /// The row below the cards, or the one above the home indicator.
  private static func row(in context: ScreenContext) -> Int {
    let (cards, device) = (context.geometry.cards, context.geometry.device)
    return min(cards.rowRange.upperBound, device.rowRange.upperBound - 2)
  }
}
