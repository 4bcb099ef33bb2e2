/// The headers of a request to APNs, each as it was written; `nil` for one that was left out (AK 3.14).
public struct APNsHeaders: Hashable, Sendable {
  /// `apns-push-type`.
  public var pushType: String?
  /// `apns-topic`.
  public var topic: String?
  /// `apns-priority`.
  public var priority: Int?
  /// `apns-expiration`, in seconds since 1970; 0 tries once.
  public var expiration: Int64?
  /// `apns-collapse-id`.
  public var collapseID: String?
  /// `apns-id`.
  public var id: String?
  /// `apns-channel-id`.
  public var channelID: String?

  /// Makes headers of which none is there.
  public init() {}
}

/// Why APNs refuses a request (AK 3.23 to 3.25, 3.31), by the name that its answer has.
public enum APNsReason: String, CaseIterable, Hashable, Sendable {
  /// The collapse identifier is longer than 64 bytes.
  case badCollapseID = "BadCollapseId"
  /// The token is not one that was given out.
  case badDeviceToken = "BadDeviceToken"
  /// The expiration is no date, or not one that the channel's storage policy allows.
  case badExpirationDate = "BadExpirationDate"
  /// The `apns-id` is no UUID.
  case badMessageID = "BadMessageId"
  /// The priority is none of 1, 5 and 10.
  case badPriority = "BadPriority"
  /// The topic is not that of an app's Live Activities.
  case badTopic = "BadTopic"
  /// The token is another app's.
  case deviceTokenNotForTopic = "DeviceTokenNotForTopic"
  /// The push type is not `liveactivity`.
  case invalidPushType = "InvalidPushType"
  /// The topic is missing.
  case missingTopic = "MissingTopic"
  /// A broadcast names a topic.
  case topicDisallowed = "TopicDisallowed"
  /// A broadcast names no channel.
  case missingChannelID = "MissingChannelId"
  /// The channel's identifier is no Base64.
  case badChannelID = "BadChannelId"
  /// The app has no such channel.
  case channelNotRegistered = "ChannelNotRegistered"
  /// The push type is missing.
  case missingPushType = "MissingPushType"
  /// The token has been replaced by another.
  case expiredToken = "ExpiredToken"
  /// The token's activity or app is gone.
  case unregistered = "Unregistered"
  /// The payload is larger than APNs takes.
  case payloadTooLarge = "PayloadTooLarge"

  /// The answer's HTTP status.
  public var status: Int {
    switch self {
    case .expiredToken, .unregistered: 410
    case .payloadTooLarge: 413
    default: 400
    }
  }
}
