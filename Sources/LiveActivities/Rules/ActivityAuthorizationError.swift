/// An error of `Activity.request` (AK 1e), case by case as ActivityKit has it.
public enum ActivityAuthorizationError: String, Error, CaseIterable, Hashable, Sendable {
  /// The attributes and the content exceed 4 KB.
  case attributesTooLarge
  /// The device does not support Live Activities.
  case unsupported
  /// The person has switched Live Activities off for the app.
  case denied
  /// The device has as many ongoing activities as it may.
  case globalMaximumExceeded
  /// The app has as many ongoing activities as it may.
  case targetMaximumExceeded
  /// The app does not declare that it supports Live Activities.
  case unsupportedTarget
  /// The app is not in the foreground.
  case visibility
  /// The system could not write the activity down.
  case persistenceFailure
  /// The calling process has no identifier.
  case missingProcessIdentifier
  /// The app lacks an entitlement.
  case unentitled
  /// The activity's identifier is no good.
  case malformedActivityIdentifier
  /// The process that makes the activity again is not the one that made it.
  case reconnectNotPermitted

  /// The `errorDomain`.
  package static let domain = "com.apple.ActivityKit.ActivityAuthorization"

  /// The `errorCode`: only that of `targetMaximumExceeded` was measured; the others follow the SDK's order (AK 1.45).
  public var code: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}
