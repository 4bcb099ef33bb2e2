import Compositing

/// The places of everything on a terminal of a given size, in cells.
///
/// The device is cut in height where the terminal is lower, never scaled.
struct ScreenGeometry: Hashable, Sendable {
  /// The least terminal that can show the device.
  static let minimumSize = CellSize(columns: 40, rows: 15)
  /// The width of a terminal from which on the inspector has room beside the device.
  static let besideMinimumColumns = 80
  /// The width from which on there are margins around device and inspector that separate them well.
  private static let roomyColumns = 100
  /// The width of a terminal from which on the inspector has two columns.
  private static let twoPagesMinimumColumns = 150
  /// The width that a large device leaves to the inspector and the margins at least.
  static let largeInspectorMinimumColumns = 53
  /// The width of an inspector's column at most; longer lines are hard to read.
  private static let pageColumnsMaximum = 88

  /// Returns whether the inspector has room beside the device.
  static func hasRoomBeside(in screen: CellSize) -> Bool {
    screen.columns >= besideMinimumColumns
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

    /// The first row.
    fileprivate var row: Int {
      switch self {
      case .clock(let row, _), .line(let row): row
      }
    }

    /// The row after the last one, with the digits at their least height and half a row below them.
    fileprivate var end: Int {
      switch self {
      case .clock(_, let clockRow): clockRow + ClockPicture.digitRows.lowerBound + 1
      case .line(let row): row + 2
      }
    }

    /// Returns the header in other rows.
    fileprivate func movedDown(by rows: Int) -> Header {
      switch self {
      case .clock(let dateRow, let clockRow):
        .clock(dateRow: dateRow + rows, clockRow: clockRow + rows)
      case .line(let row): .line(row: row + rows)
      }
    }
  }

  /// A header where there is room for it.
  struct PlacedHeader {
    let header: Header
    /// A Boolean value indicating whether the rows above it are free for the lock.
    let hasLock: Bool
  }

  /// The device's measures.
  let measures: DeviceMeasures
  /// The whole terminal.
  let screen: CellSize
  /// The device's glass.
  let device: CellRect
  /// The inspector's place with the gutter at its right; `nil` where it is not shown.
  let inspector: CellRect?
  /// The number of columns in which the inspector's sections stand.
  let inspectorPageCount: Int
  /// A Boolean value indicating whether the inspector is shown in place of the device.
  let isDeviceCovered: Bool
  /// The rows of date and clock, from the terminal's top.
  let header: Header
  /// The place of the cards.
  let cards: CellRect
  /// The row of torch and camera; `nil` where rows are too scarce for them.
  let torchRow: Int?
  /// The columns of torch and camera with a gap beside them, which words between the two leave free.
  static let torchColumns = 20

  /// Returns the measures of the largest device that a terminal has room for, beside the inspector or alone.
  private static func measures(fitting screen: CellSize) -> DeviceMeasures {
    let large = DeviceMeasures.iPhoneLarge.size.columns
    let isAlone = screen.columns < besideMinimumColumns
    let columns = isAlone ? large + 4 : large + largeInspectorMinimumColumns
    return screen.rows >= largeMinimumRows && screen.columns >= columns ? .iPhoneLarge : .iPhone
  }

  /// The rows of a terminal from which on the device is a large one.
  private static let largeMinimumRows = 56

  /// Lays out a terminal; one below `minimumSize`, which shows no device, is laid out at that size.
  ///
  /// Without measures of its own it has the largest device that it has room for. While the list is open, the clock is a
  /// line, and the cards have its room.
  init(
    screen: CellSize, measures: DeviceMeasures? = nil,
    inspector placement: InspectorPlacement = InspectorPlacement(), isListOpen: Bool = false
  ) {
    let screen = CellSize(
      columns: max(screen.columns, Self.minimumSize.columns),
      rows: max(screen.rows, Self.minimumSize.rows))
    let measures = measures ?? Self.measures(fitting: screen)
    self.measures = measures
    self.screen = screen
    let hasRoom = Self.hasRoomBeside(in: screen)
    let isBeside = hasRoom && placement.isBeside
    isDeviceCovered = !hasRoom && placement.isOver
    let columns = min(measures.size.columns, screen.columns)
    let margin = screen.rows >= 34 && screen.columns >= columns + 4 ? 1 : 0
    let rows = min(measures.size.rows, screen.rows - 2 * margin)
    let row = (screen.rows - rows) / 2
    if isBeside {
      let places = Self.besidePlaces(on: screen, deviceColumns: columns)
      device = CellRect(column: places.device, row: row, columns: columns, rows: rows)
      let top = max(1, row + 1)
      inspector = CellRect(
        column: places.inspector.lowerBound, row: top, columns: places.inspector.count,
        rows: screen.rows - 2 * top + 1)
      inspectorPageCount = places.pageCount
    } else {
      device = CellRect(
        column: (screen.columns - columns) / 2, row: row, columns: columns, rows: rows)
      inspector =
        isDeviceCovered
        ? CellRect(
          column: 2, row: 1, columns: max(0, screen.columns - 2), rows: max(0, screen.rows - 2))
        : nil
      inspectorPageCount = 1
    }
    // The cards of an open list have the rows of torch and camera, too, where rows are scarce.
    let isFull = isListOpen && rows < 30
    torchRow = rows >= 20 && !isFull ? row + rows - (rows >= 30 ? 3 : 2) : nil
    let bottom = torchRow.map { $0 - 1 } ?? row + rows - (isFull ? 1 : 2)
    let places = Self.headerPlaces(
      top: row, rows: rows, bottom: bottom, isListOpen: isListOpen)
    header = places.header
    cards = CellRect(
      column: device.origin.column + measures.cardMargin, row: places.end,
      columns: measures.cardColumns(on: columns), rows: max(0, bottom - places.end))
  }

