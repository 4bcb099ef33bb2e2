import ActivityFeed
public import FeedReports
public import LiveActivities
public import LockScreenUI

/// A feed run by its own clock, without waiting: the same bytes in, the same reports and the same frames out.
///
/// Each call of `next()` gives the next step in the order of time: a line's report, or a frame where frames are wanted.
/// Lines with `at` come at that time after the start; they make the feed a scenario. Without them the clock follows the
/// pushes' own timestamps.
public struct HeadlessRun {
  /// When a feed without any timestamp happens: 2026-11-20 09:41:00 UTC.
  public static let standardMoment = Timestamp(secondsSince1970: 1_795_167_660)
  /// The end of 2099: a timestamp beyond it is a mistake, and not the time to show.
  private static let latestMoment = Timestamp(secondsSince1970: 4_102_444_799)

  /// A feed's bytes, and its name.
  public struct Input {
    /// The name, as people know it.
    public let name: String
    /// The bytes.
    public let bytes: [UInt8]

    /// Makes an input.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// A step of a run.
  public enum Step {
    /// A line was applied, or not.
    case line(LineReport)
    /// The picture has changed.
    case frame(SceneFrame, at: Duration)
  }

  /// The session.
  public private(set) var session: Session
  /// The time that has passed since the start, as a terminal's person would have waited.
  public private(set) var real = Duration.zero
  /// The frames that are wanted; `nil` for none.
  public var frames: FrameSchedule?
  /// How long the run may last; `nil` for as long as its lines say.
  public var lengthMaximum: Duration?
  /// The first line that comes after `lengthMaximum`; it is left alone, and so are all that follow.
  public private(set) var firstLate: LineOrigin?
  private let start: Timestamp
  private var inputs: ArraySlice<Input>
  /// The stream that is read, or none.
  private var streams: [FeedStream] = []
  private var isScenario = false

  /// Makes a run of feeds, one after another; it starts at the time that the first push or clock line tells.
  public init(_ setup: Session.Setup, of inputs: [Input]) {
    var setup = setup
    setup.presumesActivities = true
    start = Self.start(of: inputs) ?? Self.standardMoment
    session = Session(setup, showing: start, at: .zero)
    self.inputs = inputs[...]
  }

  /// Makes a run of a demo.
  public init(_ setup: Session.Setup, of demo: Demo) {
    start = Self.standardMoment
    session = Session(setup, showing: start, at: .zero)
    inputs = []
    streams = [demo.stream(startingAt: start)]
  }

  /// Returns the next step of the feeds; `nil` at their end.
  ///
  /// - Parameter end: The first moment after the start whose lines are left alone; `nil` for none.
  public mutating func next(before end: Duration? = nil) -> Step? {
    while firstLate == nil {
      if let due = nextDue(before: end) {
        let arrival = real + session.clock.realTime(for: due - session.clock.now(at: real))
        if let lengthMaximum, arrival > lengthMaximum {
          firstLate = streams.first?.pendingOrigin
          return nil
        }
        if let frame = frames?.next(of: &session, from: real, to: arrival) { return frame }
        pass(to: due, at: arrival)
      } else if streams.contains(where: \.hasTimedLine), let frame = lastFrame() {
        // The picture before a line that is due this very moment.
        return frame
      }
      if let (_, report) = session.applyNextLine(of: &streams, at: real) { return .line(report) }
      guard nextDue(before: nil) == nil else { return nil }
      guard openNextInput() else { return nil }
    }
    return nil
  }

  /// Returns the next step of the time up to `time`, which has no lines; `nil` when that is reached.
  public mutating func next(passingTo time: Duration) -> Step? {
    guard time > real else { return nil }
    if let frame = frames?.next(of: &session, from: real, to: time) { return frame }
    real = time
    session.advance(to: time)
    return nil
  }

  /// The real time at which the device shows `time` after the start; now, where that is past.
  public func realTime(ofScenario time: Duration) -> Duration {
    let (moment, now) = (start + time, session.clock.now(at: real))
    return moment > now ? real + session.clock.realTime(for: moment - now) : real
  }

  /// Takes all steps up to a moment after the start: lines that are due by then, then the time that is left.
  mutating func drain(toScenario time: Duration) {
    // A line at the very moment has been applied by then.
    while next(before: time + .milliseconds(1)) != nil {}
    let arrival = realTime(ofScenario: time)
    while next(passingTo: arrival) != nil {}
    session.moveClock(to: start + time, at: real)
    session.advance(to: real)
  }

  /// Takes all steps of the feeds, and so much time after them.
  mutating func drain(andPass time: Duration = .zero) {
    while next() != nil {}
    let end = real + time
    while next(passingTo: end) != nil {}
  }

  /// Returns a frame of this very moment, where the picture has changed; `nil` otherwise.
  public mutating func lastFrame() -> Step? { frames?.next(of: &session, from: real, to: real) }

  /// The picture, at rest unless frames were taken before.
  public mutating func frame() -> SceneFrame { session.frame(at: real) }

  // MARK: - Time

  /// When the next line is due that waits for its time; `nil` where none does, or only after the end.
  private mutating func nextDue(before end: Duration?) -> Timestamp? {
    let now = session.clock.now(at: real)
    for index in streams.indices { streams[index].fill(at: now, limits: session.activities.limits) }
    guard !session.isJumping, let due = streams.compactMap(\.nextDue).min(), due > now else {
      return nil
    }
    if let end, due >= start + end { return nil }
    return due
  }

  /// Lets the clock get to a moment.
  private mutating func pass(to moment: Timestamp, at arrival: Duration) {
    real = arrival
    // A clock that stands is a scenario's to move all the same, as is one that lacks a millisecond.
    session.moveClock(to: moment, at: real)
    session.advance(to: real)
  }

  private mutating func openNextInput() -> Bool {
    isScenario = isScenario || streams.contains(where: \.isScenario)
    guard let input = inputs.popFirst() else { return false }
    var stream = FeedStream(
      name: input.name, pacing: .headless(start: start, isScenario: isScenario))
    stream.append(input.bytes)
    stream.finish()
    streams = [stream]
    return true
  }

  // MARK: - The start

  /// The longest scenario that is looked at before it is shown, in bytes.
  public static let scenarioByteCountMaximum = 1 << 20

  /// When a scenario starts; `nil` for a feed of which no line says when it comes.
  public static func scenarioStart(of bytes: [UInt8]) -> Timestamp? {
    var reader = FeedLineReader()
    reader.append(bytes)
    reader.finish()
    while let (_, content) = reader.next() {
      guard content.time != nil else { continue }
      return start(of: [Input(name: "", bytes: bytes)]) ?? standardMoment
    }
    return nil
  }

  /// When a feed starts: what its first dated line says, less that line's own `at`.
  private static func start(of inputs: [Input]) -> Timestamp? {
    for input in inputs {
      var reader = FeedLineReader()
      reader.append(input.bytes)
      reader.finish()
      while let (_, content) = reader.next() {
        // A line that can't be read has its verdict later.
        guard case .line(let line) = content, let date = line.event.date, date <= latestMoment
        else { continue }
        return date - (line.notes.time ?? .zero)
      }
    }
    return nil
  }
}

extension FeedEvent {
  /// The date that it sets or bears.
  fileprivate var date: Timestamp? {
    if case .clock(.set(let date)) = self { return date }
    return pushTimestamp
  }
}
