import LockScreenSession
import ActivityFeed
import FeedReports
import HostIO
import LiveActivities

/// The other end of a connection: its subscription, and the answers that it has not yet read.
struct FeedClient {
  /// The most bytes of answers that wait while the client's own lines are read.
  static let backlogMaximum = 128 * 1024

  private var subscription = Subscription()
  private var outbox = Outbox()
  /// A Boolean value indicating whether the client does not read the events that it asked for: it is let go.
  private(set) var isLost = false
  /// A Boolean value indicating whether the client has left: its lines are still applied, each at its time.
  private(set) var hasLeft = false

  /// A Boolean value indicating whether there is room for more answers.
  var hasRoom: Bool { hasLeft || outbox.byteCount <= Self.backlogMaximum }

  /// A Boolean value indicating whether all answers were written.
  var isAnswered: Bool { outbox.isEmpty }

  /// A Boolean value indicating whether the client listens to events.
  var isListening: Bool { !hasLeft && !subscription.streams.isEmpty }

  /// Sends the report on a line of the client's own, if it asked for that.
  mutating func send(_ report: LineReport) {
    if case .subscribe(let subscription) = report.event { self.subscription = subscription }
    guard subscription.includesVerdicts || report.notes.requestID != nil else { return }
    write(report.json(naming: false))
  }

  /// Sends an event, if the client asked for its kind.
  mutating func send(_ event: ActivityEvent, as json: [UInt8]) {
    if subscription.streams.contains(event.stream) { write(json) }
  }

  /// Writes as much as the client reads.
  mutating func flush(to descriptor: FileDescriptor) {
    if !hasLeft, case .failed = outbox.flush(to: descriptor) { leave() }
  }

  /// Marks the client as gone for good: it is sent nothing more.
  mutating func leave() {
    hasLeft = true
  }

  /// Keeps a line for the client, which is let go if it reads none until the outbox is full.
  private mutating func write(_ line: [UInt8]) {
    if !hasLeft, !outbox.append(line) { isLost = true }
  }
}
