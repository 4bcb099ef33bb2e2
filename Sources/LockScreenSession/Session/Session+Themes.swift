import LockScreenUI
import FeedReports
import LockScreenUI
import Theming

extension Session {
  /// Updates the screen to the current theme; one that is not yet judged comes later.
  mutating func showTheme(at real: Duration) {
    refresh.isOutdated = true
    guard !themes.isJudging else { return }
    setFault(nil, of: Self.chosenTheme)
    screen.update(themes.current, at: sceneTime(at: real))
  }

  /// The name of the notice on a theme of the feed; no file has an empty path.
  private static let chosenTheme = ""

  /// Takes a step of the chosen theme's audit, and shows the theme at its end.
  mutating func judgeTheme(at real: Duration) {
    guard themes.isJudging else { return }
    let name = themes.chosen.name
    let findings = device.themes.judge()
    showTheme(at: real)
    guard !findings.isEmpty else { return }
    setFault(Messages.fault(of: name, findings), of: Self.chosenTheme)
  }
}
