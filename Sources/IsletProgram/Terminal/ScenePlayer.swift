import Compositing
import CursesFrontEnd
import HostIO
import LockScreenSession
import LockScreenUI

/// A scene on a terminal: it draws the scene's frames at their pace, and passes keys and sizes to it.
struct ScenePlayer<Content: Scene & ~Copyable>: ~Copyable, LoopParticipant {
  /// The reason why a run is over.
  enum Ending {
    case scene(Content.Ending)
    case signal(Signal)
    case terminalClosed

    /// The exit status.
    var code: ExitCode {
      switch self {
      case .scene: .success
      case .signal(let signal): .ended(by: signal)
      case .terminalClosed: .ended(by: .hangup)
      }
    }
  }

  private(set) var scene: Content
  private var terminal: Terminal
  private var frames = FrameClock()
  /// A Boolean value indicating whether the last frame was a part, whose rest is due.
  private var hasRest = false
  /// The time between the parts of a frame, in which the terminal reads the first one.
  private static var partPause: Duration { .microseconds(20) }
  private var pace = TerminalPace()
  private var isMotionSpared = false
  /// A Boolean value indicating whether the terminal has not yet read the last frame; a frame that is due meanwhile
  /// gives way to a newer one.
  private var isTerminalBusy = false
  /// A Boolean value indicating whether typed keys may not be read yet.
  private var mayHaveKeys = false
  /// The end of a scene that is over, and the time until which its last picture waits for the terminal.
  private var lastTurn: (ending: Content.Ending, deadline: Duration)?
  /// The actions of keys that wait for the scene.
  private var heldActions: [Content.Action] = []

  /// Makes a player.
  init(_ scene: consuming Content, on terminal: consuming Terminal) {
    self.scene = scene
    self.terminal = terminal
  }

  /// Plays the scene to its end, and restores the terminal before anything is printed.
  ///
  /// - Parameter close: Lets the scene end what it has begun, and returns its result and the feed that could not be read
  ///   to its end.
  /// - Returns: The result, with the status by the end of the scene.
  consuming func result(
    closing close: (inout Content) -> (CommandResult, unread: (name: String, fault: SystemFault)?)
  ) -> CommandResult {
    let ending: Result<Ending, Failure>
    do { ending = .success(try run()) } catch { ending = .failure(error) }
    var (result, unread) = close(&scene)
    _ = consume self
    switch ending {
    case .success(let ending): result.code = ending.code
    case .failure(let failure): result.add(failure)
    }
    if let unread { result.add(Failure(.ioError, "\(unread.name): \(unread.fault.reason)")) }
    return result
  }

  mutating func update(at now: Duration) -> Ending? {
    if lastTurn == nil, let ending = scene.update(at: now) {
      lastTurn = (ending, now + CrashGuard.restoreMaximum)
      // The last picture shows what the last lines did, and does not wait for motion's end.
      scene.setSparesMotion(true)
    }
    if scene.takeSound(), !isTerminalBusy { terminal.screen.ring() }
    if lastTurn == nil { keepPace(at: now) }
    if !drawIfDue(at: now), lastTurn == nil, scene.wantsPreparation { scene.prepare(at: now) }
    guard let lastTurn else {
      // After the first frame, so that the question delays nothing.
      terminal.screen.ask(at: now)
      return nil
    }
    // The terminal may still read the picture before it.
    if scene.wantsFrame(at: now), now < lastTurn.deadline { return nil }
    return end(by: .scene(lastTurn.ending))
  }

  func addInterests(to waiting: inout PollSet) {
    waiting.add(terminal.signals.descriptor, for: .reading)
    waiting.add(terminal.descriptor, for: isTerminalBusy ? .readingAndWriting : .reading)
    scene.addInterests(to: &waiting)
  }

  func nextTurn(at now: Duration) -> Duration? {
    if mayHaveKeys || lastTurn == nil && scene.wantsPreparation { return now }
    let wantsFrame = self.wantsFrame(at: now) && !isTerminalBusy
    // A change of the picture alone waits with the terminal, or comes with the frame.
    let turn = scene.nextTurn(isFrameDue: isTerminalBusy || wantsFrame, at: now)
    let nextFrame = hasRest ? now + Self.partPause : nextFrame(at: now)
    return [
      wantsFrame ? nextFrame : nil, turn, terminal.screen.nextTurn, lastTurn?.deadline,
    ]
    .compactMap { $0 }.min()
  }

