/// A presentation on which a person presses a button, or tries to (AK 5.5).
public enum ActivitySurface: String, CaseIterable, Hashable, Sendable {
  /// Its card on the Lock Screen.
  case lockScreen = "lock-screen"
  /// The expanded island.
  case expanded
  /// The compact island, which has no buttons.
  case compact
  /// The minimal island, which has none either.
  case minimal
  /// CarPlay's dashboard, where they do nothing (AK 4.32).
  case carPlay = "carplay"
}
