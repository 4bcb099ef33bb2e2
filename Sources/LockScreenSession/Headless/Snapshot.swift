public import Compositing
public import FeedReports
import LockScreenUI

/// One picture of a feed, with no terminal: the same bytes every time for the same input.
public struct Snapshot {
  private var run: HeadlessRun

  /// Makes the picture of feeds at their end, at rest: an alert's expanded island has given way to the Lock Screen.
  public init(_ setup: Session.Setup, of inputs: [HeadlessRun.Input]) {
    run = HeadlessRun(setup, of: inputs)
    run.drainPastAlert()
  }

  /// Makes the picture of feeds at a moment, at rest: changes of that very moment are done.
  ///
  /// The time counts from the start of a scenario, whose later lines are not applied; else from the feeds' end.
  public init(_ setup: Session.Setup, of inputs: [HeadlessRun.Input], at time: Duration) {
    let isScenario = inputs.contains { HeadlessRun.scenarioStart(of: $0.bytes) != nil }
    run = HeadlessRun(setup, of: inputs)
    if isScenario { run.drain(toScenario: time) } else { run.drain(andPass: time) }
  }

  /// Makes the picture of a demo at a time after its start, at rest; without a time, of the moment that stands for it.
  public init(_ setup: Session.Setup, of demo: Demo, at time: Duration? = nil) {
    let time = time ?? demo.pictureTime
    run = HeadlessRun(setup, of: demo)
    run.drain(toScenario: time)
  }

  /// The log of the lines' reports.
  public var log: ReportLog { run.session.log }

  /// Returns the picture.
  public mutating func picture() -> Surface { run.frame().surface }

  // MARK: - Sheets

  /// The cells between two pictures.
  private static let gap = CellSize(columns: 2, rows: 1)

  /// Returns pictures of one size in rows that are no wider than some cells, each of one picture at least.
  ///
  /// - Parameters:
  ///   - pictures: The pictures.
  ///   - columns: The width; `nil` leaves them in one row.
  /// - Returns: The rows.
  public static func rows(of pictures: [Surface], fitting columns: Int?) -> [[Surface]] {
    guard let columns, let first = pictures.first else { return [pictures] }
    let step = first.size.columns + gap.columns
    let count = max(1, (columns + gap.columns) / max(1, step))
    return stride(from: 0, to: pictures.count, by: count).map { start in
      Array(pictures[start..<min(pictures.count, start + count)])
    }
  }

  /// Returns pictures of one size in rows, on a page of the color around the device.
  public static func sheet(of pictures: [[Surface]]) -> Surface {
    guard let first = pictures.first?.first else { return Surface(size: .zero) }
    let step = CellSize(
      columns: first.size.columns + gap.columns, rows: first.size.rows + gap.rows)
    let size = CellSize(
      columns: pictures[0].count * step.columns - gap.columns,
      rows: pictures.count * step.rows - gap.rows)
    var sheet = Surface(size: size, filledWith: Cell(background: LockScreen.page))
    for (row, line) in pictures.enumerated() {
      for (column, picture) in line.enumerated() {
        sheet.composite(
          picture, at: CellPoint(column: column * step.columns, row: row * step.rows))
      }
    }
    return sheet
  }
}
