import ActivityFeed
import Compositing
import FeedReports
public import LiveActivities

/// One stream of lines: a file, standard input, a client or a script.
///
/// Bytes go in, and lines come out when they are due. A line with `at` is due so long after the stream's start. Any other
/// line is due with the line before it.
public struct FeedStream {
  /// The rule for a stream's start and for its untimed lines.
  public enum Pacing {
    /// The stream starts with its first timed line; untimed lines are due at once.
    case live
    /// The stream starts at the run's own start. Until a line has a time, pushes are due at their timestamps, as far
    /// ahead as iOS takes one (AK 3.18).
    case headless(start: Timestamp, isScenario: Bool)
  }

  /// The time at which a line is due.
  enum Due: Equatable {
    case atOnce
    case at(Timestamp)
    /// The push's timestamp sets the pace.
    case timestamp(Timestamp)
    /// The line's time has passed: the device shows `last` and the line asks for `given`.
    case missed(last: Timestamp, given: Timestamp)
  }

  /// An input of a stream when it is taken.
  enum Taken {
    /// A line and its time; `isJump` is whether its jump of the clock was begun before.
    case line(SourceLine, due: Due, isJump: Bool)
    /// A key that a script presses, and its time.
    case key(Key, due: Timestamp)
  }

  /// The stream's name for people.
  public let name: String
  private var reader: FeedLineReader
  private var script: (any FeedScript)?
  /// The moment at which the script's present inputs are due.
  private var scriptMoment: Timestamp?
  /// The script's present inputs that were not yet taken.
  private var scriptInputs: ArraySlice<ScriptInput> = []
  private let pacing: Pacing
  private var start: Timestamp?
  /// The next line.
  private var pending: (line: SourceLine, due: Due)?
  /// Lines that make the clock jump and wait for its arrival, the next one last.
  private var jumps: [(line: SourceLine, arrival: Timestamp)] = []
  /// A Boolean value indicating whether the line before makes the clock jump: an untimed line comes after the arrival.
  private var followsJump = false
  /// The latest time of a line.
  private var lastTime: Duration?
  /// A Boolean value indicating whether all bytes have come.
  private var isFinished = false
  /// A Boolean value indicating whether the reader may have a whole line.
  private var mayHaveLines = false
  /// A Boolean value indicating whether more bytes are sure to come until the stream is finished.
  private let isFile: Bool

  /// Makes a stream of bytes.
  ///
  /// - Parameters:
  ///   - name: The name for people.
  ///   - pacing: The rule for its start and for its untimed lines.
  ///   - isFile: Whether more bytes are sure to come until the stream is finished, as of a regular file.
  ///   - start: The moment at which a live stream starts; `nil` for that of its first timed line.
  public init(
    name: String, pacing: Pacing = .live, isFile: Bool = false, startingAt start: Timestamp? = nil
  ) {
    self.name = name
    self.start = start
    self.pacing = pacing
    self.isFile = isFile
    reader = FeedLineReader(isWhole: isFile)
    if case .headless(let start, _) = pacing { self.start = start }
  }

  /// Makes a stream that plays a script from `start` on.
  init(playing script: any FeedScript, startingAt start: Timestamp) {
    name = "demo"
    pacing = .live
    isFile = false
    reader = FeedLineReader()
    self.script = script
    self.start = start
  }

  // MARK: - Bytes in

