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
    let inputs =
      options.usesPreviews
      ? [try resources.previewInput()] : try HeadlessRun.Input.reading(options.files)
    var result = CommandResult()
    var failedFileCount = 0
    for input in inputs {
      var output = CheckOutput(format: options.format, input: input, isQuiet: options.isQuiet)
      if Self.run(input, with: setup, themes: themes, into: &output) > 0 { failedFileCount += 1 }
      // Each file's reports are written when it is done: there may be many, and long ones.
      if !output.bytes.isEmpty { try StandardOutput.write(output.bytes) }
    }
    if inputs.count > 1, options.format == .text, !options.isQuiet || failedFileCount > 0 {
      result.output += Array(
        (Messages.sums(files: inputs.count, failed: failedFileCount) + "\n").utf8)
    }
    if failedFileCount > 0 { result.code = .findings }
    return result
  }

  /// Runs one feed, a scenario of its own.
  ///
  /// - Returns: The number of lines and texts that were not as expected.
  static func run(
    _ input: HeadlessRun.Input, with setup: Session.Setup, themes: [Theme] = [],
    into output: inout CheckOutput
  ) -> Int {
    var run = HeadlessRun(setup, of: [input])
    while case .line(let report) = run.next() { output.add(report) }
    guard let portfolio = run.session.portfolio else {
      output.end(run.session.log)
      return run.session.log.failureCount
    }
    var seen = setup
    seen.views = run.session.views
    let matrix = ThemeMatrix(
      of: portfolio.activities, in: themes, with: seen, at: run.session.clock.now(at: run.real))
    output.end(run.session.log, unreadable: matrix.failureCount)
    output.add(matrix)
    return run.session.log.failureCount + matrix.failureCount
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
