import ActivityFeed
import HostIO
import LiveActivities

/// A client of the socket: what it sends, what it wants to hear, and what it has yet to be told.
struct FeedClient {
  var reader: FeedReader
  private(set) var subscription = Subscription()
  private var outbox = Outbox()
  /// A Boolean value indicating whether it does not read what it asked for, or is gone.
  private(set) var isLost = false

  init(reader: FeedReader) {
    self.reader = reader
  }

  /// What to wait for.
  var interest: PollSet.Interest {
    switch (reader.wantsBytes, outbox.isEmpty) {
    case (true, true): .reading
    case (true, false): .readingAndWriting
    case (false, false): .writing
    case (false, true): .hangingUp
    }
  }

  /// A Boolean value indicating whether there is nothing left to do for it.
  var isDone: Bool {
    isLost || (reader.isExhausted && outbox.isEmpty && subscription.streams.isEmpty)
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
    if case .failed = outbox.flush(to: reader.descriptor) { isLost = true }
  }

  /// The other side is gone for good.
  mutating func lose() {
    isLost = true
  }

  /// Keeps a line for the client; one that reads nothing until its outbox is full has lost its turn.
  private mutating func write(_ line: [UInt8]) {
    if !outbox.append(line) { isLost = true }
  }
}
