import LiveActivities

/// The person's permissions for the app (AK 1.31).
public final class ActivityAuthorizationInfo: Sendable {
  /// Makes the permissions of the running app.
  public init() {}

  /// A Boolean value indicating whether the person allows the app's activities.
  public var areActivitiesEnabled: Bool {
    ActivityCenter.shared.read { $0.engine.areActivitiesEnabled(for: $0.app) }
  }

  /// A Boolean value indicating whether the person allows the app's frequent updates.
  public var frequentPushesEnabled: Bool {
    ActivityCenter.shared.read { $0.engine.frequentPushesEnabled(for: $0.app) }
  }

  /// The values of `areActivitiesEnabled`, the present one first.
  public var activityEnablementUpdates: AsyncStream<Bool> {
    ActivityCenter.shared.values { $0.engine.areActivitiesEnabled(for: $0.app) }
  }

  /// The values of `frequentPushesEnabled`, the present one first.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> {
    ActivityCenter.shared.values { $0.engine.frequentPushesEnabled(for: $0.app) }
  }
}

extension ActivityState: Codable {}

extension ActivityAuthorizationError: LocalizedError, CustomNSError {
  /// The domain of ActivityKit's errors (AK 1.39).
  public static var errorDomain: String { domain }
  /// The case's number, from 1 (AK 1.45).
  public var errorCode: Int { code }
  /// The case in words.
  public var errorDescription: String? { failureReason }
  /// The reason in words.
  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: "The attributes and the content exceed 4 KB."
    case .unsupported: "The device does not support Live Activities."
    case .denied: "The person has switched Live Activities off."
    case .globalMaximumExceeded: "The device's maximum of ongoing activities is reached."
    case .targetMaximumExceeded: "Maximum number of activities for target already exists."
    case .unsupportedTarget: "Target does not include NSSupportsLiveActivities plist key."
    case .visibility: "Target is not foreground."
    case .persistenceFailure: "The system could not write the activity down."
    case .missingProcessIdentifier: "The process has no identifier."
    case .unentitled: "The app lacks an entitlement."
    case .malformedActivityIdentifier: "The activity's identifier is malformed."
    case .reconnectNotPermitted: "The process did not make the activity."
    }
  }
}

/// A refusal of a request that ActivityKit has no case for.
public struct ActivityRequestRefused: LocalizedError {
  /// The fault, its effect and its remedy.
  public let errorDescription: String?
}
