internal import Glibc
internal import Synchronization

/// Restores a terminal when the program crashes, when a signal ends it that the loop does not handle, or when its end
/// takes too long.
///
/// Everything that the handler needs is prepared before, since a handler may neither allocate nor lock. There may be one
/// guard at a time.
public struct CrashGuard: ~Copyable {
  /// The longest time that a program may take to restore a terminal that takes no bytes.
  public static let restoreMaximum = Duration.milliseconds(200)

  // The handler's data. They are static, since a signal handler takes no context.
  private static let terminal = Atomic<Int32>(-1)
  /// The terminal, opened anew, so that a write to it never waits.
  private static let unwaiting = Atomic<Int32>(-1)
  private static let settings = Atomic<UInt>(0)
  private static let restoreAddress = Atomic<UInt>(0)
  private static let restoreByteCount = Atomic<Int>(0)
  /// The exit status after `restoreMaximum`; negative until the end begins.
  private static let lateStatus = Atomic<Int32>(-1)

  /// The signals that a program is not asked to guard against: two can't be caught, some stop it or do nothing, and
  /// the loop handles the rest.
  private static let exceptions: [Int32] = [
    SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGPIPE,
    SIGINT, SIGTERM, SIGHUP,
  ]
  /// The signals that end a process by default: crashes, Ctrl-\, timers, limits, the users' own, the real-time ones.
  ///
  /// The C library keeps the first real-time signals to itself, and its numbers end at 64 (signal(7)).
  private static let signals = ((1...31).map(Int32.init) + Array(__libc_current_sigrtmin()...64))
    .filter { !exceptions.contains($0) }
  private static let stackByteCount = 64 * 1024

  /// Saves a terminal's present settings, and installs the handlers.
  ///
  /// - Parameter descriptor: The terminal; it must stay open as long as the guard lives.
  public init(terminal descriptor: FileDescriptor) {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    unsafe settings.initialize(to: termios())
    unsafe tcgetattr(descriptor.number, settings)
    let path = "/proc/self/fd/\(descriptor.number)"
    let unwaiting = unsafe open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    Self.settings.store(UInt(bitPattern: settings), ordering: .sequentiallyConsistent)
    Self.unwaiting.store(unwaiting, ordering: .sequentiallyConsistent)
    Self.restoreByteCount.store(0, ordering: .sequentiallyConsistent)
    Self.terminal.store(descriptor.number, ordering: .sequentiallyConsistent)
    Self.install()
  }

  /// Sets the bytes that leave the alternate screen, show the cursor, and so on.
  public func arm(restoreSequence: [UInt8]) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: restoreSequence.count)
    _ = unsafe bytes.initialize(from: restoreSequence)
    Self.restoreAddress.store(
      UInt(bitPattern: bytes.baseAddress), ordering: .sequentiallyConsistent)
    Self.restoreByteCount.store(restoreSequence.count, ordering: .sequentiallyConsistent)
  }

  /// Begins the end of the program: if the guard still lives after `restoreMaximum`, the terminal is restored as far as
  /// it can be, and the process ends with a status.
  public func limitRestore(leavingWith code: ExitCode) {
    Self.lateStatus.store(code.rawValue, ordering: .sequentiallyConsistent)
    Self.setAlarm(to: Self.restoreMaximum)
  }

  deinit {
    Self.setAlarm(to: .zero)
    Self.lateStatus.store(-1, ordering: .sequentiallyConsistent)
    for signal in Self.signals { Glibc.signal(signal, SIG_DFL) }
    Self.terminal.store(-1, ordering: .sequentiallyConsistent)
    let unwaiting = Self.unwaiting.exchange(-1, ordering: .sequentiallyConsistent)
    if unwaiting >= 0 { close(unwaiting) }
  }

  private static func setAlarm(to time: Duration) {
    let microseconds = Int(time / .microseconds(1))
    var timer = itimerval()
    timer.it_value = timeval(tv_sec: 0, tv_usec: microseconds)
    unsafe setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
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
      let status = CrashGuard.lateStatus.load(ordering: .sequentiallyConsistent)
      if number == SIGALRM, status >= 0 { _exit(status) }
      raise(number)
    }
    for signal in signals { unsafe sigaction(signal, &action, nil) }
  }

  /// Only calls that are safe inside a handler (signal-safety(7)).
  private static func restoreTerminal() {
    let number = terminal.load(ordering: .sequentiallyConsistent)
    guard number >= 0 else { return }
    // A terminal that is stopped by Ctrl-S or not read takes no byte before this. Only a stop of one's own can be undone,
    // so it is made first.
    tcflush(number, TCOFLUSH)
    tcflow(number, TCOOFF)
    tcflow(number, TCOON)
    let address = restoreAddress.load(ordering: .sequentiallyConsistent)
    let count = restoreByteCount.load(ordering: .sequentiallyConsistent)
    if let bytes = unsafe UnsafeRawPointer(bitPattern: address) {
      let unwaiting = unwaiting.load(ordering: .sequentiallyConsistent)
      _ = unsafe write(unwaiting >= 0 ? unwaiting : number, bytes, count)
    }
    let saved = settings.load(ordering: .sequentiallyConsistent)
    if let saved = unsafe UnsafePointer<termios>(bitPattern: saved) {
      unsafe tcsetattr(number, TCSANOW, saved)
    }
  }
}
