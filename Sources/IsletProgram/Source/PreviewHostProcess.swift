import HostIO
import LockScreenSession
import WidgetSources

/// A preview host as islet sees it: the process, its connection, its standard error, and its breadcrumb.
///
/// It is a class, since there is one process however many parts of the program handle it; it ends with the last of them.
final class PreviewHostProcess {
  /// The index of the connection among the process's outputs, behind its messages for people.
  private static let link = 1
  /// The longest time without a heartbeat of a preview host.
  static let timeout = Duration.seconds(3)
  /// The reason for which a preview host without a heartbeat is ended.
  static let hangReason = "took more than \(timeout.components.seconds) s"
  /// The time without a heartbeat after which a preview host of a former build is no longer waited for.
  private static let outdatedTimeout = Duration.seconds(1)
  /// The time that a preview host has to write its stack.
  private static let reportTimeout = Duration.seconds(15)
  /// The most bytes that wait to be sent.
  private static let unsentByteCountMaximum = 64 << 20

  /// The number of the host.
  let serial: Int
  /// The sources of lines of which it wants bytes.
  private(set) var wantedSources: Set<Int> = []
  /// The sources that it has served to their ends, and that were not yet taken.
  private var closedSources: [Int] = []
  private var child: ChildRun
  private let copies: SourceCopies
  private let breadcrumb: FileDescriptor
  private var framer = MessageFramer()
  private var unsent = Outbox(limit: unsentByteCountMaximum)
  private var output = WidgetOutput()
  private var hasToldStop = false
  /// The time of the ping that was not yet answered.
  private var pingTime: WakingTime?
  /// A Boolean value indicating whether something was sent after the ping, so that another one is due.
  private var owesPing = false
  private var watchdog = Watchdog(
    timeout: timeout, crashReportTimeout: reportTimeout, hangReportTimeout: reportTimeout)

  /// Starts a preview host.
  ///
  /// - Parameters:
  ///   - arguments: Its command line.
  ///   - folder: The build's folder, for the breadcrumb.
  ///   - serial: The number of the host, since the one before it may still write its own.
  ///   - copies: The copies of the person's files that it was compiled from.
  /// - Throws: The system's reason for which it can't start.
  init(
    _ arguments: [String], folder: String, serial: Int, copies: SourceCopies
  ) throws(SystemFault) {
    self.copies = copies
    self.serial = serial
    var opened = OpenedDescriptors()
    breadcrumb = opened.adding(
      try FileDescriptor.creatingForBoth("\(folder)/breadcrumb-\(serial)"))
    let null = opened.adding(try FileDescriptor.opening("/dev/null"))
    child = try ChildRun(
      arguments, environment: Toolchain.variables(ofBuildIn: folder),
      outputs: [.pipe([1, 2]), .connection(PreviewHost.link.number)],
      lifeline: PreviewHost.lifeline.number,
      descriptors: [0: null, PreviewHost.breadcrumb.number: breadcrumb], owning: opened)
  }

  // MARK: - Sending

  /// Sends a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - now: The time.
  ///   - past: The time of something that happened before; `nil` means now.
  func send(_ message: HostRequest, at now: Duration, past: Duration? = nil) {
    if case .bytes(let source, _) = message { wantedSources.remove(source) }
    if case .ended(let source, _) = message { wantedSources.remove(source) }
    append(message.encoded(at: past ?? now))
    if message != .drawn, message != .finish { ping(at: now) }
    flush()
  }

  /// Asks for a heartbeat, unless a ping waits for its answer.
  private func ping(at now: Duration) {
    owesPing = pingTime != nil
    guard pingTime == nil else { return }
    append(HostRequest.ping.encoded(at: now))
    pingTime = WakingTime(from: now)
  }

  /// Queues a message; a host that would miss one is ended, and the next one gets all of them.
  private func append(_ message: [UInt8]) {
    if !unsent.append(message) { child.end(by: .kill) }
  }

  private func flush() {
    // The connection's end is read, and told as the stop that it is.
    _ = unsent.flush(to: child.outputs[Self.link])
  }

  func addInterests(to waiting: inout PollSet) {
    child.addInterests(to: &waiting, writing: unsent.isEmpty ? nil : Self.link)
  }

  var nextTurn: Duration? {
    child.nextTurn ?? watchdog.deadline ?? pingTime?.end(after: Self.timeout)
  }

  // MARK: - Reading

  /// Returns whether the host is silent for so long that it most likely hangs.
  func isSilent(at now: Duration) -> Bool {
    pingTime.map { now >= $0.end(after: Self.outdatedTimeout) } ?? false
  }

