/// A cause of "the push is accepted, and nothing happens": one of the ten of AK 3.38, with its test.
public struct SilentCause: Sendable {
  /// The cause in a few words.
  let cause: String
  /// The sign by which it is told from the others.
  let sign: String
  /// The test that shows whether it is this one.
  let test: String
  /// The facts that it rests on.
  let facts: [FactID]

  /// The ten causes, by how often people meet them.
  public static let all = [
    SilentCause(
      cause: "The content state does not decode",
      sign:
        "APNs says 200, the card stays as it was, and the phone logs \"Unable to decode content state\".",
      test:
        "islet check --types YourAttributes.swift push.json names each key that is missing or of another type.",
      facts: ["3.1", "3.4"]),
    SilentCause(
      cause: "A Date is a Unix time or a text",
      sign:
        "A timer runs for 31 years (a Unix time), or nothing changes (a text such as 2026-11-20T09:41:00Z).",
      test:
        "islet check push.json notes each such value, with the number to send: Unix seconds less 978307200.",
      facts: ["3.2"]),
    SilentCause(
      cause: "A start without alert",
      sign: "Updates of activities that the app started arrive, starts by push never do.",
      test:
        "islet check start.json drops it by missingKey; add \"alert\":{\"title\":\"…\",\"body\":\"…\"} to aps.",
      facts: ["3.5", "3.6"]),
    SilentCause(
      cause: "The timestamp is in milliseconds, or older than the last one applied",
      sign:
        "The first push works and the next ones do not, or a payload copied from a page never does.",
      test: "islet check feed.ndjson with the pushes in their order; send date +%s anew each time.",
      facts: ["3.17", "3.18"]),
    SilentCause(
      cause: "The topic or the push type is wrong",
      sign: "APNs answers 400: DeviceTokenNotForTopic, TopicDisallowed, BadTopic, InvalidPushType.",
      test:
        "islet check push.sh with the curl command: apns-topic is BUNDLE.push-type.liveactivity, apns-push-type liveactivity.",
      facts: ["3.14", "3.23"]),
    SilentCause(
      cause: "Sandbox against production, or a token of the wrong kind",
      sign: "APNs answers 400 BadDeviceToken, or 200 and nothing starts or changes.",
      test:
        "A build from Xcode needs api.sandbox.push.apple.com. A start goes to a token of pushToStartTokenUpdates, an "
        + "update or end to one of pushTokenUpdates; islet check with \"token\" on the line says which kind it is.",
      facts: ["1.29", "1.30", "3.13", "3.26"]),
    SilentCause(
      cause: "The activity was requested without pushType: .token",
      sign: "The app's own updates work; pushTokenUpdates never gives a token.",
      test:
        "islet check feed.ndjson with the app's request: without \"push-type\":\"token\" a push is dropped by noPushToken.",
      facts: ["1.28", "1.32"]),
    SilentCause(
      cause: "There is no update token yet",
      sign:
        "An activity that a push started shows up, and its pushTokenUpdates gives nothing: no one has chosen Allow, or "
        + "the app was force-quit.",
      test:
        "islet check --allow ask feed.ndjson: pushes are dropped by noPushToken until {\"person\":\"allow\"}.",
      facts: ["3.10", "3.36"]),
    SilentCause(
      cause: "The budget is spent",
      sign: "Updates stop after many at priority 10 within an hour; starts stop after about ten.",
      test: "islet check --budget enforce feed.ndjson; send routine updates with apns-priority 5.",
      facts: ["2.13", "2.14", "2.15", "2.17"]),
    SilentCause(
      cause: "attributes-type is another name, or attributes are mixed up with the content state",
      sign:
        "Starts by push do nothing; attributes has the keys of content-state, or the type has its module's name.",
      test:
        "islet check --types YourAttributes.swift start.json drops it by unknownAttributesType or undecodable, with the name.",
      facts: ["1.34", "3.20"]),
  ]

  /// The text of `islet explain silent`.
  public static var text: String {
    let head = RuleBook.wrapped(
      "A push that APNs accepts (200) and that changes nothing has one of ten causes. By how often people meet them, each "
        + "with its sign and its test (AK 3.38):", indent: "")
    let entries = all.enumerated().map { index, cause in
      [
        RuleBook.wrapped(
          cause.cause + " (AK \(cause.facts.map(\.text).joined(separator: ", ")))",
          head: "\(index + 1). ", indent: "   "),
        RuleBook.wrapped(cause.sign, head: "   Sign: ", indent: "   "),
        RuleBook.wrapped(cause.test, head: "   Test: ", indent: "   "),
      ].joined(separator: "\n")
    }
    return ([head] + entries).joined(separator: "\n\n") + "\n"
  }
}
