import CellUI
import FeedReports
import LockScreenUI

extension Messages {
  /// Returns the new setting after a key, in a few words; `nil` for a key with a visible effect.
  static func setting(
    after action: KeyAction, theme: String, display: DeviceDisplay, motion: MotionPolicy,
    isMuted: Bool
  ) -> String? {
    switch action {
    case .theme: theme
    case .colors: display.colors == .theme ? "Theme’s colors" : "iOS’s colors"
    case .reduceMotion: motion == .reduced ? "Reduce Motion on" : "Reduce Motion off"
    case .mute: isMuted ? "Bell off" : "Bell on"
    case .appearance:
      display.colorScheme.map { $0 == .light ? "Light" : "Dark" } ?? "Theme’s appearance"
    case .gesture, .pauseClock, .hourOn, .nextDeadline, .clockRate, .lock, .hideIsland, .alwaysOn,
      .standBy, .help, .closeHelp, .quit:
      nil
    }
  }
}
