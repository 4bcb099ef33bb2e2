/// The `aps` object of a push for a Live Activity, as far as the device acts on it (AK 3a).
///
/// Every key but `event` and `timestamp` may be absent, since the engine reports missing keys.
public struct ActivityPush: Hashable, Sendable {
  /// The action of a push.
  public enum Event: String, CaseIterable, Hashable, Sendable {
    /// Starts an activity (iOS 17.2).
    case start
    /// Replaces the content.
    case update
    /// Ends the activity.
    case end
  }

  /// A key of `aps` that a push may lack.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// The encoded content state.
    case contentState = "content-state"
    /// The name of the attributes' Swift type.
    case attributesType = "attributes-type"
    /// The encoded attributes.
    case attributes
    /// The alert, which lights the screen.
    case alert
  }

  /// The keys that few pushes have.
  private struct Rarities: Hashable, Sendable {
    var dismissalDate: Timestamp?
    var alert: AlertConfiguration?
    var attributesType: String?
    var attributes: EncodedJSON?
    var inputPush: PushType?
    var headers: APNsHeaders?

    var isEmpty: Bool {
      dismissalDate == nil && alert == nil && attributesType == nil && attributes == nil
        && inputPush == nil && headers == nil
    }
  }

  /// The action.
  public var event: Event
  /// The sender's time, by which pushes are ordered (AK 3.17).
  public var timestamp: Timestamp
  /// The encoded content state.
  public var contentState: EncodedJSON?
  /// The moment from which the content is out of date; absent means never.
  public var staleDate: Timestamp?
  /// The rank among the app's activities; absent keeps the last one.
  public var relevanceScore: Double?
  /// The number of bytes of the payload; 0 where it is not known.
  public var payloadByteCount: Int
  /// In a box that all copies share, or `nil` where there is nothing in it: pushes are passed on often.
  private var rarities: SharedBox<Rarities>?

  /// A Boolean value indicating whether it has none of the rare keys.
  public var isPlain: Bool { rarities == nil }

  /// The moment at which an ended activity leaves the Lock Screen; absent means after four hours (AK 2.4).
  public var dismissalDate: Timestamp? {
    get { rarities?.value.dismissalDate }
    set { change { $0.dismissalDate = newValue } }
  }

  /// The alert, which lights the screen.
  public var alert: AlertConfiguration? {
    get { rarities?.value.alert }
    set { change { $0.alert = newValue } }
  }

  /// The name of the attributes' Swift type, needed to start.
  public var attributesType: String? {
    get { rarities?.value.attributesType }
    set { change { $0.attributesType = newValue } }
  }

  /// The encoded attributes, needed to start.
  public var attributes: EncodedJSON? {
    get { rarities?.value.attributes }
    set { change { $0.attributes = newValue } }
  }

  /// The way of pushes that a start asks for (iOS 18): `input-push-token` or `input-push-channel`.
  public var inputPush: PushType? {
    get { rarities?.value.inputPush }
    set { change { $0.inputPush = newValue } }
  }

  /// The headers of the request; `nil` where they are not known.
  public var headers: APNsHeaders? {
    get { rarities?.value.headers }
    set { change { $0.headers = newValue } }
  }

  /// A Boolean value indicating whether the push spends of the budget: a missing priority is 10 (AK 2.14).
  var isCounted: Bool { headers?.priority ?? 10 == 10 }

  private mutating func change(_ body: (inout Rarities) -> Void) {
    var changed = rarities?.value ?? Rarities()
    body(&changed)
    rarities = Self.boxed(changed)
  }

  private static func boxed(_ rarities: Rarities) -> SharedBox<Rarities>? {
    rarities.isEmpty ? nil : SharedBox(rarities)
  }
}

extension ActivityPush {
  /// Makes a push with the keys that most have.
  public init(
    event: Event, timestamp: Timestamp, contentState: EncodedJSON? = nil,
    staleDate: Timestamp? = nil, relevanceScore: Double? = nil, payloadByteCount: Int = 0
  ) {
    self.init(
      event: event, timestamp: timestamp, contentState: contentState, staleDate: staleDate,
      relevanceScore: relevanceScore, payloadByteCount: payloadByteCount, rarities: nil)
  }

  /// Makes a push.
  public init(
    event: Event, timestamp: Timestamp, contentState: EncodedJSON? = nil,
    staleDate: Timestamp? = nil, relevanceScore: Double? = nil, dismissalDate: Timestamp? = nil,
    alert: AlertConfiguration? = nil, attributesType: String? = nil,
    attributes: EncodedJSON? = nil, inputPush: PushType? = nil, payloadByteCount: Int = 0,
    headers: APNsHeaders? = nil
  ) {
    self.init(
      event: event, timestamp: timestamp, contentState: contentState, staleDate: staleDate,
      relevanceScore: relevanceScore, payloadByteCount: payloadByteCount,
      rarities: Self.boxed(
        Rarities(
          dismissalDate: dismissalDate, alert: alert, attributesType: attributesType,
          attributes: attributes, inputPush: inputPush, headers: headers)))
  }
}

/// The destination of a push.
public enum PushAddress: Hashable, Sendable {
  /// A token that was given out; a start names the activity that it makes, as `ActivityID.name`, and the feed may name
  /// the app that it takes the token for.
  case token(String, name: String?, app: BundleID? = nil)
  /// A channel of an app, named in Base64.
  case channel(String, BundleID)
}
