/// Something asked of the engine, by whoever may ask.
public enum ActivityCommand: Hashable, Sendable {
  /// A push arrived for an activity.
  case push(ActivityPush, ActivityID)
  /// An app called ActivityKit about an activity of its own.
  case app(AppCall, ActivityID)
  /// The person did something.
  case person(PersonAction)
  /// The device changed.
  case device(DeviceChange)
}

/// ActivityKit's calls.
public enum AppCall: Hashable, Sendable {
  /// Starts an activity, now or at a date that both the app and the person can wait for (AK 1.4).
  case request(ActivityRequest)
  /// Replaces the content; without a timestamp the call's own time counts (AK 1.13).
  case update(ActivityContent, alert: AlertConfiguration? = nil, timestamp: Timestamp? = nil)
  /// Ends the activity, showing the content once more, or what it showed before (AK 1.16).
  case end(
    ActivityContent? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default,
    timestamp: Timestamp? = nil)
}

/// What `Activity.request` is given.
public struct ActivityRequest: Hashable, Sendable {
  /// The name of the attributes' Swift type.
  public var attributesType: String
  /// The encoded attributes.
  public var attributes: EncodedJSON
  /// The first content.
  public var content: ActivityContent
  /// How long the activity means to stay.
  public var style: ActivityStyle
  /// When to start; `nil` means at once.
  public var start: Timestamp?
  /// What a scheduled start lights the screen with; such a start must have one (AK 1.4).
  public var alert: AlertConfiguration?

  /// Makes a request.
  public init(
    attributesType: String, attributes: EncodedJSON, content: ActivityContent,
    style: ActivityStyle = .standard, start: Timestamp? = nil, alert: AlertConfiguration? = nil
  ) {
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.style = style
    self.start = start
    self.alert = alert
  }
}

/// What a person does with the activities that are shown.
public enum PersonAction: Hashable, Sendable {
  /// Swipes an activity away, which ends it (AK 4.5).
  case dismiss(ActivityID)
  /// Taps an activity, which opens its app (AK 4.6).
  case tap(ActivityID)
  /// Touches and holds an activity in the island, which expands it (AK 4.13).
  case longPress(ActivityID)
  /// Taps beside the expanded island, or pushes it shut.
  case collapseIsland
  /// Folds an app's stack to its top activity.
  case fold(BundleID)
  /// Lays an app's stack out.
  case unfold(BundleID)
}

/// What happens to the device.
public enum DeviceChange: Hashable, Sendable {
  /// An app came to the foreground, or none is there: the Home Screen or the Lock Screen is.
  case foreground(BundleID?)
  /// The person locked the device, which sends the app in the foreground to the background.
  case lock
}