  /// An event of a preview host.
  enum Event {
    case reply(HostReply)
    /// It has stopped or hangs; its stack is still to be read.
    case stopping(Stop)
    case ended(CrashFacts)
  }

  /// A stop, as far as it is known before the stack is read.
  struct Stop {
    /// The code that ran last; `nil` where none ran.
    let place: CodePlace?
    /// The crash as its first message tells it; `nil` where none is reported.
    let crash: CrashReport?
    /// A Boolean value indicating whether it was ended since it did not answer.
    var hangs = false

    /// The reason in a few words, as far as it is known.
    var reason: String {
      hangs ? PreviewHostProcess.hangReason : crash?.message.map { "stopped: \($0)" } ?? "stopped"
    }
  }

  /// Reads all that came, whether or not it is known to be ready: after a pause, an answer may just have come.
  func read(at now: Duration) -> [Event] {
    flush()
    var events: [Event] = []
    for piece in child.read(at: now) { take(piece, at: now) }
    let isLinkClosed = !child.isOpen(Self.link)
    if isLinkClosed { pingTime = nil }
    while let bytes = framer.next() {
      switch HostReply(bytes) {
      case .wants(let source)?: wantedSources.insert(source)
      case .closed(let source)?:
        wantedSources.remove(source)
        closedSources.append(source)
      case let reply?: events.append(.reply(reply))
      case nil: break
      }
    }
    // Code of widgets may have written to the connection by its number.
    if framer.isBroken { child.end(by: .kill) }
    endIfSilent(at: now)
    if isLinkClosed || watchdog.hangs || isCrashing, !hasToldStop {
      hasToldStop = true
      events.append(.stopping(Stop(place: lastCode?.place, crash: crash, hangs: watchdog.hangs)))
    }
    if let ending = child.ending { events.append(.ended(facts(of: ending))) }
    return events
  }

  /// Takes the sources that the host has served to their ends.
  func takeClosedSources() -> [Int] {
    defer { closedSources = [] }
    return closedSources
  }

  private func take(_ piece: ChildRun.Piece, at now: Duration) {
    guard piece.output == Self.link else {
      output.append(piece.bytes[...])
      if watchdog.isEnough(in: &output, copies: copies) { child.end(by: .kill) }
      return
    }
    framer.append(piece.bytes[...])
    pingTime = nil
    if owesPing {
      ping(at: now)
      flush()
    }
  }

  private var isCrashing: Bool { output.hasReportBegun }

  /// The crash that is being reported; the signal that will end the process is not known yet.
  private var crash: CrashReport? {
    guard isCrashing else { return nil }
    return CrashReport(
      output: output.end, ending: .signal(Signal.abort.rawValue), hangs: false, copies: copies)
  }

  private func endIfSilent(at now: Duration) {
    if isCrashing, pingTime != nil {
      pingTime = nil
      watchdog.reportBegan(at: now)
    }
    if let signal = watchdog.update(silentSince: pingTime, at: now) { child.end(by: signal) }
  }

  private func facts(of ending: ChildProcess.Ending) -> CrashFacts {
    CrashFacts(
      ending: ending, output: output.end,
      place: lastCode?.place, isMadeUp: lastCode?.isMadeUp ?? false, hangs: watchdog.hangs)
  }

  /// The code of widgets that ran last.
  private var lastCode: (place: CodePlace, isMadeUp: Bool)? {
    CodeBreadcrumb.place(in: CodeBreadcrumb.bytes(of: breadcrumb))
  }

  /// Asks for the log and waits a moment for it.
  func finish() -> [String] {
    send(.finish, at: HostClock.monotonic)
    var request = LogRequest(host: self, end: HostClock.monotonic + .milliseconds(300))
    // A log that can't be waited for is left out.
    return (try? request.run()) ?? []
  }
}

/// Waits for a preview host's log.
private struct LogRequest: LoopParticipant {
  let host: PreviewHostProcess
  /// The time at which the log is no longer waited for.
  let end: Duration

  func update(at now: Duration) -> [String]? { now < end ? nil : [] }
  func addInterests(to waiting: inout PollSet) { host.addInterests(to: &waiting) }
  func nextTurn(at now: Duration) -> Duration? { end }

  func handle(_ ready: PollSet, at now: Duration) -> [String]? {
    for event in host.read(at: now) {
      switch event {
      case .reply(.log(let lines)): return lines
      case .reply: break
      case .stopping, .ended: return []
      }
    }
    return nil
  }
}
