import CellUI
import Compositing
import FeedReports
import HostIO
import LiveActivities
import LockScreenSession
import LockScreenUI

/// The process that runs a person's widgets for `islet run`.
///
/// It is a lock screen whose keys and lines come over a connection, and whose pictures go back over it. It has no terminal,
/// so that it can trap or hang without harm.
///
/// It first replays all that happened before, each message at its own time, so that it takes the place of the host
/// before it; then it is live.
struct PreviewHost: ~Copyable, LoopParticipant {
  /// The first argument of a preview host.
  static let word = "--preview-host"
  /// The argument for a preview host that shows previews.
  static let previewsWord = "previews"
  /// The host's descriptors beside the standard streams: the connection, and the pipe that ends with islet.
  static let (link, lifeline) = (FileDescriptor(3), FileDescriptor(4))
  /// The descriptor of the breadcrumb file, which names the code that runs.
  static let breadcrumb = FileDescriptor(5)
  /// The number of requests between two heartbeats while the past is replayed.
  private static let replayedPerHeartbeat = 200

  private var scene: LockScreenScene
  private let trace: CodeBreadcrumb
  private var framer = MessageFramer()
  private var frames = FrameClock()
  private var isLive = false
  /// A Boolean value indicating whether islet has taken the last picture.
  private var isTaken = true
  private var isWhole = true
  /// A Boolean value indicating whether the last picture was a part, whose rest is due.
  private var hasRest = false
  private var pastCount = 0
  /// A Boolean value indicating whether islet waits for a heartbeat, which follows the next picture.
  private var owesHeartbeat = false
  /// The sources that were told that more bytes are welcome.
  private var hungry: Set<Int> = []
  /// The most actions that wait.
  private static let heldActionsMaximum = 64
  /// The actions of keys that wait for the end of a jump of the clock.
  private var heldActions: [LockScreenScene.Action] = []
  private var latest: Duration
  /// The words on what is not shown.
  private let unshown: [String]
  private var buffer = [UInt8](repeating: 0, count: 256 * 1024)

  /// Begins a preview host.
  private init(
    _ options: LockScreenOptions, resources: Resources, moment: Timestamp, start: Duration,
    previewMoment: Timestamp
  ) throws(Failure) {
    trace = CodeBreadcrumb(file: Self.breadcrumb)
    var views = resources.views
    views.trace = trace
    var setup = try options.appearance.setup(
      size: .standardPicture, views: views)
    setup.localTime = LocalTime(probedAt: moment)
    setup.takeTerminalPace()
    if case .previews = options.source {
      setup.previews = resources.previewStates(trace, at: previewMoment)
      setup.previewMaker = AuthorsPreviews(
        resources: resources, trace: trace, earliest: previewMoment)
    }
    unshown = Messages.unshown(setup.previews)
    var session = Session(setup, showing: moment, at: start)
    session.isMuted = options.isMuted
    let inputs = FeedInputs(
      files: [], server: nil, demo: setup.previews.stream, startingAt: moment)
    latest = start
    scene = LockScreenScene(
      session, inputs: inputs, files: WatchedFiles(options.appearance), exitsAtEndOfInput: false)
  }

  /// Runs a preview host until islet ends it.
  ///
  /// - Parameters:
  ///   - arguments: The time that the device shows at first, in milliseconds since 1970; the steady time of that moment,
  ///     in nanoseconds; the time from which the previews' dates count; whether previews are shown; and the arguments of
  ///     `islet run`.
  ///   - resources: The views and demos.
  /// - Returns: The result, which says nothing.
  /// - Throws: The reason why it can't go on.
  static func run(
    _ arguments: ArraySlice<String>, with resources: Resources
  ) throws(Failure) -> CommandResult {
    ChildProcess.endWith(lifeline)
    FileDescriptor.ignoreBrokenPipes()
    let numbers = arguments.prefix(3).compactMap(Int64.init)
    guard arguments.count >= 4, numbers.count == 3 else {
      throw Failure(.usage, "a preview host is started by islet run alone")
    }
    let invocation: Invocation
    do {
      invocation = try CommandTable(demos: resources.demos.map(\.name))[.run]
        .parse(arguments.dropFirst(4))
    } catch {
      throw Failure(.usage, Messages.fault(error))
    }
    guard case .run(var options) = invocation else { return CommandResult() }
    let showsPreviews = arguments[arguments.startIndex + 3] == previewsWord
    options.run.source = showsPreviews ? .previews : .feed(files: [])
    let run = options.run
    return try run.appearance.withAssets(besides: resources.facts) { () throws(Failure) in
      var host = try PreviewHost(
        run, resources: resources, moment: Timestamp(millisecondsSince1970: numbers[0]),
        start: .nanoseconds(numbers[1]),
        previewMoment: Timestamp(millisecondsSince1970: numbers[2]))
      _ = try host.run()
      return CommandResult()
    }
  }

  // MARK: - The loop

  mutating func update(at now: Duration) throws(Failure) -> Bool? {
    guard isLive else { return nil }
    advance(to: now)
    let isDrawn = try drawIfDue(at: latest)
    if !isDrawn, scene.wantsPreparation {
      scene.prepare(at: latest)
      trace.leave()
    }
    try tellSources()
    // The heartbeat comes after the picture, since it is the picture that may hang.
    if owesHeartbeat, !isTaken || !scene.wantsFrame(at: max(now, latest)) {
      owesHeartbeat = false
      try send(.heartbeat)
    }
    return nil
  }

