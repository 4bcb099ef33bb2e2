/// The rule that a command ran into; nothing has changed.
public enum CommandRefusal: Error, Hashable, Sendable {
  /// No activity of that identity was ever started, or it is long gone.
  case unknownActivity(ActivityID)
  /// The identity is in use; a second start would be another activity.
  case activityAlreadyExists(ActivityID, ActivityState)
  /// The activity has ended and is not updated any more (AK 1.15, 3.19).
  case activityEnded(ActivityID, ActivityState, at: Timestamp, cause: TransitionCause)
  /// The timestamp is older than the last one applied (AK 3.17); an equal one is not.
  case olderTimestamp(last: Timestamp, given: Timestamp)
  /// The timestamp is too far in the future (AK 3.18).
  case timestampTooFarAhead(given: Timestamp, latest: Timestamp)
  /// The attributes and the content state are too large together (AK 2.5).
  case payloadTooLarge(byteCount: Int, limit: Int)
  /// The push lacks a key that its event needs (AK 3a).
  case missingKey(ActivityPush.Key, ActivityPush.Event)
  /// The scheduled request lacks its alert (AK 1.4).
  case missingScheduleAlert
  /// The scheduled start is not in the future.
  case startNotAhead(Timestamp)
  /// The app is not in the foreground, where it must be to start an activity (AK 1.5): `visibility`.
  case appNotInForeground(BundleID)
  /// The app has as many ongoing activities as it may (AK 2.8): `targetMaximumExceeded`.
  case tooManyActivitiesOfApp(BundleID, limit: Int)
  /// The device keeps as many activities as it can (AK 1.38): `globalMaximumExceeded`.
  case tooManyActivities(limit: Int)
  /// A bundle identifier, an activity's name or an attributes type is longer than any real one.
  case nameTooLong(byteCount: Int, limit: Int)
  /// The activity is not on the Lock Screen, so the person cannot have touched it.
  case notVisible(ActivityID)
  /// The activity is not in the island, so the person cannot have held it there (AK 4.13).
  case notInIsland(ActivityID)
  /// The island is not expanded, so it cannot collapse.
  case islandNotExpanded
  /// The app has nothing on the Lock Screen that could be folded or laid out.
  case noStack(BundleID)
  /// The command's time is earlier than one the engine has seen.
  case clockMovedBackwards(last: Timestamp, given: Timestamp)
}
