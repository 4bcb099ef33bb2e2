/// The reports of a run: all are counted, and the first faults are kept.
public struct ReportLog: Sendable {
  /// The most dropped lines, and the most rejected ones, that the summary at the end lists.
  static let keptFaultsMaximum = 5

  /// The number of lines, of any verdict.
  public private(set) var lineCount = 0
  /// The number of lines that a rule dropped.
  public private(set) var droppedCount = 0
  /// The number of lines that could not be understood.
  public private(set) var rejectedCount = 0
  /// The number of findings.
  public private(set) var findingCount = 0
  /// The number of lines that failed.
  public private(set) var failureCount = 0
  private(set) var firstDropped: [LineReport] = []
  private(set) var firstRejected: [LineReport] = []

  /// Makes an empty log.
  public init() {}

  /// Counts a report, and keeps one of the first faults.
  public mutating func record(_ report: borrowing LineReport) {
    lineCount += 1
    findingCount += report.findingCount
    if report.isFailure { failureCount += 1 }
    switch report.verdict {
    case .applied: break
    case .dropped:
      droppedCount += 1
      if firstDropped.count < Self.keptFaultsMaximum { firstDropped.append(copy report) }
    case .rejected:
      rejectedCount += 1
      if firstRejected.count < Self.keptFaultsMaximum { firstRejected.append(copy report) }
    }
  }
}
