extension Messages {
  /// Returns the number of lines of each verdict, of texts that can't be read in themes, and the faults of the source.
  ///
  /// - Parameters:
  ///   - log: The reports on the lines.
  ///   - success: The words where nothing is wrong.
  ///   - unreadable: The number of texts that can't be read.
  ///   - sourceFaults: The faults of the source, in words.
  /// - Returns: The sums in a line.
  public static func sums(
    _ log: ReportLog, success: String, unreadable: Int, sourceFaults: [String] = []
  ) -> String {
    let applied = log.lineCount - log.droppedCount - log.rejectedCount
    let lines = log.failureCount
    let faults =
      (lines == 0 ? [] : ["\(counted(lines, "line")) failed"])
      + (unreadable == 0 ? [] : ["\(counted(unreadable, "text")) that can't be read"])
      + sourceFaults
    return
      "\(counted(log.lineCount, "line")): \(applied) applied, \(log.droppedCount) dropped, "
      + "\(log.rejectedCount) rejected; \(counted(log.findingCount, "finding")); "
      + (faults.isEmpty ? success : faults.joined(separator: ", "))
  }

  /// Returns the words on a run in which nothing is wrong; only a line with `expect` expects anything.
  ///
  /// - Parameters:
  ///   - hasExpectations: Whether a line has `expect`.
  ///   - hasUncountedFindings: Whether there are findings, and `--strict` would count them.
  /// - Returns: The words.
  public static func success(hasExpectations: Bool, hasUncountedFindings: Bool) -> String {
    if hasExpectations { return "all as expected" }
    return hasUncountedFindings ? "no failure; --strict counts findings, too" : "no failure"
  }

  /// Returns the numbers of feeds, and of those with failures.
  public static func sums(files count: Int, failed: Int) -> String {
    "\(counted(count, "file")): \(failed == 0 ? "no failure" : "\(failed) with failures")"
  }

  /// Returns the first rejected lines with their reasons; nothing where no line was rejected.
  public static func rejections(_ log: ReportLog) -> [String] {
    summary(
      log.firstRejected, count: log.rejectedCount, of: log.lineCount, verb: "rejected")
  }

  /// Returns the first dropped lines with their rules; nothing where no line was dropped.
  public static func drops(_ log: ReportLog) -> [String] {
    summary(log.firstDropped, count: log.droppedCount, of: log.lineCount, verb: "dropped")
  }

  private static func summary(
    _ first: [LineReport], count: Int, of lineCount: Int, verb: String
  ) -> [String] {
    guard count > 0 else { return [] }
    let lines = lineCount == 1 ? "1 line" : "\(lineCount) lines"
    let head = "islet: \(count) of \(lines) \(count == 1 ? "was" : "were") \(verb):"
    let reasons = first.map { "  \($0.origin.name) line \($0.origin.line): \(reason($0))" }
    let rest = count > first.count ? ["  and \(count - first.count) more"] : []
    return [head] + reasons + rest
  }
}
