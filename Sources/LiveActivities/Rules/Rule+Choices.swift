// Rows of the table: what islet chose where Apple is silent or its sources disagree (AK 10).
extension Rule {
  static let choices: [Rule] = [
    equalTimestampsApply, oldEndsAreDropped, immediateEndIsOneStep, pendingTakesContent,
    staleTurnsActiveAgain, missingStaleDateMeansNever, missingScoreKeepsRank, newsIsOnTop,
    firstStartedIsOnTop, firstTwoAppsKeepTheIsland, alertExpandsForFiveSeconds, hiddenUntilRestored,
    orderOfRequestChecks, orderOfHeaderChecks, fiveActivitiesAnApp, forbiddenActivitiesGoAtOnce,
    frequentUpdatesEndByDefault, pushBudget, tokensComeAsEvents, everyPushStartGetsAToken,
    broadcastIsAppliedOnce, broadcastsCostOnce, keptMessagesReachNewcomers, identitiesAreNotReused,
    endedActivitiesAreKept, refreshIsNotSlowed,
  ]

  static let equalTimestampsApply = Rule(
    choice: "equalTimestampsApply", on: ["3.17"],
    "An update with the timestamp of the last one is applied: two in one second are both news.")
  static let oldEndsAreDropped = Rule(
    choice: "oldEndsAreDropped", on: ["3.18"],
    "An end older than the last update is dropped: Apple's page says so, one developer saw otherwise."
  )
  static let immediateEndIsOneStep = Rule(
    choice: "immediateEndIsOneStep", on: ["1c"],
    "An immediate end and a swipe go straight to dismissed: nothing of the end is ever shown.")
  static let pendingTakesContent = Rule(
    choice: "pendingTakesContent", on: ["1c"],
    "A pending activity takes new content, and goes at once when it ends: nobody has seen it.")
  static let staleTurnsActiveAgain = Rule(
    choice: "staleTurnsActiveAgain", on: ["1c"],
    "A stale activity is active again with content that is not stale, as its stale date moves on.")
  static let missingStaleDateMeansNever = Rule(
    choice: "missingStaleDateMeansNever", on: ["3a"],
    "A push without stale-date is never out of date: what is new is not old.")
  static let missingScoreKeepsRank = Rule(
    choice: "missingScoreKeepsRank", on: ["3a"],
    "A push without relevance-score keeps the rank: one that says nothing of rank shuffles nothing."
  )
  static let newsIsOnTop = Rule(
    choice: "newsIsOnTop", on: ["4.4"],
    "The app that started or alerted last has its stack on top, as with notifications.")
  static let firstStartedIsOnTop = Rule(
    choice: "firstStartedIsOnTop", on: ["4.4"],
    "Of equal scores in a stack the first started is on top, as in the island.")
  static let firstTwoAppsKeepTheIsland = Rule(
    choice: "firstTwoAppsKeepTheIsland", on: ["4.12"],
    "The first two apps to start share the island, the first attached: a newcomer displaces nobody."
  )
  static let alertExpandsForFiveSeconds = Rule(
    choice: "alertExpandsForFiveSeconds", on: ["4.14"],
    "An alert keeps the island expanded, or the banner down, for 5 seconds; Apple says briefly.")
  static let hiddenUntilRestored = Rule(
    choice: "hiddenUntilRestored", on: ["4.15"],
    "What is swiped out of the island stays hidden until it is swiped back or its app starts another."
  )
  static let orderOfRequestChecks = Rule(
    choice: "orderOfRequestChecks", on: ["1.47"],
    "A request is checked for: device, system, process, identifier, extension, Info.plist, settings, "
      + "entitlements, push type, size, decoding, foreground, schedule, identity, the app's limit, "
      + "the device's limit, storage. The first that fails is the error.")
  static let orderOfHeaderChecks = Rule(
    choice: "orderOfHeaderChecks", on: ["3.23"],
    "Payload size, push type, topic, priority, expiration, collapse id, id. The first that fails is the answer."
  )
  static let fiveActivitiesAnApp = Rule(
    choice: "fiveActivitiesAnApp", on: ["2.8"],
    "Five ongoing activities an app, as measured on a simulator.")
  static let forbiddenActivitiesGoAtOnce = Rule(
    choice: "forbiddenActivitiesGoAtOnce", on: ["1.19"],
    "Live Activities forbidden in Settings, an app's activities are dismissed at once.")
  static let frequentUpdatesEndByDefault = Rule(
    choice: "frequentUpdatesEndByDefault", on: ["1.19"],
    "Frequent updates switched either way, an app's activities end, and stay for up to 4 hours.")
  static let pushBudget = Rule(
    choice: "pushBudget", on: ["2.13"],
    "15 updates an hour at priority 10, 60 with frequent updates, 10 starts, coming back evenly. "
      + "Beyond it a push is applied and said; with --budget enforce it is dropped.")
  static let tokensComeAsEvents = Rule(
    choice: "tokensComeAsEvents", on: ["1.28"],
    "A push token is never in the answer to a request: it follows as an event, in the same millisecond."
  )
  static let everyPushStartGetsAToken = Rule(
    choice: "everyPushStartGetsAToken", on: ["3.10"],
    "A start by push gets an update token, asked for or not, unless it asks for a channel.")
  static let broadcastIsAppliedOnce = Rule(
    choice: "broadcastIsAppliedOnce", on: ["3.32"],
    "A broadcast is applied when one activity took it; else its verdict is that of the first started."
  )
  static let broadcastsCostOnce = Rule(
    choice: "broadcastsCostOnce", on: ["2.19"],
    "A broadcast spends of its app's budget once, however many listen; what a channel has kept, nothing."
  )
  static let keptMessagesReachNewcomers = Rule(
    choice: "keptMessagesReachNewcomers", on: ["3.30"],
    "What a channel has kept, until its apns-expiration or for 8 hours, reaches a newcomer, though it is "
      + "older than that one's start: it was kept for it.")
  static let identitiesAreNotReused = Rule(
    choice: "identitiesAreNotReused", on: ["1.44"],
    "A second start under a name in use is refused: the feed's names are islet's own.")
  static let endedActivitiesAreKept = Rule(
    choice: "endedActivitiesAreKept", on: ["1.21"],
    "An app keeps 50 activities, ended ones counted; beyond that the one that ended first goes.")
  static let refreshIsNotSlowed = Rule(
    choice: "refreshIsNotSlowed", on: ["2.18"],
    "Every update is shown at once; the 5 to 15 seconds of iOS 18 rest on a press report.")
}
