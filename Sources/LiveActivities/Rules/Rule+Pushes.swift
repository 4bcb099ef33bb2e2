// Rows of the table: refusals of a push or a call that has reached the device.
extension Rule {
  static let pushRules: [Rule] = [
    unknownActivity, activityAlreadyExists, activityEnded, olderTimestamp, timestampTooFarAhead,
    olderTimestampOfCall, timestampOfCallTooFarAhead,
    noPushToken, noTokenButChannel, noTokenWithoutCapability, noTokenUntilAllowed,
    payloadTooLarge, missingKey,
    missingAlert, undecodable, unknownAttributesType, broadcastCannotStart, nobodyListens,
    tokenOfAnotherType, startToUpdateToken, updateToStartToken, updateBudgetSpent, startBudgetSpent,
  ]

  package static let unknownActivity = Rule(
    "unknownActivity", on: ["3.19"],
    "no activity \(.activity) was started, so the phone has nothing to change",
    remedy: "send its start first")
  package static let activityAlreadyExists = Rule(
    "activityAlreadyExists", on: ["1.44"], chosen: .identitiesAreNotReused,
    "\(.activity) is already \(.state)", remedy: "send update, or start another activity")
  package static let activityEnded = Rule(
    "activityEnded", on: ["1.15", "3.19"], "\(.activity) \(.ending): \(.cause)",
    effect: "the phone ignores it", remedy: "start a new activity")
  package static let olderTimestamp = Rule(
    "olderTimestamp", on: ["3.17"],
    "aps.timestamp: expected \(.last) or later, the last applied, found \(.given)",
    effect: "the phone ignores it", remedy: "send the time at which you send")
  package static let olderTimestampOfCall = Rule(
    "olderTimestamp.call", on: ["1.13", "1.14"],
    "timestamp: expected \(.last) or later, the last applied, found \(.given)",
    effect: "the call does nothing", remedy: "leave it out, or give the time of the call")
  package static let timestampOfCallTooFarAhead = Rule(
    "timestampTooFarAhead.call", on: ["1.13", "3.18"],
    "timestamp: expected \(.latest) at most, 8 hours ahead, found \(.given)",
    effect: "the call does nothing", remedy: "leave it out, or give the time of the call")
  package static let timestampTooFarAhead = Rule(
    "timestampTooFarAhead", on: ["3.18"],
    "aps.timestamp: expected \(.latest) at most, 8 hours ahead, found \(.given)",
    effect: "the phone drops it", remedy: "send the time at which you send")
  package static let noPushToken = Rule(
    "noPushToken", on: ["1.28", "1.32", "3.38"],
    "\(.activity) was requested without push-type, so it has no token",
    effect: "no push reaches it",
    remedy: "request it with push-type token, or let the app call update or end")
  package static let noTokenButChannel = Rule(
    "noPushToken.channel", on: ["1.32", "3.38"],
    "\(.activity) listens on the channel \(.channel), so it has no token",
    effect: "only a broadcast reaches it", remedy: "send the push to the channel")
  package static let noTokenWithoutCapability = Rule(
    "noPushToken.capability", on: ["1.28", "1.46"],
    "\(.activity) has no token, since \(.app) lacks the Push Notifications capability",
    effect: "no push reaches it", remedy: "add the capability")
  package static let noTokenUntilAllowed = Rule(
    "noPushToken.unanswered", on: ["3.36", "3.38"],
    "\(.activity) was started by push, and the person has not chosen Allow on the Lock Screen, so it has no "
      + "update token",
    effect: "no push reaches it",
    remedy: "wait for its pushTokenUpdates; {\"person\":\"allow\"} is the choice in a feed")
  package static let payloadTooLarge = Rule(
    "payloadTooLarge", on: ["1.17", "2.5"], throws: .attributesTooLarge,
    "attributes and content-state: expected \(.limit) bytes together at most, found \(.byteCount)",
    remedy: "send less")
  package static let missingKey = missingKey("missingKey", on: "3a")
  package static let missingAlert = missingKey("missingKey.alert", on: "3.6")
  package static let undecodable = Rule(
    "undecodable", on: ["3.1", "3.4"], "\(.content)",
    effect: "the phone only logs that it can't decode, and shows what it showed",
    remedy: "\(.advice)")

  package static let unknownAttributesType = Rule(
    "unknownAttributesType", on: ["1.34", "3.20"], "aps.\(.content)",
    effect: "the phone starts nothing, and only logs it", remedy: "\(.advice)")

  // MARK: - On the way

  package static let broadcastCannotStart = Rule(
    "broadcastCannotStart", on: ["3.8"], "aps.event: a broadcast can't start an activity",
    remedy: "send update or end, or start by a push-to-start token")
  package static let nobodyListens = Rule(
    "nobodyListens", on: ["3.32"], chosen: .broadcastIsAppliedOnce,
    "no ongoing activity listens on the channel \(.channel)",
    effect: "APNs answers 200 all the same")
  package static let tokenOfAnotherType = Rule(
    "tokenOfAnotherType", on: ["1.30"],
    "aps.attributes-type: expected \(.type), for which the token was given, found \(.givenType)",
    effect: "the phone starts nothing", remedy: "use that type's own token")
  package static let startToUpdateToken = Rule(
    "tokenOfAnotherKind.update", on: ["1.29", "1.30", "3.38"],
    "this is the update token of \(.activity), and a start goes to a push-to-start token",
    effect: "APNs answers 200 all the same, and the phone starts nothing",
    remedy: "send it to the token of pushToStartTokenUpdates")
  package static let updateToStartToken = Rule(
    "tokenOfAnotherKind.start", on: ["1.29", "1.30", "3.38"],
    "this is the push-to-start token of \(.app) for \(.type), and \(.event) goes to an activity's own",
    effect: "APNs answers 200 all the same, and the phone changes nothing",
    remedy: "send it to the token of the activity's pushTokenUpdates")
  package static let updateBudgetSpent = Rule(
    "budgetSpent.updates", on: ["2.15"], chosen: .pushBudget,
    "\(.appName) has spent its budget of \(.limit) updates an hour",
    effect: "the phone drops it silently",
    remedy: "send routine updates with apns-priority 5")
  package static let startBudgetSpent = Rule(
    "budgetSpent.starts", on: ["2.17"], chosen: .pushBudget,
    "Push-to-start budget exceeded for \(.app)::pushToStart",
    effect: "not starting activity: \(.limit) an hour", remedy: "let the app start some itself")

  private static func missingKey(_ id: String, on fact: FactID) -> Rule {
    Rule(
      id, on: [fact], "aps.\(.key): it is missing, and \(.event) needs it",
      effect: "the phone does nothing", remedy: "add \(.example)")
  }
}
