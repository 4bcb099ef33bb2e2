import HostIO
import LockScreenSession
import WidgetSources

/// A program of widgets while it runs a command.
struct SupervisedRun: ~Copyable, LoopParticipant {
  /// The longest time of the same code of widgets: longer than a preview host's, since no one watches, but not after
  /// the first hang, as a view that hangs in one state mostly hangs in the others.
  static let firstTimeout = PreviewHostProcess.timeout + .seconds(2)
  /// The longest time of a report on a crash.
  private static let reportTimeout = Duration.seconds(30)
  /// The longest time of a report on code that took too long: some never come.
  private static let hangReportTimeout = Duration.seconds(25)
  /// The interval at which that is looked at.
  private static let pollInterval = Duration.seconds(1)
  private static let outputByteCountMaximum = 1 << 30

  private let copies: SourceCopies
  private var watchdog: Watchdog
  private var child: ChildRun
  private let breadcrumb: FileDescriptor
  private(set) var printed: [UInt8] = []
  /// The standard error.
  private(set) var said = WidgetOutput()
  private var place: (bytes: [UInt8], since: WakingTime)?
  /// The code that ran when the process was ended since it hangs, and whether its values are made up.
  private var hangPlace: (place: CodePlace, isMadeUp: Bool)?

  init(
    _ arguments: [String], skipped: [Supervision.SkippedPlace], faults: [String],
    folder: String, copies: SourceCopies, timeout: Duration
  ) throws(Failure) {
    let child: ChildRun
    let breadcrumb: FileDescriptor
    do throws(SystemFault) {
      let path = "\(folder)/skipped"
      try Folder.write(Supervision.bytes(of: skipped, faults: faults), to: path)
      var opened = OpenedDescriptors()
      breadcrumb = opened.adding(try FileDescriptor.creatingForBoth("\(folder)/breadcrumb"))
      CodeBreadcrumb.write(Supervision.bundle, to: breadcrumb)
      var variables = Toolchain.variables(ofBuildIn: folder)
      variables[Supervision.variable] = path
      // The program writes into a pipe, and not on the terminal.
      if let columns = FileDescriptor.standardOutput.terminalColumns {
        variables[StandardOutput.columnsVariable] = "\(columns)"
      }
      child = try ChildRun(
        arguments, environment: variables, outputs: [.pipe([1]), .pipe([2])],
        lifeline: PreviewHost.lifeline.number,
        descriptors: [PreviewHost.breadcrumb.number: breadcrumb], owning: opened)
    } catch {
      throw Failure(.ioError, "\(arguments[0]): \(error.reason)")
    }
    self.child = child
    self.breadcrumb = breadcrumb
    self.copies = copies
    watchdog = Watchdog(
      timeout: timeout, crashReportTimeout: Self.reportTimeout,
      hangReportTimeout: Self.hangReportTimeout)
  }

  mutating func update(at now: Duration) -> CrashFacts? {
    let current = CodeBreadcrumb.bytes(of: breadcrumb)
    let isOver = CodeBreadcrumb.place(in: current) == nil
    if isOver || place?.bytes != current { place = isOver ? nil : (current, WakingTime(from: now)) }
    if watchdog.state == .watching, said.hasReportBegun { watchdog.reportBegan(at: now) }
    if let signal = watchdog.update(silentSince: place?.since, at: now) {
      if signal == .abort { hangPlace = CodeBreadcrumb.place(in: current) }
      child.end(by: signal)
    }
    return nil
  }

  func addInterests(to waiting: inout PollSet) {
    child.addInterests(to: &waiting)
  }

  func nextTurn(at now: Duration) -> Duration? { child.nextTurn ?? now + Self.pollInterval }

  mutating func handle(_ ready: PollSet, at now: Duration) -> CrashFacts? {
    for piece in child.read(at: now) {
      // Standard output is the first of both.
      if piece.output == 0 {
        if printed.count < Self.outputByteCountMaximum { printed += piece.bytes }
      } else {
        said.append(piece.bytes[...])
      }
    }
    guard let ending = child.ending else {
      if watchdog.isEnough(in: &said, copies: copies) { child.end(by: .kill) }
      return nil
    }
    let last = hangPlace ?? CodeBreadcrumb.place(in: CodeBreadcrumb.bytes(of: breadcrumb))
    return CrashFacts(
      ending: ending, output: said.end,
      place: last?.place, isMadeUp: last?.isMadeUp ?? false, hangs: watchdog.hangs)
  }
}
