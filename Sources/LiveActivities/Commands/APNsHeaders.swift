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
