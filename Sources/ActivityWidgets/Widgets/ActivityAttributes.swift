/// The part of an activity that never changes, and the type of the part that does (AK 1.2).
///
/// This module is WidgetKit's face: an app's author writes `Widget`s, each with an `ActivityConfiguration` for one
/// attributes type, which makes views from an `ActivityViewContext`. `WidgetRegistry` finds a widget by the name of its
/// attributes type, as a push gives it, and hands it out as a `ViewProvider`. JSON layouts and the plain card are
/// providers, too, so the rest of the program does not know where an activity's views come from. A provider takes the
/// JSON of an activity (`LazyJSON`, parsed at most once) and gives the first decoding fault, the dates, and the views
/// for each place (`ActivityPresentations`).
/// The module never knows the lock screen on which views are shown, nor how a push was transported.
public protocol ActivityAttributes: Codable, SendableMetatype {
  /// The part that each update replaces as a whole.
  associatedtype ContentState: Codable & Hashable & SendableMetatype
}

/// The values from which the views of an activity are made (AK 1.34).
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The part that never changes.
  public let attributes: Attributes
  /// The content state of the last update.
  public let state: Attributes.ContentState
  /// A Boolean value indicating whether the state is past its stale date.
  public let isStale: Bool
  /// The activity's id.
  public let activityID: String
}
