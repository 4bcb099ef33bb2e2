// Chapter 1 of the facts, continued: what an app hears of, and what a request throws.
extension FactSection {
  static let observation = FactSection(
    id: "1d", title: "What an app hears of", statement: "",
    facts: [
      Fact(
        "1.26", .documented, [.symbol("activity")],
        "The class has activities, activityUpdates and, from iOS 17.2 on, pushToStartTokenUpdates.",
        "Listen to activityUpdates at each launch: a start by push comes that way."),
      Fact(
        "1.27", .documented, [.symbol("activity")],
        "An activity has its content, state and push token, each with a sequence of updates.",
        "islet watch prints the same sequences by their names."),
      Fact(
        "1.28", .documented, [.pushes, .session(2023, 10185)],
        "pushToken is nil right after request: the token is made a moment later.",
        "Wait for pushTokenUpdates, and send each token to your server."),
      Fact(
        "1.29", .documented, [.pushes, .forum(825710)],
        "An update token belongs to one activity, may change while it runs, and ends with it.",
        "Replace the stored token with each new one; the old one is answered 410 ExpiredToken."),
      Fact(
        "1.30", .documented, [.symbol("activity/pushtostarttoken"), .pushes],
        "A push-to-start token belongs to an attributes type, needs no activity, and may change.",
        "Keep one for each device and attributes type."),
      Fact(
        "1.31", .documented, [.symbol("activityauthorizationinfo")],
        "ActivityAuthorizationInfo tells whether activities and, from iOS 16.2 on, frequent pushes are "
          + "enabled; it stays true while a limit refuses requests.",
        "It does not promise that the next request works."),
      Fact(
        "1.32", .documented, [.symbol("pushtype"), .pushes],
        "A push type is a token or, from iOS 18 on, a channel; a wrong channel identifier fails the request.",
        "Take the channel from apns-channel-id as it is."),
      Fact(
        "1.33", .documented, [.symbol("alertconfiguration"), .session(2023, 10184)],
        "An alert's title and body are shown on Apple Watch only; its sound plays on the phone.",
        "Say what happened in the activity itself."),
      Fact(
        "1.34", .documented, [.widgetKit("activityviewcontext"), .session(2023, 10184)],
        "The extension's ActivityConfiguration names the attributes type; for a type that none names nothing "
          + "can be drawn.",
        "attributes-type is the Swift type's name, spelled exactly."),
      Fact(
        "1.35", .documented, [.widgetKit("activitypreviewviewkind")],
        "Xcode previews an activity by attributes, state and presentation.",
        "islet draws them all at once."),
    ])

  static let errors = FactSection(
    id: "1e", title: "What a request throws",
    statement:
      "Activity.request throws an ActivityAuthorizationError of twelve cases, in the domain "
      + "com.apple.ActivityKit.ActivityAuthorization.",
    facts: [
      Fact(
        "1.36", .documented, [.error], "attributesTooLarge: the attributes exceed 4 KB.",
        "Keep long texts and pictures in the app, and send their names."),
      Fact(
        "1.37", .documented, [.error],
        "denied: the person has switched Live Activities off for the app in Settings.",
        "Offer what you have by other means; do not ask again."),
      Fact(
        "1.38", .documented, [.error],
        "globalMaximumExceeded: the device has as many ongoing activities as it may.",
        "Try again when one has ended, or send notifications."),
      Fact(
        "1.39", .measured, [.error],
        "targetMaximumExceeded: the app has as many ongoing activities as it may; its code was measured "
          + "as 5.",
        "End one before you start the next."),
      Fact(
        "1.40", .measured,
        [
          .error, .github("fluttercandies/flutter_live_activities/issues/4"),
        ],
        "visibility: the request came from the background; its text is \"Target is not foreground\".",
        "Start in the foreground, in a LiveActivityIntent, or by push."),
      Fact(
        "1.41", .measured, [.error],
        "unsupportedTarget: documented as a missing entitlement, in practice a missing "
          + "NSSupportsLiveActivities, or a call from an extension.",
        "Check the key in the app's target, and the process that calls."),
      Fact(
        "1.42", .documented, [.error], "unsupported: the device can't have Live Activities.",
        "iPads have them from iPadOS 17 on; Macs only show an iPhone's."),
      Fact(
        "1.43", .documented, [.error], "unentitled: the app lacks a required entitlement.",
        "Look at the entitlements of the build that runs."),
      Fact(
        "1.44", .documented, [.error],
        "The other cases: malformedActivityIdentifier, missingProcessIdentifier, persistenceFailure (the "
          + "system could not write it down) and reconnectNotPermitted (another process made it).",
        "They are rare: log them with their code."),
      Fact(
        "1.45", .open, [.error],
        "Of the numeric codes only 5 was measured; the others are taken to follow the order of the SDK.",
        "Compare cases, and not numbers."),
      Fact(
        "1.46", .measured, [.github("istornz/flutter_live_activities/issues/162")],
        "A push type token without the Push Notifications capability throws "
          + "com.apple.ActivityKit.ActivityInput error 0.",
        "Add the capability to the app's target."),
      Fact(
        "1.47", .open, [.error],
        "The order in which a request is checked, where several checks fail, is not documented.",
        "Do not infer from one error that nothing else is wrong."),
    ])
}
