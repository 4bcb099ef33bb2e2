import CellUI
import ColorScience
import Compositing
import FoundationEssentials

/// The date and the time above the cards, valid for a minute.
struct ClockPicture {
  let date: Surface
  /// The column of the date's first letter on the terminal.
  let dateColumn: Int
  /// The place of the date on the terminal.
  let dateOrigin: CellPoint
  /// The time in large digits; `nil` where rows are so scarce that it stands beside the date.
  let digits: ViewLayout?
  /// The place of the digits on the terminal.
  let digitsOrigin: CellPoint
  /// The end of the minute.
  let validUntil: Date

  /// The height of the digits, in rows: at least five, and up to nine with the room that cards leave, as since iOS 26.
  static let digitRows = 5...9
  /// The part of the device's width that a time of three digits takes at most.
  private static let widthPart = 2.0 / 3.0
  /// The width of such a time in letters of a height of 1.
  private static let widthOfTime = 2.71

  /// Makes the picture of the environment's time in a header's place, with digits of some rows.
  init(
    header: ScreenGeometry.Header, geometry: ScreenGeometry, look: ScreenLook, digitRows: Int,
    environment: EnvironmentValues
  ) {
    let now = environment.now
    let (device, localTime) = (geometry.device, environment.localTime)
    let minute = (now.timeIntervalSince1970 / 60).rounded(.down)
    validUntil = Date(timeIntervalSince1970: minute * 60 + 60)
    var line = localTime.longDateText(now)
    let dateRow: Int
    switch header {
    case .line(let row):
      dateRow = row
      line += " · " + localTime.clockText(now)
      (digits, digitsOrigin) = (nil, .zero)
    case .clock(let row, let clockRow):
      digits = Self.digits(rows: digitRows, in: geometry, look: look, environment: environment)
      digitsOrigin = CellPoint(column: device.origin.column, row: clockRow)
      dateRow = row
    }
    date = Self.centered(line, columns: device.size.columns, color: look.dateColor)
    dateColumn =
      device.origin.column + (device.size.columns - TextCells.width(of: line)) / 2
    dateOrigin = CellPoint(column: device.origin.column, row: dateRow)
  }

  private static func centered(_ line: String, columns: Int, color: StraightRGBA) -> Surface {
    var surface = Surface(size: CellSize(columns: columns, rows: 1))
    surface.draw(
      line, at: CellPoint(column: (columns - TextCells.width(of: line)) / 2, row: 0),
      foreground: color, attributes: .bold)
    return surface
  }

  /// Returns the rows of a header's digits above the first card, which keeps a row of distance; `nil` for no card.
  static func digitRows(
    of header: ScreenGeometry.Header, above firstCard: Double?, in geometry: ScreenGeometry
  ) -> Int {
    guard case .clock(_, let clockRow) = header else { return digitRows.lowerBound }
    let end = firstCard.map { Int($0.rounded()) } ?? geometry.cards.rowRange.upperBound
    let room = end - clockRow - 2
    return min(max(room, digitRows.lowerBound), digitRows.upperBound)
  }

  /// Returns the digits of some rows, centered on the device.
  static func digits(
    rows: Int, in geometry: ScreenGeometry, look: ScreenLook, environment: EnvironmentValues
  ) -> ViewLayout {
    // Half a row above and below.
    let size = CellSize(columns: geometry.device.size.columns, rows: rows + 1)
    let layout = Text(environment.localTime.clockText(environment.now))
      .font(font(columns: size.columns, rows: Double(rows)))
      .foregroundStyle(Color(rgba: look.clockColor))
      .layout(
        in: ProposedCells(columns: size.columns, rows: size.rows), environment: environment,
        contentTransition: .numericText())
    return layout.placed(
      at: CellPoint(column: (size.columns - layout.size.columns) / 2, row: 0), in: size,
      clip: CellRect(origin: .zero, size: size))
  }

  private static func font(columns: Int, rows: Double) -> Font {
    .letters(
      rows: rows, width: Double(columns) * Points.perColumn * widthPart / widthOfTime)
  }
}
