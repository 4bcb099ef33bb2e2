/// One activity as it is now.
public struct LiveActivity: Hashable, Sendable {
  /// The parts of an activity that no update changes.
  struct Standing: Hashable, Sendable {
    let id: ActivityID
    let attributesType: String
    let attributes: EncodedJSON
    let style: ActivityStyle
    let startedAt: Timestamp
    let pushType: PushType?
    let creator: ActivityCreator
    /// Its place among all starts, the first being the lowest.
    let serial: Int
    /// The alert of a scheduled start.
    let startAlert: AlertConfiguration?
    var pushToken: String?
    var ending: Ending?
    var isPresented = true
  }

  /// In a box that all copies share: activities are passed on with each update.
  private var standing: SharedBox<Standing>
  /// The content shown.
  public internal(set) var content: ActivityContent
  /// The state in its life.
  public internal(set) var state: ActivityState
  /// The newest timestamp applied; older ones are ignored (AK 3.17).
  public internal(set) var lastTimestamp: Timestamp
  /// The moment for which the app's code last made its views: that of its start, its last update, or its stale date.
  ///
  /// No code runs in between (AK 5.1).
  public internal(set) var renderedAt: Timestamp

  init(
    _ standing: Standing, content: ActivityContent, state: ActivityState, lastTimestamp: Timestamp
  ) {
    self.standing = SharedBox(standing)
    self.content = content
    self.state = state
    self.lastTimestamp = lastTimestamp
    renderedAt = standing.startedAt
  }

  /// The app, and the feeder's name for the activity.
  public var id: ActivityID { standing.value.id }
  /// The name of the attributes' Swift type.
  public var attributesType: String { standing.value.attributesType }
  /// The encoded attributes, which never change (AK 1.2).
  public var attributes: EncodedJSON { standing.value.attributes }
  /// The style: to stay until its end, or only while the person looks.
  public var style: ActivityStyle { standing.value.style }
  /// The moment of its start, which may be ahead.
  public var startedAt: Timestamp { standing.value.startedAt }
  /// The way in which pushes reach it; `nil` for none.
  public var pushType: PushType? { standing.value.pushType }
  /// The process that made it, or the system.
  var creator: ActivityCreator { standing.value.creator }
  /// The token that pushes reach it by; `nil` where it has none.
  public internal(set) var pushToken: String? {
    get { standing.value.pushToken }
    set { change { $0.pushToken = newValue } }
  }
  /// The end; `nil` while it is ongoing.
  public internal(set) var ending: Ending? {
    get { standing.value.ending }
    set { change { $0.ending = newValue } }
  }
  /// A Boolean value indicating whether the phone shows it: content that is stale when its activity starts is never shown
  /// (AK 3.37).
  public internal(set) var isPresented: Bool {
    get { standing.value.isPresented }
    set { if newValue != isPresented { change { $0.isPresented = newValue } } }
  }
  var serial: Int { standing.value.serial }
  var startAlert: AlertConfiguration? { standing.value.startAlert }

  /// The end of an activity that is still shown.
  public struct Ending: Hashable, Sendable {
    /// The moment of its end.
    public let time: Timestamp
    /// The cause of its end.
    public let cause: TransitionCause
    /// The moment at which it leaves the Lock Screen.
    public let dismissalTime: Timestamp
    /// The cause for which it will leave then.
    let dismissalCause: TransitionCause
  }

  /// The bytes of its attributes and its content state.
  var byteCount: Int { attributes.bytes.count + content.state.bytes.count }

  /// The app that owns it.
  public var app: BundleID { id.app }
  /// The channel that it listens on; `nil` where it listens on none.
  public var channel: String? {
    guard case .channel(let channel) = pushType else { return nil }
    return channel
  }

  /// A Boolean value indicating whether its content is out of date.
  public var isStale: Bool { state == .stale }

  private mutating func change(_ body: (inout Standing) -> Void) {
    var changed = standing.value
    body(&changed)
    standing = SharedBox(changed)
  }
}
