// Rows of the table: the answers of APNs that the engine gives (AK 3.23 to 3.31).
extension Rule {
  static let answers: [Rule] = [
    badCollapseID, badDeviceToken, badExpirationDate, badMessageID, badPriority, badTopic,
    deviceTokenNotForTopic, tokenOfAnotherApp, invalidPushType, missingTopic, topicDisallowed,
    missingChannelID,
    badChannelID, channelNotRegistered, missingPushType, expiredToken, unregistered,
    requestTooLarge,
  ]

  package static let badCollapseID = Rule(
    "BadCollapseId", status: 400, on: ["3.14", "3.23"],
    "apns-collapse-id has more than 64 bytes: \(.byteCount)", remedy: "shorten it")
  package static let badDeviceToken = Rule(
    "BadDeviceToken", status: 400, on: ["3.14", "3.23"],
    "no such token was given out for this", remedy: "use the one of the last token event")
  package static let badExpirationDate = Rule(
    "BadExpirationDate", status: 400, on: ["3.14", "3.23"],
    "apns-expiration is no date that is taken here: \(.header)",
    remedy: "a channel that stores nothing takes 0 only")
  package static let badMessageID = Rule(
    "BadMessageId", status: 400, on: ["3.14", "3.23"], "apns-id is no UUID: \(.header)",
    remedy: "leave it out or send one")
  package static let badPriority = Rule(
    "BadPriority", status: 400, on: ["3.14", "3.23"],
    "apns-priority is none of 1, 5 and 10: \(.header)",
    remedy: "10 is sent at once and counts toward the budget, 5 may wait (AK 3.18)")
  package static let badTopic = Rule(
    "BadTopic", status: 400, on: ["3.14", "3.23"],
    "apns-topic must be the bundle identifier and .push-type.liveactivity, and is \(.header)",
    remedy: "send \(.topic)")
  package static let deviceTokenNotForTopic = Rule(
    "DeviceTokenNotForTopic", status: 400, on: ["3.14", "3.23"],
    "apns-topic names another app than the push is for: \(.header)",
    remedy: "send \(.topic)")
  package static let tokenOfAnotherApp = Rule(
    "DeviceTokenNotForTopic.app", status: 400, on: ["3.14", "3.23"],
    "the token is one of \(.app), and the push is for \(.givenApp)",
    remedy: "use that app's own token")
  package static let invalidPushType = Rule(
    "InvalidPushType", status: 400, on: ["3.14", "3.23"],
    "apns-push-type must be liveactivity, and is \(.header)")
  package static let missingTopic = Rule(
    "MissingTopic", status: 400, on: ["3.14", "3.23"], "apns-topic is missing",
    remedy: "send the bundle identifier and .push-type.liveactivity")
  package static let topicDisallowed = Rule(
    "TopicDisallowed", status: 400, on: ["3.29"], "a broadcast has no apns-topic",
    remedy: "leave it out")
  package static let missingChannelID = Rule(
    "MissingChannelId", status: 400, on: ["3.31"], "apns-channel-id is missing")
  package static let badChannelID = Rule(
    "BadChannelId", status: 400, on: ["3.31"], "the channel's identifier is no Base64: \(.channel)",
    remedy: "send it as APNs gave it")
  package static let channelNotRegistered = Rule(
    "ChannelNotRegistered", status: 400, on: ["3.31"], "the app has no such channel",
    remedy: "create it first")
  package static let missingPushType = Rule(
    "MissingPushType", status: 400, on: ["3.31"], "apns-push-type is missing",
    remedy: "send liveactivity")
  package static let expiredToken = Rule(
    "ExpiredToken", status: 410, on: ["3.25"], "the token was replaced",
    remedy: "use the one of the last token event")
  package static let unregistered = Rule(
    "Unregistered", status: 410, on: ["3.25"], "the activity of the token is gone",
    remedy: "forget the token")
  package static let requestTooLarge = Rule(
    "PayloadTooLarge", status: 413, on: ["2.6", "3.25"],
    "the payload has more than \(.limit) bytes; APNs does not send it", effect: nil,
    remedy: "send less")

