import Compositing

/// The places of everything on a terminal of a given size, in cells.
///
/// The device is cut in height where the terminal is lower, never scaled.
struct ScreenGeometry: Hashable, Sendable {
  /// The least terminal that can show the device.
  static let minimumSize = CellSize(columns: 40, rows: 15)
  /// The width of a terminal from which on the inspector has room beside the device.
  private static let inspectorMinimumColumns = 100

  /// Returns whether the inspector has room beside the device.
  static func hasRoomBeside(in screen: CellSize) -> Bool {
    screen.columns >= inspectorMinimumColumns
  }

  /// The person's choice of a place for the inspector; each width of terminal keeps its own.
  struct InspectorPlacement: Hashable, Sendable {
    /// A Boolean value indicating whether it stands beside the device, where there is room.
    var isBeside = true
    /// A Boolean value indicating whether it covers the device, where there is no room beside.
    var isOver = false

    /// Shows or hides the inspector in the place that a terminal has for it.
    mutating func toggle(in screen: CellSize) {
      guard !ScreenGeometry.hasRoomBeside(in: screen) else { return isBeside.toggle() }
      isOver.toggle()
      // An inspector that was opened here stays open in a wider terminal.
      if isOver { isBeside = true }
    }
  }

  /// The date and the time above the cards.
  enum Header: Hashable, Sendable {
    /// The date, and the time in digits of five rows.
    case clock(dateRow: Int, clockRow: Int)
    /// Date and time in one row, where rows are scarce.
    case line(row: Int)
  }

  /// The device's measures.
  let measures: DeviceMeasures
  /// The whole terminal.
  let screen: CellSize
  /// The device's glass.
  let device: CellRect
  /// The inspector's place with the gutter at its right; `nil` where it is not shown.
  let inspector: CellRect?
  /// A Boolean value indicating whether the inspector is shown in place of the device.
  let isDeviceCovered: Bool
  /// The rows of date and clock, from the terminal's top.
  let header: Header
  /// The place of the cards.
  let cards: CellRect
  /// The row of torch and camera; `nil` where rows are too scarce.
  let torchRow: Int?

  /// Lays out a terminal; one below `minimumSize`, which shows no device, is laid out at that size.
  ///
  /// While the list is open, the clock is a line, and the cards have its room.
  init(
    screen: CellSize, measures: DeviceMeasures = .iPhone,
    inspector placement: InspectorPlacement = InspectorPlacement(), isListOpen: Bool = false
  ) {
    self.measures = measures
    let screen = CellSize(
      columns: max(screen.columns, Self.minimumSize.columns),
      rows: max(screen.rows, Self.minimumSize.rows))
    self.screen = screen
    let hasRoom = Self.hasRoomBeside(in: screen)
    let isBeside = hasRoom && placement.isBeside
    isDeviceCovered = !hasRoom && placement.isOver
    let columns = min(measures.size.columns, screen.columns)
    let margin = screen.rows >= 34 && screen.columns >= columns + 4 ? 1 : 0
    let rows = min(measures.size.rows, screen.rows - 2 * margin)
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
    if bottom - (clockRow + 6) >= 9, !isListOpen {
      header = .clock(dateRow: dateRow, clockRow: clockRow)
      first = clockRow + (roomy ? 7 : 6)
    } else {
      header = .line(row: top + 3)
      first = top + 4
    }
    cards = CellRect(
      column: device.origin.column + measures.cardMargin, row: first,
      columns: measures.cardColumns(on: columns), rows: max(0, bottom - first))
  }

  /// Returns the part of the glass from a row on.
  func glass(from row: Int) -> CellRect {
    let row = min(max(row, device.origin.row), device.rowRange.upperBound)
    return CellRect(
      column: device.origin.column, row: row, columns: device.size.columns,
      rows: device.rowRange.upperBound - row)
  }
}
