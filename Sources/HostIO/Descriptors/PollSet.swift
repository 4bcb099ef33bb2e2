internal import Glibc

/// A set of descriptors to wait for together, in one call of `poll(2)`.
public struct PollSet: Sendable {
  /// An event to wait for.
  public enum Interest: Sendable {
    /// Something can be read.
    case reading
    /// Something can be written.
    case writing
    /// Something can be read or written.
    case readingAndWriting
    /// The other side closes it.
    case hangingUp
  }

  /// The events of a descriptor.
  public struct Readiness: OptionSet, Hashable, Sendable {
    /// The kernel's bits.
    public let rawValue: Int16

    /// Wraps the kernel's bits.
    public init(rawValue: Int16) {
      self.rawValue = rawValue
    }

    /// Something can be read, or the end is reached.
    public static let readable = Readiness(rawValue: Int16(POLLIN))
    /// Something can be written.
    public static let writable = Readiness(rawValue: Int16(POLLOUT))
    /// The other side is gone; bytes that it wrote before may still be readable.
    public static let hungUp = Readiness(rawValue: Int16(POLLHUP | POLLERR | POLLNVAL))
  }

  private var entries: [pollfd] = []

  /// Makes an empty set.
  public init() {}

  /// Removes all descriptors, keeping the memory.
  public mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }

  /// Adds a descriptor to wait for.
  public mutating func add(_ descriptor: FileDescriptor, for interest: Interest) {
    let events: Int32 =
      switch interest {
      case .reading: POLLIN
      case .writing: POLLOUT
      case .readingAndWriting: POLLIN | POLLOUT
      case .hangingUp: 0
      }
    entries.append(pollfd(fd: descriptor.number, events: Int16(events), revents: 0))
  }

  /// Waits until an event or the timeout; `nil` waits without a limit.
  ///
  /// A signal ends the wait early, with nothing ready.
  ///
  /// - Throws: The system's reason.
  public mutating func wait(timeout: Duration? = nil) throws(SystemFault) {
    let milliseconds = timeout.map(Self.wholeMilliseconds) ?? -1
    let count = unsafe entries.withUnsafeMutableBufferPointer {
      unsafe poll($0.baseAddress, nfds_t($0.count), milliseconds)
    }
    guard count < 0 else { return }
    guard errno == EINTR else { throw .last }
    for index in entries.indices { entries[index].revents = 0 }
  }

  /// The events of a descriptor at the end of the last wait.
  public func readiness(of descriptor: FileDescriptor) -> Readiness {
    entries.reduce(into: []) { readiness, entry in
      guard entry.fd == descriptor.number else { return }
      readiness.formUnion(Readiness(rawValue: entry.revents))
    }
  }

  /// A timeout in the kernel's unit.
  ///
  /// It is rounded up, since waking early would cost a second wait.
  private static func wholeMilliseconds(in timeout: Duration) -> Int32 {
    let (seconds, attoseconds) = min(max(timeout, .zero), .seconds(86_400)).components
    let nanoseconds = attoseconds / 1_000_000_000
    return Int32(clamping: seconds * 1000 + (nanoseconds + 999_999) / 1_000_000)
  }
}
