import HostIO
import LockScreenSession
import WidgetSources

/// A preview host as islet sees it: the process, its connection, its standard error, and its breadcrumb.
struct PreviewHostProcess {
  /// The longest time without a heartbeat of a preview host.
  static let patience = Duration.seconds(3)
  /// The reason for which a preview host without a heartbeat is ended.
  static let hangReason = "took more than \(patience.components.seconds) s"
  /// The time without a heartbeat after which a preview host of a former build is no longer waited for.
  private static let outdatedPatience = Duration.seconds(1)
  /// The time that a preview host has to write its stack.
  private static let reportPatience = Duration.seconds(15)
  /// The most bytes that wait to be sent.
  private static let unsentByteCountMaximum = 64 << 20

  /// The number of the host.
  let serial: Int
  /// The sources of lines of which it wants bytes.
  private(set) var wantedSources: Set<Int> = []
  /// The sources that it has served to their ends, and that were not yet taken.
  private var closedSources: [Int] = []
  private let process: ChildProcess
  private let copies: SourceCopies
  private let link: FileDescriptor
  private let lifeline: FileDescriptor
  private let messages: FileDescriptor
  private let breadcrumb: FileDescriptor
  private var framer = MessageFramer()
  private var unsent = Outbox(limit: unsentByteCountMaximum)
  private var output = WidgetOutput()
  private var hasOutputEnded = false
  /// A Boolean value indicating whether the preview host has closed the connection.
  private var isLinkClosed = false
  private var hasToldStop = false
  /// The time of the ping that was not yet answered.
  private var pingTime: Duration?
  /// A Boolean value indicating whether something was sent after the ping, so that another one is due.
  private var owesPing = false
  private var watchdog = Watchdog(
    patience: patience, crashReportPatience: reportPatience, hangReportPatience: reportPatience)
  private var buffer = [UInt8](repeating: 0, count: 256 * 1024)

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
    do {
      let connection = opened.adding(try ChildProcess.connection())
      let life = opened.adding(try ChildProcess.lifeline())
      let errors = opened.adding(try ChildProcess.pipe())
      breadcrumb = opened.adding(
        try FileDescriptor.creatingForBoth("\(folder)/breadcrumb-\(serial)"))
      let null = opened.adding(try FileDescriptor.opening("/dev/null"))
      process = try ChildProcess(
        arguments, environment: Toolchain.variables(ofBuildIn: folder),
        descriptors: [
          0: null, 1: errors.far, 2: errors.far, PreviewHost.link.number: connection.far,
          PreviewHost.lifeline.number: life.far, PreviewHost.breadcrumb.number: breadcrumb,
        ])
      process.ends(with: life.far)
      (link, lifeline, messages) = (connection.near, life.near, errors.near)
      opened.close(keeping: [link, lifeline, messages, breadcrumb])
    } catch {
      opened.close()
      throw error
    }
  }

  // MARK: - Sending

  /// Sends a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - now: The time.
  ///   - past: The time of something that happened before; `nil` means now.
  mutating func send(_ message: HostRequest, at now: Duration, past: Duration? = nil) {
    if case .bytes(let source, _) = message { wantedSources.remove(source) }
    append(message.encoded(at: past ?? now))
    if message != .drawn, message != .finish { ping(at: now) }
    flush()
  }

  /// Asks for a heartbeat, unless a ping waits for its answer.
  private mutating func ping(at now: Duration) {
    owesPing = pingTime != nil
    guard pingTime == nil else { return }
    append(HostRequest.ping.encoded(at: now))
    pingTime = now
  }

  /// Queues a message; a host that would miss one is ended, and the next one gets all of them.
  private mutating func append(_ message: [UInt8]) {
    if !unsent.append(message) { process.end(by: .kill) }
  }

  private mutating func flush() {
    // The connection's end is read, and told as the stop that it is.
    _ = unsent.flush(to: link)
  }

  func addInterests(to waiting: inout PollSet) {
    if !isLinkClosed { waiting.add(link, for: unsent.isEmpty ? .reading : .readingAndWriting) }
    if !hasOutputEnded { waiting.add(messages, for: .reading) }
  }

  var nextTurn: Duration? { watchdog.deadline ?? pingTime.map { $0 + Self.patience } }

  // MARK: - Reading

  /// Returns whether the host is silent for so long that it most likely hangs.
  func isSilent(at now: Duration) -> Bool {
    pingTime.map { now >= $0 + Self.outdatedPatience } ?? false
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

  /// Reads all that came.
  mutating func read(_ ready: PollSet, at now: Duration) -> [Event] {
    flush()
    var events: [Event] = []
    if !ready.readiness(of: messages).isEmpty { readOutput() }
    readLink(at: now)
    while let bytes = framer.next() {
      switch HostReply(bytes) {
      case .wants(let source)?: wantedSources.insert(source)
      case .closed(let source)?: closedSources.append(source)
      case let reply?: events.append(.reply(reply))
      case nil: break
      }
    }
    // Code of widgets may have written to the connection by its number.
    if framer.isBroken { process.end(by: .kill) }
    endIfSilent(at: now)
    if isLinkClosed || watchdog.hangs || isCrashing, !hasToldStop {
      hasToldStop = true
      events.append(.stopping(Stop(place: lastCode?.place, crash: crash, hangs: watchdog.hangs)))
    }
    // Code of widgets may close its standard error and go on.
    if hasOutputEnded, isLinkClosed { events.append(.ended(facts())) }
    return events
  }

  /// Takes the sources that the host has served to their ends.
  mutating func takeClosedSources() -> [Int] {
    defer { closedSources = [] }
    return closedSources
  }

  /// Reads the connection, whether or not it is known to be ready: after a pause, an answer may just have come.
  private mutating func readLink(at now: Duration) {
    switch link.read(into: &buffer) {
    case .bytes(let count):
      framer.append(buffer[..<count])
      pingTime = nil
      if owesPing {
        ping(at: now)
        flush()
      }
    case .wouldBlock: break
    case .end, .failed: (isLinkClosed, pingTime) = (true, nil)
    }
  }

  private mutating func readOutput() {
    switch messages.read(into: &buffer) {
    case .bytes(let count):
      output.append(buffer[..<count])
      if watchdog.isEnough(in: &output, copies: copies) { process.end(by: .kill) }
    case .wouldBlock: break
    case .end, .failed: hasOutputEnded = true
    }
  }

  private var isCrashing: Bool { output.hasReportBegun }

  /// The crash that is being reported; the signal that will end the process is not known yet.
  private var crash: CrashReport? {
    guard isCrashing else { return nil }
    return CrashReport(
      output: output.end, ending: .signal(Signal.abort.rawValue), hangs: false, copies: copies)
  }

  private mutating func endIfSilent(at now: Duration) {
    if isCrashing, pingTime != nil {
      pingTime = nil
      watchdog.reportBegan(at: now)
    }
    if let signal = watchdog.update(silentSince: pingTime, at: now) { process.end(by: signal) }
  }

  private mutating func facts() -> CrashFacts {
    // A process that has closed all its descriptors by itself may go on for ever; one that ends keeps its ending.
    if self.ending == nil { process.end(by: .kill) }
    let ending = self.ending ?? process.waitForEnding()
    self.ending = ending
    return CrashFacts(
      ending: ending, output: output.end,
      place: lastCode?.place, isMadeUp: lastCode?.isMadeUp ?? false, hangs: watchdog.hangs)
  }

  /// The ending, which the system tells once; `nil` while the process runs.
  private var ending: ChildProcess.Ending?

  /// The code of widgets that ran last.
  private var lastCode: (place: CodePlace, isMadeUp: Bool)? {
    CodeBreadcrumb.place(in: CodeBreadcrumb.bytes(of: breadcrumb))
  }

  /// Ends the process, and closes all.
  func close() {
    if ending == nil {
      process.end(by: .kill)
      _ = process.waitForEnding()
    }
    for descriptor in [link, lifeline, messages, breadcrumb] { descriptor.close() }
  }

  /// Asks for the log and waits a moment for it.
  mutating func finish() -> [String] {
    send(.finish, at: HostClock.monotonic)
    var request = LogRequest(host: self, end: HostClock.monotonic + .milliseconds(300))
    // A log that can't be waited for is left out.
    let log = (try? request.run()) ?? []
    self = request.host
    return log
  }
}

/// Waits for a preview host's log.
private struct LogRequest: LoopParticipant {
  var host: PreviewHostProcess
  /// The time at which the log is no longer waited for.
  let end: Duration

  func update(at now: Duration) -> [String]? { now < end ? nil : [] }
  func addInterests(to waiting: inout PollSet) { host.addInterests(to: &waiting) }
  func nextTurn(at now: Duration) -> Duration? { end }

  mutating func handle(_ ready: PollSet, at now: Duration) -> [String]? {
    for event in host.read(ready, at: now) {
      switch event {
      case .reply(.log(let lines)): return lines
      case .reply: break
      case .stopping, .ended: return []
      }
    }
    return nil
  }
}
