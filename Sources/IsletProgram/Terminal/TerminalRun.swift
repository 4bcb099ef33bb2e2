import LockScreenSession
import FeedReports
import CellUI
import CursesFrontEnd
import HostIO
import LiveActivities
import LockScreenUI

/// islet on a terminal: one thread, and one place where it waits.
struct TerminalRun: ~Copyable {
  /// Why a run is over.
  enum Ending: Hashable {
    case quit
    case endOfInput
    case signal(Signal)
    case terminalClosed
  }

  private(set) var session: Session
  private(set) var inlets: FeedInlets
  private var demo: DemoPlayer?
  private var files: WatchedFiles
  private let exitsAtEndOfInput: Bool
  private var screen: CursesScreen
  private let terminal: FileDescriptor
  private let crashGuard: CrashGuard
  private let signals: SignalPipe
  private var frames = FrameClock()
  /// Whether the terminal has yet to take what was drawn; a frame that is due meanwhile is left out for a newer one.
  private var isTerminalBusy = false
  private var pace = TerminalPace()
  /// A Boolean value indicating whether keys may have been typed that were not read yet.
  private var mayHaveKeys = false
  private var waiting = PollSet()

  /// Takes over what was opened.
  init(
    session: Session, inlets: consuming FeedInlets, demo: DemoPlayer?,
    files: consuming WatchedFiles, exitsAtEndOfInput: Bool, screen: consuming CursesScreen,
    terminal: FileDescriptor, signals: consuming SignalPipe,
    crashGuard: consuming CrashGuard
  ) {
    self.session = session
    self.inlets = inlets
    self.demo = demo
    self.files = files
    self.exitsAtEndOfInput = exitsAtEndOfInput
    self.screen = screen
    self.terminal = terminal
    self.signals = signals
    self.crashGuard = crashGuard
  }

  /// Runs until somebody or something ends it.
  ///
  /// - Throws: The system's reason for not waiting any more.
  mutating func run() throws(SystemFault) -> Ending {
    while true {
      let now = HostClock.monotonic
      session.advance(to: now)
      demo?.play(for: &session, at: now)
      inlets.publish(session.takeOutgoing())
      if session.takeAlertToRing(), !isTerminalBusy { screen.ring() }
      keepPace(at: now)
      drawIfDue(at: now)
      if exitsAtEndOfInput, inlets.isAtEnd { return .endOfInput }
      try wait()
      if let ending = answer(at: HostClock.monotonic) { return ending }
    }
  }

  private mutating func drawIfDue(at now: Duration) {
    let isDue = wantsFrame(at: now) && frames.nextFrame <= now
    guard isDue || isTerminalBusy else { return }
    isTerminalBusy = !screen.isReady()
    guard isDue, !isTerminalBusy else { return }
    let frame = session.frame(at: now)
    // The first picture comes soon rather than exact: the next frame makes it so.
    screen.show(
      frame.surface, damage: frame.damage, isMoving: frame.isMoving || screen.isBlank)
    frames.frameDrawn(at: now)
    isTerminalBusy = screen.hasUnsent
  }

  /// Asks less of a terminal that falls behind.
  private mutating func keepPace(at now: Duration) {
    pace.note(isBusy: isTerminalBusy, at: now)
    let isSlow = isTerminalSlow(at: now)
    if session.sparesMotion != isSlow { session.sparesMotion = isSlow }
  }

  private func isTerminalSlow(at now: Duration) -> Bool {
    screen.isSlowLine || pace.isSlow(at: now)
  }

  private func wantsFrame(at now: Duration) -> Bool {
    session.wantsFrame(at: now) || screen.wantsRest
  }

  /// Sleeps until something can be read, or until the next moment at which something changes by itself.
  private mutating func wait() throws(SystemFault) {
    waiting.removeAll()
    waiting.add(signals.descriptor, for: .reading)
    waiting.add(terminal, for: isTerminalBusy ? .readingAndWriting : .reading)
    inlets.wait(in: &waiting)
    files.wait(in: &waiting)
    let now = HostClock.monotonic
    let wantsFrame = self.wantsFrame(at: now) && !isTerminalBusy
    let frame = wantsFrame ? frames.nextFrame : nil
    let line = [demo?.nextDue, inlets.nextDue].compactMap { $0 }.min()
    // What changes the picture alone waits with the terminal, or comes with the frame.
    let turn = isTerminalBusy || wantsFrame ? session.nextDeadline : session.nextTurn
    let next = [
      frame, line.flatMap(session.clock.realTime), turn, files.nextTurn, inlets.listenerReturn,
    ].compactMap { $0 }.min()
    try waiting.wait(timeout: mayHaveKeys ? .zero : next.map { $0 - now })
  }

  /// Follows all that came in.
  private mutating func answer(at now: Duration) -> Ending? {
    for signal in signals.takeSignals() {
      if signal.endsProcess { return .signal(signal) }
      follow(signal, at: now)
    }
    let keyboard = waiting.readiness(of: terminal)
    if !keyboard.isDisjoint(with: .hungUp) { return .terminalClosed }
    if keyboard.contains(.readable) || mayHaveKeys {
      let keys = screen.readKeys()
      mayHaveKeys = keys.count >= CursesScreen.keysMaximum
      let actions = keys.compactMap(KeyBinding.action)
      // What a key does is seen before what a slow terminal has yet to take.
      if !actions.isEmpty, isTerminalSlow(at: now) { screen.abandonUnsent() }
      for action in actions where session.perform(action, at: now) { return .quit }
    }
    session.hasListeners = inlets.hasListeners
    files.read(waiting, for: &session, at: now)
    inlets.read(waiting, for: &session, at: now)
    return nil
  }

  private mutating func follow(_ signal: Signal, at now: Duration) {
    switch signal {
    case .windowChanged:
      session.resize(to: screen.resized(), at: now)
    case .stop:
      screen.suspend()
      signals.stopProcess()
      session.resize(to: screen.resume(), at: HostClock.monotonic)
    default:
      // It ran again after a stop that nobody could catch: whoever ran meanwhile has drawn over the screen.
      session.resize(to: screen.resume(), at: now)
    }
  }
}
