/// A rule that islet chose, where Apple is silent or its sources disagree (AK 10).
public enum ChosenRule: String, CaseIterable, Hashable, Sendable {
  case equalTimestampsApply, oldEndsAreDropped, immediateEndIsOneStep, pendingTakesContent
  case missingStaleDateMeansNever, missingScoreKeepsRank, staleTurnsActiveAgain
  case newsIsOnTop, firstStartedIsOnTop, firstTwoAppsKeepTheIsland, alertExpandsForFiveSeconds
  case hiddenUntilRestored, orderOfRequestChecks, orderOfHeaderChecks, fiveActivitiesAnApp
  case forbiddenActivitiesGoAtOnce, frequentUpdatesEndByDefault, pushBudget
  case tokensComeAsEvents, everyPushStartGetsAToken, broadcastIsAppliedOnce
  case broadcastsCostOnce, keptMessagesReachNewcomers
  case identitiesAreNotReused, endedActivitiesAreKept, refreshIsNotSlowed

  /// The facts that leave it open.
  public var facts: String {
    switch self {
    case .equalTimestampsApply: "AK 3.17"
    case .oldEndsAreDropped: "AK 3.18"
    case .immediateEndIsOneStep, .pendingTakesContent, .staleTurnsActiveAgain: "AK 1c"
    case .missingStaleDateMeansNever, .missingScoreKeepsRank: "AK 3a"
    case .newsIsOnTop, .firstStartedIsOnTop: "AK 4.4"
    case .firstTwoAppsKeepTheIsland: "AK 4.12"
    case .alertExpandsForFiveSeconds: "AK 4.14"
    case .hiddenUntilRestored: "AK 4.15"
    case .orderOfRequestChecks: "AK 1.47"
    case .orderOfHeaderChecks: "AK 3.23"
    case .fiveActivitiesAnApp: "AK 2.8"
    case .forbiddenActivitiesGoAtOnce, .frequentUpdatesEndByDefault: "AK 1.19"
    case .pushBudget: "AK 2.13"
    case .tokensComeAsEvents: "AK 1.28"
    case .everyPushStartGetsAToken: "AK 3.10"
    case .broadcastIsAppliedOnce: "AK 3.32"
    case .broadcastsCostOnce: "AK 2.19"
    case .keptMessagesReachNewcomers: "AK 3.30"
    case .identitiesAreNotReused: "AK 1.44"
    case .endedActivitiesAreKept: "AK 1.21"
    case .refreshIsNotSlowed: "AK 2.18"
    }
  }

  /// The rule, and why it is so.
  public var reason: String {
    switch self {
    case .equalTimestampsApply:
      "An update with the timestamp of the last one is applied: two in one second are both news."
    case .oldEndsAreDropped:
      "An end older than the last update is dropped: Apple's page says so, one developer saw otherwise."
    case .immediateEndIsOneStep:
      "An immediate end and a swipe go straight to dismissed: nothing of the end is ever shown."
    case .pendingTakesContent:
      "A pending activity takes new content, and goes at once when it ends: nobody has seen it."
    case .staleTurnsActiveAgain:
      "A stale activity is active again with content that is not stale, as its stale date moves on."
    case .missingStaleDateMeansNever:
      "A push without stale-date is never out of date: what is new is not old."
    case .missingScoreKeepsRank:
      "A push without relevance-score keeps the rank: one that says nothing of rank shuffles nothing."
    case .newsIsOnTop:
      "The app that started or alerted last has its stack on top, as with notifications."
    case .firstStartedIsOnTop:
      "Of equal scores in a stack the first started is on top, as in the island."
    case .firstTwoAppsKeepTheIsland:
      "The first two apps to start share the island, the first attached: a newcomer displaces nobody."
    case .alertExpandsForFiveSeconds:
      "An alert keeps the island expanded, or the banner down, for 5 seconds; Apple says briefly."
    case .hiddenUntilRestored:
      "What is swiped out of the island stays hidden until it is swiped back or its app starts another."
    case .orderOfRequestChecks:
      "A request is checked for: device, system, process, identifier, extension, Info.plist, settings, "
        + "entitlements, push type, size, decoding, foreground, schedule, identity, the app's limit, "
        + "the device's limit, storage. The first that fails is the error."
    case .orderOfHeaderChecks:
      "Payload size, push type, topic, priority, expiration, collapse id, id. The first that fails is the answer."
    case .fiveActivitiesAnApp: "Five ongoing activities an app, as measured on a simulator."
    case .forbiddenActivitiesGoAtOnce:
      "Live Activities forbidden in Settings, an app's activities are dismissed at once."
    case .frequentUpdatesEndByDefault:
      "Frequent updates switched either way, an app's activities end, and stay for up to 4 hours."
    case .pushBudget:
      "15 updates an hour at priority 10, 60 with frequent updates, 10 starts, coming back evenly. "
        + "Beyond it a push is applied and said; with --budget enforce it is dropped."
    case .tokensComeAsEvents:
      "A push token is never in the answer to a request: it follows as an event, in the same millisecond."
    case .everyPushStartGetsAToken:
      "A start by push gets an update token, asked for or not, unless it asks for a channel."
    case .broadcastIsAppliedOnce:
      "A broadcast is applied when one activity took it; else its verdict is that of the first started."
    case .broadcastsCostOnce:
      "A broadcast spends of its app's budget once, however many listen; what a channel has kept, nothing."
    case .keptMessagesReachNewcomers:
      "What a channel has kept reaches a newcomer, though it is older than that one's start: it was kept for it."
    case .identitiesAreNotReused:
      "A second start under a name in use is refused: the feed's names are islet's own."
    case .endedActivitiesAreKept:
      "An app keeps 50 activities, ended ones counted; beyond that the one that ended first goes."
    case .refreshIsNotSlowed:
      "Every update is shown at once; the 5 to 15 seconds of iOS 18 rest on a press report."
    }
  }
}

