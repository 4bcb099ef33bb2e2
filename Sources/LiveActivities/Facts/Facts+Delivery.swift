// Chapter 3 of the facts, continued: requests to APNs, their answers, channels, and what a device ignores.
extension FactSection {
  static let delivery = [headers, silence, answers, broadcasting, testing]

  private static let headers = FactSection(
    id: "3b", title: "Requests to APNs", statement: "",
    facts: [
      Fact(
        "3.13", .documented, [.requests],
        "A push is posted to /3/device/<token> at api.push.apple.com or api.sandbox.push.apple.com, port 443 "
          + "or 2197, by HTTP/2.",
        "A build from Xcode has tokens of the sandbox, one from TestFlight those of production."),
      Fact(
        "3.14", .documented, [.pushes, .requests],
        "Its headers: apns-push-type liveactivity; apns-topic <bundle id>.push-type.liveactivity; "
          + "apns-priority 5 or 10; perhaps apns-expiration, apns-id and apns-collapse-id.",
        "Give them to islet as \"headers\", and it checks them as APNs does."),
      Fact(
        "3.15", .staff, [.session(2023, 10185), .session(2024, 10069)],
        "Pushes to a Live Activity are authorized by token (JWT) only; broadcasts by certificate, too.",
        "Make a key for APNs, and sign with it."),
      Fact(
        "3.16", .documented, [.requests],
        "APNs may reorder pushes, stores one for each app and device, and may bundle those of priority 5.",
        "Each push must say all: the last one wins."),
    ])

  private static let silence = FactSection(
    id: "3c", title: "Order, and what the device ignores", statement: "",
    facts: [
      Fact(
        "3.17", .documented, [.symbol("activity/update(_:alertconfiguration:timestamp:)")],
        "An update or end with a timestamp older than the last one applied is ignored; of an equal one "
          + "nothing is said.",
        "Stamp each push with the time at which you send it, and from one clock."),
      Fact(
        "3.18", .staff, [.forum(776165), .web("mfaani.com/posts/liveactivities/4-debugging")],
        "A timestamp in the past, or more than 8 hours ahead, is dropped; sources disagree on how old is too "
          + "old, and one developer saw an old end applied.",
        "Send seconds, not milliseconds, and the time of sending."),
      Fact(
        "3.19", .documented, [.pushes], "A push to an activity that has ended is ignored.",
        "Start another one."),
      Fact(
        "3.20", .staff,
        [
          .session(2023, 10185), .forum(799505),
          .github("istornz/flutter_live_activities/issues/118"),
        ],
        "A state that does not decode, an unknown attributes-type and a spent budget are silent: APNs answers "
          + "200, and only the device logs it.",
        "Look into the console for liveactivitiesd, apsd and chronod, or into islet's verdict."),
      Fact(
        "3.21", .documented, [.payloads], "Keys of aps that are not known are ignored.",
        "A misspelled key fails in silence; islet names it."),
      Fact(
        "3.22", .open, [.pushes],
        "A push for an app whose Live Activities are switched off is refused on the device; APNs' answer is "
          + "not known.",
        "Have the app tell your server of activityEnablementUpdates."),
      Fact(
        "3.36", .measured,
        [
          .web("mfaani.com/posts/liveactivities/5-product-decisions"), .forum(800669),
          .forum(807976),
        ],
        "An activity started by a push-to-start token is reported to get no update token until the person "
          + "has chosen Allow on the Lock Screen.",
        "Count on it, or start in the app or with a channel."),
      Fact(
        "3.37", .measured, [.github("nalu-development/nalu/pull/222")],
        "An activity whose stale date is past when it starts is made as stale and never shown.",
        "Send stale-date in Unix seconds, and ahead."),
      Fact(
        "3.38", .measured,
        [
          .forum(777566), .forum(825710), .forum(827142), .forum(834934), .forum(835188),
        ],
        "Why an accepted push does nothing, by how often people meet it: the state does not decode; a Date in "
          + "Unix or ISO form; a start without alert; a timestamp in ms or too old; topic or push type; "
          + "sandbox against production, or the wrong token; a request without .token; no update token; the "
          + "budget; attributes mixed up with the state.",
        "Go through the list; islet check does for most of it."),
    ])

