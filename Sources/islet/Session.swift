import ActivityFeed
import ActivityLayouts
import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities
import LockScreenUI
import StrictJSON
import Theming

/// A run of islet without its doors: lines and keys go in, frames come out, and real time is an argument.
struct Session {
  var activities: LiveActivities
  var clock: DeviceClock
  var themes: ThemeShelf
  var presenter: Presenter
  var decoder = FeedDecoder()
  private(set) var ledger = VerdictLedger()
  private(set) var history = History()
  var inspections = ContentInspections()
  /// Activities as they were last, for who asked to keep them.
  var portfolio: ActivityPortfolio?
  /// What has happened since the last line, which it is reported with.
  private var news: [ActivityEvent] = []
  /// What listeners have yet to be told.
  private var outgoing: [ActivityEvent] = []
  /// A Boolean value indicating whether somebody is to be told of events.
  var hasListeners = false
  /// A Boolean value indicating whether a payload alone is for an activity that its app has started.
  var presumesActivities = false
  /// What was taken for true so that the line at hand could be obeyed.
  var presumption: Finding?
  /// A Boolean value indicating whether alerts make no sound.
  var isMuted = false
  /// A Boolean value indicating whether an alert has lit the screen, which was not seen yet.
  private var hasAlertToShow = false
  /// A Boolean value indicating whether an alert has a sound that was not heard yet.
  private(set) var hasAlertToRing = false
  private var screen: LockScreen
  private var contrastAudit: ContrastAudit
  /// What is wrong with files that are watched, by their paths.
  private var fileFaults: [String: String] = [:]
  /// How the person wants the display, whatever the device does with it.
  private var wish = DeviceDisplay()
  /// How much moves unless the person asks for less.
  private let fullMotion: MotionPolicy
  /// How much moves as the person wishes it.
  private var motion: MotionPolicy {
    didSet { applyMotion() }
  }
  /// A Boolean value indicating whether nothing moves all the same, since the terminal is too slow to show it.
  var sparesMotion = false {
    didSet { applyMotion() }
  }
  private let localTime: LocalTime
  /// A Boolean value indicating whether the screen has yet to hear of what was asked of it.
  private var isOutdated = true
  /// A Boolean value indicating whether the screen has yet to hear of what happened.
  private var hasNews = false
  /// How long the screen shows what happened before it shows what happened next, so that a flood costs no more than can
  /// be seen; after a rest all is shown at once.
  private let newsInterval: Duration
  /// When the screen may next hear of what happened, in real time.
  private var nextNews = Duration.zero
  /// When the picture changes by itself, on the device's clock.
  private var nextChange: Timestamp?
  /// When a drifting wallpaper has its next picture or words are to go, in real time.
  private var nextDrift: Duration?
  private var isMoving = true

  /// What a session begins with.
  struct Setup {
    var size: CellSize
    var themes = ThemeShelf()
    var presenter = Presenter()
    var localTime = LocalTime()
    var glyphs = GlyphRepertoire.quadrant
    var depth = ColorDepth.direct24
    var profile = DeviceProfile()
    var budget = PushBudget.standard
    /// Where activities are kept as they were last, whatever becomes of them; `nil` keeps none.
    var portfolio: ActivityPortfolio?
    var colors = DeviceDisplay.ColorSource.theme
    var motion = MotionPolicy.full
    /// How long what happened is shown before what happened next; zero shows everything at once.
    var newsInterval = Duration.zero
  }

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - setup: What it begins with.
  ///   - device: What the device's clock shows.
  ///   - real: The machine's steady time.
  init(_ setup: Setup, showing device: Timestamp, at real: Duration) {
    activities = LiveActivities(profile: setup.profile, budget: setup.budget)
    clock = DeviceClock(showing: device, at: real)
    themes = setup.themes
    presenter = setup.presenter
    portfolio = setup.portfolio
    localTime = setup.localTime
    let environment = EnvironmentValues(
      now: Date(device), localTime: setup.localTime, glyphRepertoire: setup.glyphs)
    screen = LockScreen(
      size: setup.size, theme: setup.themes.current, environment: environment,
      hasDynamicIsland: setup.profile.hasDynamicIsland, depth: setup.depth)
    contrastAudit = ContrastAudit(environment: environment, depth: setup.depth)
    // Before iOS 17 a layout's own animations are ignored (AK 6.1).
    fullMotion = setup.profile.version < .interactivity ? .systemOnly : .full
    motion = setup.motion == .full ? fullMotion : setup.motion
    screen.motion = motion
    wish.colors = setup.colors
    newsInterval = setup.newsInterval
  }

  /// When the session next wants a turn by itself: a deadline of the engine, or a picture that changes.
  ///
  /// - Returns: Real time; it may be over. `nil` means not before something comes in.
  var nextTurn: Duration? {
    let change = [activities.nextDeadline, nextChange].compactMap { $0 }.min()
    return [change.flatMap(clock.realTime), nextDrift, hasNews ? nextNews : nil]
      .compactMap { $0 }.min()
  }

  /// When the engine next wants a turn by itself, in real time; it may be over.
  var nextDeadline: Duration? { activities.nextDeadline.flatMap(clock.realTime) }

