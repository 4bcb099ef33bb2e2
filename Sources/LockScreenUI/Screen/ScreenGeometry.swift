import Compositing

/// Where everything stands on a terminal of a given size, in cells.
///
/// The device is 393 x 852 points, 49 x 53 cells of 8 x 16 points; it is cut in height, never scaled.
struct ScreenGeometry: Hashable, Sendable {
  /// The least terminal that can show the device.
  static let minimumSize = CellSize(columns: 40, rows: 15)
  private static let deviceSize = CellSize(columns: 49, rows: 53)
  /// The width of a card on a device of full size.
  static let cardColumns = deviceSize.columns - 4
  /// From this width on the inspector has room beside the device.
  private static let inspectorMinimumColumns = 100

  /// From this width on the inspector has a place beside the device.
  static func hasRoomBeside(in screen: CellSize) -> Bool {
    screen.columns >= inspectorMinimumColumns
  }

  /// Where a person wants the inspector: what was asked for at one width waits while the terminal has the other.
  struct InspectorWish: Hashable, Sendable {
    /// Whether it stands beside the device, where there is room.
    var isBeside = true
    /// Whether it covers the device, where there is no room beside.
    var isOver = false
  }

  /// What stands above the cards.
  enum Header: Hashable, Sendable {
    /// The date, and the time in digits of five rows.
    case clock(dateRow: Int, clockRow: Int)
    /// Date and time in one row, where rows are scarce.
    case line(row: Int)
  }

  /// The whole terminal.
  let screen: CellSize
  /// The device's glass.
  let device: CellRect
  /// The inspector's place with the gutter at its right; `nil` where it is not shown.
  let inspector: CellRect?
  /// A Boolean value indicating whether the inspector is shown in place of the device.
  let isDeviceCovered: Bool
  /// Date and clock; rows count from the terminal's top.
  let header: Header
  /// Where cards may stand.
  let cards: CellRect
  /// The row of torch and camera; `nil` where rows are too scarce.
  let torchRow: Int?

  /// Lays out a terminal; one that is smaller than `minimumSize`, and shows nothing of it, as if it were of that size.
  init(screen: CellSize, inspector wish: InspectorWish = InspectorWish()) {
    let screen = CellSize(
      columns: max(screen.columns, Self.minimumSize.columns),
      rows: max(screen.rows, Self.minimumSize.rows))
    self.screen = screen
    let hasRoom = Self.hasRoomBeside(in: screen)
    let isBeside = hasRoom && wish.isBeside
    isDeviceCovered = !hasRoom && wish.isOver
    let columns = min(Self.deviceSize.columns, screen.columns)
    let margin = screen.rows >= 34 && screen.columns >= columns + 4 ? 1 : 0
    let rows = min(Self.deviceSize.rows, screen.rows - 2 * margin)
    device = CellRect(
      column: isBeside ? 3 : (screen.columns - columns) / 2, row: (screen.rows - rows) / 2,
      columns: columns, rows: rows)
    if isBeside {
      let (left, row) = (device.columnRange.upperBound + 4, max(1, device.origin.row + 1))
      inspector = CellRect(
        column: left, row: row, columns: screen.columns - left, rows: screen.rows - 2 * row + 1)
    } else if isDeviceCovered {
      inspector = CellRect(
        column: 2, row: 1, columns: max(0, screen.columns - 2), rows: max(0, screen.rows - 2))
    } else {
      inspector = nil
    }
    let top = device.origin.row
    torchRow = rows >= 20 ? top + rows - (rows >= 30 ? 3 : 2) : nil
    let bottom = torchRow.map { $0 - 1 } ?? top + rows - 2
    let roomy = rows >= 36
    let dateRow = top + (rows >= 46 ? 6 : roomy ? 5 : 3)
    // A row between date and time, if the tallest card still has room below.
    let clockRow = dateRow + (bottom - dateRow - 8 >= 10 ? 2 : 1)
    let first: Int
    if bottom - (clockRow + 6) >= 9 {
      header = .clock(dateRow: dateRow, clockRow: clockRow)
      first = clockRow + (roomy ? 7 : 6)
    } else {
      header = .line(row: top + 3)
      first = top + 4
    }
    cards = CellRect(
      column: device.origin.column + 2, row: first, columns: columns - 4,
      rows: max(0, bottom - first))
  }
}
