import ActivityFeed
public import FeedReports
public import LiveActivities
public import LockScreenUI
import PastedPayloads

/// A feed run by its own clock, without waiting: the same bytes in, the same reports and the same frames out.
///
/// Each call of `next()` gives the next step in the order of time: a line's report, or a frame where frames are wanted.
/// Lines with `at` come at that time after the start; they make the feed a scenario. Without them the clock follows the
/// pushes' own timestamps.
public struct HeadlessRun {
  /// The time of a feed without any timestamp: 2026-11-20 09:41:00 UTC.
  public static let standardMoment = Timestamp(
    secondsSince1970: StandardMoment.secondsSince1970)
  /// The first moment with Live Activities; an earlier timestamp is a mistake, and does not set the clock either.
  private static let earliestMoment = Finding.firstLiveActivities
  /// The end of 2099; a later timestamp is a mistake, and does not set the clock.
  private static let latestMoment = Timestamp(secondsSince1970: 4_102_444_799)

  /// The most bytes in which a feed's start is looked for; a feed without a date in them starts at the standard moment.
  static let startSearchByteCountMaximum = 4 << 20

  /// A feed's bytes, and its name.
  public struct Input {
    /// The name for people.
    public let name: String
    /// The bytes that are read; all of them where there is no rest.
    public fileprivate(set) var bytes: [UInt8]
    fileprivate var rest: (any FeedBytes)?
    /// The time at which it starts where none of its lines has a date.
    fileprivate var undatedStart = HeadlessRun.standardMoment
    /// A Boolean value indicating whether its lines are the states of previews.
    fileprivate var isOfPreviews = false

    /// Makes an input of previews' states, which starts at a time.
    public init(previews bytes: [UInt8], undatedStart: Timestamp) {
      self.init(name: "previews", bytes: bytes, undatedStart: undatedStart)
      isOfPreviews = true
    }

    /// Makes an input of bytes.
    ///
    /// - Parameters:
    ///   - name: The name for people.
    ///   - bytes: The bytes.
    ///   - undatedStart: The time at which it starts where none of its lines has a date.
    public init(
      name: String, bytes: [UInt8], undatedStart: Timestamp = HeadlessRun.standardMoment
    ) {
      self.name = name
      self.bytes = bytes
      self.undatedStart = undatedStart
    }

    /// Makes an input that is read while it runs, which it can only once.
    public init(name: String, reading rest: any FeedBytes) {
      self.name = name
      bytes = []
      self.rest = rest
    }
  }

  /// A step of a run.
  public enum Step {
    /// The report on a line.
    case line(LineReport)
    /// A frame, since the picture has changed.
    case frame(SceneFrame, at: Duration)
  }

  /// The session.
  public private(set) var session: Session
  /// The time since the start that a person at a terminal would have waited.
  public private(set) var real = Duration.zero
  /// The frames that are wanted; `nil` for none.
  public var frames: FrameSchedule?
  /// The longest duration of the run; `nil` for no limit.
  public var lengthMaximum: Duration?
  /// The first line after `lengthMaximum`; neither it nor the lines after it are applied.
  public private(set) var firstLate: LineOrigin?
  private let start: Timestamp
  private var inputs: [Input]
  private let hasSeveralInputs: Bool
  /// The part of the present input that was not yet read.
  private var rest: (any FeedBytes)?
  /// The stream that is read; empty between two inputs.
  private var sources: [StreamSource] = []
  private var isScenario = false

  /// Makes a run of feeds, one after another, from the time of the first push or clock line on.
  public init(_ setup: Session.Setup, of inputs: [Input]) {
    var setup = setup
    setup.presumesActivities = true
    setup.comparesLaterContents = true
    if inputs.contains(where: \.isOfPreviews) { setup.limits = .ofPreviews }
    var inputs = inputs
    start =
      Self.start(of: &inputs) ?? inputs.first?.undatedStart ?? Self.standardMoment
    session = Session(setup, showing: start, at: .zero)
    session.intents = setup.intents
    self.inputs = inputs.reversed()
    hasSeveralInputs = inputs.count > 1
  }

