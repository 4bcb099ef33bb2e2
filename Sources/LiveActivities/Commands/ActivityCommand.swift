/// A command to the engine, from a push, an app, the person or the device.
public indirect enum ActivityCommand: Hashable, Sendable {
  // In a box of its own, since a command is passed on often.

  /// A push arrived for an activity.
  case push(ActivityPush, ActivityID)
  /// A push arrived for a token or a channel; the engine finds its activity.
  case notification(ActivityPush, PushAddress)
  /// An app called ActivityKit about an activity of its own.
  case app(AppCall, ActivityID)
  /// The person acted on the screen or in Settings.
  case person(PersonAction)
  /// The device changed.
  case device(DeviceChange)
  /// An app, or its place on the device, changed.
  case setup(AppSetup, BundleID)
}

extension ActivityCommand {
  /// The activity that it names; `nil` where it names none.
  public var activity: ActivityID? {
    switch self {
    case .push(_, let id), .app(_, let id), .person(.dismiss(let id)), .person(.tap(let id, _)),
      .person(.longPress(let id)), .person(.expand(let id)),
      .person(.pressButton(_, let id, _)):
      id
    case .notification, .person, .device, .setup: nil
    }
  }

  /// Returns the same push or call of an app for another activity; `nil` for any other command.
  public func of(_ id: ActivityID) -> ActivityCommand? {
    switch self {
    case .push(let push, _): .push(push, id)
    case .app(let call, _): .app(call, id)
    case .notification, .person, .device, .setup: nil
    }
  }

  /// A Boolean value indicating whether it starts an activity.
  public var isStart: Bool {
    switch self {
    case .push(let push, _): push.event == .start
    case .app(.request, _): true
    case .app, .notification, .person, .device, .setup: false
    }
  }

  /// The push that it brings; `nil` where it brings none.
  public var push: ActivityPush? {
    switch self {
    case .push(let push, _), .notification(let push, _): push
    case .app, .person, .device, .setup: nil
    }
  }

  // One case at a time: a pattern of two would copy the whole push.

  /// A Boolean value indicating whether it brings a push without the rare keys.
  public var isPlainPush: Bool {
    switch self {
    case .push(let push, _): push.isPlain
    case .notification(let push, _): push.isPlain
    case .app, .person, .device, .setup: false
    }
  }

  /// The timestamp of the push that it brings; `nil` where it brings none.
  public var timestampOfPush: Timestamp? {
    switch self {
    case .push(let push, _): push.timestamp
    case .notification(let push, _): push.timestamp
    case .app, .person, .device, .setup: nil
    }
  }

  /// The content state that it brings; `nil` where it brings none.
  public var contentState: EncodedJSON? {
    switch self {
    case .push(let push, _): push.contentState
    case .notification(let push, _): push.contentState
    case .app(.request(let request), _): request.content.state
    case .app(.update(let content, _, _), _): content.state
    case .app(.end(let content, _, _), _): content?.state
    case .person, .device, .setup: nil
    }
  }

  /// The stale date of the push that it brings; `nil` for never, and where it brings none.
  public var staleDateOfPush: Timestamp? {
    switch self {
    case .push(let push, _): push.staleDate
    case .notification(let push, _): push.staleDate
    case .app, .person, .device, .setup: nil
    }
  }
}

/// ActivityKit's calls.
public enum AppCall: Hashable, Sendable {
  /// Starts an activity, now or at a date that both the app and the person can wait for (AK 1.4).
  case request(ActivityRequest)
  /// Replaces the content; without a timestamp the call's own time counts (AK 1.13).
  case update(ActivityContent, alert: AlertConfiguration? = nil, timestamp: Timestamp? = nil)
  /// Ends the activity with a last content, or with the one before (AK 1.16).
  case end(
    ActivityContent? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default,
    timestamp: Timestamp? = nil)
}

/// The arguments of `Activity.request`.
public struct ActivityRequest: Hashable, Sendable {
  /// The caller's process (AK 1.6).
  public enum Caller: String, CaseIterable, Hashable, Sendable {
    /// The app, which must be in the foreground.
    case app
    /// A `LiveActivityIntent`, for which the system runs the app in the background.
    case intent
    /// An extension of the app, which may not.
    case appExtension = "extension"
  }

