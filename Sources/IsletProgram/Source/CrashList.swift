import LockScreenSession

/// The crashes of one command, of which those of the same line are told once, with all their places.
struct CrashList {
  private var crashes: [(report: CrashReport, places: [ViewPlace])] = []
  /// The reports whose lines were read, by the trails of their crashes.
  private var reports: [CrashTrail: CrashReport] = [:]
  /// The number of reports whose lines were read.
  private(set) var lineReportCount = 0

  /// Returns the report on an earlier crash of the same line; `nil` where lines are still to be read.
  func report(on facts: CrashFacts, of program: String) -> CrashReport? {
    trail(of: facts, program).flatMap { reports[$0] }
  }

  /// Adds a report on the crash of a program.
  mutating func add(
    _ report: CrashReport, on facts: CrashFacts, of program: String
  ) {
    if self.report(on: facts, of: program) == nil { lineReportCount += 1 }
    if let trail = trail(of: facts, program) { reports[trail] = report }
    add(report, at: facts.place)
  }

  /// Adds a report on the code of a place.
  ///
  /// - Returns: All places of the same line.
  @discardableResult
  mutating func add(_ report: CrashReport, at place: ViewPlace?) -> [ViewPlace] {
    let index = crashes.firstIndex {
      $0.report == report && $0.places.first?.attributesType == place?.attributesType
    }
    if let index, let place {
      crashes[index].places.append(place)
      return crashes[index].places
    }
    crashes.append((report, place.map { [$0] } ?? []))
    return crashes[crashes.count - 1].places
  }

  /// The crashes in sentences.
  var messages: [String] { crashes.map { "islet: \($0.report.words(at: $0.places))" } }

  /// A process that was ended since it hung may have stood at any line.
  private func trail(of facts: CrashFacts, _ program: String) -> CrashTrail? {
    facts.hangs ? nil : CrashTrail(output: facts.output, program: program)
  }
}
