import CellUI
import LiveActivities

/// The amount of motion: the person's wish, limited by the system and the terminal.
struct MotionSettings {
  /// The most motion that the system has.
  private let full: MotionPolicy
  private var wanted: MotionPolicy
  /// A Boolean value indicating whether nothing moves, since the terminal is too slow to show it.
  var isSpared = false

  /// Makes settings; before iOS 17 a layout's own animations are ignored (AK 6.1).
  init(_ wanted: MotionPolicy, version: IOSVersion) {
    full = version < .interactivity ? .systemOnly : .full
    self.wanted = wanted == .full ? full : wanted
  }

  /// The policy that results.
  var policy: MotionPolicy { isSpared ? .off : wanted }

  /// Switches Reduce Motion on or off.
  mutating func switchReduceMotion() {
    wanted = wanted == .reduced ? full : .reduced
  }
}
