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
  /// The terminal in whose background the process may be; negative for none.
  private static let terminalNumber = Atomic<Int32>(-1)

  /// Starts catching signals.
  ///
  /// There may be one pipe at a time: a second one would take the first one's signals.
  ///
  /// - Parameters:
  ///   - signals: The signals.
  ///   - terminal: The terminal of the signals to a process in the background: those come to the pipe while it is in the
  ///     foreground, when another process has sent them, and stop it at once while it is not.
  ///   - ignoresBrokenPipes: Whether `SIGPIPE` is ignored from now on, as where clients may go at any time.
  /// - Throws: The system's reason.
  public init(
    catching signals: [Signal], terminal: FileDescriptor? = nil, ignoresBrokenPipes: Bool = true
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
    Self.terminalNumber.store(terminal?.number ?? -1, ordering: .sequentiallyConsistent)
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

  /// Stops the process as a signal does by default; returns when it continues.
  public func stopProcess(by signal: Signal) {
    Self.stopByDefault(signal.rawValue)
    Self.install(for: signal)
  }

  private static func stopByDefault(_ number: Int32) {
    Glibc.signal(number, SIG_DFL)
    raise(number)
  }

  private static func install(for signal: Signal) {
    var action = sigaction()
    // A stop within the handler must not wait for the handler's end.
    action.sa_flags = Int32(SA_RESTART) | (signal.isOfBackground ? SA_NODEFER : 0)
    unsafe action.__sigaction_handler.sa_handler = { number in
      // Only calls that are safe inside a handler (signal-safety(7)), and errno is restored.
      let code = errno
      defer { errno = code }
      // The call that the system has refused in the background is tried again after the stop.
      if SignalPipe.isOfBackground(number) {
        SignalPipe.stopByDefault(number)
        return SignalPipe.install(for: Signal(rawValue: number))
      }
      var byte = UInt8(truncatingIfNeeded: number)
      // A failed write is ignored: a full pipe already wakes the loop.
      _ = unsafe write(SignalPipe.writerNumber.load(ordering: .sequentiallyConsistent), &byte, 1)
    }
    unsafe sigaction(signal.rawValue, &action, nil)
  }

  /// Returns whether a signal is the system's to a process in the background, and no other process's to one in front.
  private static func isOfBackground(_ number: Int32) -> Bool {
    guard Signal(rawValue: number).isOfBackground else { return false }
    return tcgetpgrp(terminalNumber.load(ordering: .sequentiallyConsistent)) != getpgrp()
  }
}
