import Compositing
import FeedReports
import HostIO
import LockScreenSession
import Theming

/// `islet check`: a feed's verdicts, events and findings, with no terminal.
struct CheckCommand {
  let resources: Resources

  /// Runs feeds and collects the reports.
  ///
  /// - Returns: The reports; the status is `findings` when a line was rejected or dropped that did not expect it, an
  ///   expectation was not met, or a text can't be read in a theme that was asked for.
  func run(_ options: CheckOptions) throws(Failure) -> CommandResult {
    var setup = try options.appearance.setup(
      size: CellSize(columns: 122, rows: 40), views: resources.views)
    let themes = try options.judgedThemes(of: setup.themes)
    if !themes.isEmpty { setup.portfolio = ActivityPortfolio() }
    let names = options.files.isEmpty ? ["-"] : options.files
    var result = CommandResult()
    var failedFileCount = 0
    for name in names {
      let file = try FileBytes(opening: name)
      var output = CheckOutput(format: options.format, input: file.input, isQuiet: options.isQuiet)
      let failureCount = try Self.run(file.input, with: setup, themes: themes, into: &output) {
        output throws(Failure) in try output.flush()
      }
      try output.flush()
      if let failure = file.failure { throw failure }
      if failureCount > 0 { failedFileCount += 1 }
      if output.lineCount == 0 {
        result.add(Failure(.dataError, Messages.emptyFeed(file.name)))
      }
    }
    if names.count > 1, options.format == .text, !options.isQuiet || failedFileCount > 0 {
      result.output += Array(
        (Messages.sums(files: names.count, failed: failedFileCount) + "\n").utf8)
    }
    if failedFileCount > 0 { result.code = .findings }
    return result
  }

  /// Runs one feed, and gathers its output.
  static func run(
    _ input: HeadlessRun.Input, with setup: Session.Setup, themes: [Theme] = [],
    into output: inout CheckOutput
  ) -> Int {
    run(input, with: setup, themes: themes, into: &output) { _ in }
  }

  /// Runs one feed, a scenario of its own.
  ///
  /// - Parameters:
  ///   - input: The feed.
  ///   - setup: The initial values.
  ///   - themes: The themes in which texts are judged.
  ///   - output: The output, which grows.
  ///   - write: Writes the output and empties it, where it has become long.
  /// - Returns: The number of lines and texts that were not as expected.
  /// - Throws: The reason why the output could not be written.
  static func run<Fault: Error>(
    _ input: HeadlessRun.Input, with setup: Session.Setup, themes: [Theme] = [],
    into output: inout CheckOutput, write: (inout CheckOutput) throws(Fault) -> Void
  ) throws(Fault) -> Int {
    var run = HeadlessRun(setup, of: [input])
    while case .line(let report) = run.next() {
      output.add(report)
      if output.isLong { try write(&output) }
    }
    let log = run.session.log
    guard let portfolio = run.session.portfolio else {
      output.end(log)
      return log.failureCount
    }
    var seen = setup
    seen.views = run.session.views
    let matrix = ThemeMatrix(
      of: portfolio.activities, in: themes, with: seen, at: run.session.clock.now(at: run.real))
    output.end(log, unreadable: matrix.failureCount)
    output.add(matrix)
    return log.failureCount + matrix.failureCount
  }
}

extension CheckOptions {
  /// Returns the themes in which all texts are judged.
  fileprivate func judgedThemes(of catalog: ThemeCatalog) throws(Failure) -> [Theme] {
    guard let themes else { return [] }
    if themes == "all" { return catalog.themes }
    guard let theme = catalog.theme(named: themes) else {
      let suggestion = Messages.suggestion(for: themes, among: catalog.names + ["all"])
      throw Failure(.usage, "there is no theme \(themes); \(suggestion)")
    }
    return [theme]
  }
}
