internal import Glibc
internal import Synchronization

/// Leaves a terminal as it was found even when the program itself breaks, or a signal ends it that nobody answers.
///
/// All that the handler needs is set aside before: inside it no memory may be asked for and no lock taken.
public struct CrashGuard: ~Copyable {
  // What the handler reads: a handler can be given nothing, so these are the process's own.
  private static let terminal = Atomic<Int32>(-1)
  private static let settings = Atomic<UInt>(0)
  private static let farewell = Atomic<UInt>(0)
  private static let farewellByteCount = Atomic<Int>(0)

  /// What ends a process that does not answer it: breaks, Ctrl-\, timers and limits, and what is free for anybody's use.
  private static let signals = [
    SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS,
    SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2,
  ]
  private static let stackByteCount = 64 * 1024

  /// Remembers a terminal's settings as they are now, before anybody changes them.
  ///
  /// - Parameter descriptor: The terminal; it must stay open as long as the guard lives.
  public init(terminal descriptor: FileDescriptor) {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    unsafe settings.initialize(to: termios())
    unsafe tcgetattr(descriptor.number, settings)
    Self.settings.store(UInt(bitPattern: settings), ordering: .sequentiallyConsistent)
    Self.terminal.store(descriptor.number, ordering: .sequentiallyConsistent)
  }

  /// From now on a break puts the terminal back.
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
    // A stack of its own, for the break may be that the stack is full. It lives as long as the process.
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackByteCount, alignment: 16)
    unsafe stack.ss_size = stackByteCount
    unsafe sigaltstack(&stack, nil)
    var action = sigaction()
    // Reset first, so that a break inside the handler, or the raise at its end, ends the process.
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
