import ActivityKit
import Compositing
import FeedReports
import HostIO
import LiveActivities
import LockScreenSession
import LockScreenUI

/// The lock screen on a terminal: a session, its feeds, and the watched files.
struct LockScreenScene: ~Copyable, Scene {
  /// The reason why the scene is over.
  enum Ending {
    case quit, endOfInput
  }

  /// The meaning of a key.
  enum Action {
    case bound(KeyAction)
    /// A key without an effect of its own, which ends a tour all the same.
    case unbound

    fileprivate var keyAction: KeyAction? {
      switch self {
      case .bound(let action): action
      case .unbound: nil
      }
    }
  }

  private(set) var session: Session
  var inputs: FeedInputs
  private var files: WatchedFiles
  private let exitsAtEndOfInput: Bool
  private var tasks: AppTasks?
  /// A Boolean value indicating whether the screen says that the feed had no line.
  private var tellsEmptyFeed = false

  init(
    _ session: Session, inputs: consuming FeedInputs, files: consuming WatchedFiles,
    exitsAtEndOfInput: Bool
  ) {
    self.session = session
    self.inputs = inputs
    self.files = files
    self.exitsAtEndOfInput = exitsAtEndOfInput
  }

  mutating func update(at now: Duration) -> Ending? {
    inputs.setQuiet(session.holdsActivity)
    session.applyLines(of: &inputs, at: now)
    performIntents(at: now)
    inputs.send(session.takeUnsentEvents())
    let isEmpty = inputs.hasEndedFiles && session.log.lineCount == 0
    if isEmpty != tellsEmptyFeed {
      tellsEmptyFeed = isEmpty
      session.setFault(isEmpty ? Messages.endedFeed : nil, of: .feed)
    }
    return exitsAtEndOfInput && inputs.isAtEnd ? .endOfInput : nil
  }

  func wantsFrame(at now: Duration) -> Bool { session.wantsFrame(at: now) }

  func awaitsFrame(at now: Duration) -> Bool { session.awaitsFrame(at: now) }

  mutating func frame(at now: Duration) -> SceneFrame { session.frame(at: now) }

  var wantsPreparation: Bool { session.wantsPreparation }

  mutating func prepare(at now: Duration) { session.prepare(at: now) }

  func nextTurn(isFrameDue: Bool, at now: Duration) -> Duration? {
    if inputs.mayHaveLines || session.hasDeferredReport { return now }
    return [
      inputs.nextDue.flatMap(session.clock.realTime), files.nextTurn, inputs.nextTurn,
      isFrameDue ? session.nextDeadline : session.nextTurn, tasks?.nextTurn,
    ].compactMap { $0 }.min()
  }

  func action(of key: Key) -> Action? {
    if let action = KeyBinding.action(for: key) { return .bound(action) }
    return inputs.isTour && key != .resize ? .unbound : nil
  }

  /// Handles a key; any key ends a tour, and then acts as at any other time.
  mutating func handle(_ action: Action, at now: Duration) -> Ending? {
    var quits = false
    if inputs.isTour {
      inputs.endTour()
      quits = session.takeOver(with: action.keyAction, at: now)
    } else if let action = action.keyAction {
      quits = session.handle(action, at: now)
    }
    performIntents(at: now)
    return quits ? .quit : nil
  }

  /// Performs the intents of pressed controls, and lets the tasks of earlier ones run.
  private mutating func performIntents(at now: Duration) {
    if let started = session.performPressedIntents(at: now) { tasks = started }
    if let isRunning = tasks?.run(in: &session, at: now), !isRunning { tasks = nil }
  }

  var holdsKeys: Bool { session.isJumping }

  mutating func resize(to size: CellSize, at now: Duration) { session.resize(to: size, at: now) }

  mutating func update(to traits: TerminalTraits, at now: Duration) {
    session.update(depth: traits.depth, glyphs: traits.glyphs, at: now)
    session.setCut(traits.isCut)
  }

  /// Shows the state of the Swift source.
  mutating func apply(_ report: SourceReport) { session.apply(report) }

  mutating func setSparesMotion(_ sparesMotion: Bool) { session.sparesMotion = sparesMotion }

  mutating func takeSound() -> Bool { session.takeSound() }

  func addInterests(to waiting: inout PollSet) {
    inputs.addInterests(to: &waiting)
    files.addInterests(to: &waiting)
  }

  mutating func read(_ ready: PollSet, at now: Duration) {
    for change in files.read(ready, at: now) { session.apply(change, at: now) }
    inputs.read(ready, at: now)
  }
}

extension Session {
  /// Performs the intents of pressed controls; what they ask of ActivityKit happens to the activities of the screen.
  ///
  /// - Returns: The tasks that they may have started; `nil` where no control was pressed.
  mutating func performPressedIntents(at now: Duration) -> AppTasks? {
    var tasks: AppTasks?
    performPressedIntents(at: now) { intent, activity, place, engine, time in
      let center = ActivityCenter.shared
      let caller = intent.runsInApp ? ActivityRequest.Caller.intent : .appExtension
      center.attach(engine, of: activity.app, caller: caller, at: time)
      intent.performAsControl()
      tasks = AppTasks(of: activity.app, caller: caller, place: place, at: now)
      return center.takeCalls()
    }
    return tasks
  }

  /// Says on the screen that the terminal is larger than its drawn part.
  mutating func setCut(_ isCut: Bool) {
    setFault(isCut ? Messages.cutTerminal : nil, of: .terminal)
  }

  /// Applies the lines that are due, and lets time pass.
  ///
  /// A turn applies a limited number of lines in a limited time, so that a flood leaves time for keys and frames. The last
  /// line's findings come in the next turn, after the frame that shows it.
  mutating func applyLines(
    of inputs: inout FeedInputs, at now: Duration,
    timedBy clock: () -> Duration = { HostClock.monotonic }
  ) {
    hasListeners = inputs.hasListeners
    sendDeferredReport(of: &inputs)
    var count = 0
    let end = clock() + FeedInputs.turnMaximum
    var mayHaveMore = true
    while mayHaveMore {
      if hasDeferredReport, isLineDue(in: &inputs.sources, at: now) {
        sendDeferredReport(of: &inputs)
      }
      guard
        let (index, report) = applyNextLine(of: &inputs.sources, at: now, defersFindings: true)
      else { break }
      if let report {
        inputs.send(report, toSource: index)
      } else if hasDeferredReport {
        inputs.sources[index].awaitsReport = true
      }
      hasListeners = inputs.hasListeners
      count += 1
      mayHaveMore = count < FeedInputs.linesPerTurn && clock() < end
    }
    inputs.mayHaveLines = !mayHaveMore
    // A jump of the clock waits for lines that are not yet read.
    if !isJumping || !inputs.mayHaveLines && !inputs.awaitsBytes { advance(to: now) }
  }

  private mutating func sendDeferredReport(of inputs: inout FeedInputs) {
    if let report = finishDeferredReport() { inputs.sendAwaited(report) }
  }

  /// Applies a change of a watched file.
  mutating func apply(_ change: WatchedFiles.Change, at now: Duration) {
    switch change {
    case .theme(let theme, let path):
      apply(theme, at: now)
      setFault(nil, of: .file(path))
    case .layout(let layout, let path):
      apply(layout)
      setFault(nil, of: .file(path))
    case .fault(let fault, let path): setFault(fault, of: .file(path))
    }
  }
}
