import ActivityFeed
import FeedReports
import HostIO
import LiveActivities

/// A client of the socket: its subscription, and the answers that it has not yet read.
struct FeedClient {
  /// The most bytes of answers that wait while the client's own lines are read.
  static let backlogMaximum = 128 * 1024

  private var subscription = Subscription()
  private var outbox = Outbox()
  /// A Boolean value indicating whether the client leaves its events unread, so that it is disconnected.
  private(set) var isLost = false
  /// A Boolean value indicating whether the client has disconnected; its lines are still applied, each at its time.
  private(set) var hasLeft = false

  /// A Boolean value indicating whether there is room for more answers.
  var hasRoom: Bool { hasLeft || outbox.byteCount <= Self.backlogMaximum }

  /// A Boolean value indicating whether all answers were written.
  var isAnswered: Bool { outbox.isEmpty }

  /// A Boolean value indicating whether the client listens to events.
  var isListening: Bool { !hasLeft && !subscription.streams.isEmpty }

  /// Sends the report on one of the client's lines, if it asked for reports, or the line asks for something, or can't be
  /// read.
  mutating func send(_ report: LineReport) {
    if case .subscribe(let subscription) = report.event { self.subscription = subscription }
    let isAnswered =
      subscription.includesVerdicts || report.notes.requestID != nil || report.activities != nil
      || report.verdict.isRejected
    guard isAnswered else { return }
    write(report.json(naming: false))
  }

  /// Sends an event, if the client subscribed to its stream.
  mutating func send(_ event: ActivityEvent, as json: [UInt8]) {
    if subscription.streams.contains(event.stream) { write(json) }
  }

  /// Writes as many bytes as the client takes.
  mutating func flush(to descriptor: FileDescriptor) {
    if !hasLeft, case .failed = outbox.flush(to: descriptor) { leave() }
  }

  /// Takes the answers that were not yet written.
  mutating func takeUnwritten() -> [UInt8] { outbox.takeAll() }

  /// Marks the client as disconnected; nothing more is sent to it.
  mutating func leave() {
    hasLeft = true
  }

  /// Adds a line to the outbox; a client with a full outbox is disconnected.
  private mutating func write(_ line: [UInt8]) {
    if !hasLeft, !outbox.append(line) { isLost = true }
  }
}
