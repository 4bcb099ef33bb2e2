public import LockScreenUI

/// The effect of a key, independent of the key that it is bound to.
public enum KeyAction: Hashable, Sendable {
  case gesture(Gesture)
  /// Shows the theme a number of places further.
  case theme(Int)
  case pauseClock
  case hourOn
  case nextDeadline
  /// Multiplies the clock's rate.
  case clockRate(Double)
  case lock
  case hideIsland
  case alwaysOn
  case standBy
  case appearance
  case colors
  case reduceMotion
  case mute
  case help
  case closeHelp
  case quit
}
