import ActivityFeed
public import ActivityLayouts
public import CellUI
public import ColorScience
public import Compositing
public import FeedReports
import FoundationEssentials
public import LiveActivities
public import LockScreenUI
public import Theming

/// A device, its screen and the record of a run, as one value: lines and keys go in, reports and frames come out.
///
/// A line becomes an outcome of the device (`Device`), the outcome a report with findings, and the report goes to the
/// log, the inspector and the caller. Real time is an argument everywhere: the session waits for nothing, and
/// `nextTurn` says when it wants to be called again. It never knows a terminal, a file or a socket.
public struct Session {
  var device: Device
  /// The reports of the run.
  public internal(set) var log = ReportLog()
  var history = History()
  var inspections = ContentInspections()
  /// Activities as they were last, for a run that asks to keep them.
  public internal(set) var portfolio: ActivityPortfolio?
  var events = EventQueues()
  private var alert = AlertSignals()
  var screen: LockScreen
  var contrastAudit: ContrastAudit
  /// The faults of watched files, by their paths.
  private var fileFaults: [String: String] = [:]
  /// The display as the person wants it, whatever the device does with it.
  private var preferredDisplay = DeviceDisplay()
  private var motion: MotionSettings
  private let localTime: LocalTime
  var refresh: RefreshSchedule
  /// The latest real time of a turn.
  private(set) var latestTurn: Duration

  /// What a session begins with.
  public struct Setup {
    /// The screen's size, in cells.
    public var size: CellSize
    /// The themes to choose from.
    public var themes = ThemeCatalog()
    /// The views of activities.
    public var views = ViewCatalog()
    /// The time zone's rules.
    public var localTime = LocalTime()
    /// The glyphs that pictures are made of.
    public var glyphs = GlyphRepertoire.quadrant
    /// The number of colors.
    public var depth = ColorDepth.direct24
    /// The kind of device, and its system.
    public var profile = DeviceProfile()
    /// The model of how many pushes the device takes.
    public var budget = PushBudget.standard
    /// Activities as they were last, whatever becomes of them; `nil` keeps none.
    public var portfolio: ActivityPortfolio?
    /// The source of activities' colors.
    public var colors = DeviceDisplay.ColorSource.theme
    /// How much moves.
    public var motion = MotionPolicy.full
    /// How long a change by the feed is shown before the next one; zero shows each at once.
    public var newsInterval = Duration.zero
    /// A Boolean value indicating whether a payload alone is for an activity that its app has started.
    public var presumesActivities = false

    /// Makes a setup with islet's own defaults.
    public init(size: CellSize) {
      self.size = size
    }
  }

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - setup: What it begins with.
  ///   - moment: The time that the device's clock shows.
  ///   - real: The machine's steady time.
  public init(_ setup: Setup, showing moment: Timestamp, at real: Duration) {
    device = Device(
      activities: LiveActivities(profile: setup.profile, budget: setup.budget),
      clock: DeviceClock(showing: moment, at: real), themes: setup.themes,
      views: setup.views, presumesActivities: setup.presumesActivities)
    portfolio = setup.portfolio
    localTime = setup.localTime
    let environment = EnvironmentValues(
      now: Date(moment), localTime: setup.localTime, glyphRepertoire: setup.glyphs)
    screen = LockScreen(
      size: setup.size, theme: setup.themes.current, environment: environment,
      hasDynamicIsland: setup.profile.hasDynamicIsland, depth: setup.depth)
    contrastAudit = ContrastAudit(environment: environment, depth: setup.depth)
    motion = MotionSettings(setup.motion, version: setup.profile.version)
    screen.motion = motion.policy
    preferredDisplay.colors = setup.colors
    refresh = RefreshSchedule(newsInterval: setup.newsInterval)
    latestTurn = real
  }

  /// The activity engine.
  public var activities: LiveActivities { device.activities }

  /// The device's clock.
  public var clock: DeviceClock { device.clock }

  /// The themes, and the one that is shown.
  public var themes: ThemeCatalog { device.themes }

  /// The views of activities.
  public var views: ViewCatalog { device.views }

  /// When the session next wants a turn by itself: a deadline of the engine, or a picture that changes.
  ///
  /// It is real time and may be past; `nil` means not before something comes in.
  public var nextTurn: Duration? {
    let change = [device.activities.nextDeadline, refresh.nextChange].compactMap { $0 }.min()
    return [change.flatMap(clock.realTime), refresh.nextDrift, refresh.newsTime]
      .compactMap { $0 }.min()
  }

  /// When the engine next wants a turn by itself, in real time; it may be past.
  public var nextDeadline: Duration? { device.activities.nextDeadline.flatMap(clock.realTime) }

  // MARK: - Events

  /// Lets the engine's time pass to what the clock shows.
  mutating func advanceDevice(to real: Duration) {
    latestTurn = max(latestTurn, real)
    let passed = device.advance(to: real)
    events.addUnreported(passed)
    record(passed)
  }

