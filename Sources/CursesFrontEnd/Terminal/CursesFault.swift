/// The reason for which a terminal can't be drawn on.
public enum CursesFault: Error, Hashable, Sendable {
  /// The descriptor is not a terminal's.
  case notATerminal
  /// `TERM` is not set, or empty.
  case typeUnset
  /// The terminal database does not know `TERM`.
  case typeUnknown(String)
  /// The terminal can't move its cursor.
  case noCursorMotion(String)
  /// There is no terminal database on this machine.
  case databaseMissing
  /// ncurses, or the system, gave no screen.
  case screenRefused
}