  private static let answers = FactSection(
    id: "3d", title: "The answers of APNs", statement: "",
    facts: [
      Fact(
        "3.23", .documented, [.responses],
        "200 means accepted, and no more. 400: BadCollapseId BadDeviceToken BadExpirationDate BadMessageId "
          + "BadPriority BadTopic DeviceTokenNotForTopic DuplicateHeaders IdleTimeout InvalidPushType "
          + "MissingDeviceToken MissingTopic PayloadEmpty TopicDisallowed.",
        "Ask islet explain about a reason."),
      Fact(
        "3.24", .documented, [.responses],
        "403: BadCertificate BadCertificateEnvironment ExpiredProviderToken Forbidden InvalidProviderToken "
          + "MissingProviderToken UnrelatedKeyIdInToken BadEnvironmentKeyIdInToken. 404: BadPath. 405: "
          + "MethodNotAllowed.",
        "Something is wrong with key, team or path, and not with the push."),
      Fact(
        "3.25", .documented, [.responses],
        "410: ExpiredToken, Unregistered, with a timestamp in milliseconds. 413: PayloadTooLarge. 429: "
          + "TooManyProviderTokenUpdates, TooManyRequests. 500: InternalServerError. 503: "
          + "ServiceUnavailable, Shutdown.",
        "On 410 forget the token; on 429 slow down."),
      Fact(
        "3.26", .documented, [.responses],
        "Do not repeat what was answered BadDeviceToken, DeviceTokenNotForTopic, Forbidden, ExpiredToken, "
          + "Unregistered or PayloadTooLarge; repeat after 15 minutes what was answered 5xx.",
        "BadDeviceToken mostly means a token of the other environment."),
      Fact(
        "3.27", .documented, [.responses],
        "An answer's body is {\"reason\": …}, and its header apns-id names the push; the sandbox adds "
          + "apns-unique-id.",
        "Log both: Apple's push console finds a push by them."),
    ])

  private static let broadcasting = FactSection(
    id: "3e", title: "Broadcast channels (iOS 18)", statement: "",
    facts: [
      Fact(
        "3.28", .documented, [.channels],
        "A channel is made by a POST to /1/apps/<bundle id>/channels with message-storage-policy and "
          + "push-type LiveActivity; the answer's apns-channel-id names it in Base64.",
        "{\"channels\":{\"create\":…}} does so in a feed."),
      Fact(
        "3.29", .documented, [.broadcasts, .channelErrors],
        "A broadcast is posted to /4/broadcasts/apps/<bundle id> with apns-channel-id, apns-expiration, "
          + "apns-priority and apns-push-type, and without apns-topic.",
        "Leave the suffix .push-type.liveactivity out of the path."),
      Fact(
        "3.30", .documented, [.channels, .channelErrors],
        "A channel of policy 0 stores nothing and takes expiration 0 only, and may publish more; one of "
          + "policy 1 keeps its last message.",
        "Policy 1 is for people who come late, or are offline."),
      Fact(
        "3.31", .documented, [.channelErrors],
        "More reasons for channels: FeatureNotEnabled MissingChannelId BadChannelId ChannelNotRegistered "
          + "BadRequestParams BadRequestPayload MissingPushType CannotCreateChannelConfig TopicMismatch.",
        "Ask islet explain about a reason."),
      Fact(
        "3.32", .documented, [.channels, .pushes],
        "Channels live apart from activities, belong to one environment, and need a capability of the app.",
        "A broadcast on a channel without listeners is accepted all the same."),
    ])

  private static let testing = FactSection(
    id: "3f", title: "Files for testing", statement: "",
    facts: [
      Fact(
        "3.33", .measured, [.session(2020, 10647)],
        "xcrun simctl push takes a file .apns: an object with aps, and perhaps Simulator Target Bundle for "
          + "the app.",
        "The same file goes into islet as it is."),
      Fact(
        "3.34", .claimed,
        [
          .web("mfaani.com/posts/liveactivities/4-debugging"), .pushes,
        ],
        "Pushes for Live Activities are reported not to work by drag and drop on a simulator; those of the "
          + "sandbox do, on a Mac with Apple silicon or T2.",
        "Use a simulator's own token with the sandbox."),
      Fact(
        "3.35", .open, [.pushes],
        "Nothing on a phone says why a push was dropped.",
        "islet takes the file unchanged, and says what the device decides and why."),
    ])
}