  /// Adds bytes to the end of the stream.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    reader.append(bytes)
    mayHaveLines = true
  }

  /// Marks the end of the stream: the bytes that are left are its last line.
  public mutating func finish() {
    reader.finish()
    isFinished = true
    mayHaveLines = true
  }

  /// A Boolean value indicating whether more bytes are of use now.
  public var wantsBytes: Bool {
    !isFinished && pending == nil && !mayHaveLines && script == nil
  }

  /// A Boolean value indicating whether the next line, and so its time, depends on bytes that are not yet read.
  public var awaitsBytes: Bool { isFile && wantsBytes }

  /// A Boolean value indicating whether the stream holds the beginning of a line whose end has not come.
  public var holdsPartOfLine: Bool { wantsBytes && reader.holdsPartOfObject }

  /// A Boolean value indicating whether all lines were taken and none will come.
  public var isExhausted: Bool {
    isFinished && pending == nil && !mayHaveLines && jumps.isEmpty && script == nil
  }

  /// A Boolean value indicating whether the stream has timed lines.
  var isScenario: Bool {
    if case .headless(_, true) = pacing { return true }
    return lastTime != nil
  }

  // MARK: - Lines out

  /// The time of the next line that waits for it, on the device's clock; `nil` if none does.
  public var nextDue: Timestamp? {
    if let timed = nextTimedDue { return timed }
    if case .timestamp(let moment) = pending?.due { return moment }
    return nil
  }

  /// The time of the next line with a time of its own, which a jump of the clock does not pass over.
  var nextTimedDue: Timestamp? {
    var due = jumps.last?.arrival
    if case .at(let moment) = pending?.due { due = min(due ?? moment, moment) }
    guard due == nil, pending == nil, let script, let start else { return due }
    return scriptInputs.isEmpty ? start + script.nextDue : scriptMoment
  }

  /// Returns whether the lines are a script's.
  ///
  /// A method that may mutate is called in place: to read a stream through its protocol would copy it.
  mutating func isPlayed() -> Bool { script != nil }

  /// A Boolean value indicating whether a script plays the person.
  public var isTour: Bool { script?.isTour ?? false }

  /// Ends a script's tour; its lines go on.
  public mutating func endTour() {
    script?.endTour()
    scriptInputs.removeAll { if case .key = $0 { true } else { false } }
  }

  /// Tells a script whether the person looks at one activity, which no line displaces.
  public mutating func setQuiet(_ isQuiet: Bool) { script?.isQuiet = isQuiet }

  /// A Boolean value indicating whether the next line was read and has a time of its own; a script's lines have none.
  var hasTimedLine: Bool {
    guard script == nil, let pending else { return false }
    if case .timestamp = pending.due { return true }
    return pending.line.content.time != nil
  }

  /// The origin of the next line.
  var pendingOrigin: LineOrigin? { pending?.line.origin }

  /// A Boolean value indicating whether a line is due at any time of the clock.
  var hasUntimedLine: Bool {
    guard jumps.isEmpty else { return false }
    return switch pending?.due {
    case .atOnce, .missed: true
    case .at, .timestamp, nil: false
    }
  }

  /// The state of a stream before its next line.
  struct Outlook {
    /// When the next line is due that waits for its time; `nil` where none does, or the line is still to be read.
    let due: Timestamp?
    /// A Boolean value indicating whether the next line is still to be read.
    let isUnread: Bool
    /// A Boolean value indicating whether a line is due whatever the clock shows.
    let isDueAtOnce: Bool
  }

  /// Reads the next line, unless it is there already.
  ///
  /// - Parameters:
  ///   - now: The time that the device's clock shows.
  ///   - lead: How far ahead a push's timestamp sets the pace.
  /// - Returns: The state of the stream with that line.
  mutating func prepare(at now: Timestamp, lead: Duration) -> Outlook {
    fill(at: now, lead: lead)
    return Outlook(
      due: awaitsBytes ? nil : nextDue, isUnread: awaitsBytes, isDueAtOnce: hasUntimedLine)
  }

  /// Reads the next line, unless it was read before.
  private mutating func fill(at now: Timestamp, lead: Duration) {
    guard pending == nil, mayHaveLines else { return }
    guard let (number, content) = reader.next() else {
      mayHaveLines = false
      return
    }
    let line = SourceLine(origin: LineOrigin(name: name, line: number), content: content)
    pending = (line, due(of: content, at: now, lead: lead))
  }

  /// Takes the next input.
  mutating func take() -> Taken? {
    if let jump = jumps.last, !isPending(before: jump.arrival) {
      jumps.removeLast()
      return .line(jump.line, due: .at(jump.arrival), isJump: true)
    }
    if pending == nil, let (key, moment) = readScript() { return .key(key, due: moment) }
    guard let (line, due) = pending.take() else { return nil }
    followsJump = line.content.movesClock
    return .line(line, due: due, isJump: false)
  }

  private func isPending(before arrival: Timestamp) -> Bool {
    if case .at(let moment) = pending?.due { moment < arrival } else { false }
  }

  /// Reads the script's next input.
  ///
  /// - Returns: A key and its time; `nil` for a line, which becomes pending.
  private mutating func readScript() -> (key: Key, due: Timestamp)? {
    guard let start else { return nil }
    if scriptInputs.isEmpty, let next = script?.nextDue {
      scriptMoment = start + next
      scriptInputs = (script?.inputs(upTo: next) ?? [])[...]
    }
    guard let moment = scriptMoment, let input = scriptInputs.popFirst() else { return nil }
    switch input {
    case .key(let key): return (key, moment)
    case .line(let line):
      append(line + [UInt8(ascii: "\n")])
      fill(at: moment, lead: .zero)
      return nil
    }
  }

  /// Puts back a line that makes the clock jump, until the clock has arrived.
  mutating func hold(_ line: consuming SourceLine, until arrival: Timestamp) {
    let place = jumps.firstIndex { $0.arrival <= arrival } ?? jumps.endIndex
    jumps.insert((line, arrival), at: place)
  }

  private mutating func due(
    of content: FeedContent, at now: Timestamp, lead: Duration
  ) -> Due {
    if let scriptMoment { return .at(scriptMoment) }
    guard let time = content.time else {
      if let lastTime, let start, !followsJump { return .at(start + lastTime) }
      return timestamp(of: content, after: now, lead: lead).map(Due.timestamp) ?? .atOnce
    }
    let start = start ?? now
    self.start = start
    let moment = start + time
    var isMissed = lastTime.map { time < $0 } ?? false
    if case .headless = pacing { isMissed = moment < now }
    lastTime = max(lastTime ?? time, time)
    return isMissed ? .missed(last: now, given: moment) : .at(moment)
  }

  /// Returns the timestamp of a push that sets the pace; `nil` for a past one, and for one that iOS takes for a mistake.
  private func timestamp(
    of content: FeedContent, after now: Timestamp, lead: Duration
  ) -> Timestamp? {
    guard case .headless = pacing, !isScenario, case .line(let line) = content,
      let timestamp = line.event.pushTimestamp, timestamp > now,
      timestamp <= now + lead
    else { return nil }
    return timestamp
  }
}

