public import ActivityLayouts
import CellUI
public import ColorScience
public import Compositing
public import FeedReports
import FoundationEssentials
public import LiveActivities
public import LockScreenUI
public import Theming

/// A device, its screen and the log of a run, as one value: bytes and keys go in, reports and frames come out.
///
/// A line goes one way. Bytes are appended to a `FeedStream`, which gives each line when it is due; `applyNextLine` takes
/// the next one of several streams. `Device.apply` changes the device and returns the outcome, `FindingsReporter` adds
/// findings to it, and the `LineReport` goes to the log, to the inspector, and back to the caller for its client.
///
/// Real time is an argument everywhere: the session waits for nothing, and `nextTurn` is the time of its next call. The
/// device's time is another one, that of `DeviceClock`, which can be paused, run faster or jump. A jump passes every
/// timed line and every deadline on its way, each at its own time.
///
/// A `HeadlessRun` drives a session by its feed's own times, for `check`, pictures and recordings; a terminal drives it by
/// the machine's clock. It never knows a terminal, a file or a socket.
public struct Session {
  var device: Device
  /// The reports of the run.
  public internal(set) var log = ReportLog()
  var history = History()
  /// The last lines of the feed.
  var feed = FeedHistory()
  private var feedRows = FeedRowMemo()
  /// The last line that was dropped or rejected and is not yet shown, and its real time.
  var unshownFault: (entry: FeedHistory.Entry, time: Duration)?
  var findings: FindingsReporter
  /// The latest states of activities, for a run that keeps them.
  public internal(set) var portfolio: ActivityPortfolio?
  /// The rules by which findings count.
  let strictness: Strictness
  /// A Boolean value indicating whether the person has chosen the theme, so that a tour shows no other.
  let keepsTheme: Bool
  /// The report on the last line; `nil` where it is finished.
  var deferredReport: DeferredReport?
  var events = EventQueues()
  var pressedControls = PressedControls()
  /// Performs their intents with the line that presses them; `nil` leaves them to a scene.
  var intents: (any IntentPerforming)?
  private var alert = AlertSignals()
  @Indirect var screen: LockScreen
  private(set) var notices = Notices()
  /// The states of previews, which keys step through.
  var previews: PreviewStates
  /// Makes the states again for a time, whose dates count from it; `nil` keeps the first ones.
  let previewMaker: (any PreviewMaking)?
  /// The person's own choices for the display, under which the device's state is laid.
  private var preferredDisplay = DeviceDisplay()
  private var motion: MotionSettings
  private let localTime: LocalTime
  var refresh: RefreshSchedule
  /// A Boolean value indicating whether long work waits for later turns.
  let dividesWork: Bool
  /// A Boolean value indicating whether the inspector's lists of lines are kept.
  let hasInspector: Bool
  /// A Boolean value indicating whether the help was drawn for this terminal before it is asked for.
  var isHelpPrepared = false
  /// The way of another look to the screen.
  var lookChange = LookChange.none
  /// The latest real time of a turn.
  private(set) var latestTurn: Duration

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - setup: The initial values.
  ///   - moment: The time that the device's clock shows at first.
  ///   - real: The machine's steady time.
  public init(_ setup: Setup, showing moment: Timestamp, at real: Duration) {
    device = Device(
      activities: LiveActivities(
        limits: setup.previews.isEmpty ? setup.limits : .ofPreviews, profile: setup.profile,
        budget: setup.budget),
      clock: DeviceClock(showing: moment, at: real), themes: setup.themes,
      views: setup.views, presumesActivities: setup.presumesActivities)
    device.activities.asksPermission = setup.asksPermission
    device.nextJudgement = setup.dividesWork ? real : nil
    portfolio = setup.portfolio
    previews = setup.previews
    previewMaker = setup.previewMaker
    strictness = setup.strictness
    keepsTheme = setup.keepsTheme
    localTime = setup.localTime
    let environment = EnvironmentValues(
      now: Date(moment), localTime: setup.localTime, glyphRepertoire: setup.glyphs)
    findings = FindingsReporter(
      environment: environment, comparesLater: setup.comparesLaterContents)
    motion = MotionSettings(setup.motion, version: setup.profile.version)
    var screen = LockScreen(
      size: setup.size, theme: setup.themes.current, environment: environment,
      hasDynamicIsland: setup.profile.hasDynamicIsland, depth: setup.depth)
    screen.motion = motion.policy
    screen.slowsDrift = setup.slowsDrift
    screen.sendCommand = setup.sendCommand
    self.screen = screen
    preferredDisplay.colors = setup.colors
    refresh = RefreshSchedule(newsInterval: setup.newsInterval, lead: setup.lead)
    dividesWork = setup.dividesWork
    hasInspector = setup.hasInspector
    latestTurn = real
  }

  /// The activity engine.
  public var activities: LiveActivities { device.activities }

  /// The device's clock.
  public var clock: DeviceClock { device.clock }

  /// The themes, and the current one.
  public var themes: ThemeCatalog { device.themes }

  /// The views of activities.
  public var views: ViewCatalog { device.views }