  /// The answers that need a real connection to APNs: the engine never gives them, and they are explained all the same.
  static let answersOfServers: [Rule] = [
    Rule(
      "DuplicateHeaders", status: 400, on: ["3.23"], "a header is there twice",
      remedy: "send each once"),
    Rule(
      "IdleTimeout", status: 400, on: ["3.23"], "the connection was idle for too long",
      remedy: "connect again"),
    Rule(
      "MissingDeviceToken", status: 400, on: ["3.13", "3.23"], "the path names no token",
      remedy: "post to /3/device/ and the token in hexadecimal digits"),
    Rule("PayloadEmpty", status: 400, on: ["3.23"], "the request has no body"),
    Rule(
      "FeatureNotEnabled", status: 400, on: ["3.31", "3.32"],
      "the app has no capability for broadcasts",
      remedy: "switch it on at developer.apple.com"),
    Rule(
      "BadRequestParams", status: 400, on: ["3.28", "3.31"],
      "the parameters of a channel's request are wrong"),
    Rule(
      "BadRequestPayload", status: 400, on: ["3.28", "3.31"],
      "the body of a channel's request is wrong",
      remedy: "send message-storage-policy and push-type LiveActivity"),
    Rule(
      "CannotCreateChannelConfig", status: 400, on: ["2.20", "3.31"],
      "the app can have no more channels", remedy: "delete some: 10000 is the limit"),
    Rule(
      "BadCertificate", status: 403, on: ["3.24"], "the certificate is invalid",
      remedy: "pushes of Live Activities go by token"),
    Rule(
      "BadCertificateEnvironment", status: 403, on: ["3.24"],
      "the certificate is for the other environment"),
    Rule(
      "ExpiredProviderToken", status: 403, on: ["3.24"],
      "the provider token is older than an hour", remedy: "make a new one each 20 to 60 minutes"),
    Rule(
      "Forbidden", status: 403, on: ["3.24", "3.26"], "this is not allowed",
      remedy: "do not try again"),
    Rule(
      "InvalidProviderToken", status: 403, on: ["3.15", "3.24"],
      "the provider token can't be verified", remedy: "check key, key identifier and team"),
    Rule(
      "MissingProviderToken", status: 403, on: ["3.15", "3.24"],
      "there is neither a provider token nor a certificate",
      remedy: "send authorization: bearer and the token"),
    Rule(
      "UnrelatedKeyIdInToken", status: 403, on: ["3.24"],
      "the key is not one that this connection began with", remedy: "use a connection for each key"),
    Rule(
      "BadEnvironmentKeyIdInToken", status: 403, on: ["3.24", "3.26"],
      "the key is for the other environment", remedy: "send to the sandbox, or use the other key"),
    Rule(
      "TopicMismatch", status: 403, on: ["3.31"],
      "the certificate or token is of another app than the path names"),
    Rule("BadPath", status: 404, on: ["3.13", "3.24"], "the path is wrong"),
    Rule("MethodNotAllowed", status: 405, on: ["3.13", "3.24"], "the method must be POST"),
    Rule(
      "TooManyProviderTokenUpdates", status: 429, on: ["3.25"],
      "the provider token was changed more than once in 20 minutes",
      remedy: "keep one token for 20 to 60 minutes"),
    Rule(
      "TooManyRequests", status: 429, on: ["2.13", "3.25"],
      "too many requests in a row went to the same token", remedy: "send fewer, and wait"),
    Rule(
      "InternalServerError", status: 500, on: ["3.25", "3.26"], "APNs has failed",
      remedy: "try again after 15 minutes"),
    Rule(
      "ServiceUnavailable", status: 503, on: ["3.25", "3.26"], "APNs is not available",
      remedy: "try again after 15 minutes"),
    Rule(
      "Shutdown", status: 503, on: ["3.25", "3.26"], "this server of APNs is being shut down",
      remedy: "connect again"),
  ]
}