  /// Applies a command of the person's or the device's keys.
  ///
  /// - Throws: The rule that forbids it.
  mutating func apply(_ command: ActivityCommand, at real: Duration) throws(CommandRefusal) {
    advanceDevice(to: real)
    let caused = try device.apply(command, at: device.clock.now(at: real))
    events.addUnreported(caused)
    record(caused)
  }

  /// Records events in the history, for listeners, and for the person to see and hear.
  mutating func record(_ new: [ActivityEvent]) {
    guard !new.isEmpty else { return }
    refresh.hasNews = true
    history.record(new, in: device.activities)
    events.addUnsent(new)
    alert.update(by: new)
  }

  /// A Boolean value indicating whether events are kept for listeners.
  public var hasListeners: Bool {
    get { events.hasListeners }
    set { events.hasListeners = newValue }
  }

  /// Takes the events since the listeners were last sent some.
  public mutating func takeOutgoing() -> [ActivityEvent] { events.takeUnsent() }

  /// A Boolean value indicating whether alerts make no sound.
  public var isMuted: Bool {
    get { alert.isMuted }
    set { alert.isMuted = newValue }
  }

  /// Returns whether an alert wants the bell; once asked, it no longer does.
  public mutating func takeAlertToRing() -> Bool { alert.takeSound() }

  // MARK: - Frames

  /// A Boolean value indicating whether the next frame would differ from the last one.
  public func wantsFrame(at real: Duration) -> Bool {
    refresh.isDue(at: real) || refresh.isMoving
      || refresh.nextChange.map { $0 <= device.clock.now(at: real) } ?? false
      || refresh.nextDrift.map { $0 <= real } ?? false
  }

  /// The picture now.
  public mutating func frame(at real: Duration) -> SceneFrame {
    let time = sceneTime(at: real)
    if refresh.isDue(at: real) || !refresh.isMoving { updateScreen(at: time, real: real) }
    let frame = screen.frame(at: time)
    refresh.isMoving = frame.isMoving
    refresh.nextChange = frame.nextChange.map(Timestamp.init(roundingUp:))
    refresh.nextDrift = frame.nextDrift
    return frame
  }

  private mutating func updateScreen(at time: SceneTime, real: Duration) {
    let now = device.clock.now(at: real)
    if refresh.isDue(at: real) {
      refresh.reset(at: real)
      let arrangement = device.activities.arrangement(at: now)
      let shown = arrangement.shownActivities.compactMap(activities.activity)
      screen.update(display, isAlerted: alert.takeLight(), at: time)
      screen.isLocked = activities.isLocked
      screen.hasDynamicIsland = activities.profile.hasDynamicIsland
      screen.update(arrangement, activities: device.views.present(shown), at: time)
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
      selection: screen.selection, log: log, history: history,
      themeName: themes.current.name, display: display, motion: screen.motion, clock: clock,
      now: now, localTime: localTime, isMuted: isMuted, columns: columns)
  }

  /// The display as it is: the person's wish under the device's state.
  var display: DeviceDisplay {
    var display = preferredDisplay
    display.isAlwaysOn = activities.isAlwaysOn
    display.isStandBy = activities.isStandBy
    display.colorScheme = activities.appearance.map { $0 == .light ? .light : .dark }
    return display
  }

  func sceneTime(at real: Duration) -> SceneTime {
    SceneTime(device: Date(device.clock.now(at: real)), motion: real)
  }

  // MARK: - The person's switches

  /// Applies a new size of the terminal, in cells.
  public mutating func resize(to size: CellSize, at real: Duration) {
    screen.resize(to: size, at: sceneTime(at: real))
    refresh.isOutdated = true
  }

  /// A Boolean value indicating whether nothing moves, since the terminal is too slow to show it.
  public var sparesMotion: Bool {
    get { motion.isSpared }
    set { updateMotion { $0.isSpared = newValue } }
  }

  /// Changes how much moves.
  mutating func updateMotion(_ change: (inout MotionSettings) -> Void) {
    change(&motion)
    screen.motion = motion.policy
    refresh.isOutdated = true
  }

  /// Switches between the theme's colors and the system's.
  mutating func switchColors() {
    preferredDisplay.colors = preferredDisplay.colors == .theme ? .system : .theme
  }

  /// Shows the chosen theme.
  mutating func showTheme(at real: Duration) {
    screen.update(themes.current, at: sceneTime(at: real))
    refresh.isOutdated = true
  }

  // MARK: - Files that are saved

  /// Applies a theme that was read again.
  public mutating func apply(_ theme: Theme, at real: Duration) {
    device.themes.add(theme)
    showTheme(at: real)
  }

  /// Applies a layout that was read again.
  public mutating func apply(_ layout: ActivityLayout) {
    device.views.use(layout)
    refresh.isOutdated = true
  }

  /// Shows the fault of a watched file, or with `nil` that it has none any more.
  public mutating func report(_ fault: String?, of path: String) {
    fileFaults[path] = fault
    screen.notice = fileFaults.min { $0.key < $1.key }?.value
    refresh.isOutdated = true
  }
}
