import ActivityFeed
import LiveActivities
import LockScreenUI

/// A feed run by its own clock, without waiting: the same bytes in, the same reports and the same pictures out.
///
/// Lines with `at` come at that time after the start; they make the feed a scenario. Without it the clock follows the
/// pushes' own timestamps, as far as iOS takes one for a time to come (AK 3.18).
struct FeedRun {
  /// When a feed without any timestamp happens: 2026-11-20 09:41:00 UTC.
  static let standardMoment = Timestamp(secondsSince1970: 1_795_167_660)
  /// The end of 2099: a timestamp beyond it is a mistake, and not the time to show.
  private static let latestMoment = Timestamp(secondsSince1970: 4_102_444_799)

  /// A feed's bytes, and what they are called.
  struct Input {
    let name: String
    let bytes: [UInt8]
  }

  private(set) var session: Session
  private(set) var real = Duration.zero
  /// Sees time pass; `nil` where nobody cares for what is between two lines.
  var film: Film?
  /// How long it may last; `nil` for as long as its lines say.
  var lengthMaximum: Duration?
  /// The first line that comes later than that; it is left alone, and so are all that follow.
  private(set) var firstLate: LineOrigin?
  private let start: Timestamp
  /// A Boolean value indicating whether a line has said when it comes.
  private var isScenario = false

  /// Begins a run at the time that the first push, or the clock's own line, tells.
  init(_ setup: Session.Setup, of inputs: [Input]) {
    start = Self.start(of: inputs) ?? Self.standardMoment
    session = Session(setup, showing: start, at: .zero)
    session.presumesActivities = true
  }

  /// Begins a run at a given time.
  init(_ setup: Session.Setup, startingAt start: Timestamp) {
    self.start = start
    session = Session(setup, showing: start, at: .zero)
  }

  /// Obeys all lines of a feed.
  ///
  /// - Parameters:
  ///   - input: The feed.
  ///   - end: The first moment after the start whose lines are left alone; `nil` for none.
  ///   - tell: Is given each line's report.
  mutating func obey(
    _ input: Input, before end: Duration? = nil, telling tell: (LineReport) -> Void
  ) {
    var reader = FeedLineReader()
    reader.append(input.bytes)
    reader.finish()
    while firstLate == nil, let line = reader.nextLine(named: input.name) {
      if let end, let time = line.time, time >= end { return }
      obey(line, telling: tell)
    }
  }

  /// Lets time pass, as far as something happens by itself on the way.
  mutating func pass(to time: Duration) {
    guard time > real else { return }
    film?.take(&session, from: real, to: time)
    real = time
    session.advance(to: time)
  }

  /// Lets time pass until the device's clock shows so much after the start; the past stays.
  mutating func pass(toScenario time: Duration) {
    _ = pass(toDevice: start + time)
  }

  /// Lets the film see this very moment, and writes it down.
  mutating func finishFilm() {
    film?.take(&session, from: real, to: real)
    film?.finish()
    film?.write()
  }

  /// Lets the demo obey the lines that are due.
  mutating func play(_ demo: inout DemoPlayer, at time: Duration) {
    pass(to: time)
    demo.play(for: &session, at: time)
  }

  /// The picture; all at rest, unless a film has seen what came before.
  mutating func frame() -> LockScreenFrame {
    session.frame(at: real)
  }

  private mutating func obey(_ pending: consuming PendingLine, telling tell: (LineReport) -> Void) {
    if pending.time != nil { isScenario = true }
    let now = session.clock.now(at: real)
    let timestamp =
      isScenario ? nil : pending.timestamp(after: now, within: session.activities.limits)
    if let moment = pending.time.map({ start + $0 }) ?? timestamp {
      if let lengthMaximum, real + session.clock.realTime(for: moment - now) > lengthMaximum {
        firstLate = pending.origin
        return
      }
      guard pass(toDevice: moment) else {
        return session.refuse(
          pending, CommandRefusal(.clockMovedBackwards, .last(now), .given(moment)), at: real,
          telling: tell)
      }
    }
    session.obey(pending, at: real, telling: tell)
  }

  /// Lets the device's clock go on to a moment; `false` where that is past.
  private mutating func pass(toDevice moment: Timestamp) -> Bool {
    let now = session.clock.now(at: real)
    guard moment >= now else { return false }
    let arrival = real + session.clock.realTime(for: moment - now)
    film?.take(&session, from: real, to: arrival)
    real = arrival
    // A clock that stands is a scenario's to move all the same, as is one that lacks a millisecond.
    let shown = session.clock.now(at: real)
    if shown < moment { session.clock.advance(by: moment - shown, at: real) }
    session.advance(to: real)
    return true
  }

  /// How long a scenario is at most that is looked at before it is shown, in bytes.
  static let scenarioByteCountMaximum = 1 << 20

  /// When a scenario starts; `nil` for a feed of which no line says when it comes.
  static func scenarioStart(of bytes: [UInt8]) -> Timestamp? {
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
        // What can't be read has its verdict later.
        guard case .line(let line) = content, let date = line.event.date, date <= latestMoment
        else { continue }
        return date - (line.notes.time ?? .zero)
      }
    }
    return nil
  }
}

extension PendingLine {
  /// The timestamp of a push that tells the time; `nil` where it has passed, or iOS takes it for a mistake (AK 3.18).
  fileprivate func timestamp(after now: Timestamp, within limits: ActivityLimits) -> Timestamp? {
    guard case .line(let line) = content, let timestamp = line.event.pushTimestamp,
      timestamp > now, timestamp <= now + limits.timestampLeadMaximum
    else { return nil }
    return timestamp
  }
}

extension FeedEvent {
  /// The timestamp of a push; `nil` for anything else.
  fileprivate var pushTimestamp: Timestamp? {
    switch self {
    // One case at a time: a pattern of two would copy the whole push.
    case .command(.push(let push, _)): push.timestamp
    case .command(.notification(let push, _)): push.timestamp
    default: nil
    }
  }

  /// The date that it sets or bears.
  fileprivate var date: Timestamp? {
    if case .clock(.set(let date)) = self { return date }
    return pushTimestamp
  }
}
