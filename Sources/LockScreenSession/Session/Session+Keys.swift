import CellUI
import LiveActivities
import LockScreenUI
import Theming

extension Session {
  /// Handles the action of a key.
  ///
  /// - Returns: A Boolean value indicating whether the person wants to quit.
  public mutating func handle(_ action: KeyAction, at real: Duration) -> Bool {
    refresh.isOutdated = true
    switch action {
    case .gesture(let gesture):
      for action in screen.handle(gesture, at: sceneTime(at: real)) { apply(action, at: real) }
    case .lock: apply(activities.isLocked ? .unlock : .lock, at: real)
    case .hideIsland:
      let isHidden = activities.arrangement(at: clock.now(at: real)).island == .none
      apply(isHidden ? .restoreIsland : .hideIsland, at: real)
    case .alwaysOn: apply(.alwaysOn(!activities.isAlwaysOn), at: real)
    case .appearance:
      apply(.appearance(activities.appearance.next), at: real)
      let scheme = display.colorScheme
      announce(scheme.map { $0 == .light ? "Light" : "Dark" } ?? "Theme’s appearance", at: real)
    case .standBy: apply(.standBy(!activities.isStandBy), at: real)
    case .colors:
      switchColors()
      announce(display.colors == .theme ? "Theme’s colors" : "iOS’s colors", at: real)
    case .reduceMotion:
      updateMotion { $0.switchReduceMotion() }
      announce(screen.motion == .reduced ? "Reduce Motion on" : "Reduce Motion off", at: real)
    case .nextDeadline:
      if let deadline = activities.nextDeadline { device.clock.jump(to: deadline, at: real) }
    case .clockRate(let factor): device.clock.run(at: clock.rate * factor, from: real)
    case .mute:
      isMuted.toggle()
      announce(isMuted ? "Bell off" : "Bell on", at: real)
    case .theme(let step):
      device.themes.step(by: step)
      showTheme(at: real)
      announce(themes.current.title, at: real)
    case .pauseClock:
      if clock.isPaused { device.clock.resume(at: real) } else { device.clock.pause(at: real) }
    case .hourOn: device.clock.jump(to: clock.now(at: real) + .seconds(3600), at: real)
    case .help: screen.help = screen.help == nil ? KeyBinding.help : nil
    case .closeHelp: screen.help = nil
    case .quit: return true
    }
    return false
  }

  /// Shows a new setting in a few words, for a key whose effect is not visible by itself.
  private mutating func announce(_ words: String, at real: Duration) {
    screen.announce(words, at: sceneTime(at: real))
  }

  private mutating func apply(_ action: PersonAction, at real: Duration) {
    // An action that a rule forbids has no effect, which is visible.
    try? apply(.person(action), at: real)
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