  /// A Boolean value indicating whether the next frame would differ from the last one.
  func wantsFrame(at real: Duration) -> Bool {
    isToRefresh(at: real) || isMoving || nextChange.map { $0 <= clock.now(at: real) } ?? false
      || nextDrift.map { $0 <= real } ?? false
  }

  private func isToRefresh(at real: Duration) -> Bool {
    isOutdated || hasNews && nextNews <= real
  }

  // MARK: - What comes in

  /// Does what a key asks for.
  ///
  /// - Returns: A Boolean value indicating whether the person wants to quit.
  mutating func perform(_ action: KeyAction, at real: Duration) -> Bool {
    isOutdated = true
    switch action {
    case .gesture(let gesture):
      for action in screen.handle(gesture, at: sceneTime(at: real)) { person(action, at: real) }
    case .lock: device(activities.isLocked ? .unlock : .lock, at: real)
    case .hideIsland:
      let isHidden = activities.arrangement(at: clock.now(at: real)).island == .none
      person(isHidden ? .restoreIsland : .hideIsland, at: real)
    case .alwaysOn: device(.alwaysOn(!activities.isAlwaysOn), at: real)
    case .appearance: device(.appearance(activities.appearance.next), at: real)
    case .standBy: device(.standBy(!activities.isStandBy), at: real)
    case .colors: wish.colors = wish.colors == .theme ? .system : .theme
    case .reduceMotion: motion = motion == .reduced ? fullMotion : .reduced
    case .nextDeadline: advanceToDeadline(at: real)
    case .clockRate(let factor): clock.run(at: clock.rate * factor, from: real)
    case .mute: isMuted.toggle()
    case .theme(let step):
      themes.step(by: step)
      showTheme(at: real)
    case .pauseClock:
      if clock.isPaused { clock.resume(at: real) } else { clock.pause(at: real) }
    case .hourOn: clock.advance(by: .seconds(3600), at: real)
    case .help: screen.help = screen.help == nil ? KeyBinding.help : nil
    case .closeHelp: screen.help = nil
    case .quit: return true
    }
    let words = Wording.answer(
      to: action, theme: themes.current.title, display: display, motion: screen.motion,
      isMuted: isMuted)
    if let words { screen.announce(words, at: sceneTime(at: real)) }
    return false
  }

  /// Takes over a new size of the terminal.
  mutating func resize(to size: CellSize, at real: Duration) {
    screen.resize(to: size, at: sceneTime(at: real))
    isOutdated = true
  }

  private mutating func applyMotion() {
    screen.motion = sparesMotion ? .off : motion
    isOutdated = true
  }

  /// Lets the device's time pass.
  mutating func advance(to real: Duration) {
    record(activities.advance(to: clock.now(at: real)))
  }

  /// Moves the device's clock to the next moment at which something happens by itself.
  mutating func advanceToDeadline(at real: Duration) {
    guard let deadline = activities.nextDeadline else { return }
    clock.advance(by: deadline - clock.now(at: real), at: real)
    advance(to: real)
  }

  /// Does what is asked of the engine.
  ///
  /// - Throws: The rule that forbids it.
  mutating func apply(_ command: ActivityCommand, at real: Duration) throws(CommandRefusal) {
    advance(to: real)
    try apply(command, now: clock.now(at: real))
  }

  /// Does what is asked of the engine, whose time has passed already.
  mutating func apply(_ command: ActivityCommand, now: Timestamp) throws(CommandRefusal) {
    record(try activities.apply(command, at: now) { presenter.fault(in: $0) })
  }

  /// Does what is asked of the engine, something else being taken for true beforehand; both or neither.
  ///
  /// - Throws: The rule that forbids it.
  mutating func apply(
    _ command: ActivityCommand, presuming presumption: ActivityCommand, at real: Duration
  ) throws(CommandRefusal) {
    let now = clock.now(at: real)
    var trial = activities
    // What is presumed has long been decoded.
    let presumed = try trial.apply(presumption, at: now)
    let presenter = presenter
    let events = try trial.apply(command, at: now) { presenter.fault(in: $0) }
    activities = trial
    record(presumed)
    // Nobody asked for that.
    news = []
    record(events)
  }

  private mutating func person(_ action: PersonAction, at real: Duration) {
    // What can't be done now just does not happen; the person sees that.
    try? apply(.person(action), at: real)
  }

  private mutating func device(_ change: DeviceChange, at real: Duration) {
    // What its system has not can't be chosen; the person sees that, too.
    try? apply(.device(change), at: real)
  }

  mutating func record(_ events: [ActivityEvent]) {
    guard !events.isEmpty else { return }
    hasNews = true
    history.note(events, in: activities)
    news.add(events)
    if hasListeners { outgoing.add(events) }
    for index in events.indices {
      guard case .alerted(_, let alert) = events[index].change else { continue }
      hasAlertToShow = true
      if alert.sound != nil { hasAlertToRing = true }
    }
  }

  /// What has happened since the last line.
  mutating func takeNews() -> [ActivityEvent] {
    defer { news = [] }
    return news
  }

