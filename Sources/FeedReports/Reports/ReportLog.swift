/// The reports of a run: all are counted, and the last ones and the first faults are kept.
public struct ReportLog: Sendable {
  /// The most dropped lines, and the most rejected ones, that the summary at the end lists.
  static let keptFaultsMaximum = 5
  /// The most reports that the inspector shows.
  static let recentMaximum = 60

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
  private var ring: [LineReport] = []
  private var ringStart = 0

  /// Makes an empty log.
  public init() {}

  /// The last reports, newest first.
  public var recent: [LineReport] {
    (ring[ringStart...] + ring[..<ringStart]).reversed()
  }

  /// Counts a report and keeps it.
  public mutating func record(_ report: consuming LineReport) {
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
    if ring.count < Self.recentMaximum {
      ring.append(report)
    } else {
      ring[ringStart] = report
      ringStart = (ringStart + 1) % ring.count
    }
  }
}
