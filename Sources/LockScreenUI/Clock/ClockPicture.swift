import CellUI
import ColorScience
import Compositing
import FoundationEssentials

/// The date and the time above the cards, valid for a minute.
struct ClockPicture {
  /// The date.
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

  /// The rows that the digits take.
  static let digitRows = 5

  /// Makes the picture of the environment's time.
  init(
    geometry: ScreenGeometry, look: ScreenLook, environment: EnvironmentValues
  ) {
    let now = environment.now
    let (device, localTime) = (geometry.device, environment.localTime)
    let minute = (now.timeIntervalSince1970 / 60).rounded(.down)
    validUntil = Date(timeIntervalSince1970: minute * 60 + 60)
    var line = localTime.longDateText(now)
    let dateRow: Int
    switch geometry.header {
    case .line(let row):
      dateRow = row
      line += " · " + localTime.clockText(now)
      (digits, digitsOrigin) = (nil, .zero)
    case .clock(let row, let clockRow):
      digits = Self.digits(columns: device.size.columns, look: look, environment: environment)
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

  private static func digits(
    columns: Int, look: ScreenLook, environment: EnvironmentValues
  ) -> ViewLayout {
    let layout = Text(environment.localTime.clockText(environment.now))
      .font(.system(size: 80, weight: .semibold))
      .foregroundStyle(Color(look.clockColor))
      .contentTransition(.numericText())
      .layout(in: ProposedCells(columns: columns, rows: digitRows), environment: environment)
    let size = CellSize(columns: columns, rows: digitRows)
    return layout.placed(
      at: CellPoint(column: (columns - layout.size.columns) / 2, row: 0), in: size,
      clip: CellRect(origin: .zero, size: size))
  }
}
