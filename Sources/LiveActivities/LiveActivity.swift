/// One activity as it is now.
public struct LiveActivity: Hashable, Sendable {
  /// Whose it is, and what its feeder calls it.
  public let id: ActivityID
  /// The name of the attributes' Swift type.
  public let attributesType: String
  /// The encoded attributes, which never change (AK 1.2).
  public let attributes: EncodedJSON
  /// How long it means to stay.
  public let style: ActivityStyle
  /// The content shown.
  public internal(set) var content: ActivityContent
  /// Where it is in its life.
  public internal(set) var state: ActivityState
  /// When it started, or will.
  public let startedAt: Timestamp
  /// When the content last changed.
  public internal(set) var updatedAt: Timestamp
  /// The newest timestamp applied; older ones are ignored (AK 3.17).
  public internal(set) var lastTimestamp: Timestamp
  /// How it ended; `nil` while it is ongoing.
  public internal(set) var ending: Ending?
  /// The token that pushes reach it by; `nil` where it has none.
  public internal(set) var pushToken: String?
  /// How it wants to be reached by pushes.
  public let pushType: PushType?
  /// Who made it.
  public let creator: ActivityCreator
  /// Its place among all starts, the first being the lowest.
  let serial: Int
  /// What a scheduled start will light the screen with.
  let startAlert: AlertConfiguration?

  /// The end of an activity that is still shown.
  public struct Ending: Hashable, Sendable {
    /// When it ended.
    public let time: Timestamp
    /// Why it ended.
    public let cause: TransitionCause
    /// When it leaves the Lock Screen.
    public let dismissalTime: Timestamp
    /// Why it will leave then.
    public let dismissalCause: TransitionCause
  }

  /// The app that owns it.
  public var app: BundleID { id.app }
  /// The channel that it listens on; `nil` where it listens on none.
  public var channel: String? {
    guard case .channel(let channel) = pushType else { return nil }
    return channel
  }

  /// A Boolean value indicating whether its content is out of date.
  public var isStale: Bool { state == .stale }
}
