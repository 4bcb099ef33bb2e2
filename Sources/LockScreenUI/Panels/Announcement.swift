import CellUI
import ColorScience
import Compositing

/// A few words about a switch, which go by themselves.
struct Announcement {
  private let words: String
  /// The time that it stands, and its opacity.
  var presence: PassingPresence

  /// The time that the words stand: enough to read three of them.
  private static let length = Duration.seconds(2)

  /// Makes an announcement in the place of an older one.
  init(_ words: String, replacing old: Announcement?, motion: MotionPolicy, at now: Duration) {
    self.words = words
    presence = PassingPresence(
      for: Self.length, replacing: old?.presence, motion: motion, at: now)
  }

  /// The columns of torch and camera with a gap beside them, which words between the two leave free.
  private static let buttonColumns = 22
  /// The rows by which words without room there stand higher.
  private static let lift = 3

  /// Returns the words between torch and camera, where a phone has nothing; words that are wider stand above them, on a
  /// low device in the one row below the cards, and in StandBy in the last row.
  func layer(in context: ScreenContext, at now: Duration) -> Layer {
    let (size, isDeviceSeen) = (context.size, context.isDeviceSeen)
    let place = isDeviceSeen ? context.geometry.device : CellRect(origin: .zero, size: size)
    let columns = TextCells.width(of: words)
    let isWide = isDeviceSeen && columns + 4 > place.size.columns - Self.buttonColumns
    let isStandBy = context.display.isStandBy
    let isFlat = isStandBy || isWide && place.size.rows < Self.liftRowsMinimum
    let row =
      isDeviceSeen
      ? context.geometry.torchRow ?? place.rowRange.upperBound - 3
      : size.rows - (isStandBy ? 0 : 3)
    let pill = pill(
      columns: min(place.size.columns, columns + (isFlat ? 2 : 4)), rows: isFlat ? 1 : 3,
      in: context)
    return Layer(
      surface: pill,
      origin: CellPoint(
        column: place.origin.column + (place.size.columns - pill.size.columns) / 2,
        row: row - 1 - (isWide && !isFlat ? Self.lift : 0)),
      opacity: presence.opacity.value(at: now))
  }

  /// The rows of a device on which words have room for their whole ground above the buttons.
  private static let liftRowsMinimum = 30

  /// Returns the words on their ground, which has half a row above and below them where it has three.
  private func pill(columns: Int, rows: Int, in context: ScreenContext) -> Surface {
    let height = Double(max(1, rows - 1)) * OutlinePoint.perRow
    var pill = Surface(size: CellSize(columns: columns, rows: rows))
    if context.look.plain == nil {
      let capsule = Outline {
        $0.addRoundedRect(
          OutlineRect(
            x: 0, y: (Double(rows) * OutlinePoint.perRow - height) / 2,
            width: Double(columns) * OutlinePoint.perColumn, height: height),
          cornerRadius: height / 2)
      }
      pill.fill(capsule, with: .black, edges: context.edges)
    } else {
      pill.fill(pill.bounds, with: .black)
    }
    pill.hideGlyphsBeneath()
    let inset = rows > 1 ? 2 : 1
    pill.draw(
      words, at: CellPoint(column: inset, row: rows / 2), foreground: .white,
      maximumColumns: max(0, columns - 2 * inset))
    return pill.repainted(in: context.look.plain)
  }
}
