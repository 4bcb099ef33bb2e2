public import Compositing
public import FeedReports
import LockScreenUI

/// One picture of a feed, with no terminal: the same bytes every time for the same input.
public struct Snapshot {
  private var run: HeadlessRun

  /// Shows some feeds at their end, with all at rest.
  public init(_ setup: Session.Setup, of inputs: [HeadlessRun.Input]) {
    run = HeadlessRun(setup, of: inputs)
    run.drain()
  }

  /// Shows some feeds at a moment, amid whatever moves then.
  ///
  /// The time counts from the start of a scenario, whose later lines are left alone; else from the feeds' end.
  public init(_ setup: Session.Setup, of inputs: [HeadlessRun.Input], at time: Duration) {
    let isScenario = inputs.contains { HeadlessRun.scenarioStart(of: $0.bytes) != nil }
    let drain = { (run: inout HeadlessRun) in
      if isScenario { run.drain(toScenario: time) } else { run.drain(andPass: time) }
    }
    // The moment's real time is known only once it has come; the second run shows what moves then.
    var rehearsal = HeadlessRun(setup, of: inputs)
    drain(&rehearsal)
    run = HeadlessRun(setup, of: inputs)
    run.frames = FrameSchedule(from: rehearsal.real - FrameSchedule.lead)
    drain(&run)
  }

  /// Shows a demo so long after its start, amid whatever moves then.
  public init(_ setup: Session.Setup, of demo: Demo, at time: Duration) {
    run = HeadlessRun(setup, of: demo)
    run.frames = FrameSchedule(from: time - FrameSchedule.lead)
    run.drain(toScenario: time)
  }

  /// The verdicts on the lines.
  public var log: ReportLog { run.session.log }

  /// The picture.
  public mutating func picture() -> Surface { run.frame().surface }

  // MARK: - Sheets

  /// The cells between two pictures.
  private static let gap = CellSize(columns: 2, rows: 1)

  /// Lays pictures of one size in rows, on the page around the first one's device.
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
