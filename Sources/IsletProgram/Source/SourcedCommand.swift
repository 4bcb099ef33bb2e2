import FeedReports
import HostIO
import LiveActivities
import LockScreenSession
import WidgetSources

/// A command without a terminal on a person's Swift source: it is built, and its program runs the command, supervised.
///
/// If the code traps or hangs, the place is named, and the command runs again with a mark in that place.
struct SourcedCommand {
  /// The command line after the program's name.
  let arguments: [String]
  let swift: SwiftSourceOptions
  /// The phone's version of iOS.
  let version: IOSVersion

  /// The most places that are marked.
  private static let obstaclesMaximum = 96
  /// The most crashes whose lines are read, each of which takes seconds.
  private static let lineReportsMaximum = 24
  /// The most places that are marked since their code took too long: each of them is waited for.
  private static let hangsMaximum = 3

  /// Builds the source and runs the command.
  func run() throws(Failure) -> CommandResult {
    let workshop = try Workshop(swift.paths, package: swift.package, version: version)
    defer { workshop.close() }
    try workshop.check()
    switch try Self.result(of: try workshop.makeBuild()) {
    case .failure(let failure): return CommandResult(messages: failure.lines, code: .dataError)
    case .program(let program):
      return try run(program, in: workshop.folder)
    }
  }

  /// Waits for a build, during which signals end the compiler, too; from then on they do what they do by default.
  private static func result(of build: WidgetBuild) throws(Failure) -> WidgetBuild.Result {
    var run = try BuildRun(build: build)
    return try run.finish()
  }

  private func run(
    _ program: WidgetBuild.Program, in folder: String
  ) throws(Failure) -> CommandResult {
    var obstacles: [Supervision.Obstacle] = []
    var crashes = CrashList()
    var hangCount = 0
    // Only the first crash of a line is worth the seconds in which lines are read.
    var namesLines = true
    let remarks = program.remarks.map { "islet: \($0)" }
    func stopped(_ message: String) -> CommandResult {
      CommandResult(
        messages: remarks + crashes.messages(isCheck: false) + [message], code: .dataError)
    }
    while true {
      var supervised = try SupervisedRun(
        [program.path] + words, obstacles: obstacles, isCodeLeftOut: program.hasMistakes,
        folder: folder, copies: program.copies,
        patience: hangCount == 0 ? SupervisedRun.firstPatience : StageProcess.patience,
        namesLines: namesLines)
      let facts = try supervised.run()
      if case .status(let status) = facts.ending, !facts.hangs, facts.place == nil {
        let isMistaken = program.hasMistakes && isCheck
        let isMarked = (obstacles.contains { !$0.isMadeUp } || isMistaken) && status == 0
        // The findings of a check tell of the crashes with made-up values.
        return CommandResult(
          output: supervised.printed,
          messages: remarks + crashes.messages(isCheck: isCheck) + Self.lines(of: facts.output)
            + (isMistaken ? [Messages.leftOutForNoModule] : []),
          code: isMarked ? .findings : ExitCode(rawValue: status))
      }
      let known = crashes.report(on: facts, of: program.path)
      if known == nil, !namesLines {
        namesLines = true
        continue
      }
      let crash =
        known
        ?? CrashReport(
          output: facts.output, ending: facts.ending, hangs: facts.hangs, copies: program.copies)
      crashes.add(crash, on: facts, of: program.path)
      namesLines = facts.hangs
      if facts.hangs { hangCount += 1 }
      guard hangCount < Self.hangsMaximum else {
        return stopped("islet: too slow in \(hangCount) places, so the rest was not tried")
      }
      guard let place = facts.place, place != Supervision.bundle,
        obstacles.count < Self.obstaclesMaximum,
        crashes.lineReportCount < Self.lineReportsMaximum,
        !obstacles.contains(where: { $0.place == place })
      else {
        let places = Messages.counted(obstacles.count + 1, "place")
        return stopped(
          facts.place == Supervision.bundle
            ? "islet: no widget can be shown"
            : "islet: stopped in \(places), so the rest was not tried")
      }
      obstacles.append(.init(place: place, reason: crash.mark, isMadeUp: facts.isMadeUp))
    }
  }

  /// Returns the lines of standard error, each once: code of views that prints does so for each picture.
  static func lines(of output: String) -> [String] {
    var seen: Set<Substring> = []
    return output.split(separator: "\n").filter { seen.insert($0).inserted }.map(String.init)
  }

  /// The words of the command for the program: without those about its source, and with its previews where no feed is named.
  private var words: [String] {
    var words: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--source" || word == "--package" {
        rest = rest.dropFirst()
      } else if !word.hasPrefix("--source="), !word.hasPrefix("--package=") {
        words.append(word)
      }
    }
    return hasFeed ? words : words + ["--previews"]
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

/// A build that is waited for.
private struct BuildRun: LoopParticipant, ~Copyable {
  var build: WidgetBuild
  private var result: WidgetBuild.Result?
  /// The signals that end this process, and the compiler with it.
  private let signals: SignalPipe

  init(build: WidgetBuild) throws(Failure) {
    self.build = build
    signals = try SignalPipe.catching(
      [.interrupt, .terminate, .hangup], ignoresBrokenPipes: false)
  }

  mutating func finish() throws(Failure) -> WidgetBuild.Result {
    result = build.start(at: HostClock.monotonic)
    return try run()
  }