  /// Returns the columns of a device with the inspector at its right; on a very wide terminal both stand in the middle.
  private static func besidePlaces(
    on screen: CellSize, deviceColumns: Int
  ) -> (device: Int, inspector: Range<Int>, pageCount: Int) {
    let isRoomy = screen.columns >= roomyColumns
    let (margin, gap) = isRoomy ? (3, 4) : (1, 2)
    let pageCount = screen.columns >= twoPagesMinimumColumns ? 2 : 1
    let most = pageCount * pageColumnsMaximum + (pageCount - 1) * InspectorPicture.pageGap
    let room = screen.columns - margin - deviceColumns - gap
    let columns = pageCount == 1 ? room : min(room, most)
    let left = margin + (room - columns) / 2
    let start = left + deviceColumns + gap
    return (left, start..<start + columns, pageCount)
  }

  /// Returns the places of date and clock on a device, and the row below them.
  private static func headerPlaces(
    top: Int, rows: Int, bottom: Int, isListOpen: Bool
  ) -> (header: Header, end: Int) {
    let roomy = rows >= 36
    let clockRows = rows >= 54 ? 7 : 5
    let dateRow = top + (roomy ? 6 : 3)
    let clockRow = dateRow + 1
    let end = clockRow + clockRows + 1
    guard bottom - end >= 9, !isListOpen else {
      return (.line(row: top + 3), top + 4)
    }
    // Another row above the cards, if two of the highest still have room with a row between them.
    let air = bottom - end > 21 ? 1 : 0
    return (.clock(dateRow: dateRow, clockRow: clockRow), end + air)
  }

  /// Returns the header between what lies over the upper rows and the first card: in its own place, or else moved down, or
  /// as a line.
  ///
  /// - Parameters:
  ///   - top: The row of the terminal down to which the screen is covered, with a gap.
  ///   - end: The row of the first card, or of the end of the cards' place.
  /// - Returns: The header; `nil` where there is no room for any.
  func header(below top: Double, above end: Double) -> PlacedHeader? {
    let lockTop = top + Self.lockRows
    if Double(header.row) >= (hasLockRow ? lockTop : top) {
      return PlacedHeader(header: header, hasLock: true)
    }
    let moved = { (top: Double) in
      header.movedDown(by: max(0, Int(top.rounded(.up)) - header.row))
    }
    if hasLockRow, Double(moved(lockTop).end) <= end {
      return PlacedHeader(header: moved(lockTop), hasLock: true)
    }
    let whole = moved(top)
    // A line stands in the middle of the rows that a clock has no room in.
    let spare = max(0, Int(end) - Header.line(row: whole.row).end)
    return [whole, .line(row: whole.row + spare / 2)].first { Double($0.end) <= end }
      .map { PlacedHeader(header: $0, hasLock: !hasLockRow) }
  }

  /// The rows of the lock above the date, which itself keeps off what lies above it.
  private static let lockRows = 2.5

  /// A Boolean value indicating whether the lock has rows of its own above the date.
  var hasLockRow: Bool {
    switch header {
    case .clock(let dateRow, _): dateRow - device.origin.row >= 5
    case .line: false
    }
  }

  /// Returns the part of the glass from a row on.
  func glass(from row: Int) -> CellRect {
    let row = min(max(row, device.origin.row), device.rowRange.upperBound)
    return CellRect(
      column: device.origin.column, row: row, columns: device.size.columns,
      rows: device.rowRange.upperBound - row)
  }
}
