import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import Theming

/// Draws what the device itself says: status bar, date and clock, torch and camera, the home bar.
enum DeviceChrome {
  /// The status bar and the foot of the glass, which do not change; as large as the device.
  static func surface(geometry: ScreenGeometry, theme: Theme) -> Surface {
    let device = geometry.device
    var surface = Surface(size: device.size)
    let ink = theme.dateColor
    let columns = device.size.columns
    // Beside the widest island there must be room for a word.
    if columns >= 46 {
      let right = columns - 8
      surface.draw("islet", at: CellPoint(column: 4, row: 1), foreground: ink, attributes: [])
      surface.draw("5G", at: CellPoint(column: right, row: 1), foreground: ink, attributes: [])
      surface.draw("██", at: CellPoint(column: right + 3, row: 1), foreground: ink, attributes: [])
    }
    if let row = geometry.torchRow.map({ $0 - device.origin.row }) {
      drawButton("🔦", at: 4, row: row, in: &surface)
      drawButton("📷", at: columns - 10, row: row, in: &surface)
    }
    let last = 2 * device.size.rows - (device.size.rows >= 30 ? 2 : 1)
    surface.fill(
      columns: columns / 2 - 8..<columns / 2 + 8, halfRows: last..<last + 1,
      with: ink.opacity(0.95))
    return surface
  }

  private static func drawButton(
    _ symbol: String, at column: Int, row: Int, in surface: inout Surface
  ) {
    surface.fillRoundedRectangle(
      columns: column..<column + 6, halfRows: (2 * row - 1)..<(2 * row + 3), radius: 2,
      with: StraightRGBA.black.opacity(0.22))
    surface.draw(
      symbol, at: CellPoint(column: column + 2, row: row), foreground: .white, attributes: [])
  }

  /// The date and the clock, and the minute's end, at which they change.
  static func header(geometry: ScreenGeometry, theme: Theme, environment: EnvironmentValues)
    -> (picture: Picture, origin: CellPoint)
  {
    let now = environment.now
    let time = environment.localTime.clockText(now)
    let date = environment.localTime.longDateText(now)
    let seconds = now.timeIntervalSince1970
    let nextMinute = Date(timeIntervalSince1970: (seconds / 60).rounded(.down) * 60 + 60)
    let columns = geometry.device.size.columns
    switch geometry.header {
    case .line(let row):
      var surface = Surface(size: CellSize(columns: columns, rows: 1))
      let text = "\(date) · \(time)"
      surface.draw(
        text, at: CellPoint(column: (columns - TextCells.width(of: text)) / 2, row: 0),
        foreground: theme.dateColor, attributes: .bold)
      return (
        Picture(surface: surface, validUntil: nextMinute),
        CellPoint(column: geometry.device.origin.column, row: row)
      )
    case .clock(let dateRow, let clockRow):
      let clockTop = clockRow - dateRow
      var surface = Surface(size: CellSize(columns: columns, rows: clockTop + 5))
      surface.draw(
        date, at: CellPoint(column: (columns - TextCells.width(of: date)) / 2, row: 0),
        foreground: theme.dateColor, attributes: .bold)
      let clock = Text(time).font(.system(size: 80, weight: .semibold))
        .foregroundStyle(Color(theme.clockColor))
        .layout(in: ProposedCells(columns: columns, rows: 5), environment: environment)
      surface.composite(
        clock.surface(),
        at: CellPoint(column: (columns - clock.size.columns) / 2, row: clockTop))
      return (
        Picture(surface: surface, validUntil: nextMinute),
        CellPoint(column: geometry.device.origin.column, row: dateRow)
      )
    }
  }
}
