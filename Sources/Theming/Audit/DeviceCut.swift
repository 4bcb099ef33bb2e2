/// A device cut in height by a small terminal, with the rows of its date and clock, in cells.
struct DeviceCut {
  let rows: Int
  let dateRow: Int
  let clockRow: Int

  /// The devices on terminals of 24, 30 and 40 rows; one of 55 or more shows the whole device.
  static let usual = [
    DeviceCut(rows: 24, dateRow: 3, clockRow: 4), DeviceCut(rows: 30, dateRow: 3, clockRow: 4),
    DeviceCut(rows: 38, dateRow: 6, clockRow: 7),
  ]

  var date: ScreenRegion { region(ScreenRegion.date.across, from: dateRow, count: 1) }
  var clock: ScreenRegion {
    region(ScreenRegion.clock.across, from: clockRow, count: 5)
  }

  private func region(_ across: ClosedRange<Double>, from row: Int, count: Int) -> ScreenRegion {
    // The 0.2 keeps rounding down from giving the row before.
    let fraction = { (row: Int) in (Double(row) + 0.2) / Double(rows) }
    return ScreenRegion(across: across, down: fraction(row)...fraction(row + count))
  }
}
