import FeedReports
import LockScreenSession

/// The crashes of one command, of which those of the same line are told once, with all their places.
struct CrashList {
  private var crashes: [(report: CrashReport, places: [CodePlace], isMadeUp: Bool)] = []
  /// The reports whose lines were read, by the trails of their crashes.
  private var reports: [CrashSignature: CrashReport] = [:]
  /// The number of reports whose lines were read.
  private(set) var lineReportCount = 0

  /// Returns the report on an earlier crash of the same line; `nil` where lines are still to be read.
  func report(on facts: CrashFacts, of program: String) -> CrashReport? {
    signature(of: facts, program).flatMap { reports[$0] }
  }

  /// Adds a report on the crash of a program.
  mutating func add(
    _ report: CrashReport, on facts: CrashFacts, of program: String
  ) {
    if self.report(on: facts, of: program) == nil { lineReportCount += 1 }
    if let signature = signature(of: facts, program) { reports[signature] = report }
    add(report, at: facts.place, isMadeUp: facts.isMadeUp)
  }

  /// Adds a report on the code of a place.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - place: The place; `nil` where it is not known.
  ///   - isMadeUp: A Boolean value indicating whether islet made up the values that the code got.
  /// - Returns: All places of the same line.
  @discardableResult
  mutating func add(
    _ report: CrashReport, at place: CodePlace?, isMadeUp: Bool = false
  ) -> [CodePlace] {
    let index = crashes.firstIndex {
      $0.report == report && $0.places.first?.attributesType == place?.attributesType
    }
    if let index, let place {
      crashes[index].places.append(place)
      return crashes[index].places
    }
    crashes.append((report, place.map { [$0] } ?? [], isMadeUp))
    return crashes[crashes.count - 1].places
  }

  /// Returns the crashes in sentences.
  ///
  /// - Parameter isCheck: A Boolean value indicating whether a check's findings tell those with made-up values.
  /// - Returns: A sentence for each line that crashed.
  func messages(isCheck: Bool) -> [String] {
    crashes.filter { !(isCheck && $0.isMadeUp) }.map { crash in
      let words = "islet: \(crash.report.words(at: crash.places))"
      return crash.isMadeUp ? "\(words); \(Messages.madeUpAdvice)" : words
    }
  }

  /// A process that was ended since it hung may have stood at any line.
  private func signature(of facts: CrashFacts, _ program: String) -> CrashSignature? {
    facts.hangs ? nil : CrashSignature(output: facts.output, program: program)
  }
}
