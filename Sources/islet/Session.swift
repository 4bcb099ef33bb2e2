import ActivityFeed
import CellUI
import Compositing
import FoundationEssentials
import LiveActivities
import LockScreenUI
import StrictJSON
import Theming

/// A run of islet without its doors: lines and keys go in, frames come out, and real time is an argument.
struct Session {
  var activities = LiveActivities()
  var clock: DeviceClock
  var themes: ThemeShelf
  var presenter: Presenter
  var decoder = FeedDecoder()
  private(set) var ledger = VerdictLedger()
  private var screen: LockScreen
  private let localTime: LocalTime
  /// A Boolean value indicating whether the screen has yet to hear of what happened.
  private var isOutdated = true
  /// When the picture changes by itself, on the device's clock.
  private var nextChange: Timestamp?
  private var isMoving = true

  /// What a session begins with.
  struct Setup {
    var size: CellSize
    var themes = ThemeShelf()
    var presenter = Presenter()
    var localTime = LocalTime()
    var glyphs = GlyphRepertoire.quadrant
  }

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - setup: What it begins with.
  ///   - device: What the device's clock shows.
  ///   - real: The machine's steady time.
  init(_ setup: Setup, showing device: Timestamp, at real: Duration) {
    clock = DeviceClock(showing: device, at: real)
    themes = setup.themes
    presenter = setup.presenter
    localTime = setup.localTime
    let environment = EnvironmentValues(
      now: Date(device), localTime: setup.localTime, glyphRepertoire: setup.glyphs)
    screen = LockScreen(size: setup.size, theme: setup.themes.current, environment: environment)
  }

  /// When the session next wants a turn by itself: a deadline of the engine, or a picture that changes.
  ///
  /// - Returns: Real time; it may be over. `nil` means not before something comes in.
  var nextTurn: Duration? {
    [activities.nextDeadline, nextChange].compactMap { $0 }.min().flatMap(clock.realTime)
  }

  /// A Boolean value indicating whether the next frame would differ from the last one.
  func wantsFrame(at real: Duration) -> Bool {
    isOutdated || isMoving || nextChange.map { $0 <= clock.now(at: real) } ?? false
  }

  // MARK: - What comes in

  /// Does what a key asks for.
  ///
  /// - Returns: A Boolean value indicating whether the person wants to quit.
  mutating func perform(_ action: KeyAction, at real: Duration) -> Bool {
    isOutdated = true
    switch action {
    case .gesture(let gesture):
      for action in screen.perform(gesture, at: sceneTime(at: real)) {
        // What can't be done now just does not happen; the person sees that.
        _ = try? activities.apply(.person(action), at: clock.now(at: real))
      }
    case .theme(let step):
      themes.step(by: step)
      showTheme(at: real)
    case .pauseClock:
      if clock.isPaused { clock.resume(at: real) } else { clock.pause(at: real) }
    case .hourOn: clock.advance(by: .seconds(3600), at: real)
    case .help: screen.help = screen.help == nil ? KeyBinding.help : nil
    case .quit: return true
    }
    return false
  }

  /// Takes over a new size of the terminal.
  mutating func resize(to size: CellSize, at real: Duration) {
    screen.resize(to: size, at: sceneTime(at: real))
    isOutdated = true
  }

  /// Lets the device's time pass.
  mutating func advance(to real: Duration) {
    if !activities.advance(to: clock.now(at: real)).isEmpty { isOutdated = true }
  }

  // MARK: - What goes out

  /// The picture now.
  mutating func frame(at real: Duration) -> LockScreenFrame {
    let time = sceneTime(at: real)
    if isOutdated || !isMoving { refresh(at: time, real: real) }
    let frame = screen.frame(at: time)
    isOutdated = false
    isMoving = frame.isMoving
    nextChange = frame.nextChange.map(Timestamp.init(roundingUp:))
    return frame
  }

  /// Tells the screen what is true now.
  private mutating func refresh(at time: SceneTime, real: Duration) {
    let now = clock.now(at: real)
    if isOutdated {
      let arrangement = activities.arrangement(at: now)
      let shown = arrangement.shownActivities.compactMap(activities.activity)
      screen.update(arrangement, activities: presenter.present(shown), at: time)
    }
    screen.inspector =
      InspectorContent(
        activities: activities.arrangement(at: now).stacks.flatMap(\.activities)
          .prefix(InspectorContent.listedMaximum).compactMap(activities.activity),
        selection: screen.selection, ledger: ledger, themeName: themes.current.name, clock: clock,
        now: now, limits: activities.limits, localTime: localTime
      ).inspector
  }

  private func sceneTime(at real: Duration) -> SceneTime {
    SceneTime(device: Date(clock.now(at: real)), motion: real)
  }

  // MARK: - For the feed

  /// Shows the theme that was chosen.
  mutating func showTheme(at real: Duration) {
    screen.use(themes.current, at: sceneTime(at: real))
    isOutdated = true
  }

  /// Writes down a verdict; the screen may be another from now on.
  mutating func note(
    _ origin: LineOrigin, _ subject: LineSubject, _ verdict: Verdict, at real: Duration
  ) {
    ledger.note(
      LedgerEntry(
        time: clock.now(at: real), origin: origin, subject: subject, verdict: verdict))
    isOutdated = true
  }
}

extension Arrangement {
  /// The activities that may be seen: what lies below a folded stack's second card is only an edge.
  fileprivate var shownActivities: [ActivityID] {
    let cards = stacks.flatMap { $0.isUnfolded ? $0.activities : Array($0.activities.prefix(2)) }
    return cards + island.activities.filter { !cards.contains($0) }
  }
}

extension Date {
  /// The same moment.
  init(_ moment: Timestamp) {
    self.init(timeIntervalSince1970: Double(moment.millisecondsSince1970) / 1000)
  }
}

extension Timestamp {
  /// The first moment of the device's clock that is not before a date.
  init(roundingUp date: Date) {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded(.up)
    self.init(
      millisecondsSince1970: Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max))
  }
}
