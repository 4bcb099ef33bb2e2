/// The events that a wallpaper answers for a moment.
public enum WallpaperReaction: Hashable, Sendable {
  /// An activity lit the screen (AK 4.25).
  case alert
  /// An activity lit the screen with good news: a tally of its content state rose, as by a goal.
  case goal
}
