/// The declarations of an app's author in Info.plist and entitlements.
public struct AppDeclaration: Hashable, Sendable {
  /// `NSSupportsLiveActivities` (AK 1.7).
  public var supportsLiveActivities: Bool
  /// `NSSupportsLiveActivitiesFrequentUpdates` (AK 1.7).
  public var supportsFrequentUpdates: Bool
  /// The Push Notifications capability, without which there are no tokens (AK 1.46).
  public var hasPushNotifications: Bool
  /// The entitlements that ActivityKit asks for (AK 1.43).
  public var isEntitled: Bool

  /// Makes a declaration; without arguments one with nothing wrong about it.
  public init(
    supportsLiveActivities: Bool = true, supportsFrequentUpdates: Bool = false,
    hasPushNotifications: Bool = true, isEntitled: Bool = true
  ) {
    self.supportsLiveActivities = supportsLiveActivities
    self.supportsFrequentUpdates = supportsFrequentUpdates
    self.hasPushNotifications = hasPushNotifications
    self.isEntitled = isEntitled
  }
}

/// An app's settings, declarations, budgets and tokens.
struct AppRecord: Hashable, Sendable {
  var declaration = AppDeclaration()
  /// The person's settings (AK 1.31).
  var allowsActivities = true
  var allowsFrequentUpdates = true
  /// A Boolean value indicating whether the app's server has made channels, so that no others will do (AK 3.31).
  var hasMadeChannels = false
  /// A Boolean value indicating whether the app has a process.
  var isRunning = true
  /// The number of the app's process, from 0.
  var process = 0
  /// The person's answer to the Lock Screen's question about its activities.
  var permission = ActivityPermission.unasked
  private var updates = BudgetMeter()
  private var starts = BudgetMeter()
  /// The push-to-start token of each attributes type (AK 1.30).
  var pushToStartTokens: [String: String] = [:]

  subscript(kind: PushBudget.Kind) -> BudgetMeter {
    get {
      switch kind {
      case .updates: updates
      case .starts: starts
      }
    }
    set {
      switch kind {
      case .updates: updates = newValue
      case .starts: starts = newValue
      }
    }
  }

  var wantsFrequentPushes: Bool {
    declaration.supportsFrequentUpdates && allowsFrequentUpdates
  }
}

/// The state of the Lock Screen's question whether an app's activities are allowed (AK 1.10).
enum ActivityPermission: Hashable, Sendable {
  case unasked, asked, allowed
}

/// The creator of an activity, which alone may make it again (AK 1.44).
enum ActivityCreator: Hashable, Sendable {
  /// One of the app's processes, counted from 0.
  case process(Int)
  /// The system, for a push.
  case system
}