  /// The real time of the session's next turn by itself: a deadline of the engine, or a change of the picture.
  ///
  /// It may be past; `nil` means that only a line or a key changes anything.
  public var nextTurn: Duration? {
    let change = [device.activities.nextDeadline, refresh.nextChange].compactMap { $0 }.min()
    return [change.flatMap(clock.realTime), refresh.nextDrift, refresh.newsTime]
      .compactMap { $0 }.min()
  }

  /// The real time of the engine's next deadline; it may be past.
  public var nextDeadline: Duration? { device.activities.nextDeadline.flatMap(clock.realTime) }

  // MARK: - Events

  /// Advances the engine to the clock's time.
  mutating func advanceDevice(to real: Duration) {
    latestTurn = max(latestTurn, real)
    let passed = device.advance(to: real)
    events.addUnreported(passed)
    record(passed)
  }

  /// Applies a command of a key.
  ///
  /// - Throws: The rule that forbids it.
  mutating func apply(_ command: ActivityCommand, at real: Duration) throws(CommandRefusal) {
    advanceDevice(to: real)
    let now = device.clock.now(at: real)
    let caused = try device.apply(command, at: now)
    events.addUnreported(caused)
    record(caused)
    feed.record(command, causing: caused, at: now)
  }

  /// Records events for the inspector's history, for listeners, and for the light and sound of alerts.
  mutating func record(_ new: [ActivityEvent]) {
    guard !new.isEmpty else { return }
    refresh.feedChanged()
    pressedControls.add(new)
    history.record(new, in: device.activities)
    events.addUnsent(hasListeners ? new.map(carryingContent) : new)
    guard new.contains(where: { if case .alerted = $0.change { true } else { false } }) else {
      return
    }
    let (history, activities) = (history, activities)
    alert.update(by: new) { id in
      Tally.rises(
        from: history.contents(ofLastUpdate: id)?.before, to: activities.contentState(of: id))
    }
  }

  /// Returns an event with the content that it brought, since `contentUpdates` yields it.
  private func carryingContent(_ event: ActivityEvent) -> ActivityEvent {
    guard case .updated(let id, _) = event.change else { return event }
    var carrier = event
    carrier.content = activities.activity(id)?.content
    return carrier
  }

  /// A Boolean value indicating whether events are kept for listeners.
  public var hasListeners: Bool {
    get { events.hasListeners }
    set { events.hasListeners = newValue }
  }

  /// Takes the events that were not yet sent to listeners.
  public mutating func takeUnsentEvents() -> [ActivityEvent] { events.takeUnsent() }

  /// A Boolean value indicating whether alerts make no sound.
  public var isMuted: Bool {
    get { alert.isMuted }
    set { alert.isMuted = newValue }
  }

  /// Returns whether an alert wants the bell, and forgets that wish.
  public mutating func takeSound() -> Bool { alert.takeSound() }

  // MARK: - Frames

  /// Returns whether the next frame would differ from the last one.
  public func wantsFrame(at real: Duration) -> Bool {
    refresh.wantsFrame(at: real) || lookChange != .none
      || refresh.nextChange.map { $0 <= device.clock.now(at: real) } ?? false
      || refresh.nextDrift.map { $0 <= real } ?? false
  }

  /// Returns whether the next frame shows a key or an event, and not motion alone.
  public func awaitsFrame(at real: Duration) -> Bool { refresh.isAwaited(at: real) }

  /// Returns the picture now.
  public mutating func frame(at real: Duration) -> SceneFrame {
    if let rest = restOfFrame(at: real) { return rest }
    let time = sceneTime(at: real)
    judgeTheme(at: real)
    if lookChange == .announced { applyLook(at: real) }
    let isAtRest = refresh.lastFrame == .resting
    let isFollowUp = refresh.isFollowUp(at: real)
    if refresh.isDue(at: real) || refresh.isInspectorOutdated
      || isAtRest && refresh.pending == .nothing
    {
      updateScreen(at: time, real: real)
    }
    var frame = screen.frame(
      at: time, ahead: refresh.lead,
      cellMaximum: dividesWork && isAtRest && screen.hasShown ? Self.firstPartMaximum : .max)
    refresh.frameDrawn(frame)
    if themes.isJudging { refresh.invalidate() }
    if lookChange == .chosen { lookChange = .announced }
    frame.isFollowUp = isFollowUp && !frame.isMoving
    return frame
  }

  /// Returns the rest of a picture whose first part was shown; `nil` where anything has changed since, or will now.
  private mutating func restOfFrame(at real: Duration) -> SceneFrame? {
    guard refresh.lastFrame == .partial, !refresh.isAwaited(at: real), !refresh.isInspectorOutdated,
      lookChange == .none, !themes.isJudging, unshownFault == nil,
      refresh.nextChange.map({ $0 > device.clock.now(at: real) }) ?? true,
      refresh.nextDrift.map({ $0 > real }) ?? true
    else { return nil }
    refresh.restDrawn()
    return screen.restOfFrame(nextDrift: refresh.nextDrift)
  }

  /// The most cells of a large change that are shown before the rest of it is composed, so that a key is answered at once.
  private static let firstPartMaximum = 120

