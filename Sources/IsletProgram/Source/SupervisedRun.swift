import HostIO
import LockScreenSession
import WidgetSources

/// A program of widgets while it runs a command.
struct SupervisedRun: LoopParticipant {
  /// The longest time of the same code of widgets: longer than a preview host's, since no one watches, but not after
  /// the first hang, as a view that hangs in one state mostly hangs in the others.
  static let firstPatience = PreviewHostProcess.patience + .seconds(2)
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
  private let breadcrumb: FileDescriptor
  private(set) var printed: [UInt8] = []
  /// The standard error.
  private(set) var said = WidgetOutput()
  private var hasPrinted = false
  private var hasSaid = false
  private var place: (bytes: [UInt8], since: Duration)?
  /// The code that ran when the process was ended since it hangs, and whether its values are made up.
  private var hangPlace: (place: CodePlace, isMadeUp: Bool)?
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

  init(
    _ arguments: [String], skipped: [Supervision.SkippedPlace], faults: [String],
    folder: String, copies: SourceCopies, patience: Duration, namesLines: Bool
  ) throws(Failure) {
    self.copies = copies
    watchdog = Watchdog(
      patience: patience, crashReportPatience: Self.reportPatience,
      hangReportPatience: Self.hangReportPatience)
    var opened = OpenedDescriptors()
    do throws(SystemFault) {
      let path = "\(folder)/skipped"
      try Folder.write(Supervision.bytes(of: skipped, faults: faults), to: path)
      let life = opened.adding(try ChildProcess.lifeline())
      let out = opened.adding(try ChildProcess.pipe())
      let said = opened.adding(try ChildProcess.pipe())
      breadcrumb = opened.adding(try FileDescriptor.creatingForBoth("\(folder)/breadcrumb"))
      CodeBreadcrumb.write(Supervision.bundle, to: breadcrumb)
      var variables = Toolchain.variables(ofBuildIn: folder, namesLines: namesLines)
      variables[Supervision.variable] = path
      // The program writes into a pipe, and not on the terminal.
      if let columns = FileDescriptor.standardOutput.terminalColumns {
        variables[StandardOutput.columnsVariable] = "\(columns)"
      }
      process = try ChildProcess(
        arguments, environment: variables,
        descriptors: [
          1: out.far, 2: said.far, PreviewHost.lifeline.number: life.far,
          PreviewHost.breadcrumb.number: breadcrumb,
        ])
      process.ends(with: life.far)
      (lifeline, output, errors) = (life.near, out.near, said.near)
      opened.close(keeping: [lifeline, output, errors, breadcrumb])
    } catch {
      opened.close()
      throw Failure(.ioError, "\(arguments[0]): \(error.reason)")
    }
  }

  mutating func update(at now: Duration) -> CrashFacts? {
    let current = CodeBreadcrumb.bytes(of: breadcrumb)
    let isOver = CodeBreadcrumb.place(in: current) == nil
    if isOver || place?.bytes != current { place = isOver ? nil : (current, now) }
    if watchdog.state == .watching, said.hasReportBegun { watchdog.reportBegan(at: now) }
    if let signal = watchdog.update(silentSince: place?.since, at: now) {
      if signal == .abort { hangPlace = CodeBreadcrumb.place(in: current) }
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
      hasPrinted = takeOutput()
    }
    if !ready.readiness(of: errors).isEmpty {
      hasSaid = takeErrors()
      if !hasSaid, watchdog.isEnough(in: &said, copies: copies) { process.end(by: .kill) }
    }
    guard hasPrinted, hasSaid else { return nil }
    // A process that has closed both by itself may go on for ever; one that ends keeps its ending.
    process.end(by: .kill)
    let last = hangPlace ?? CodeBreadcrumb.place(in: CodeBreadcrumb.bytes(of: breadcrumb))
    let facts = CrashFacts(
      ending: process.waitForEnding(), output: said.end,
      place: last?.place, isMadeUp: last?.isMadeUp ?? false, hangs: watchdog.hangs)
    for descriptor in [output, errors, lifeline, breadcrumb] { descriptor.close() }
    return facts
  }

  /// Reads standard output; returns whether it has ended.
  private mutating func takeOutput() -> Bool {
    switch output.read(into: &buffer) {
    case .bytes(let count):
      if printed.count < Self.outputByteCountMaximum { printed += buffer[..<count] }
      return false
    case .wouldBlock: return false
    case .end, .failed: return true
    }
  }

  /// Reads standard error; returns whether it has ended.
  private mutating func takeErrors() -> Bool {
    switch errors.read(into: &buffer) {
    case .bytes(let count):
      said.append(buffer[..<count])
      return false
    case .wouldBlock: return false
    case .end, .failed: return true
    }
  }
}
