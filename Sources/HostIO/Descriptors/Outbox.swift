/// Bytes that wait until a descriptor takes them, up to a limit.
///
/// So a client that does not read its answers costs little memory, and keeps nobody waiting.
public struct Outbox: Sendable {
  /// The most bytes that wait.
  public static let byteCountMaximum = 1024 * 1024

  /// What was possible of the writing.
  public enum FlushOutcome: Hashable, Sendable {
    /// Nothing waits any more.
    case drained
    /// The rest waits until the descriptor is writable.
    case waiting
    /// The system refused; what waited is kept, though it will hardly find its reader.
    case failed(SystemFault)
  }

  /// So much memory is kept for the next bytes, however much was needed once.
  private static let keptCapacity = 64 * 1024

  private var bytes: [UInt8] = []
  /// How many of `bytes`, from the first on, are written already.
  private var writtenCount = 0

  /// Makes an outbox in which nothing waits.
  public init() {}

  /// How many bytes wait.
  public var byteCount: Int { bytes.count - writtenCount }

  /// A Boolean value indicating whether nothing waits.
  public var isEmpty: Bool { byteCount == 0 }

  /// Adds a line behind what waits.
  ///
  /// - Returns: `false` when more than `byteCountMaximum` bytes would wait; then nothing was added.
  public mutating func append(_ line: [UInt8]) -> Bool {
    guard line.count <= Self.byteCountMaximum - byteCount else { return false }
    // Moves no more bytes than have been written since the last time, so each byte is moved once on the average.
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
