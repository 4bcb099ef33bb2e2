/// What an activity is about: the part that never changes, and the type of the part that does (AK 1.2).
///
/// This module owns WidgetKit's face: what an app's author writes to say how an activity looks. It never knows where
/// on a screen that is shown, nor how a push was transported.
public protocol ActivityAttributes: Codable {
  /// The part that each update replaces as a whole.
  associatedtype ContentState: Codable & Hashable
}

/// What the views of an activity are made from (AK 1.34).
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What never changes.
  public let attributes: Attributes
  /// What the last update said.
  public let state: Attributes.ContentState
  /// A Boolean value indicating whether the state is past its stale date.
  public let isStale: Bool
  /// Which activity it is.
  public let activityID: String
}
