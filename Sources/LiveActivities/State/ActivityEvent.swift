/// An event of an activity, or of its place on the screen.
public struct ActivityEvent: Hashable, Sendable {
  /// The change.
  public enum Change: Hashable, Sendable {
    /// An activity came to be, in the state given.
    case started(ActivityID, ActivityState, cause: TransitionCause)
    /// An activity has new content.
    case updated(ActivityID, cause: TransitionCause)
    /// An activity went from one state to another; at `dismissed` the engine lets go of it.
    case stateChanged(
      ActivityID, from: ActivityState, to: ActivityState, cause: TransitionCause)
    /// An activity has a push token, or another one.
    case pushTokenChanged(ActivityID, String)
    /// An app has a push-to-start token for an attributes type, or another one.
    indirect case pushToStartTokenChanged(BundleID, attributesType: String, String)
    /// `areActivitiesEnabled` of an app has another value.
    case enablementChanged(BundleID, Bool)
    /// `frequentPushesEnabled` of an app has another value.
    case frequentPushEnablementChanged(BundleID, Bool)
    /// The Lock Screen asks whether an app's activities are allowed (AK 1.10).
    case permissionAsked(BundleID)
    /// The person allowed an app's activities on the Lock Screen, or did not.
    case permissionAnswered(BundleID, Bool)
    /// A push went beyond an app's budget; it was taken all the same.
    case budgetExceeded(PushBudget.Kind, BundleID, limit: Int)
    /// An activity lit the screen (AK 4.25).
    indirect case alerted(ActivityID, AlertConfiguration)
    /// The person opened an activity's app, by a URL or without one (AK 4.6).
    case tapped(ActivityID, url: String? = nil)
    /// The person pressed a button or toggle of an activity.
    case buttonPressed(ActivityID, String)
    /// An activity fills the expanded island.
    case islandExpanded(ActivityID)
    /// The expanded island shrank, and this activity no longer fills it.
    case islandCollapsed(ActivityID)
    /// The person hid the island's activities.
    case islandHidden
    /// The person brought back the island's hidden activities.
    case islandRestored
    /// An activity is shown as a banner (AK 4.7).
    case bannerShown(ActivityID)
    /// The banner is gone.
    case bannerHidden(ActivityID)
    /// An app's stack was folded to its top activity.
    case folded(BundleID)
    /// An app's stack was laid out.
    case unfolded(BundleID)
    /// Another app is in the foreground, or none.
    case foregroundChanged(BundleID?)
    /// An app's process ended.
    case terminated(BundleID)
    /// The device was locked.
    case locked
    /// The device was unlocked.
    case unlocked
    /// The display went to Always-On, or came back.
    case alwaysOnChanged(Bool)
    /// The device went to StandBy, or came back.
    case standByChanged(Bool)
    /// Light or dark was chosen, or neither.
    case appearanceChanged(DeviceChange.Appearance?)
  }

  /// The moment of the change, which may be earlier than the time that the engine was advanced to.
  public let time: Timestamp
  /// The change.
  public let change: Change
  private var contentBox: SharedBox<ActivityContent>?

  /// The content of an update, for listeners to `contentUpdates`; `nil` without a listener.
  public var content: ActivityContent? {
    get { contentBox?.value }
    set { contentBox = newValue.map { SharedBox($0) } }
  }

  /// Makes an event.
  public init(_ change: Change, at time: Timestamp) {
    self.time = time
    self.change = change
  }
}

/// A stream of events: ActivityKit's sequences by their names, and three of ours.
public enum EventStream: String, CaseIterable, Hashable, Sendable {
  case activityUpdates, activityStateUpdates, contentUpdates, pushTokenUpdates
  case pushToStartTokenUpdates, activityEnablementUpdates, frequentPushEnablementUpdates
  /// Taps and presses of buttons, which reach the app.
  case interactions
  /// Changes of the screen, which reach no app.
  case screen
  /// Lines of the device's log.
  case log
}

extension ActivityEvent {
  /// The stream that carries it to an app (AK 1d).
  public var stream: EventStream {
    switch change {
    case .started: .activityUpdates
    case .stateChanged: .activityStateUpdates
    case .updated: .contentUpdates
    case .pushTokenChanged: .pushTokenUpdates
    case .pushToStartTokenChanged: .pushToStartTokenUpdates
    case .enablementChanged: .activityEnablementUpdates
    case .frequentPushEnablementChanged: .frequentPushEnablementUpdates
    case .tapped, .buttonPressed, .permissionAnswered: .interactions
    case .budgetExceeded: .log
    case .alerted, .islandExpanded, .islandCollapsed, .islandHidden, .islandRestored,
      .bannerShown, .bannerHidden, .folded, .unfolded, .foregroundChanged, .terminated, .locked,
      .unlocked, .alwaysOnChanged, .standByChanged, .appearanceChanged, .permissionAsked:
      .screen
    }
  }

  /// The cause of new content; `nil` for other changes.
  public var updateCause: TransitionCause? {
    if case .updated(_, let cause) = change { cause } else { nil }
  }

  /// The activity that it is about; `nil` where it is about none.
  public var activity: ActivityID? {
    switch change {
    case .started(let id, _, _), .updated(let id, _), .stateChanged(let id, _, _, _),
      .pushTokenChanged(let id, _), .alerted(let id, _), .tapped(let id, _),
      .buttonPressed(let id, _), .islandExpanded(let id), .islandCollapsed(let id),
      .bannerShown(let id), .bannerHidden(let id):
      id
    case .pushToStartTokenChanged, .enablementChanged, .frequentPushEnablementChanged,
      .budgetExceeded, .islandHidden, .islandRestored, .folded, .unfolded, .foregroundChanged,
      .terminated, .locked, .unlocked, .alwaysOnChanged, .standByChanged, .appearanceChanged,
      .permissionAsked, .permissionAnswered:
      nil
    }
  }
}
