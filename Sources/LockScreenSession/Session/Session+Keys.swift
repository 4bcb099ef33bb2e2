import CellUI
import Compositing
import FeedReports
import LiveActivities
import LockScreenUI
import Theming

extension Session {
  /// Handles the action of a key.
  ///
  /// - Returns: A Boolean value indicating whether the person wants to quit.
  public mutating func handle(_ action: KeyAction, at real: Duration) -> Bool {
    if let words = perform(action, at: real) { announce(words, at: real) }
    return action == .quit
  }

  /// Handles the key that ends a tour: it says so, and the key acts as at any other time.
  ///
  /// The tour's own staging ends with it: a display that was dark wakes, and StandBy gives way to the cards, unless the
  /// key has changed that itself.
  ///
  /// - Parameters:
  ///   - action: The key's action; `nil` for a key without one.
  ///   - real: The machine's steady time.
  /// - Returns: A Boolean value indicating whether the person wants to quit.
  public mutating func takeOver(with action: KeyAction?, at real: Duration) -> Bool {
    // In StandBy the key would have no effect.
    if isOutOfSight(action) { apply(.standBy(false), at: real) }
    let (wasAlwaysOn, wasStandBy) = (activities.isAlwaysOn, activities.isStandBy)
    let words = action.flatMap { perform($0, at: real) }
    if wasAlwaysOn, activities.isAlwaysOn { apply(.alwaysOn(false), at: real) }
    if wasStandBy, activities.isStandBy { apply(.standBy(false), at: real) }
    announce(["Your turn", words].compactMap { $0 }.joined(separator: " · "), at: real)
    refresh.invalidate()
    return action == .quit
  }

  /// A Boolean value indicating whether the person has expanded an activity in the island, which stays until it is closed.
  public var holdsActivity: Bool {
    guard case .expanded = activities.island else { return false }
    return activities.alertEnd == nil
  }

  /// Presses a key in the person's place; one that quits does nothing, nor does one for another theme than the person's.
  mutating func press(_ key: Key, at real: Duration) {
    if keepsTheme, case .theme = KeyBinding.action(for: key) { return }
    if let action = KeyBinding.action(for: key) { _ = handle(action, at: real) }
  }

  /// Performs the action of a key.
  ///
  /// - Returns: The new setting in a few words, for an effect that is not visible by itself.
  private mutating func perform(_ action: KeyAction, at real: Duration) -> String? {
    refresh.touch(changesOthers: !isOfHelp(action))
    // Before the first picture, as where a journal is replayed, a key is for the cards that there are by now.
    if !screen.hasShown { updateArrangement(at: sceneTime(at: real), real: real) }
    if isOutOfSight(action) { return "Not in StandBy: s leaves it" }
    switch action {
    case .gesture(let gesture):
      // A part of many stacks moves with the selection.
      if screen.hasHiddenStacks { updateArrangement(at: sceneTime(at: real), real: real) }
      let actions = screen.handle(gesture, at: sceneTime(at: real))
      if case .pressControl(let number) = gesture, actions.isEmpty, activities.activityCount > 0 {
        return "No button \(number) here"
      }
      let words = actions.compactMap { apply($0, at: real) }.last
      return gesture == .fold && isTargetAlone(at: real) ? "Only one activity" : words
    case .lock: return switchLock(at: real)
    case .hideIsland: return switchIsland(at: real)
    case .alwaysOn: apply(.alwaysOn(!activities.isAlwaysOn), at: real)
    case .answer(let isAllowed):
      return applyAnswer(isAllowed, at: real) ?? "The Lock Screen asks nothing"
    case .appearance:
      apply(.appearance(activities.appearance.next), at: real)
      let scheme = display.colorScheme
      let words = scheme.map { $0 == .light ? "Light" : "Dark" } ?? "Theme’s appearance"
      return words + unseenAppearance
    case .standBy:
      guard activities.profile.version >= .interactivity else { return "StandBy came with iOS 17" }
      apply(.standBy(!activities.isStandBy), at: real)
    case .colors:
      switchColors()
      return display.colors == .theme ? "Theme’s colors" : "System colors"
    case .reduceMotion:
      updateMotion { $0.switchReduceMotion() }
      return screen.motion == .reduced ? "Reduce Motion on" : "Reduce Motion off"
    case .nextDeadline:
      if let deadline = activities.nextDeadline { device.clock.jump(to: deadline, at: real) }
    case .clockRate(let factor): device.clock.run(at: clock.rate * factor, from: real)
    case .mute:
      isMuted.toggle()
      return isMuted ? "Bell off" : "Bell on"
    case .theme(let step):
      device.themes.step(by: step)
      showTheme(at: real)
      return themes.chosen.title
    case .pauseClock:
      if clock.isPaused { device.clock.resume(at: real) } else { device.clock.pause(at: real) }
    case .hourOn: device.clock.jump(to: clock.now(at: real) + .seconds(3600), at: real)
    case .help: screen.help = screen.help == nil ? KeyBinding.help : nil
    case .close: close(at: real)
    case .previewState(let step):
      if step > 0, !activities.isStandBy, let words = applyAnswer(false, at: real) { return words }
      screen.keepTarget(at: sceneTime(at: real))
      guard !previews.isEmpty else { return "No preview to step through" }
      return stepPreview(by: step, at: real)
    case .quit: break
    }
    return nil
  }

