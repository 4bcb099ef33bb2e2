public import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

/// An activity of the person in an app, as far as views name one.
public final class NSUserActivity {
  /// The type of the activity.
  public let activityType: String
  /// The title.
  public var title: String?
  /// The details.
  public var userInfo: [AnyHashable: Any]?
  /// The page that shows the same.
  public var webpageURL: URL?
  /// A Boolean value indicating whether another device may go on with it.
  public var isEligibleForHandoff = true
  /// A Boolean value indicating whether a search may find it.
  public var isEligibleForSearch = false
  /// A Boolean value indicating whether the system may suggest it.
  public var isEligibleForPrediction = false

  /// Makes an activity.
  public init(activityType: String) {
    self.activityType = activityType
  }
}
