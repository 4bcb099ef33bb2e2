/// One activity as it is now.
public struct LiveActivity: Hashable, Sendable {
  /// What never changes about an activity.
  struct Origin: Hashable, Sendable {
    let id: ActivityID
    let attributesType: String
    let attributes: EncodedJSON
    let style: ActivityStyle
    let startedAt: Timestamp
    let pushType: PushType?
    let creator: ActivityCreator
    /// Its place among all starts, the first being the lowest.
    let serial: Int
    /// What a scheduled start will light the screen with.
    let startAlert: AlertConfiguration?
  }

  /// In a box that all copies share: an activity is copied with each update.
  private let origin: SharedBox<Origin>
  /// The content shown.
  public internal(set) var content: ActivityContent
  /// Where it is in its life.
  public internal(set) var state: ActivityState
  /// When the content last changed.
  public internal(set) var updatedAt: Timestamp
  /// The newest timestamp applied; older ones are ignored (AK 3.17).
  public internal(set) var lastTimestamp: Timestamp
  /// How it ended; `nil` while it is ongoing.
  public internal(set) var ending: Ending?
  /// The token that pushes reach it by; `nil` where it has none.
  public internal(set) var pushToken: String?

  init(
    _ origin: Origin, content: ActivityContent, state: ActivityState, updatedAt: Timestamp,
    lastTimestamp: Timestamp
  ) {
    self.origin = SharedBox(origin)
    self.content = content
    self.state = state
    self.updatedAt = updatedAt
    self.lastTimestamp = lastTimestamp
  }

  /// Whose it is, and what its feeder calls it.
  public var id: ActivityID { origin.value.id }
  /// The name of the attributes' Swift type.
  public var attributesType: String { origin.value.attributesType }
  /// The encoded attributes, which never change (AK 1.2).
  public var attributes: EncodedJSON { origin.value.attributes }
  /// How long it means to stay.
  public var style: ActivityStyle { origin.value.style }
  /// When it started, or will.
  public var startedAt: Timestamp { origin.value.startedAt }
  /// How it wants to be reached by pushes.
  public var pushType: PushType? { origin.value.pushType }
  /// Who made it.
  public var creator: ActivityCreator { origin.value.creator }
  var serial: Int { origin.value.serial }
  var startAlert: AlertConfiguration? { origin.value.startAlert }

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

/// A value that never changes, shared by its copies.
final class SharedBox<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (left: SharedBox, right: SharedBox) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