  private mutating func advance(to now: Duration) {
    latest = max(latest, now)
    _ = scene.update(at: latest)
    while !scene.holdsKeys, !heldActions.isEmpty {
      _ = scene.handle(heldActions.removeFirst(), at: latest)
    }
  }

  /// Draws the next frame if it is due and islet has taken the last one, and returns whether it did.
  private mutating func drawIfDue(at now: Duration) throws(Failure) -> Bool {
    if scene.takeSound() { try send(.bell) }
    guard isTaken, scene.wantsFrame(at: now), hasRest || nextFrame(at: now) <= now else {
      return false
    }
    let frame = scene.frame(at: now)
    trace.leave()
    try send(HostReply(frame, isWhole: isWhole))
    if !hasRest { frames.frameDrawn(at: now) }
    (isTaken, isWhole, hasRest) = (false, false, frame.isPart)
    return true
  }

  private func nextFrame(at now: Duration) -> Duration {
    frames.nextFrame(isAwaited: scene.awaitsFrame(at: now))
  }

  /// Tells which sources want bytes and which are done, and sends the answers to clients.
  private mutating func tellSources() throws(Failure) {
    let replies = scene.inputs.takeRelayed()
    for (source, answer) in replies.answers { try send(.answer(source: source, answer)) }
    for source in replies.wishes where hungry.insert(source).inserted {
      try send(.wants(source: source))
    }
    for source in replies.closed { try send(.closed(source: source)) }
  }

  func addInterests(to waiting: inout PollSet) {
    waiting.add(Self.link, for: .reading)
    if isLive { scene.addInterests(to: &waiting) }
  }

  func nextTurn(at now: Duration) -> Duration? {
    guard isLive else { return nil }
    if scene.wantsPreparation { return now }
    let isDue = scene.wantsFrame(at: now) && isTaken
    let turn = scene.nextTurn(isFrameDue: isDue || !isTaken, at: now)
    return [isDue ? hasRest ? now : nextFrame(at: now) : nil, turn].compactMap { $0 }.min()
  }

  mutating func handle(_ ready: PollSet, at now: Duration) throws(Failure) -> Bool? {
    if !ready.readiness(of: Self.link).isEmpty {
      switch Self.link.read(into: &buffer) {
      case .bytes(let count): framer.append(buffer[..<count])
      case .end, .failed: return true
      case .wouldBlock: break
      }
      while let message = framer.next() {
        guard let (message, time) = HostRequest.decode(message) else { return true }
        if try handle(message, at: time) { return true }
      }
      if framer.isBroken { return true }
    }
    if isLive { scene.read(ready, at: now) }
    return nil
  }

  private func send(_ reply: HostReply) throws(Failure) {
    do { try Self.link.writeAll(reply.encoded) } catch {
      throw Failure(.ioError, "the preview host's connection: \(error.reason)")
    }
  }

  // MARK: - Messages

  /// Handles a message.
  ///
  /// - Returns: A Boolean value indicating whether it is the last one.
  private mutating func handle(_ message: HostRequest, at time: Duration) throws(Failure) -> Bool {
    if message.isKept {
      advance(to: time)
      pastCount += isLive ? 0 : 1
      if pastCount % Self.replayedPerHeartbeat == 1 { try send(.heartbeat) }
    }
    switch message {
    case .size(let size):
      isWhole = true
      scene.resize(to: size, at: latest)
    case .traits(let traits): scene.update(to: traits, at: latest)
    case .sparesMotion(let spares): scene.setSparesMotion(spares)
    case .key(let key): press(key)
    case .opened(let source, let name, let kind):
      scene.inputs.openRelay(source, name: name, kind: kind, at: latest)
    case .bytes(let source, let bytes):
      hungry.remove(source)
      scene.inputs.append(bytes, toRelay: source, at: latest)
    case .ended(let source, let hasLeft): scene.inputs.endRelay(source, hasLeft: hasLeft)
    case .makeRoom: _ = scene.inputs.dismissLongestIdle(at: latest)
    case .report(var report):
      report.lines += unshown.map { SourceReport.Line("△ \($0)", .warning) }
      scene.apply(report)
    case .skip(let place, let reason): trace.add(reason, at: place)
    case .drawn: isTaken = true
    case .ping: owesHeartbeat = true
    case .live:
      // Whatever the past sounded was heard then. The host before may have stopped before it answered a line or closed a
      // source; events of the past are not told again.
      _ = scene.takeSound()
      let past = scene.inputs.takeRelayed()
      for (source, answer) in past.answers where answer.line != nil {
        try send(.answer(source: source, answer))
      }
      for source in past.closed { try send(.closed(source: source)) }
      isLive = true
    case .finish:
      try send(.log(CommandResult(of: scene.session.log, code: .success).messages))
      return true
    }
    return false
  }

  private mutating func press(_ key: Key) {
    guard let action = scene.action(of: key) else { return }
    guard !scene.holdsKeys, heldActions.isEmpty else {
      if heldActions.count < Self.heldActionsMaximum { heldActions.append(action) }
      return
    }
    _ = scene.handle(action, at: latest)
  }
}