  /// The name of the attributes' Swift type.
  public var attributesType: String
  /// The encoded attributes.
  public var attributes: EncodedJSON
  /// The first content.
  public var content: ActivityContent
  /// The style of the activity.
  public var style: ActivityStyle
  /// The scheduled start; `nil` means at once.
  public var start: Timestamp?
  /// The alert of a scheduled start, which must have one (AK 1.4).
  public var alert: AlertConfiguration?
  /// The way of pushes; `nil` for none.
  public var pushType: PushType?
  /// The caller's process.
  public var caller: Caller

  /// Makes a request.
  public init(
    attributesType: String, attributes: EncodedJSON, content: ActivityContent,
    style: ActivityStyle = .standard, start: Timestamp? = nil, alert: AlertConfiguration? = nil,
    pushType: PushType? = nil, caller: Caller = .app
  ) {
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.style = style
    self.start = start
    self.alert = alert
    self.pushType = pushType
    self.caller = caller
  }
}

/// An action of the person, on the screen or in Settings.
public enum PersonAction: Hashable, Sendable {
  /// Swipes an activity away, which ends it (AK 4.5).
  case dismiss(ActivityID)
  /// Taps an activity, which opens its app, by a URL where its views give one (AK 4.6).
  case tap(ActivityID, url: String? = nil)
  /// Touches and holds an activity in the island, which expands it (AK 4.13).
  case longPress(ActivityID)
  /// Expands an activity in the island from its card, though the island shows others; no touch on a phone does that.
  case expand(ActivityID)
  /// Presses a button or toggle of an activity, by the name that it shows (AK 5.5).
  case pressButton(String, ActivityID, on: ActivitySurface = .lockScreen)
  /// Taps beside the expanded island, or pushes it shut.
  case collapseIsland
  /// Swipes inward over the island, which hides its activities (AK 4.15).
  case hideIsland
  /// Swipes outward from the island, which shows them again (AK 4.15).
  case restoreIsland
  /// Folds an app's stack to its top activity.
  case fold(BundleID)
  /// Lays an app's stack out.
  case unfold(BundleID)
  /// Answers the Lock Screen's question whether an app's activities are allowed (AK 1.10, 3.36).
  case answer(Bool, BundleID)
  /// Allows an app's Live Activities in Settings, or forbids them (AK 1.10).
  case allowActivities(Bool, BundleID)
  /// Allows an app's frequent updates in Settings, or forbids them (AK 2.16).
  case allowFrequentUpdates(Bool, BundleID)
}

/// A change of the device.
public enum DeviceChange: Hashable, Sendable {
  /// An app came to the foreground, or none is there: the Home Screen or the Lock Screen is.
  case foreground(BundleID?)
  /// The person locked the device, which sends the app in the foreground to the background.
  case lock
  /// The person was recognized; the Lock Screen may still be shown.
  case unlock
  /// The display went to Always-On, dimmed, or came back (AK 4.29).
  case alwaysOn(Bool)
  /// The device lies on its side at a charger and shows StandBy, or was taken up again (AK 4.28).
  case standBy(Bool)
  /// Light or dark; `nil` follows the theme.
  case appearance(Appearance?)
  /// The device can have Live Activities, or can't (AK 1.42).
  case supportsLiveActivities(Bool)
  /// There is no room to write activities down (AK 1.44), or there is again.
  case storageFull(Bool)
  /// The device has another system (AK 9); only before it has had an activity.
  case system(IOSVersion)
  /// The device has room for so many ongoing activities of all apps (AK 1.38, 2.9).
  case activitiesMaximum(Int)
  /// The Lock Screen asks whether an app's first activities are allowed, or assumes that they are; only before the device
  /// has had an activity.
  case asksPermission(Bool)
  /// The device has an island, or has none; only before it has had an activity.
  case dynamicIsland(Bool)

  /// The person's choice of light or dark.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
  }
}

/// A change of an app besides its activities.
public enum AppSetup: Hashable, Sendable {
  /// Its author declared something.
  case declare(AppDeclaration)
  /// It went to the background, if it was in the foreground; its process lives.
  case background
  /// Its process ended; its activities stay (AK 1.23).
  case terminate
  /// It asked for push-to-start tokens of an attributes type (AK 1.30).
  case observePushToStart(attributesType: String)
  /// APNs gave it other tokens; the old ones are no good any more (AK 1.29).
  case rotateTokens
  /// Its server made a channel; one that stores keeps its last message for later listeners (AK 3.28, 3.30).
  case createChannel(String, storesMessage: Bool)
  /// Its server removed a channel.
  case deleteChannel(String)
}
