import FeedReports
import LockScreenSession

/// The crashes of one command, of which those of the same line are told once, with all their places.
struct CrashList {
  private var crashes: [(report: CrashReport, places: [CodePlace], isMadeUp: Bool)] = []

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
}
