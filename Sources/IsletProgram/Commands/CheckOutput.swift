import ActivityFeed
import FeedReports
import LiveActivities
import LockScreenSession
import PastedPayloads

/// The output of `check` about one feed, which is written in pieces, since a feed may be of any length.
struct CheckOutput {
  /// The most bytes that wait, apart from one line's.
  private static let pieceByteCount = 64 * 1024

  /// The bytes that were not yet written.
  private var text: [UInt8] = []
  /// A Boolean value indicating whether a line or a text failed.
  private var hasFailures: Bool
  private let format: ReportFormat
  private let name: String
  /// A Boolean value indicating whether a line says what is expected of it.
  private var hasExpectations = false
  /// A Boolean value indicating whether findings count as failures.
  private var isStrict = false
  /// The number of lines, once the sums are written.
  private(set) var lineCount = 0
  /// A Boolean value indicating whether only failures are written.
  private let isQuiet: Bool
  /// The faults of the Swift source for which the check fails, in words.
  private let sourceFaults: [String]
  private var start: Timestamp?
  private let input: HeadlessRun.Input
  /// The feed's file, if it is read in pieces: places are looked for in its first bytes.
  private let file: FileBytes?
  /// The places of keys, and the number of bytes in which they were looked for.
  private var table: (byteCount: Int, places: PlaceTable)?

  /// Makes an output.
  ///
  /// - Parameters:
  ///   - format: The form of the reports.
  ///   - input: The feed.
  ///   - isQuiet: Whether only failures are written.
  ///   - sourceFaults: The faults of the Swift source for which the check fails, in words.
  ///   - file: The feed's file, if it is read in pieces.
  init(
    format: ReportFormat, input: HeadlessRun.Input, isQuiet: Bool, sourceFaults: [String] = [],
    file: FileBytes? = nil
  ) {
    self.input = input
    self.file = file
    self.format = format
    name = input.name
    self.isQuiet = isQuiet
    self.sourceFaults = sourceFaults
    hasFailures = !sourceFaults.isEmpty
    if format == .text { write(name) }
  }

  /// The bytes to write; none for a quiet check in which nothing failed.
  var bytes: [UInt8] { isQuiet && !hasFailures ? [] : text }

  /// A Boolean value indicating whether enough bytes wait to be written.
  var isLong: Bool { text.count >= Self.pieceByteCount }

  /// Writes the bytes that wait.
  mutating func flush() throws(Failure) {
    guard !bytes.isEmpty else { return }
    try StandardOutput.write(text)
    text.removeAll(keepingCapacity: true)
  }

  /// Drops the bytes that wait.
  mutating func discard() { text.removeAll() }

  /// Writes the events before a line, and the line's report.
  mutating func add(_ report: LineReport) {
    let start = start ?? report.time
    self.start = start
    if report.isFailure { hasFailures = true }
    if report.content.hasExpectation { hasExpectations = true }
    isStrict = report.strictness.isStrict
    switch format {
    case .json:
      if !isQuiet { for event in report.earlier { text += event.json() } }
      if !isQuiet || report.isFailure {
        text += report.json(naming: true, places: places(for: report))
      }
      if !isQuiet { for event in report.events { text += event.json() } }
    case .text: addText(report, since: start)
    }
  }

  /// Writes the contrasts of all activities' texts in themes.
  mutating func add(_ matrix: ThemeMatrix) {
    if matrix.failureCount > 0 { hasFailures = true }
    switch format {
    case .json: text += matrix.json(onlyFailures: isQuiet)
    case .text: for line in isQuiet ? matrix.failureLines : matrix.lines { write("  \(line)") }
    }
  }

