import FeedReports
import HostIO
import LiveActivities

/// A command without a terminal on a person's Swift source: it is built, and its program runs the command, supervised.
///
/// If the code traps or hangs, the place is named, and the command runs again with a mark in that place.
struct SupervisedCommand {
  /// The command line after the program's name.
  let arguments: [String]
  let swift: SwiftSourceOptions
  /// The phone's version of iOS.
  let version: IOSVersion

  /// The most places that are marked.
  private static let skippedPlacesMaximum = 96
  /// The most places that are marked since their code took too long: each of them is waited for.
  private static let hangsMaximum = 3

  /// Builds the source and runs the command.
  func run() throws(Failure) -> CommandResult {
    let context = try BuildContext(swift.paths, package: swift.package, version: version)
    defer { context.close() }
    try context.check()
    switch try Self.result(of: try context.makeBuild()) {
    case .failure(let failure): return CommandResult(messages: failure.lines, code: .dataError)
    case .program(let program):
      return try run(program, in: context.folder)
    }
  }

  /// Waits for a build, during which signals end the compiler, too; from then on they do what they do by default.
  private static func result(
    of build: consuming WidgetBuild
  ) throws(Failure) -> WidgetBuild.Result {
    var run = try BuildRun(build: build)
    return try run.finish()
  }

  private func run(
    _ program: WidgetBuild.Program, in folder: String
  ) throws(Failure) -> CommandResult {
    var skipped: [Supervision.SkippedPlace] = []
    var crashes = CrashList()
    var hangCount = 0
    let remarks = program.remarks.map { "islet: \($0)" }
    func stopped(_ message: String) -> CommandResult {
      CommandResult(
        messages: remarks + crashes.messages(isCheck: false) + [message], code: .dataError)
    }
    while true {
      var supervised = try SupervisedRun(
        [program.path] + programArguments, skipped: skipped, faults: program.faults,
        folder: folder, copies: program.copies,
        timeout: hangCount == 0 ? SupervisedRun.firstTimeout : PreviewHostProcess.timeout)
      let facts = try supervised.run()
      if case .status(let status) = facts.ending, !facts.hangs, facts.place == nil {
        let isMistaken = !program.faults.isEmpty && isCheck
        let isMarked = (skipped.contains { !$0.isMadeUp } || isMistaken) && status == 0
        // The findings of a check tell of the crashes with made-up values.
        return CommandResult(
          output: supervised.printed,
          messages: remarks + crashes.messages(isCheck: isCheck) + supervised.said.lines
            + (isCheck ? Messages.mistakes(program.omission) : []),
          code: isMarked ? .findings : ExitCode(rawValue: status))
      }
      let crash = CrashReport(
        output: facts.output, ending: facts.ending, hangs: facts.hangs, copies: program.copies)
      crashes.add(crash, at: facts.place, isMadeUp: facts.isMadeUp)
      if facts.hangs { hangCount += 1 }
      guard hangCount < Self.hangsMaximum else {
        return stopped("islet: too slow in \(hangCount) places, so the rest was not tried")
      }
      guard let place = facts.place, place != Supervision.bundle,
        skipped.count < Self.skippedPlacesMaximum,
        !skipped.contains(where: { $0.place == place })
      else {
        let places = Messages.counted(skipped.count + 1, "place")
        return stopped(
          facts.place == Supervision.bundle
            ? "islet: no widget can be shown"
            : "islet: stopped in \(places), so the rest was not tried")
      }
      skipped.append(.init(place: place, reason: crash.mark, isMadeUp: facts.isMadeUp))
    }
  }

  /// Returns the lines of standard error, each once: code of views that prints does so for each picture.
  static func lines(of output: String) -> [String] {
    var seen: Set<Substring> = []
    return output.split(separator: "\n").filter { seen.insert($0).inserted }.map(String.init)
  }

  /// The arguments of the program: the command's without those for its source, and with its previews if no feed is named.
  private var programArguments: [String] {
    var kept: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--source" || argument == "--package" {
        rest = rest.dropFirst()
      } else if !argument.hasPrefix("--source="), !argument.hasPrefix("--package=") {
        kept.append(argument)
      }
    }
    return hasFeed ? kept : kept + ["--previews"]
  }

  /// A Boolean value indicating whether the command judges the source.
  private var isCheck: Bool {
    arguments.first.flatMap(CommandName.init(firstWord:)) == .check
  }

  /// A Boolean value indicating whether the command names a feed, a demo or the previews itself, or has a feed piped in.
  private var hasFeed: Bool {
    let table = CommandTable(demos: [])
    guard let name = arguments.first.flatMap(CommandName.init(firstWord:)),
      let invocation = try? table[name].parse(arguments.dropFirst())
    else { return true }
    switch invocation {
    case .snapshot(let options): return options.source != .feed(files: [])
    case .gallery: return true
    case .cast(let options): return options.source != .feed(files: [])
    case .check(let options): return !options.files.isEmpty || options.usesPreviews
    case .lockScreen, .run, .themes, .send, .watch, .reference: return true
    }
  }
}
