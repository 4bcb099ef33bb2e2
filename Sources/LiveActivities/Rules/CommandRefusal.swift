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
  /// The content does not decode into the app's types (AK 3.4).
  indirect case undecodable(UndecodableContent)

  // MARK: What APNs and the device's push service say

  /// APNs does not take the request (AK 3.23); `limit` is that of the payload's bytes, where it is too large.
  case apns(APNsReason, limit: Int? = nil)
  /// A broadcast can't start an activity (AK 3.8).
  case broadcastCannotStart
  /// No ongoing activity listens on the channel (AK 3.32).
  case nobodyListens(channel: String)
  /// The start is for another attributes type than the token is (AK 1.30).
  indirect case tokenOfAnotherType(token: String, given: String)
  /// The app has spent its budget, which is enforced (AK 2.15, 2.17).
  case budgetSpent(PushBudget.Kind, BundleID, limit: Int)

  // MARK: What a request is refused for

  /// The device can't have Live Activities (AK 1.42).
  case unsupportedDevice
  /// The app does not declare `NSSupportsLiveActivities` (AK 1.41).
  case unsupportedTarget(BundleID)
  /// The call came from an extension's process (AK 1.6).
  case requestFromExtension(BundleID)
  /// The app has no process that could call (AK 1.44).
  case appNotRunning(BundleID)
  /// The person has switched Live Activities off for the app (AK 1.37).
  case activitiesDenied(BundleID)
  /// The app lacks an entitlement (AK 1.43).
  case unentitled(BundleID)
  /// The app asks for a token without the Push Notifications capability (AK 1.46).
  case pushCapabilityMissing(BundleID)
  /// The channel's identifier is no Base64 (AK 1.32).
  case malformedChannel(String)
  /// The app is not in the foreground, where it must be to start an activity (AK 1.5): `visibility`.
  case appNotInForeground(BundleID)
  /// The scheduled request lacks its alert (AK 1.4).
  case missingScheduleAlert
  /// The scheduled start is not in the future.
  case startNotAhead(Timestamp)
  /// The identity is in use by an activity that another process made (AK 1.44).
  case createdByAnotherProcess(ActivityID)
  /// The app has as many ongoing activities as it may (AK 2.8): `targetMaximumExceeded`.
  case tooManyActivitiesOfApp(BundleID, limit: Int)
  /// The device keeps as many activities as it can (AK 1.38): `globalMaximumExceeded`.
  case tooManyActivities(limit: Int)
  /// The device has no room to write the activity down (AK 1.44).
  case persistenceFailure
  /// A bundle identifier, an activity's name or an attributes type is longer than any real one.
  case nameTooLong(byteCount: Int, limit: Int)
  /// An activity's name is empty.
  case nameEmpty
  /// The system is too old for it (AK 9).
  case notAvailable(LaterFeature, IOSVersion)
  /// The app has as many push-to-start tokens as are kept.
  case tooManyPushToStartTypes(BundleID, limit: Int)

  // MARK: What a person can't do

  /// The activity is not on the Lock Screen, so the person cannot have touched it.
  case notVisible(ActivityID)
  /// The activity is not in the island, so the person cannot have held it there (AK 4.13).
  case notInIsland(ActivityID)
  /// The island is not expanded, so it cannot collapse.
  case islandNotExpanded
  /// The island shows nothing that could be hidden.
  case islandEmpty
  /// Nothing is hidden that the island could show again.
  case nothingHidden
  /// The device has no island.
  case noIsland
  /// The app has nothing on the Lock Screen that could be folded or laid out.
  case noStack(BundleID)
  /// Buttons wait until the person is recognized (AK 5.5).
  case deviceLocked
  /// There are no buttons on that surface, or they do nothing there (AK 4.32, 5.5).
  case buttonInert(ActivitySurface)
  /// The device has had activities; it can't become another one.
  case deviceInUse
  /// The command's time is earlier than one the engine has seen.
  case clockMovedBackwards(last: Timestamp, given: Timestamp)
}