  /// Writes the sums.
  ///
  /// - Parameters:
  ///   - log: The reports on the lines.
  ///   - unreadable: The number of texts that can't be read in themes; `nil` if none was judged.
  mutating func end(_ log: ReportLog, unreadable: Int? = nil) {
    lineCount = log.lineCount
    switch format {
    case .json:
      var line = JSONLine()
      line.add("file", name)
      line.add("lines", log.lineCount)
      line.add("dropped", log.droppedCount)
      line.add("rejected", log.rejectedCount)
      line.add("findings", log.findingCount)
      line.add("failures", log.failureCount)
      line.add("unreadable", unreadable)
      if !sourceFaults.isEmpty { line.add("source", sourceFaults.joined(separator: ", ")) }
      text += line.bytes
    case .text:
      let sums = Messages.sums(
        log,
        success: Messages.success(
          hasExpectations: hasExpectations,
          hasUncountedFindings: log.findingCount > 0 && !isStrict),
        unreadable: unreadable ?? 0, sourceFaults: sourceFaults)
      write("  \(sums)")
    }
  }

  /// Returns the places of the keys of a line of which something is told; `nil` for any other line.
  private mutating func places(for report: LineReport) -> PlaceTable? {
    guard report.verdict != .applied || !report.findings.isEmpty else { return nil }
    let bytes = file?.head ?? input.bytes
    if let table, table.byteCount == bytes.count { return table.places }
    let places = PlaceTable(bytes)
    table = (bytes.count, places)
    return places
  }

  private mutating func addText(_ report: LineReport, since start: Timestamp) {
    if !isQuiet { add(report.earlier, since: start, indent: "") }
    if isQuiet && !report.isFailure { return }
    if let remark = report.notes.remark { write("  # \(remark)") }
    if report.isRemark { return }
    let line = "line \(report.origin.line)"
    write(
      "\(report.isFailure ? "✗" : " ") \(Self.column(report.time - start)) \(Self.padded(line, 8)) "
        + Messages.report(report))
    if !isQuiet { add(report.events, since: start, indent: "  ") }
    let places = report.further.isEmpty ? nil : places(for: report)
    for fault in report.further {
      write("             also: \(Messages.further(fault, in: report, places))")
    }
    for step in Messages.steps(report) { write("             note: \(step)") }
    for finding in report.findings {
      let kind = report.isNote(finding) ? "note" : "finding"
      write("             \(kind): \(Messages.finding(finding, in: report))")
    }
    for unmet in report.unmet { write("             unmet: \(unmet)") }
  }

  /// Writes events, those of a line indented under it.
  private mutating func add(_ events: [ActivityEvent], since start: Timestamp, indent: String) {
    for event in events where event.isListed {
      write("  \(Self.column(event.time - start)) \(indent)\(Messages.event(event.change))")
    }
  }

  /// Writes a line, in which control characters of a feed become marks.
  private mutating func write(_ line: String) {
    text += Messages.harmless(line).utf8
    text.append(UInt8(ascii: "\n"))
  }

  private static func column(_ time: Duration) -> String {
    let seconds = time.components.seconds
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    return parts.map { padded("\($0)", 2, with: "0") }.joined(separator: ":")
  }

  private static func padded(_ text: String, _ width: Int, with filler: Character = " ") -> String {
    let count = max(0, width - text.count)
    let filling = String(repeating: filler, count: count)
    return filler == " " ? text + filling : filling + text
  }
}

extension ActivityEvent {
  /// A Boolean value indicating whether the list for people includes the event, other than by its line's verdict.
  fileprivate var isListed: Bool {
    switch change {
    case .updated, .budgetExceeded: false
    case .started, .stateChanged, .pushTokenChanged, .pushToStartTokenChanged,
      .enablementChanged, .frequentPushEnablementChanged, .alerted, .tapped, .buttonPressed,
      .islandExpanded, .islandCollapsed, .islandHidden, .islandRestored, .bannerShown,
      .bannerHidden, .folded, .unfolded, .foregroundChanged, .terminated, .locked, .unlocked,
      .alwaysOnChanged, .standByChanged, .appearanceChanged, .permissionAsked, .permissionAnswered:
      true
    }
  }
}