  mutating func update(at now: Duration) -> WidgetBuild.Result? { result }
  func addInterests(to waiting: inout PollSet) {
    build.addInterests(to: &waiting)
    waiting.add(signals.descriptor, for: .reading)
  }

  func nextTurn(at now: Duration) -> Duration? { build.nextTurn }

  mutating func handle(_ ready: PollSet, at now: Duration) -> WidgetBuild.Result? {
    if let signal = signals.takeSignals().first {
      build.cancel()
      signal.endProcess()
    }
    return build.handle(ready, at: now)
  }
}

/// A program of widgets while it runs a command.
private struct SupervisedRun: LoopParticipant {
  /// The longest time of the same code of widgets: longer than a stage's, since no one watches, but not after the first hang,
  /// as a view that hangs in one state mostly hangs in the others.
  static let firstPatience = StageProcess.patience + .seconds(2)
  /// The longest time of a report on a crash.
  private static let reportPatience = Duration.seconds(30)
  /// The longest time of a report on code that took too long: some never come.
  private static let hangReportPatience = Duration.seconds(25)
  /// The interval at which that is looked at.
  private static let beat = Duration.seconds(1)
  private static let outputByteCountMaximum = 1 << 30

  private let copies: SourceCopies
  private var watchdog: Watchdog
  private let process: ChildProcess
  private let lifeline: FileDescriptor
  private let output: FileDescriptor
  private let errors: FileDescriptor
  private let note: FileDescriptor
  private(set) var printed: [UInt8] = []
  private var said: [UInt8] = []
  private var hasPrinted = false
  private var hasSaid = false
  private var place: (bytes: [UInt8], since: Duration)?
  /// The code that ran when the process was ended since it hangs, and whether its values are made up.
  private var hangPlace: (place: ViewPlace, isMadeUp: Bool)?
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

  init(
    _ words: [String], obstacles: [Supervision.Obstacle], isCodeLeftOut: Bool,
    folder: String, copies: SourceCopies, patience: Duration, namesLines: Bool
  ) throws(Failure) {
    self.copies = copies
    watchdog = Watchdog(
      patience: patience, crashReportPatience: Self.reportPatience,
      hangReportPatience: Self.hangReportPatience)
    do throws(SystemFault) {
      let path = "\(folder)/obstacles"
      try Folder.write(
        Supervision.bytes(of: obstacles, isCodeLeftOut: isCodeLeftOut), to: path)
      let (life, out, said) = (
        try ChildProcess.lifeline(), try ChildProcess.pipe(), try ChildProcess.pipe()
      )
      note = try FileDescriptor.creatingForBoth("\(folder)/note")
      StageTrace.note(Supervision.bundle, in: note)
      var variables = Toolchain.variables(ofBuildIn: folder, namesLines: namesLines)
      variables[Supervision.variable] = path
      process = try ChildProcess(
        words, environment: variables,
        descriptors: [
          1: out.far, 2: said.far, Stage.lifeline.number: life.far, Stage.note.number: note,
        ])
      process.ends(with: life.far)
      for descriptor in [life.far, out.far, said.far] { descriptor.close() }
      (lifeline, output, errors) = (life.near, out.near, said.near)
    } catch {
      throw Failure(.ioError, "\(words[0]): \(error.reason)")
    }
  }

  mutating func update(at now: Duration) -> CrashFacts? {
    let current = StageTrace.bytes(of: note)
    let isOver = StageTrace.place(in: current) == nil
    if isOver || place?.bytes != current { place = isOver ? nil : (current, now) }
    if watchdog.state == .watching, CrashReport.hasBegun(in: said) { watchdog.reportBegan(at: now) }
    if let signal = watchdog.update(silentSince: place?.since, at: now) {
      if signal == .abort { hangPlace = StageTrace.place(in: current) }
      process.end(by: signal)
    }
    return nil
  }

  func addInterests(to waiting: inout PollSet) {
    if !hasPrinted { waiting.add(output, for: .reading) }
    if !hasSaid { waiting.add(errors, for: .reading) }
  }

  func nextTurn(at now: Duration) -> Duration? { now + Self.beat }

  mutating func handle(_ ready: PollSet, at now: Duration) -> CrashFacts? {
    if !ready.readiness(of: output).isEmpty {
      hasPrinted = Self.isDone(output.read(into: &buffer), buffer, into: &printed)
    }
    if !ready.readiness(of: errors).isEmpty {
      hasSaid = Self.isDone(errors.read(into: &buffer), buffer, into: &said)
      if !hasSaid, watchdog.isEnough(said, copies: copies) { process.end(by: .kill) }
    }
    guard hasPrinted, hasSaid else { return nil }
    let last = hangPlace ?? StageTrace.place(in: StageTrace.bytes(of: note))
    let facts = CrashFacts(
      ending: process.waitForEnding(), output: String(decoding: said, as: UTF8.self),
      place: last?.place, isMadeUp: last?.isMadeUp ?? false, hangs: watchdog.hangs)
    for descriptor in [output, errors, lifeline, note] { descriptor.close() }
    return facts
  }

  private static func isDone(
    _ outcome: ReadOutcome, _ buffer: [UInt8], into all: inout [UInt8]
  ) -> Bool {
    switch outcome {
    case .bytes(let count):
      if all.count < outputByteCountMaximum { all += buffer[..<count] }
      return false
    case .wouldBlock: return false
    case .end, .failed: return true
    }
  }
}
