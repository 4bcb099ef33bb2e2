import LockScreenSession
import FeedReports
import ActivityFeed
import HostIO
import LiveActivities

/// One stream of a feed: a file, standard input or a client, and the lines that it has given so far.
struct FeedReader {
  /// Where the lines come from, as people call it.
  let origin: String
  let descriptor: FileDescriptor
  private var reader = FeedLineReader()
  /// The line that is not due yet; until then nothing more is read.
  private var pending: PendingLine?
  /// When the stream's first line with a time came, on the device's clock.
  private var start: Timestamp?
  private var isAtEnd = false

  init(origin: String, descriptor: FileDescriptor) {
    self.origin = origin
    self.descriptor = descriptor
  }

  /// A Boolean value indicating whether there is a use for more bytes.
  var wantsBytes: Bool { !isAtEnd && pending == nil }

  /// A Boolean value indicating whether all lines were obeyed and none will come.
  var isExhausted: Bool { isAtEnd && pending == nil }

  /// When the next line is due, on the device's clock; `nil` where none waits for its time.
  var nextDue: Timestamp? {
    guard let time = pending?.time, let start else { return nil }
    return start + time
  }

  /// Reads once.
  ///
  /// - Returns: What the read gave; after `end` and `failed` nothing more will come.
  mutating func read(into buffer: inout [UInt8]) -> ReadOutcome {
    let outcome = descriptor.read(into: &buffer)
    switch outcome {
    case .bytes(let count): reader.append(buffer[..<count])
    case .end, .failed:
      reader.finish()
      isAtEnd = true
    case .wouldBlock: break
    }
    return outcome
  }

  /// Lets a session obey the lines that have come and are due.
  ///
  /// - Parameters:
  ///   - session: Who obeys them.
  ///   - real: The machine's steady time.
  ///   - tell: Is given each line's report.
  mutating func obey(
    in session: inout Session, at real: Duration, telling tell: (LineReport) -> Void
  ) {
    while let line = pending.take() ?? reader.nextLine(named: origin) {
      if let time = line.time {
        let now = session.clock.now(at: real)
        let start = start ?? now
        self.start = start
        guard start + time <= now else {
          pending = line
          break
        }
      }
      session.obey(consume line, at: real, telling: tell)
    }
  }
}
