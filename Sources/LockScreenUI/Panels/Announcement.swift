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

  /// Returns the words between torch and camera, where a phone has nothing; words that are wider stand above them.
  func layer(in context: ScreenContext, at now: Duration) -> Layer {
    let (size, style, isDeviceSeen) = (context.size, context.look.plain, context.isDeviceSeen)
    let place = isDeviceSeen ? context.geometry.device : CellRect(origin: .zero, size: size)
    let columns = min(place.size.columns, TextCells.width(of: words) + 4)
    var pill = Surface(size: CellSize(columns: columns, rows: 3))
    if style == nil {
      let capsule = Outline {
        $0.addRoundedRect(
          OutlineRect(x: 0, y: 8, width: Double(columns) * OutlinePoint.perColumn, height: 32),
          cornerRadius: 16)
      }
      pill.fill(capsule, with: .black, edges: context.edges)
    } else {
      pill.fill(pill.bounds, with: .black)
    }
    pill.hideGlyphsBeneath()
    pill.draw(
      words, at: CellPoint(column: 2, row: 1), foreground: .white,
      maximumColumns: max(0, columns - 4))
    let row =
      isDeviceSeen
      ? context.geometry.torchRow ?? place.rowRange.upperBound - 3 : size.rows - 3
    let isWide = isDeviceSeen && columns > place.size.columns - Self.buttonColumns
    return Layer(
      surface: pill.repainted(in: style),
      origin: CellPoint(
        column: place.origin.column + (place.size.columns - columns) / 2,
        row: row - 1 - (isWide ? Self.lift : 0)),
      opacity: presence.opacity.value(at: now))
  }
}