  mutating func handle(_ ready: PollSet, at now: Duration) -> Ending? {
    for signal in terminal.signals.takeSignals() {
      if signal.endsProcess { return end(by: .signal(signal)) }
      handle(signal, at: now)
    }
    let keyboard = ready.readiness(of: terminal.descriptor)
    if !keyboard.isDisjoint(with: .hungUp) { return end(by: .terminalClosed) }
    let isKeyDue = terminal.screen.nextTurn.map { $0 <= now } ?? false
    if keyboard.contains(.readable) || mayHaveKeys || isKeyDue, let ending = handleKeys(at: now) {
      return end(by: .scene(ending))
    }
    scene.read(ready, at: now)
    return nil
  }

  /// Begins the end, which a terminal that takes no bytes may not hold up.
  private mutating func end(by ending: Ending) -> Ending {
    terminal.limitRestore(leavingWith: ending.code)
    return ending
  }

  // MARK: - Drawing

  private func wantsFrame(at now: Duration) -> Bool {
    scene.wantsFrame(at: now) || terminal.screen.wantsRest
  }

  private func nextFrame(at now: Duration) -> Duration {
    frames.nextFrame(isAwaited: scene.awaitsFrame(at: now))
  }

  /// Draws the next frame if it is due and the terminal takes it, and returns whether it did.
  private mutating func drawIfDue(at now: Duration) -> Bool {
    let isDue = wantsFrame(at: now) && (lastTurn != nil || hasRest || nextFrame(at: now) <= now)
    guard isDue || isTerminalBusy else { return false }
    isTerminalBusy = !terminal.screen.isReady()
    guard isDue, !isTerminalBusy else { return false }
    let frame = scene.frame(at: now)
    if !hasRest, !frame.isFollowUp { frames.frameDrawn(at: now) }
    hasRest = show(frame)
    isTerminalBusy = terminal.screen.hasUnsent
    return true
  }

  /// Shows a frame, and returns whether it is a part, whose rest follows.
  private mutating func show(_ frame: SceneFrame) -> Bool {
    // The first picture is drawn fast with fewer colors, and the next frame has all of them.
    terminal.screen.show(
      frame.surface, damage: frame.damage, isMoving: frame.isMoving || terminal.screen.isBlank,
      isPart: frame.isPart)
    return frame.isPart
  }

  /// Turns motion off on a terminal that falls behind, and on again.
  private mutating func keepPace(at now: Duration) {
    pace.update(isBusy: isTerminalBusy, at: now)
    let isSlow = isTerminalSlow(at: now)
    guard isSlow != isMotionSpared else { return }
    isMotionSpared = isSlow
    scene.setSparesMotion(isSlow)
  }

  private func isTerminalSlow(at now: Duration) -> Bool {
    terminal.screen.isSlowLine || pace.isSlow(at: now)
  }

  // MARK: - Keys and signals

  private mutating func handleKeys(at now: Duration) -> Content.Ending? {
    let keys = terminal.screen.readKeys(at: now)
    if let traits = terminal.takeNewTraits() { scene.update(to: traits, at: now) }
    mayHaveKeys = keys.count >= CursesScreen.keysMaximum
    var actions = heldActions
    for key in keys {
      if let action = scene.action(of: key) { actions.append(action) }
    }
    // The effect of a key is seen before the frames that a slow terminal has not yet read.
    if !actions.isEmpty, isTerminalSlow(at: now) { terminal.screen.abandonUnsent() }
    heldActions = []
    for index in actions.indices {
      // A key is handled after the jump of the clock that a key before it began.
      guard !scene.holdsKeys else {
        heldActions = Array(actions[index...].prefix(CursesScreen.keysMaximum))
        mayHaveKeys = true
        break
      }
      if let ending = scene.handle(actions[index], at: now) { return ending }
    }
    return nil
  }

  private mutating func handle(_ signal: Signal, at now: Duration) {
    if signal == .windowChanged { return resize(to: terminal.screen.resized(), at: now) }
    if signal.stopsProcess {
      terminal.screen.suspend()
      terminal.signals.stopProcess(by: signal)
    }
    // After a stop, caught or not, another program has drawn over the screen.
    resize(to: terminal.screen.resume(), at: HostClock.monotonic)
  }

  private mutating func resize(to size: CellSize, at now: Duration) {
    scene.resize(to: size, at: now)
    if let traits = terminal.takeResizedTraits() { scene.update(to: traits, at: now) }
  }
}