  private mutating func updateScreen(at time: SceneTime, real: Duration) {
    let now = device.clock.now(at: real)
    // A change by the feed is seen on the card at once, and one frame later in the inspector.
    let comesLater =
      dividesWork && screen.hasShown && refresh.isNews(at: real) && !refresh.isInspectorOutdated
    if refresh.isDue(at: real) {
      refresh.reset(at: real)
      showDisplay(isAlerted: alert.takeLight(), at: time)
      screen.isLocked = activities.isLocked
      screen.hasDynamicIsland = activities.profile.hasDynamicIsland
      updateArrangement(at: time, real: real)
      if let reaction = alert.takeReaction() { screen.react(to: reaction, at: time) }
    }
    if let (entry, moment) = unshownFault.take(), let toast = entry.toast {
      screen.show(toast, at: moment)
    }
    let room = screen.inspectorRoom
    refresh.isInspectorOutdated = comesLater && room != nil
    if let room, !comesLater {
      screen.inspector = inspectorContent(in: room, at: now).inspector(&feedRows)
    }
    updateNotice()
  }

  /// The most stacks above and below the selected one that are given to the screen, which has room for fewer.
  public static let stacksMaximum = 24

  /// Gives the screen the stacks around the selected activity, and their views.
  mutating func updateArrangement(at time: SceneTime, real: Duration) {
    let (now, app) = (device.clock.now(at: real), screen.selection?.app)
    let arrangement = device.activities.arrangement(
      at: now, around: app, stacksMaximum: Self.stacksMaximum)
    let shown = arrangement.shownActivities.compactMap { device.activities.activity($0) }
    screen.update(
      arrangement, activities: device.views.present(shown),
      question: askingApp(in: arrangement).map {
        PermissionQuestion(app: $0, name: Messages.appName($0))
      }, at: time)
  }

  private mutating func inspectorContent(
    in room: Inspector.Room, at now: Timestamp
  ) -> InspectorContent {
    let ids = activities.arrangement(
      at: now, around: screen.target?.app, stacksMaximum: InspectorContent.listedMaximum
    ).stacks.flatMap(\.activities)
    let listed = InspectorContent.listed(ids, around: screen.target)
      .compactMap(activities.activity)
    // A search lays views out, and a layout that comes changes those of all apps.
    let icons = device.views.icons(of: listed, at: now, searching: dividesWork ? 1 : .max)
    refresh.isInspectorOutdated = !icons.isComplete
    return InspectorContent(
      activities: activities, listed: listed, target: screen.target,
      icons: icons.pictures, feed: feed, history: history, source: sourceReport,
      themeName: themes.current.name, display: display, motion: screen.motion,
      clock: clock, now: now, localTime: localTime, isMuted: isMuted,
      sendCommand: screen.sendCommand, room: room)
  }

  /// The display: the person's choices under the device's state.
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
    refresh.invalidate()
    isHelpPrepared = false
  }

  /// Applies the terminal's number of colors and its glyphs, once they are known better.
  public mutating func update(depth: ColorDepth, glyphs: GlyphRepertoire, at real: Duration) {
    findings.update(glyphs: glyphs)
    screen.update(depth: depth, glyphs: glyphs, at: sceneTime(at: real))
    refresh.invalidate()
    isHelpPrepared = false
  }

  /// A Boolean value indicating whether nothing moves, since the terminal is too slow to show it.
  public var sparesMotion: Bool {
    get { motion.isSpared }
    set { updateMotion { $0.isSpared = newValue } }
  }

  /// Updates the amount of motion.
  mutating func updateMotion(_ change: (inout MotionSettings) -> Void) {
    change(&motion)
    screen.motion = motion.policy
    refresh.invalidate()
  }

  /// Switches between the theme's colors and the system's.
  mutating func switchColors() {
    preferredDisplay.colors = preferredDisplay.colors == .theme ? .system : .theme
  }

  // MARK: - Files that are saved

  /// Applies a theme that was read again.
  public mutating func apply(_ theme: Theme, at real: Duration) {
    device.themes.add(theme)
    showTheme(at: real)
  }

  /// Applies a layout that was read again.
  public mutating func apply(_ layout: ActivityLayout) {
    device.views.add(layout)
    refresh.invalidate()
  }

  /// Shows a fault; `nil` removes its notice.
  public mutating func setFault(_ fault: String?, of subject: NoticeSubject) {
    notices.setFault(fault, of: subject)
    updateNotice()
    refresh.invalidate()
  }

  /// Shows the state of the Swift source: in the inspector, or without one as a notice where something is wrong.
  public mutating func apply(_ report: SourceReport) {
    let known = notices.source?.lines ?? []
    let hasNewFault = report.lines.contains { $0.role == .failure && !known.contains($0) }
    if hasNewFault { screen.scrollInspectorToTop() }
    notices.source = report
    refresh.invalidate()
  }

  private mutating func updateNotice() {
    // The screen is asked only where it decides, since that copies it.
    screen.notice =
      notices.isEmpty ? nil : notices.text(hasInspector: screen.inspectorRoom != nil)
  }
}
