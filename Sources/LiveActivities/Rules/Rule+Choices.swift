// Rows of the table: choices of islet's where Apple is silent or its sources disagree (AK 10).
extension Rule {
  static let choices: [Rule] = [
    Rule(
      choice: "equalTimestampsApply", on: ["3.17"],
      "An update with the timestamp of the last one is applied: two in one second are both news."),
    Rule(
      choice: "oldEndsAreDropped", on: ["3.18"],
      "An end older than the last update is dropped: Apple's page says so, one developer saw otherwise."
    ),
    Rule(
      choice: "immediateEndIsOneStep", on: ["1c"],
      "An immediate end and a swipe go straight to dismissed: nothing of the end is ever shown."),
    Rule(
      choice: "pendingTakesContent", on: ["1c"],
      "A pending activity takes new content, and goes at once when it ends: it was never seen."),
    Rule(
      choice: "staleTurnsActiveAgain", on: ["1c"],
      "A stale activity is active again with content that is not stale, as its stale date moves on."
    ),
    Rule(
      choice: "staleStartIsShownLater", on: ["3.37"],
      "An activity that was stale when it started is shown once it gets content that is not."),
    Rule(
      choice: "missingStaleDateMeansNever", on: ["3a"],
      "A push without stale-date is never out of date: what is new is not old."),
    Rule(
      choice: "missingScoreKeepsRank", on: ["3a"],
      "A push without relevance-score keeps the rank: one that says nothing of rank shuffles nothing."
    ),
    Rule(
      choice: "newsIsOnTop", on: ["4.4"],
      "The app that started or alerted last has its stack on top, as with notifications."),
    Rule(
      choice: "firstStartedIsOnTop", on: ["4.4"],
      "Of equal scores in a stack the first started is on top, as in the island."),
    Rule(
      choice: "firstTwoAppsKeepTheIsland", on: ["4.12"],
      "The first two apps to start share the island, the first attached: a newcomer displaces neither."
    ),
    Rule(
      choice: "alertExpandsForFiveSeconds", on: ["4.14"],
      "An alert keeps the island expanded, or the banner down, for 5 seconds; Apple says briefly."),
    Rule(
      choice: "hiddenUntilRestored", on: ["4.15"],
      "What is swiped out of the island stays hidden until it is swiped back or its app starts another."
    ),
    Rule(
      choice: "orderOfRequestChecks", on: ["1.47"],
      "A request is checked for: device, system, process, identifier, extension, Info.plist, settings, "
        + "entitlements, push type, size, decoding, foreground, schedule, identity, the app's limit, "
        + "the device's limit, storage. The first that fails is the error."),
    Rule(
      choice: "orderOfHeaderChecks", on: ["3.23"],
      "Payload size, push type, topic, priority, expiration, collapse id, id. The first that fails is the answer."
    ),
    fiveActivitiesAnApp,
    Rule(
      choice: "forbiddenActivitiesGoAtOnce", on: ["1.19"],
      "Live Activities forbidden in Settings, an app's activities are dismissed at once."),
    Rule(
      choice: "frequentUpdatesEndByDefault", on: ["1.19"],
      "Frequent updates switched either way, an app's activities end, and stay for up to 4 hours."),
    pushBudget,
    Rule(
      choice: "tokensComeAsEvents", on: ["1.28"],
      "A push token is never in the answer to a request: it follows as an event, in the same millisecond."
    ),
    Rule(
      choice: "everyPushStartGetsAToken", on: ["3.10"],
      "A start by push gets an update token, asked for or not, unless it asks for a channel; with --allow ask "
        + "once the person has allowed the app's activities."),
    Rule(
      choice: "allowedWithoutAsking", on: ["1.10", "3.36"],
      "The person is taken to have allowed an app's activities. With --allow ask the Lock Screen asks with the "
        + "first one, and until the answer an activity that a push started has no update token."),
    broadcastIsAppliedOnce,
    Rule(
      choice: "broadcastsCostOnce", on: ["2.19"],
      "A broadcast spends of its app's budget once, however many listen; what a channel has kept, nothing."
    ),
    Rule(
      choice: "keptMessagesReachNewcomers", on: ["3.30"],
      "What a channel has kept, until its apns-expiration or for 8 hours, reaches a newcomer, though it is "
        + "older than that one's start: it was kept for it."
    ),
    identitiesAreNotReused,
    Rule(
      choice: "endedActivitiesAreKept", on: ["1.21"],
      "An app keeps 50 activities, ended ones counted; beyond that the one that ended first goes."),
    Rule(
      choice: "refreshIsNotSlowed", on: ["2.18"],
      "Every update is shown at once; the 5 to 15 seconds of iOS 18 rest on a press report."),
    Rule(
      choice: "timesHaveASpace", on: ["5.8", "5.10"],
      "AM and PM stand behind a narrow space in every time, and only once in a span of one half of the day: "
        + "Apple's page writes 11:23PM, while formatted dates follow CLDR, which has the space."),
    Rule(
      choice: "spansHaveADash", on: ["5.10"],
      "A span of times has a dash between narrow spaces, as CLDR has it: Apple's page writes a hyphen."
    ),
  ]

  // Choices on which refusals rest.

  static let fiveActivitiesAnApp = Rule(
    choice: "fiveActivitiesAnApp", on: ["2.8"],
    "Five ongoing activities an app, as measured on a simulator.")
  static let pushBudget = Rule(
    choice: "pushBudget", on: ["2.13"],
    "15 updates an hour at priority 10, 60 with frequent updates, 10 starts, coming back evenly. "
      + "Beyond it a push is applied and said; with --budget enforce it is dropped.")
  static let broadcastIsAppliedOnce = Rule(
    choice: "broadcastIsAppliedOnce", on: ["3.32"],
    "A broadcast is applied when one activity took it; else its verdict is that of the first started."
  )
  static let identitiesAreNotReused = Rule(
    choice: "identitiesAreNotReused", on: ["1.44"],
    "A second start under a name in use is refused: the feed's names are islet's own.")
}
