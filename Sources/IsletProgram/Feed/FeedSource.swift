import HostIO
import LockScreenSession

/// The kind of a source that has a descriptor.
enum FeedSourceKind: Int, CaseIterable {
  /// A regular file, by its name.
  case file
  /// Standard input from a regular file.
  case redirectedFile
  /// A pipe or a terminal, whose next bytes may come at any time.
  case stream
  /// A client of the socket.
  case client
}

/// A source of lines: a file, standard input, a client of the socket, or a demo.
struct FeedSource: LineSource {
  var stream: FeedStream
  /// The open descriptor; `nil` for a demo, which is part of the program.
  let descriptor: FileDescriptor?
  /// The client at the other end; `nil` for a source without answers.
  var client: FeedClient?
  /// The number of a source whose bytes another process reads, and which writes its answers; `nil` for all others.
  var relay: Int?
  /// A Boolean value indicating whether the report on the last line comes later.
  var awaitsReport = false

  /// Reads once.
  ///
  /// - Returns: The outcome; after `end` and `failed` nothing more will come.
  mutating func read(into buffer: inout [UInt8]) -> ReadOutcome {
    guard let descriptor else { return .end }
    let outcome = descriptor.read(into: &buffer)
    switch outcome {
    case .bytes(let count): stream.append(buffer[..<count])
    case .end, .failed: stream.finish()
    case .wouldBlock: break
    }
    return outcome
  }

  /// A Boolean value indicating whether the client has room for more answers.
  var hasRoom: Bool { client?.hasRoom ?? true }

  /// A Boolean value indicating whether more bytes are of use now; a client with too many unread answers is not read.
  var wantsBytes: Bool { stream.wantsBytes && hasRoom }

  /// The event to wait for; `nil` if only the time of the next line counts.
  var interest: PollSet.Interest? {
    guard let client else { return wantsBytes && descriptor != nil ? .reading : nil }
    if client.connection == .left { return wantsBytes ? .reading : nil }
    return switch (wantsBytes, client.isAnswered) {
    case (true, true): .reading
    case (true, false): .readingAndWriting
    case (false, false): .writing
    case (false, true): .hangingUp
    }
  }

  /// A Boolean value indicating whether the source is at its end and its client has all its answers.
  var isDone: Bool {
    guard let client else { return stream.isExhausted && !awaitsReport }
    let isServed =
      client.connection == .left || client.isAnswered && !client.isListening
    return client.connection == .lost
      || stream.isExhausted && !awaitsReport && isServed
  }
}
