import LockScreenSession
import FeedReports
import ActivityFeed
import HostIO
import LiveActivities

/// A client of the socket: what it sends, what it wants to hear, and what it has yet to be told.
struct FeedClient {
  /// How many bytes may wait for a client while its own lines are read: whoever does not read the answers is asked no
  /// more questions.
  static let backlogMaximum = 128 * 1024

  var reader: FeedReader
  private(set) var subscription = Subscription()
  private var outbox = Outbox()
  /// A Boolean value indicating whether it does not read what it asked for: it is let go at once.
  private var isLost = false
  /// A Boolean value indicating whether it has left: what it wrote is still obeyed, each line at its time.
  private var hasLeft = false

  init(reader: FeedReader) {
    self.reader = reader
  }

  /// A Boolean value indicating whether there is a use for more bytes.
  var wantsBytes: Bool {
    reader.wantsBytes && (hasLeft || outbox.byteCount <= Self.backlogMaximum)
  }

  /// What to wait for; `nil` for nothing but the time of its next line.
  var interest: PollSet.Interest? {
    if hasLeft { return wantsBytes ? .reading : nil }
    return switch (wantsBytes, outbox.isEmpty) {
    case (true, true): .reading
    case (true, false): .readingAndWriting
    case (false, false): .writing
    case (false, true): .hangingUp
    }
  }

  /// A Boolean value indicating whether it wants to hear of events.
  var isListening: Bool { !hasLeft && !subscription.streams.isEmpty }

  /// A Boolean value indicating whether there is nothing left to do for it.
  var isDone: Bool {
    isLost
      || reader.isExhausted
        && (hasLeft || outbox.isEmpty && !isListening)
  }

  /// Tells the verdict on a line of its own, where it wants to hear it.
  mutating func tell(_ report: LineReport) {
    if case .subscription(let subscription) = report.subject { self.subscription = subscription }
    guard subscription.includesVerdicts || report.notes.requestID != nil else { return }
    write(report.json(naming: false))
  }

  /// Tells of an event, where it wants to hear it.
  mutating func tell(_ event: ActivityEvent, as json: [UInt8]) {
    if subscription.streams.contains(event.stream) { write(json) }
  }

  /// Writes as much as the client takes.
  mutating func flush() {
    if !hasLeft, case .failed = outbox.flush(to: reader.descriptor) { leave() }
  }

  /// The other side is gone for good, and is told nothing more.
  mutating func leave() {
    hasLeft = true
  }

  /// Keeps a line for the client; one that wants to hear of events and reads none until its outbox is full is let go.
  private mutating func write(_ line: [UInt8]) {
    if !hasLeft, !outbox.append(line) { isLost = true }
  }
}
