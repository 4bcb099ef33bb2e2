internal import Glibc
internal import Synchronization

/// Signals as bytes in a pipe, so that the loop polls them with everything else.
public struct SignalPipe: ~Copyable {
  /// The descriptor to poll; readable means that there may be changes.
  public let descriptor: FileDescriptor

  private let writer: FileDescriptor
  private let caught: [Signal]

  /// The descriptor that the handler writes to.
  ///
  /// It is static, since a signal handler takes no context.
  private static let writerNumber = Atomic<Int32>(-1)

  /// Starts catching signals.
  ///
  /// There may be one pipe at a time: a second one would take the first one's signals.
  ///
  /// - Parameters:
  ///   - signals: The signals.
  ///   - ignoresBrokenPipes: Whether `SIGPIPE` is ignored from now on, as where clients may go at any time.
  /// - Throws: The system's reason.
  public init(
    catching signals: [Signal], ignoresBrokenPipes: Bool = true
  ) throws(SystemFault) {
    var ends: [Int32] = [-1, -1]
    let status = unsafe ends.withUnsafeMutableBufferPointer {
      unsafe pipe($0.baseAddress)
    }
    guard status == 0 else { throw .last }
    descriptor = FileDescriptor(ends[0])
    writer = FileDescriptor(ends[1])
    for end in [descriptor, writer] { end.makePrivateAndNonBlocking() }
    caught = signals
    Self.writerNumber.store(writer.number, ordering: .sequentiallyConsistent)
    if ignoresBrokenPipes { FileDescriptor.ignoreBrokenPipes() }
    for signal in signals { Self.install(for: signal) }
  }

  deinit {
    for signal in caught { Glibc.signal(signal.rawValue, SIG_DFL) }
    Self.writerNumber.store(-1, ordering: .sequentiallyConsistent)
    writer.close()
    descriptor.close()
  }

  /// Returns the signals since the last call, in order, without waiting.
  public func takeSignals() -> [Signal] {
    var buffer = [UInt8](repeating: 0, count: 64)
    var signals: [Signal] = []
    while case .bytes(let count) = descriptor.read(into: &buffer) {
      signals += buffer[..<count].map { Signal(rawValue: Int32($0)) }
    }
    return signals
  }

  /// Stops the process as Ctrl-Z does by default; returns when it continues.
  public func stopProcess() {
    Glibc.signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    Self.install(for: .stop)
  }

  private static func install(for signal: Signal) {
    var action = sigaction()
    action.sa_flags = Int32(SA_RESTART)
    unsafe action.__sigaction_handler.sa_handler = { number in
      // Only calls that are safe inside a handler (signal-safety(7)), and errno is restored.
      let code = errno
      var byte = UInt8(truncatingIfNeeded: number)
      // A failed write is ignored: a full pipe already wakes the loop.
      _ = unsafe write(SignalPipe.writerNumber.load(ordering: .sequentiallyConsistent), &byte, 1)
      errno = code
    }
    unsafe sigaction(signal.rawValue, &action, nil)
  }
}
