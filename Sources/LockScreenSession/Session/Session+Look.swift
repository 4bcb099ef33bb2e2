import FeedReports
import LockScreenUI
import Theming

extension Session {
  /// Updates the screen to the current theme; one that is not yet judged comes later.
  mutating func showTheme(at real: Duration) {
    refresh.invalidate()
    guard !themes.isJudging else { return }
    setFault(nil, of: .theme)
    if dividesWork, screen.hasShown {
      lookChange = .chosen
    } else {
      applyLook(at: real)
    }
  }

  /// Gives the screen the state of the display; a new one comes later, since the whole screen looks otherwise then.
  mutating func showDisplay(isAlerted: Bool, at time: SceneTime) {
    if dividesWork, screen.hasShown, !isAlerted, screen.display != display {
      if lookChange == .none { lookChange = .chosen }
    } else {
      screen.update(display, isAlerted: isAlerted, at: time)
    }
  }

  /// Gives the screen the current theme and the state of the display.
  mutating func applyLook(at real: Duration) {
    lookChange = .none
    refresh.invalidate(.screenOnly)
    let time = sceneTime(at: real)
    screen.update(display, at: time)
    screen.update(themes.current, at: time)
  }

  /// Takes a step of the chosen theme's audit, and shows the theme at its end.
  mutating func judgeTheme(at real: Duration) {
    guard themes.isJudging else { return }
    let name = themes.chosen.name
    let findings = device.themes.judge()
    showTheme(at: real)
    guard !findings.isEmpty else { return }
    setFault(Messages.fault(of: name, findings), of: .theme)
  }
}

/// The way of a chosen theme, or of another state of the display, to the screen.
///
/// The first frame after the key has its name alone, so that it comes at once. The pictures of the new look are made before
/// the next one.
enum LookChange {
  /// The screen has the current look.
  case none
  /// No frame was drawn since another look was chosen.
  case chosen
  /// A frame has answered the key.
  case announced
}

// MARK: - Work between frames

extension Session {
  /// A Boolean value indicating whether there is work that the next frame or key would otherwise wait for.
  public var wantsPreparation: Bool {
    guard dividesWork else { return false }
    return lookChange == .announced || screen.wantsPreparation
      || !isHelpPrepared && screen.hasShown
  }

  /// Does a part of that work, which takes a fraction of a frame's time.
  public mutating func prepare(at real: Duration) {
    if lookChange == .announced {
      applyLook(at: real)
    } else if screen.wantsPreparation {
      screen.prepare(at: sceneTime(at: real), ahead: refresh.lead)
    } else {
      screen.prepare(help: KeyBinding.help)
      isHelpPrepared = true
    }
  }
}