  /// What has happened since the listeners were told last.
  mutating func takeOutgoing() -> [ActivityEvent] {
    defer { outgoing = [] }
    return outgoing
  }

  /// A Boolean value indicating whether an alert wants the bell; asked once, it is no more.
  mutating func takeAlertToRing() -> Bool {
    defer { hasAlertToRing = false }
    return hasAlertToRing && !isMuted
  }

  // MARK: - What goes out

  /// The picture now.
  mutating func frame(at real: Duration) -> SceneFrame {
    let time = sceneTime(at: real)
    if isToRefresh(at: real) || !isMoving { refresh(at: time, real: real) }
    let frame = screen.frame(at: time)
    isMoving = frame.isMoving
    nextChange = frame.nextChange.map(Timestamp.init(roundingUp:))
    nextDrift = frame.nextDrift
    return frame
  }

  /// Tells the screen what is true now.
  private mutating func refresh(at time: SceneTime, real: Duration) {
    let now = clock.now(at: real)
    if isToRefresh(at: real) {
      isOutdated = false
      hasNews = false
      nextNews = real + newsInterval
      let arrangement = activities.arrangement(at: now)
      let shown = arrangement.shownActivities.compactMap(activities.activity)
      screen.update(display, isAlerted: hasAlertToShow, at: time)
      hasAlertToShow = false
      screen.isLocked = activities.isLocked
      screen.hasDynamicIsland = activities.profile.hasDynamicIsland
      screen.update(arrangement, activities: presenter.present(shown), at: time)
    }
    if let columns = screen.inspectorColumns {
      screen.inspector = inspectorContent(columns: columns, at: now).inspector
    }
  }

  private func inspectorContent(columns: Int, at now: Timestamp) -> InspectorContent {
    InspectorContent(
      activities: activities,
      listed: activities.arrangement(at: now).stacks.flatMap(\.activities)
        .prefix(InspectorContent.listedMaximum).compactMap(activities.activity),
      selection: screen.selection, ledger: ledger, history: history,
      themeName: themes.current.name, display: display, motion: screen.motion, clock: clock,
      now: now, localTime: localTime, isMuted: isMuted, columns: columns)
  }

  /// How the display is to look.
  private var display: DeviceDisplay {
    var display = wish
    display.isAlwaysOn = activities.isAlwaysOn
    display.isStandBy = activities.isStandBy
    display.colorScheme = activities.appearance.map { $0 == .light ? .light : .dark }
    return display
  }

  private func sceneTime(at real: Duration) -> SceneTime {
    SceneTime(device: Date(clock.now(at: real)), motion: real)
  }

  // MARK: - For files that are saved

  /// Shows a theme that was read again.
  mutating func use(_ theme: Theme, at real: Duration) {
    themes.add(theme)
    showTheme(at: real)
  }

  /// Shows activities by a layout that was read again.
  mutating func use(_ layout: ActivityLayout) {
    presenter.use(layout)
    isOutdated = true
  }

  /// Says on the screen what is wrong with a file, or with `nil` that nothing is any more.
  mutating func say(_ fault: String?, of path: String) {
    fileFaults[path] = fault
    screen.notice = fileFaults.min { $0.key < $1.key }?.value
    isOutdated = true
  }

  // MARK: - For the feed

  /// The texts of an activity that can't be read in the theme that is shown, each told once.
  mutating func contrastFindings(on activity: LiveActivity, at real: Duration) -> [Finding] {
    let (theme, date) = (themes.current, Date(clock.now(at: real)))
    let texts = contrastAudit.contrasts(
      of: PresentedActivity(id: activity.id, presentations: presenter.views(of: activity)),
      in: theme, on: display, hasDynamicIsland: activities.profile.hasDynamicIsland, at: date)
    return texts.filter { !$0.isMet && inspections.isNews($0, of: activity.id, in: theme.name) }
      .map { .contrast($0, theme: theme.name) }
  }

  /// Shows the theme that was chosen.
  mutating func showTheme(at real: Duration) {
    screen.update(themes.current, at: sceneTime(at: real))
    isOutdated = true
  }

  /// Writes down what became of a line; the screen may be another from now on.
  mutating func note(_ report: consuming LineReport) {
    // Who listens is between islet and its client, which reads the verdict.
    if case .line(let line) = report.content, case .subscribe = line.event { return }
    if case .dropped(let refusal) = report.verdict, let id = report.activity {
      history.note(refusal, about: id, at: report.time)
    }
    ledger.note(report)
    hasNews = true
  }
}

extension DeviceChange.Appearance? {
  /// What a key switches to: light, dark, whatever the theme says.
  fileprivate var next: DeviceChange.Appearance? {
    switch self {
    case nil: .light
    case .light: .dark
    case .dark: nil
    }
  }
}

extension [ActivityEvent] {
  /// Adds what happened; nobody needs to take it for memory to be bounded.
  fileprivate mutating func add(_ events: [ActivityEvent]) {
    let maximum = 20_000
    if isEmpty { self = events } else { self += events }
    if count > maximum { removeFirst(count - maximum) }
  }
}