  /// Makes a run of a demo.
  public init(_ setup: Session.Setup, of demo: Demo) {
    start = Self.standardMoment
    session = Session(setup, showing: start, at: .zero)
    session.intents = setup.intents
    inputs = []
    hasSeveralInputs = false
    sources = [StreamSource(demo.stream(startingAt: start, on: setup.profile.version))]
  }

  /// Returns the next step of the feeds.
  ///
  /// - Parameter end: The first moment after the start whose lines are not applied; `nil` for none.
  /// - Returns: The step; `nil` at the feeds' end.
  public mutating func next(before end: Duration? = nil) -> Step? {
    while firstLate == nil {
      if let due = nextDue(before: end) {
        let arrival = real + session.clock.realTime(for: due - session.clock.now(at: real))
        if let lengthMaximum, arrival > lengthMaximum {
          firstLate = sources.first?.stream.pendingOrigin
          return nil
        }
        if let frame = nextFrame(until: arrival) { return frame }
        pass(to: due, at: arrival)
      } else if frames != nil, !session.isJumping, sources.contains(where: \.stream.hasTimedLine),
        let frame = lastFrame()
      {
        // This is the picture before a line that is due at this very moment.
        return frame
      }
      if let (_, report) = session.applyNextLine(of: &sources, at: real) {
        guard let report else { continue }
        return .line(report)
      }
      // A jump of the clock may have waited for the next line.
      if rest != nil { continue }
      guard openNextInput() else { return nil }
    }
    return nil
  }

  /// Returns the next step of the time up to `time`, which has no lines; `nil` once it is reached.
  public mutating func next(passingTo time: Duration) -> Step? {
    guard time > real else { return nil }
    if let frame = nextFrame(until: time) { return frame }
    real = time
    session.advance(to: time)
    return nil
  }

  /// Returns the real time at which the device shows `time` after the start, or now if that is past.
  public func realTime(ofScenario time: Duration) -> Duration {
    let (moment, now) = (start + time, session.clock.now(at: real))
    return moment > now ? real + session.clock.realTime(for: moment - now) : real
  }

  /// Takes all steps up to a moment after the start: the lines that are due by then, and the time after them.
  mutating func drain(toScenario time: Duration) {
    // A line at the very moment has been applied by then.
    while next(before: time + .milliseconds(1)) != nil {}
    let arrival = realTime(ofScenario: time)
    while next(passingTo: arrival) != nil {}
    session.moveClock(to: start + time, at: real)
    session.advance(to: real)
  }

  /// Takes all steps of the feeds, and of a duration after them.
  mutating func drain(andPass time: Duration = .zero) {
    while next() != nil {}
    let end = real + time
    while next(passingTo: end) != nil {}
  }

  /// Takes all steps of the feeds, and of the time after them until the island no longer shows an alert.
  mutating func drainPastAlert() {
    drain()
    guard let end = session.activities.alertEnd, let arrival = session.clock.realTime(of: end)
    else { return }
    while next(passingTo: arrival) != nil {}
  }

  /// Returns a frame of this very moment; `nil` if the picture has not changed.
  public mutating func lastFrame() -> Step? { nextFrame(until: real) }

  private mutating func nextFrame(until end: Duration) -> Step? {
    guard let next = frames?.next(of: &session, from: real, to: end) else { return nil }
    return .frame(next.frame, at: next.time)
  }

  /// Returns the picture, at rest unless frames were taken before, which alone begin motion.
  public mutating func frame() -> SceneFrame { session.frame(at: real) }

  // MARK: - Time

