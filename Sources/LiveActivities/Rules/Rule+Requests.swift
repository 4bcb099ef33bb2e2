// Rows of the table: refusals of `Activity.request` and of a start by push.
extension Rule {
  static let requestRules: [Rule] = [
    unsupportedDevice, unsupportedTarget, requestFromExtension, appNotRunning, activitiesDenied,
    unentitled, pushCapabilityMissing, malformedChannel, appNotInForeground, missingScheduleAlert,
    alertWithoutStart, startNotAhead, createdByAnotherProcess, tooManyActivitiesOfApp,
    tooManyActivities,
    persistenceFailure, nameTooLong, nameEmpty, notAvailable, startByPushNotAvailable,
    channelsNotAvailable, tooManyPushToStartTypes,
  ]

  package static let unsupportedDevice = Rule(
    "unsupportedDevice", on: ["1.42"], throws: .unsupported,
    "this device can't have Live Activities")
  package static let unsupportedTarget = Rule(
    "unsupportedTarget", on: ["1.7", "1.41"], throws: .unsupportedTarget,
    "\(.app) does not say NSSupportsLiveActivities in its Info.plist", remedy: "set it to YES")
  package static let requestFromExtension = Rule(
    "requestFromExtension", on: ["1.6"], throws: .unsupportedTarget,
    "an extension of \(.app) asked", remedy: "only the app may: use a LiveActivityIntent")
  package static let appNotRunning = Rule(
    "appNotRunning", on: ["1.44"], throws: .missingProcessIdentifier,
    "\(.app) has no process, so nothing can call",
    remedy: "bring it to the foreground, or push")
  package static let activitiesDenied = Rule(
    "activitiesDenied", on: ["1.37", "3.22"], throws: .denied,
    "the person has switched Live Activities off for \(.app) in Settings",
    remedy: "look at areActivitiesEnabled first")
  package static let unentitled = Rule(
    "unentitled", on: ["1.43"], throws: .unentitled, "\(.app) lacks the entitlement for it")
  package static let pushCapabilityMissing = Rule(
    "pushCapabilityMissing", on: ["1.46"],
    "\(.app) asks for a token without the Push Notifications capability",
    effect: "ActivityKit throws com.apple.ActivityKit.ActivityInput error 0",
    remedy: "add the capability")
  package static let malformedChannel = Rule(
    "malformedChannel", on: ["1.32"], "the channel \(.channel) is no Base64",
    remedy: "take the identifier from apns-channel-id")
  package static let appNotInForeground = Rule(
    "appNotInForeground", on: ["1.5", "1.40"], throws: .visibility,
    "\(.app) is in the background, where it can't start an activity",
    remedy: "bring it to the foreground, or push a start")
  package static let missingScheduleAlert = Rule(
    "missingScheduleAlert", on: ["1.4"], "a scheduled start needs an alert", remedy: "add one")
  package static let alertWithoutStart = Rule(
    "alertWithoutStart", on: ["1.4"],
    "an alert comes with a scheduled start only; no call of ActivityKit takes one without start",
    remedy: "leave it out, or alert with the first update")
  package static let startNotAhead = Rule(
    "startNotAhead", on: ["1.9"], "start: expected a date to come, found \(.given)",
    remedy: "leave it out to start at once")
  package static let createdByAnotherProcess = Rule(
    "createdByAnotherProcess", on: ["1.44"], throws: .reconnectNotPermitted,
    "\(.activity) was made by another process", remedy: "find it in Activity.activities instead")

  // MARK: - Limits

  package static let tooManyActivitiesOfApp = Rule(
    "tooManyActivitiesOfApp", on: ["1.39", "2.8"], throws: .targetMaximumExceeded,
    chosen: .fiveActivitiesAnApp, "\(.app) has \(.limit) ongoing activities, as many as it may",
    remedy: "end one first")
  package static let tooManyActivities = Rule(
    "tooManyActivities", on: ["1.38", "2.9"], throws: .globalMaximumExceeded,
    "the device has \(.limit) activities, as many as it may", remedy: "end one first")
  package static let persistenceFailure = Rule(
    "persistenceFailure", on: ["1.44"], throws: .persistenceFailure,
    "the device has no room to write the activity down")
  package static let nameTooLong = Rule(
    "nameTooLong", on: ["1.44"], throws: .malformedActivityIdentifier,
    "a name: expected \(.limit) bytes at most, found \(.byteCount)")
  package static let nameEmpty = Rule(
    "nameEmpty", on: ["1.44"], throws: .malformedActivityIdentifier,
    "activity: expected a name, found an empty text")
  package static let notAvailable = olderSystem("notAvailable", on: ["9"])
  package static let startByPushNotAvailable = olderSystem(
    "notAvailable.pushToStart", on: ["3.9", "9"])
  package static let channelsNotAvailable = olderSystem(
    "notAvailable.channels", on: ["3.7", "9"])
  package static let tooManyPushToStartTypes = Rule(
    "tooManyPushToStartTypes", on: ["1.30"],
    "\(.app) has tokens for \(.limit) attributes types", effect: "that is the limit")

  private static func olderSystem(_ id: String, on facts: [FactID]) -> Rule {
    Rule(
      id, on: facts, "iOS \(.version) does not know \(.feature), which came with \(.since)",
      effect: "nothing happens", remedy: "choose --ios \(.since) or later")
  }
}
