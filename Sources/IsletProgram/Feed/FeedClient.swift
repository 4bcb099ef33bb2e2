import ActivityFeed
import FeedReports
import HostIO
import LiveActivities

/// A client of the socket: its subscription, and the answers that it has not yet read.
struct FeedClient {
  /// The time after which a client that neither writes nor listens may have to go for one that waits.
  static let idleMaximum = Duration.seconds(10)
  /// The longest time between the first byte of a line and its end.
  static let lineMaximum = Duration.seconds(30)
  /// The most bytes of answers that wait while the client's own lines are read.
  static let backlogMaximum = 128 * 1024

  private var subscription = Subscription()
  private var outbox = Outbox()
  /// The answers of a relayed client that were not yet taken.
  private var relayed: [RelayedAnswer] = []
  private var relayedByteCount = 0
  private let isRelayed: Bool
  /// The number of the client's lines whose reports have come.
  private var reportCount = 0
  /// The client's end of the connection.
  enum Connection {
    case open
    /// The client has disconnected; its lines are still applied, each at its time.
    case left
    /// The client leaves its events unread, so that it is disconnected.
    case lost
  }

  private(set) var connection = Connection.open
  /// The time of the last bytes from the client.
  private var latest: Duration
  /// The time of the first byte of a line that came in several parts; `nil` before its second part.
  private var lineStart: Duration?

  init(at now: Duration, isRelayed: Bool = false) {
    latest = now
    self.isRelayed = isRelayed
  }

  /// The time at which the client has to go unless the end of the line comes that it has begun.
  var lineDeadline: Duration { (lineStart ?? latest) + Self.lineMaximum }

  /// The time from which the client may have to go for one that waits; `nil` for one that listens or has answers unread.
  var idleTime: Duration? {
    isListening || !isAnswered ? nil : latest + Self.idleMaximum
  }

  /// Updates the times of the client's last bytes and line; `continuesLine` tells that the bytes go on with a line begun before.
  mutating func update(at now: Duration, continuesLine: Bool) {
    lineStart = continuesLine ? lineStart ?? latest : nil
    latest = now
  }

  /// Tells the client why it has to go, as far as it takes bytes, and marks it as lost.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - descriptor: The client's descriptor; `nil` for a relayed client, whose answers are taken.
  mutating func dismiss(_ reason: FeedClientDismissal, from descriptor: FileDescriptor?) {
    write(reason.json)
    if let descriptor { flush(to: descriptor) }
    connection = .lost
  }

  /// A Boolean value indicating whether there is room for more answers.
  var hasRoom: Bool {
    connection == .left || outbox.byteCount + relayedByteCount <= Self.backlogMaximum
  }

  /// A Boolean value indicating whether all answers were written, or taken.
  var isAnswered: Bool { outbox.isEmpty && relayed.isEmpty }

  /// A Boolean value indicating whether the client listens to events.
  var isListening: Bool { connection != .left && !subscription.streams.isEmpty }

  /// Sends the report on one of the client's lines, if it asked for reports, or the line asks for something, or can't be
  /// read.
  mutating func send(_ report: LineReport) {
    lineStart = nil
    reportCount += 1
    if case .subscribe(let subscription) = report.event { self.subscription = subscription }
    let isAnswered =
      subscription.includesVerdicts || report.notes.requestID != nil || report.activities != nil
      || report.verdict.isRejected
    guard isAnswered else { return }
    write(report.json(naming: false), to: reportCount)
  }

  /// Sends an event, if the client subscribed to its stream.
  mutating func send(_ event: ActivityEvent, as json: [UInt8]) {
    if subscription.streams.contains(event.stream) { write(json) }
  }

  /// Writes as many bytes as the client takes.
  mutating func flush(to descriptor: FileDescriptor) {
    if connection != .left, case .failed = outbox.flush(to: descriptor) { leave() }
  }

  /// Takes the answers of a relayed client that were not yet taken.
  mutating func takeRelayed() -> [RelayedAnswer] {
    defer { (relayed, relayedByteCount) = ([], 0) }
    return relayed
  }

  /// Marks the client as disconnected; nothing more is sent to it.
  mutating func leave() {
    if connection == .open { connection = .left }
  }

  /// Adds a line to the outbox; a client with a full outbox is disconnected.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - number: The number of the client's line that it answers; `nil` for anything else.
  private mutating func write(_ line: [UInt8], to number: Int? = nil) {
    guard connection != .left else { return }
    if isRelayed {
      relayed.append(RelayedAnswer(line: number, bytes: line))
      relayedByteCount += line.count
    } else if !outbox.append(line) {
      connection = .lost
    }
  }
}