extension CommandRefusal {
  /// The facts that it rests on, such as `AK 3.17`.
  public var facts: String {
    switch self {
    case .unknownActivity: "AK 3.19"
    case .activityAlreadyExists: ChosenRule.identitiesAreNotReused.facts
    case .activityEnded: "AK 1.15, 3.19"
    case .olderTimestamp: "AK 3.17"
    case .timestampTooFarAhead: "AK 3.18"
    case .payloadTooLarge: "AK 1.17, 2.5"
    case .missingKey(.alert, _): "AK 3.6"
    case .missingKey: "AK 3a"
    case .undecodable: "AK 3.1, 3.4"
    case .apns(.payloadTooLarge, _): "AK 2.6, 3.25"
    case .apns(.expiredToken, _), .apns(.unregistered, _): "AK 3.25"
    case .apns(.topicDisallowed, _): "AK 3.29"
    case .apns(.missingChannelID, _), .apns(.badChannelID, _), .apns(.channelNotRegistered, _),
      .apns(.missingPushType, _):
      "AK 3.31"
    case .apns: "AK 3.14, 3.23"
    case .broadcastCannotStart: "AK 3.8"
    case .nobodyListens: "AK 3.32"
    case .tokenOfAnotherType: "AK 1.30"
    case .budgetSpent(.updates, _, _): "AK 2.15"
    case .budgetSpent(.starts, _, _): "AK 2.17"
    case .unsupportedDevice: "AK 1.42"
    case .unsupportedTarget: "AK 1.7, 1.41"
    case .requestFromExtension: "AK 1.6"
    case .appNotRunning, .createdByAnotherProcess, .persistenceFailure, .nameTooLong, .nameEmpty:
      "AK 1.44"
    case .activitiesDenied: "AK 1.37, 3.22"
    case .unentitled: "AK 1.43"
    case .pushCapabilityMissing: "AK 1.46"
    case .malformedChannel: "AK 1.32"
    case .appNotInForeground: "AK 1.5, 1.40"
    case .missingScheduleAlert: "AK 1.4"
    case .startNotAhead: "AK 1.9"
    case .tooManyActivitiesOfApp: "AK 1.39, 2.8"
    case .tooManyActivities: "AK 1.38, 2.9"
    case .notAvailable(.pushToStart, _): "AK 3.9, 9"
    case .notAvailable(.channels, _): "AK 3.7, 9"
    case .notAvailable: "AK 9"
    case .tooManyPushToStartTypes: "AK 1.30"
    case .notVisible: "AK 4.5"
    case .notInIsland, .islandNotExpanded: "AK 4.13"
    case .islandEmpty, .nothingHidden: "AK 4.15"
    case .noIsland: "AK 4.7"
    case .noStack: "AK 4.3"
    case .deviceLocked: "AK 5.5"
    case .buttonInert(.carPlay): "AK 4.32"
    case .buttonInert: "AK 5.5"
    case .deviceInUse: "AK 9"
    case .clockMovedBackwards: "AK 3.17"
    }
  }

  /// The choice of islet's that it rests on; `nil` where it is Apple's own rule.
  public var chosen: ChosenRule? {
    switch self {
    case .activityAlreadyExists: .identitiesAreNotReused
    case .budgetSpent: .pushBudget
    case .tooManyActivitiesOfApp: .fiveActivitiesAnApp
    case .nobodyListens: .broadcastIsAppliedOnce
    default: nil
    }
  }
}
