// Chapter 3 of the facts: payloads.
extension FactSection {
  static let pushes = [payload]

  private static let payload = FactSection(
    id: "3a", title: "The keys of aps",
    statement:
      "Each push has timestamp (Unix seconds) and event: start (iOS 17.2), update or end. start needs "
      + "attributes-type, attributes, content-state and alert; update needs content-state; all else is "
      + "optional: stale-date, relevance-score, dismissal-date, input-push-token, input-push-channel.",
    facts: decoding + alerts + starts)

  private static let decoding: [Fact] = [
    Fact(
      "3.1", .documented, [.pushes, .session(2023, 10185)],
      "content-state and attributes are decoded by a default JSONDecoder; other strategies, as for "
        + "snake_case or ISO dates, make the push fail.",
      "Encode with a default JSONEncoder, or write the same JSON."),
    Fact(
      "3.2", .measured,
      [
        .github("home-assistant/iOS/issues/4677"), .github("urbanairship/ios-library/issues/411"),
        .payloads,
      ],
      "A Swift Date in them is a number of seconds since 2001-01-01 UTC, so Unix seconds land 31 years ahead; "
        + "timestamp, stale-date and dismissal-date are Unix seconds.",
      "Subtract 978307200 from Unix seconds for a Date of your own."),
    Fact(
      "3.3", .measured, [.github("swiftlang/swift")],
      "A ClosedRange of dates is an array of two numbers, the lower first; an object does not decode.",
      "Send [lower, upper], each in seconds since 2001."),
    Fact(
      "3.4", .measured, [.github("istornz/flutter_live_activities/issues/118")],
      "A missing key or a value of the wrong type makes decoding fail: the device logs it, and shows what it "
        + "showed. Keys that the type does not have are ignored.",
      "Make new properties optional, and check payloads with islet and a layout."),
  ]

  private static let alerts: [Fact] = [
    Fact(
      "3.5", .documented, [.pushes, .payloads, .session(2023, 10185)],
      "An alert has title and body, each a text or a loc-key with loc-args, and a sound; the texts are for "
        + "Apple Watch.",
      "Use sound \"default\" or a file of the app."),
    Fact(
      "3.6", .documented, [.pushes, .github("kylebrowning/APNSwift/issues/232")],
      "A start needs an alert; one with an empty alert is reported not to start.",
      "Send title and body with each start."),
  ]

  private static let starts: [Fact] = [
    Fact(
      "3.7", .documented, [.pushes],
      "A start that asks for input-push-channel does not start on systems before iOS 18.",
      "Send such a start to devices that you know to run iOS 18."),
    Fact(
      "3.8", .documented, [.pushes], "A broadcast can't start an activity.",
      "Start by request or push-to-start token, with the channel as push type."),
    Fact(
      "3.9", .documented, [.pushes],
      "iOS 17.1 and earlier can't start by push; update and end work.",
      "Start in the app there."),
    Fact(
      "3.10", .documented, [.pushes],
      "A start by push makes the activity, wakes the app in the background, and gives an update token; an app "
        + "that was terminated often never hears of that token.",
      "Have the app send tokens early, and watch for those that never come."),
    Fact(
      "3.11", .documented, [.pushes, .session(2023, 10185)],
      "A push wakes the widget extension to draw, and not the app.",
      "Send all that the views show; they can't ask the app."),
    Fact(
      "3.12", .measured,
      [
        .github("swift-server-community/APNSwift"), .github("sideshow/apns2/pull/219"),
      ],
      "Server libraries lag behind in their keys: several lack those of iOS 18, or stale-date in a start.",
      "Look at the JSON that your library sends: pipe it into islet."),
  ]
}