extension FeedContent {
  /// A Boolean value indicating whether the line makes the clock jump.
  fileprivate var movesClock: Bool {
    guard case .line(let line) = self, case .clock(let change) = line.event else { return false }
    return switch change {
    case .advance, .nextDeadline, .set: true
    case .pause, .resume, .rate: false
    }
  }
}

extension FeedEvent {
  /// The timestamp of a push; `nil` for other events.
  var pushTimestamp: Timestamp? {
    // The cases are matched one at a time, since a pattern of two would copy the whole push.
    if case .command(.push(let push, _)) = self { return push.timestamp }
    if case .command(.notification(let push, _)) = self { return push.timestamp }
    return nil
  }
}

/// A source of lines with a stream, and with anything else that its owner needs, such as a client.
public protocol LineSource {
  /// The stream of lines.
  var stream: FeedStream { get set }
  /// A Boolean value indicating whether a line can be taken now; one whose answer has no room waits.
  var hasRoom: Bool { get }
}

/// A stream without anything beside it.
public struct StreamSource: LineSource {
  /// The stream of lines.
  public var stream: FeedStream
  /// The lines of a stream alone have no answers.
  public var hasRoom: Bool { true }

  /// Makes a source of a stream.
  public init(_ stream: FeedStream) {
    self.stream = stream
  }
}
