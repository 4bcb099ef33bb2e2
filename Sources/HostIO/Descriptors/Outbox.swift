/// A queue of bytes for a descriptor, up to a limit.
///
/// A client that does not read its replies costs little memory and delays no other client.
public struct Outbox: Sendable {
  /// The most bytes in a queue for a client.
  public static let byteCountMaximum = 1024 * 1024

  /// The outcome of a flush.
  public enum FlushOutcome: Hashable, Sendable {
    /// The queue is empty.
    case drained
    /// The rest waits until the descriptor is writable.
    case waiting
    /// The system refused; the queue keeps its bytes.
    case failed(SystemFault)
  }

  /// The most memory that an empty queue keeps.
  private static let keptCapacity = 64 * 1024

  private var bytes: [UInt8] = []
  /// The number of bytes at the front of `bytes` that are written already.
  private var writtenCount = 0
  /// The most bytes in this queue.
  private let limit: Int

  /// Makes an empty outbox.
  ///
  /// - Parameter limit: The most bytes that may wait.
  public init(limit: Int = Self.byteCountMaximum) {
    self.limit = limit
  }

  /// The number of waiting bytes.
  public var byteCount: Int { bytes.count - writtenCount }

  /// A Boolean value indicating whether no byte waits.
  public var isEmpty: Bool { byteCount == 0 }

  /// Appends a line.
  ///
  /// - Returns: `false`, with nothing appended, when more bytes would wait than may.
  public mutating func append(_ line: [UInt8]) -> Bool {
    guard line.count <= limit - byteCount else { return false }
    // This moves no more bytes than were written since the last time, so each byte is moved once on average.
    if writtenCount > byteCount {
      bytes.removeFirst(writtenCount)
      writtenCount = 0
    }
    bytes += line
    return true
  }

  /// Writes as much as the descriptor takes without waiting.
  public mutating func flush(to descriptor: FileDescriptor) -> FlushOutcome {
    while !isEmpty {
      switch descriptor.write(bytes[writtenCount...]) {
      case .bytes(let count): writtenCount += count
      case .wouldBlock: return .waiting
      case .failed(let fault): return .failed(fault)
      }
    }
    bytes.removeAll(keepingCapacity: bytes.capacity <= Self.keptCapacity)
    writtenCount = 0
    return .drained
  }
}
