import ActivityFeed
import HostIO

/// One stream of a feed: a file, standard input or a client, and the lines that it has given so far.
struct FeedReader {
  /// Where the lines come from, as people call it.
  let origin: String
  let descriptor: FileDescriptor
  private var framer = FeedFramer()

  init(origin: String, descriptor: FileDescriptor) {
    self.origin = origin
    self.descriptor = descriptor
  }

  /// Reads once and lets a session obey what came.
  ///
  /// - Returns: What the read gave; after `end` and `failed` nothing more will come.
  mutating func read(
    into buffer: inout [UInt8], for session: inout Session, at real: Duration
  ) -> ReadOutcome {
    let outcome = descriptor.read(into: &buffer)
    switch outcome {
    case .bytes(let count): framer.append(buffer[..<count])
    case .end, .failed: framer.finish()
    case .wouldBlock: return outcome
    }
    session.obeyAll(from: &framer, named: origin, at: real)
    return outcome
  }
}
