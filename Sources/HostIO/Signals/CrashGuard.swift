internal import Glibc
internal import Synchronization

/// Restores a terminal when the program crashes, or a signal ends it that the loop does not handle.
///
/// Everything that the handler needs is prepared before, since a handler may neither allocate nor lock. There may be one
/// guard at a time.
public struct CrashGuard: ~Copyable {
  // The handler's data. They are static, since a signal handler takes no context.
  private static let terminal = Atomic<Int32>(-1)
  private static let settings = Atomic<UInt>(0)
  private static let farewell = Atomic<UInt>(0)
  private static let farewellByteCount = Atomic<Int>(0)

  /// The signals that end a process by default: crashes, Ctrl-\, timers, limits and the users' own.
  private static let signals = [
    SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS,
    SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2,
  ]
  private static let stackByteCount = 64 * 1024

  /// Saves a terminal's present settings.
  ///
  /// - Parameter descriptor: The terminal; it must stay open as long as the guard lives.
  public init(terminal descriptor: FileDescriptor) {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    unsafe settings.initialize(to: termios())
    unsafe tcgetattr(descriptor.number, settings)
    Self.settings.store(UInt(bitPattern: settings), ordering: .sequentiallyConsistent)
    Self.terminal.store(descriptor.number, ordering: .sequentiallyConsistent)
  }

  /// Installs the handlers; from now on a crash restores the terminal.
  ///
  /// - Parameter farewell: The bytes that leave the alternate screen, show the cursor, and so on.
  public func arm(farewell: [UInt8]) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: farewell.count)
    _ = unsafe bytes.initialize(from: farewell)
    Self.farewell.store(UInt(bitPattern: bytes.baseAddress), ordering: .sequentiallyConsistent)
    Self.farewellByteCount.store(farewell.count, ordering: .sequentiallyConsistent)
    Self.install()
  }

  deinit {
    for signal in Self.signals { Glibc.signal(signal, SIG_DFL) }
    Self.terminal.store(-1, ordering: .sequentiallyConsistent)
  }

  private static func install() {
    // The handler has a stack of its own, since the crash may be a stack overflow. It lives as long as the process.
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackByteCount, alignment: 16)
    unsafe stack.ss_size = stackByteCount
    unsafe sigaltstack(&stack, nil)
    var action = sigaction()
    // The handler is reset first, so that a crash inside it, or the raise at its end, ends the process.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER | SA_ONSTACK
    unsafe action.__sigaction_handler.sa_handler = { number in
      CrashGuard.restoreTerminal()
      raise(number)
    }
    for signal in signals { unsafe sigaction(signal, &action, nil) }
  }

  /// Only calls that are safe inside a handler (signal-safety(7)).
  private static func restoreTerminal() {
    let number = terminal.load(ordering: .sequentiallyConsistent)
    guard number >= 0 else { return }
    let address = farewell.load(ordering: .sequentiallyConsistent)
    let count = farewellByteCount.load(ordering: .sequentiallyConsistent)
    if let bytes = unsafe UnsafeRawPointer(bitPattern: address) {
      _ = unsafe write(number, bytes, count)
    }
    let saved = settings.load(ordering: .sequentiallyConsistent)
    if let saved = unsafe UnsafePointer<termios>(bitPattern: saved) {
      unsafe tcsetattr(number, TCSANOW, saved)
    }
  }
}
