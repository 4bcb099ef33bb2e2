import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import Theming

/// A picture, and when it changes by itself.
struct Picture {
  let surface: Surface
  let validUntil: Date
}

/// Draws what the device itself says: status bar, date and clock, torch and camera, the home bar.
enum DeviceChrome {
  /// The status bar and the foot of the glass, which do not change; as large as the device.
  static func surface(geometry: ScreenGeometry, look: ScreenLook) -> Surface {
    let device = geometry.device
    var surface = Surface(size: device.size)
    let ink = look.dateColor
    let columns = device.size.columns
    // Beside the widest island there must be room for a word.
    if columns >= 46 {
      let right = columns - 8
      surface.draw("islet", at: CellPoint(column: 4, row: 1), foreground: ink, attributes: [])
      surface.draw("5G", at: CellPoint(column: right, row: 1), foreground: ink, attributes: [])
      surface.draw("██", at: CellPoint(column: right + 3, row: 1), foreground: ink, attributes: [])
    }
    // Their symbols bring their own light, so a dim display leaves the buttons out.
    if !look.isAlwaysOn, let row = geometry.torchRow.map({ $0 - device.origin.row }) {
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

  /// The mark of an unlocked device; a locked one has none.
  private static let openPadlock = "🔓"

  /// The date and the clock, and the minute's end, at which they change.
  static func header(
    geometry: ScreenGeometry, look: ScreenLook, isLocked: Bool, environment: EnvironmentValues
  ) -> (picture: Picture, origin: CellPoint) {
    let now = environment.now
    // Like the buttons' symbols it brings its own light.
    let isLocked = isLocked || look.isAlwaysOn
    let seconds = now.timeIntervalSince1970
    let nextMinute = Date(timeIntervalSince1970: (seconds / 60).rounded(.down) * 60 + 60)
    var surface: Surface
    let firstRow: Int
    switch geometry.header {
    case .line(let row):
      firstRow = row
      surface = Surface(size: CellSize(columns: geometry.device.size.columns, rows: 1))
      drawDate(
        " · " + environment.localTime.clockText(now), row: 0, on: &surface, look: look,
        isLocked: isLocked, environment: environment)
    case .clock(let dateRow, let clockRow):
      // Where the padlock has a row of its own it stands there, as on a phone.
      let hasPadlockRow = !isLocked && dateRow - geometry.device.origin.row >= 5
      let above = hasPadlockRow ? 2 : 0
      firstRow = dateRow - above
      surface = drawClock(
        clockRow - firstRow, columns: geometry.device.size.columns, look: look,
        environment: environment)
      drawDate(
        "", row: above, on: &surface, look: look, isLocked: isLocked || hasPadlockRow,
        environment: environment)
      if hasPadlockRow { drawCentered(openPadlock, row: 0, on: &surface, look: look) }
    }
    return (
      Picture(surface: surface, validUntil: nextMinute),
      CellPoint(column: geometry.device.origin.column, row: firstRow)
    )
  }

  private static func drawDate(
    _ suffix: String, row: Int, on surface: inout Surface, look: ScreenLook, isLocked: Bool,
    environment: EnvironmentValues
  ) {
    let date = environment.localTime.longDateText(environment.now)
    let mark = isLocked ? "" : openPadlock + " "
    drawCentered(mark + date + suffix, row: row, on: &surface, look: look)
  }

  private static func drawCentered(
    _ text: String, row: Int, on surface: inout Surface, look: ScreenLook
  ) {
    surface.draw(
      text,
      at: CellPoint(column: (surface.size.columns - TextCells.width(of: text)) / 2, row: row),
      foreground: look.dateColor, attributes: .bold)
  }

  /// A surface that ends with the time in digits of five rows, beginning at a row.
  private static func drawClock(
    _ row: Int, columns: Int, look: ScreenLook, environment: EnvironmentValues
  ) -> Surface {
    var surface = Surface(size: CellSize(columns: columns, rows: row + 5))
    let clock = Text(environment.localTime.clockText(environment.now))
      .font(.system(size: 80, weight: .semibold))
      .foregroundStyle(Color(look.clockColor))
      .layout(in: ProposedCells(columns: columns, rows: 5), environment: environment)
    surface.composite(
      clock.surface(), at: CellPoint(column: (columns - clock.size.columns) / 2, row: row))
    return surface
  }
}
