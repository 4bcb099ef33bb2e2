import ActivityLayouts
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
      size: .standardPicture, views: resources.views)
    let themes = try options.judgedThemes(of: setup.themes)
    if !themes.isEmpty { setup.portfolio = ActivityPortfolio() }
    setup.strictness = options.strictness
    var result = CommandResult()
    try writeUnread(of: options)
    var failedFileCount = try breaksTypes(options, with: setup) ? 1 : 0
    if options.against != nil, options.files.isEmpty {
      if failedFileCount > 0 { result.code = .findings }
      return result
    }
    if options.usesPreviews {
      result.messages += Messages.unshownMessages(try resources.previewStates())
      let input = try resources.previewInput()
      var output = CheckOutput(
        format: options.format, input: input, isQuiet: options.isQuiet,
        sourceFaults: resources.sourceFaults)
      if Self.run(input, with: setup, themes: themes, into: &output) > 0 {
        failedFileCount += 1
      }
      try output.flush()
    }
    let paths = options.usesPreviews ? options.files : options.files.orStandardInput
    for path in paths {
      let file = try FileBytes(opening: path)
      var output = CheckOutput(
        format: options.format, input: file.input, isQuiet: options.isQuiet,
        sourceFaults: resources.sourceFaults, file: file)
      let failureCount = try Self.run(file.input, with: setup, themes: themes, into: &output) {
        output throws(Failure) in try output.flush()
      }
      // The failure below says it in one line.
      if output.lineCount == 0, options.format == .text { output.discard() }
      try output.flush()
      if let failure = file.failure { throw failure }
      if failureCount > 0 || output.lineCount == 0 { failedFileCount += 1 }
      if output.lineCount == 0 {
        let words = Messages.emptyFeed(file.name)
        if options.format == .json {
          var line = JSONLine()
          line.add("file", file.name)
          line.add("message", words)
          line.add("failure", true)
          result.output += line.bytes
        }
        result.add(Failure(.dataError, words))
      }
    }
    if paths.count > 1, options.format == .text, !options.isQuiet || failedFileCount > 0 {
      result.output += Array(
        (Messages.sums(files: paths.count, failed: failedFileCount) + "\n").utf8)
    }
    if failedFileCount > 0, result.code == .success { result.code = .findings }
    return result
  }

  /// Writes the parts of Swift source that can't be read, and so are not checked.
  private func writeUnread(of options: CheckOptions) throws(Failure) {
    guard !options.isQuiet else { return }
    for path in options.appearance.types {
      for note in try AppearanceOptions.types(at: path).notes {
        let words = "\(note.words), so it is not checked"
        var line = JSONLine()
        line.add("file", path)
        line.add("line", note.line)
        line.add("rule", "types.unread")
        line.add("message", words)
        let text = "\(path) line \(note.line): note: \(words)\n"
        try StandardOutput.write(options.format == .json ? line.bytes : Array(text.utf8))
      }
    }
  }

  /// Decodes the activities that a feed of before left running by the types of today.
  ///
  /// - Returns: A Boolean value indicating whether a type can't decode one and that counts.
  private func breaksTypes(
    _ options: CheckOptions, with setup: Session.Setup
  ) throws(Failure) -> Bool {
    guard let path = options.against else { return false }
    var old = setup
    old.views = resources.views
    var run = HeadlessRun(old, of: [try FileBytes(opening: path).wholeInput()])
    while case .line = run.next() {}
    let broken = run.session.activities(brokenBy: setup.views)
    var lines = broken.map { "  finding: \(Messages.finding($0))" }
    if broken.isEmpty { lines = ["  all cards that run can be decoded"] }
    let text = (["\(path.word), by the types given"] + lines).joined(separator: "\n") + "\n"
    if options.format == .text, !options.isQuiet || !broken.isEmpty {
      try StandardOutput.write(Array(Messages.harmlessLines(text).utf8))
    }
    if options.format == .json {
      for finding in broken { try StandardOutput.write(Messages.json(finding, of: path.word)) }
    }
    let counts = options.strictness.isStrict || options.strictness.denied.contains("types.breaking")
    return !broken.isEmpty && counts
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
  /// - Returns: The number of lines and texts that failed.
  /// - Throws: The reason why the output could not be written.
  static func run<Fault: Error>(
    _ input: HeadlessRun.Input, with setup: Session.Setup, themes: [Theme] = [],
    into output: inout CheckOutput, write: (inout CheckOutput) throws(Fault) -> Void
  ) throws(Fault) -> Int {
    var setup = setup
    setup.hasInspector = false
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