  /// Returns whether the target's stack, which a key fans out, has no other activity.
  private func isTargetAlone(at real: Duration) -> Bool {
    guard let target = screen.target else { return false }
    let stacks = activities.arrangement(
      at: clock.now(at: real), around: target.app, stacksMaximum: Self.stacksMaximum
    ).stacks
    return stacks.first { $0.app == target.app }?.activities.count == 1
  }

  /// The words on a screen that looks the same in light and in dark; none on any other.
  private var unseenAppearance: String {
    if activities.isStandBy { return ", once upright" }
    if activities.isAlwaysOn { return ", once awake" }
    return screen.hasColors ? "" : ", unseen in mono"
  }

  /// Returns whether the effect of an action could not be seen, since the device lies on its side.
  private func isOutOfSight(_ action: KeyAction?) -> Bool {
    // The keys that scroll the inspector scroll the help.
    activities.isStandBy && screen.help == nil && action?.isForUprightDevice ?? false
  }

  /// Returns whether an action is about the help alone, which lies over everything else.
  private func isOfHelp(_ action: KeyAction) -> Bool {
    action == .help || action == .close && screen.help != nil
  }

  /// Closes the help, else the expanded island.
  private mutating func close(at real: Duration) {
    if screen.help != nil {
      screen.help = nil
    } else if case .expanded = activities.island {
      _ = apply(.collapseIsland, at: real)
    }
  }

  /// Locks or unlocks the device.
  ///
  /// - Returns: The new state in a word, where the screen has no room for the lock that shows it.
  private mutating func switchLock(at real: Duration) -> String? {
    apply(activities.isLocked ? .unlock : .lock, at: real)
    guard !screen.showsLock else { return nil }
    return activities.isLocked ? "Locked" : "Unlocked"
  }

  /// Hides the activities that the island shows; where any are hidden, brings those back.
  ///
  /// - Returns: The apps that it was about, since others may take their place; else the reason why it had no effect.
  private mutating func switchIsland(at real: Duration) -> String? {
    let names = { (apps: [BundleID]) in
      let first = apps.prefix(Self.namedAppsMaximum).map(Messages.appName).joined(separator: ", ")
      let count = apps.count - Self.namedAppsMaximum
      return count > 0 ? "\(first) and \(count) more" : first
    }
    let hidden = activities.appsHiddenInIsland
    guard hidden.isEmpty else {
      return apply(.restoreIsland, at: real) ?? "\(names(hidden)) back in the island"
    }
    if let reason = apply(.hideIsland, at: real) { return reason }
    let gone = activities.appsHiddenInIsland
    return gone.isEmpty ? nil : "\(names(gone)) hidden in the island"
  }

  /// The most apps that are named in an announcement.
  private static let namedAppsMaximum = 2

  /// Returns the app about whose activities the Lock Screen asks, first that of the target; `nil` for none.
  func askingApp(in arrangement: Arrangement) -> BundleID? {
    guard device.activities.asksPermission else { return nil }
    let apps = [screen.target?.app].compactMap { $0 } + arrangement.stacks.map(\.app)
    return apps.first { device.activities.awaitsAnswer(about: $0) }
  }

  /// Applies the answer to the Lock Screen's question.
  ///
  /// - Returns: The answer in a few words; `nil` where nothing is asked.
  private mutating func applyAnswer(_ isAllowed: Bool, at real: Duration) -> String? {
    let arrangement = activities.arrangement(
      at: clock.now(at: real), around: screen.target?.app, stacksMaximum: Self.stacksMaximum)
    guard let app = askingApp(in: arrangement) else { return nil }
    // The question was seen, so that there is one.
    try? apply(.person(.answer(isAllowed, app)), at: real)
    return isAllowed ? "Allowed" : "Not allowed"
  }

  /// Shows a few words for a moment.
  private mutating func announce(_ words: String, at real: Duration) {
    screen.announce(words, at: sceneTime(at: real))
  }

  /// Applies an action of the person.
  ///
  /// - Returns: The reason in a few words for an action that a rule forbids, unless it is visible.
  private mutating func apply(_ action: PersonAction, at real: Duration) -> String? {
    do throws(CommandRefusal) {
      try apply(.person(action), at: real)
      return nil
    } catch {
      if error.rule == .notInIsland, case .longPress(let id) = action {
        // The key is for the card, of which a phone would first need the others gone.
        return activities.canExpand(id) ? apply(.expand(id), at: real) : absence(of: id)
      }
      return Self.words[error.rule]
    }
  }

  /// The words for actions without a visible effect, by the rule that forbids them.
  private static let words: [Rule: String] = [
    .deviceLocked: "Locked: o unlocks, for buttons", .noIsland: "This device has no island",
    .islandEmpty: "The island is empty", .nothingHidden: "The island is empty",
  ]

  /// The reason why an activity can't be in the island, with the key that brings it there.
  private func absence(of id: ActivityID) -> String {
    if activities.foregroundApp == id.app { return "Not in the island: app is open" }
    if activities.appsHiddenInIsland.contains(id.app) { return "Hidden there: v brings it back" }
    return "Not in the island: it has ended"
  }

  private mutating func apply(_ change: DeviceChange, at real: Duration) {
    // A switch that the system lacks has no effect either.
    try? apply(.device(change), at: real)
  }
}

extension DeviceChange.Appearance? {
  /// The appearance that the key switches to: light, dark, then the theme's own.
  fileprivate var next: DeviceChange.Appearance? {
    switch self {
    case nil: .light
    case .light: .dark
    case .dark: nil
    }
  }
}