  /// Returns the time of the next line that waits for it; `nil` if there is none before the end.
  private mutating func nextDue(before end: Duration?) -> Timestamp? {
    let now = session.clock.now(at: real)
    var next: Timestamp?
    for index in sources.indices {
      var outlook = sources[index].stream.prepare(at: now, lead: session.timestampLead)
      while outlook.isUnread, readOn() {
        outlook = sources[index].stream.prepare(at: now, lead: session.timestampLead)
      }
      if let due = outlook.due { next = min(next ?? due, due) }
    }
    guard !session.isJumping, let due = next, due > now else {
      return nil
    }
    if let end, due >= start + end { return nil }
    return due
  }

  /// Lets time pass until the clock shows a moment.
  private mutating func pass(to moment: Timestamp, at arrival: Duration) {
    real = arrival
    // The clock may be paused, or a millisecond short by rounding, but a scenario's line is applied at its own time.
    session.moveClock(to: moment, at: real)
    session.advance(to: real)
  }

  private mutating func openNextInput() -> Bool {
    isScenario = isScenario || sources.contains(where: \.stream.isScenario)
    guard let input = inputs.popLast() else { return false }
    // One empty input among several is a mistake in it; an empty one alone has no line, which the command says.
    let isFile = !input.bytes.isEmpty || input.rest != nil || hasSeveralInputs
    var stream = FeedStream(
      name: input.name, pacing: .headless(start: start, isScenario: isScenario), isFile: isFile)
    stream.append(input.bytes)
    rest = input.rest
    if rest == nil { stream.finish() }
    sources = [StreamSource(stream)]
    return true
  }

  /// Reads a piece of the present input, or marks its end.
  ///
  /// - Returns: A Boolean value indicating whether there is something new.
  private mutating func readOn() -> Bool {
    guard let piece = rest?.next(), let index = sources.indices.first else { return false }
    if piece.isEmpty {
      rest = nil
      sources[index].stream.finish()
    } else {
      sources[index].stream.append(piece)
    }
    return true
  }

  // MARK: - The start

  /// The longest file that is searched for a scenario's start, in bytes.
  public static let scenarioByteCountMaximum = 1 << 20

  /// Returns the start of a scenario; `nil` for a feed without timed lines.
  public static func scenarioStart(of bytes: [UInt8]) -> Timestamp? {
    var reader = FeedLineReader(isWhole: true)
    reader.append(bytes)
    reader.finish()
    while let (_, content) = reader.next() {
      guard content.time != nil else { continue }
      var inputs = [Input(name: "", bytes: bytes)]
      return start(of: &inputs) ?? standardMoment
    }
    return nil
  }

  /// Returns the start of a feed: the date of its first dated line, less that line's `at`.
  private static func start(of inputs: inout [Input]) -> Timestamp? {
    var byteCount = 0
    for index in inputs.indices {
      var reader = FeedLineReader(isWhole: true)
      reader.append(inputs[index].bytes)
      if inputs[index].rest == nil { reader.finish() }
      while true {
        if let start = start(in: &reader) { return start }
        guard byteCount < startSearchByteCountMaximum else { return nil }
        guard let piece = inputs[index].rest?.next() else { break }
        byteCount += piece.count
        if piece.isEmpty {
          inputs[index].rest = nil
          reader.finish()
        } else {
          inputs[index].bytes += piece
          reader.append(piece)
        }
      }
    }
    return nil
  }

  /// Returns the start by the first dated line of the reader's whole lines; `nil` where none is dated.
  private static func start(in reader: inout FeedLineReader) -> Timestamp? {
    while let (_, content) = reader.next() {
      // A line that can't be read has its verdict when the run gets there.
      guard let line = content.judgedLine, let date = line.event.date, date <= latestMoment,
        date >= earliestMoment || line.event.pushTimestamp == nil
      else { continue }
      return date - (line.notes.time ?? .zero)
    }
    return nil
  }
}

extension FeedEvent {
  /// The date to which it sets the clock, or its push's timestamp.
  fileprivate var date: Timestamp? {
    if case .clock(.set(let date)) = self { return date }
    return pushTimestamp
  }
}
