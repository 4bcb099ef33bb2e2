import FeedReports
import LockScreenSession
import LockScreenUI

/// The inspector's part on the Swift source: the report on the last build, and the crashes of its program.
struct SourceInspection {
  /// The most crashes that the inspector names.
  private static let crashesMaximum = 6
  private static let building = SourceReport.Line("building …", .faint)
  private static let slowBuilding = SourceReport.Line(
    "building …: \(Messages.slowCompiler)", .warning)

  /// The report on the last build.
  var report: SourceReport
  /// A Boolean value indicating whether a build runs.
  var isBuilding = false
  /// A Boolean value indicating whether the compiler is at work for long.
  var isSlow = false
  /// The line on a program that is not started again; `nil` while it may be.
  var givenUp: SourceReport.Line?
  private var crashes: [(place: CodePlace?, line: SourceReport.Line, isUnread: Bool)] = []
  /// The crashes whose stacks were read.
  private var stackReports = CrashList()

  /// Begins with the report on a build.
  init(report: SourceReport = SourceReport()) {
    self.report = report
  }

  /// The report, with the crashes and the state of the build.
  var fullReport: SourceReport {
    var full = report
    guard !isBuilding else {
      // The lines on the last build are about files that have changed since.
      full.lines =
        [isSlow ? Self.slowBuilding : Self.building]
        + full.lines.drop { $0.role == .good }.map { $0.role == .failure ? $0.faint : $0 }
      return full
    }
    let stops = [givenUp].compactMap(\.self) + crashes.map(\.line)
    // The program that stopped is older than a source that can't be compiled.
    let fault = report.lines.first { $0.role == .failure }
    // A build is no good news beside code of it that stopped.
    if !stops.isEmpty { full.lines = full.lines.map { $0.role == .good ? $0.faint : $0 } }
    full.lines.insert(contentsOf: stops, at: fault == nil ? 0 : full.lines.count)
    if full.notice == nil, let stop = stops.first { full.notice = (fault ?? stop).text }
    return full
  }

  /// Notes that a build begins, which ends the reading of stacks.
  mutating func beginBuild() {
    (isBuilding, isSlow) = (true, false)
    crashes.removeAll(where: \.isUnread)
  }

  /// Adds a line about a crash, in place of the one about the same place in the code.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - place: The place; `nil` where it is not known.
  ///   - isUnread: A Boolean value indicating whether the stack is still to be read.
  mutating func add(_ line: SourceReport.Line, of place: CodePlace?, isUnread: Bool = false) {
    // The same code with another content mostly stops at the same line, which is told already.
    if isUnread, let place, crashes.contains(where: { $0.place?.isOfSameCode(as: place) == true }) {
      return
    }
    crashes.removeAll { $0.place == place }
    crashes = Array(([(place, line, isUnread)] + crashes).prefix(Self.crashesMaximum))
  }

  /// Adds a crash whose stack was read; the crashes of one line are one line of the inspector.
  mutating func add(_ crash: CrashReport, on facts: CrashFacts) {
    let places = stackReports.add(crash, at: facts.place)
    let words = crash.words(at: places)
    let line =
      facts.isMadeUp
      ? SourceReport.Line("△ \(words); \(Messages.madeUpAdvice)", .warning)
      : SourceReport.Line("✗ " + words, .failure)
    crashes.removeAll { crash in places.contains { $0 == crash.place } }
    add(line, of: facts.place)
  }
}

extension SourceReport.Line {
  /// The same line in gray, without its mark: it is no verdict on the present files.
  fileprivate var faint: SourceReport.Line {
    let words = text.drop { $0 == "✓" || $0 == "✗" || $0 == " " }
    return SourceReport.Line(String(words), .faint, isVerbatim: isVerbatim, isDetail: isDetail)
  }
}
