public import LiveActivities

/// A source of an activity's views: a widget, a JSON layout or the plain card.
///
/// A provider is for the activities of one attributes type. It is asked four things about an activity, all from the
/// JSON that a push carried: whether the app's types decode it, which dates it holds, which keys nothing reads, and which views
/// it becomes.
public protocol ViewProvider {
  /// Checks a content against the app's types.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` where they were checked before.
  ///   - contentState: The content state.
  /// - Returns: The first value that they can't decode; `nil` where there is none, or the types are not known.
  func fault(attributes: LazyJSON?, contentState: LazyJSON) -> ContentFault?

  /// Returns all values that the app's types can't decode, in the order in which the phone would come on them.
  func faults(attributes: LazyJSON?, contentState: LazyJSON) -> [ContentFault]

  /// Finds the dates of a content by the app's types.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` leaves their dates out.
  ///   - contentState: The content state.
  /// - Returns: The dates in the order of their properties; `nil` where the types are not known.
  func dates(attributes: LazyJSON?, contentState: LazyJSON) -> [ContentDate]?

  /// Finds the keys of a content for which the app's types have no property.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` leaves their keys out.
  ///   - contentState: The content state.
  /// - Returns: The keys in the order of their paths; none where the types are not known.
  func unreadKeys(attributes: LazyJSON?, contentState: LazyJSON) -> [UnreadKey]

  /// Returns the views of an activity in each place.
  ///
  /// - Throws: The first value that the app's types can't decode.
  func presentations(of activity: EncodedActivity) throws(ContentFault) -> ActivityPresentations

  /// Returns the views of an activity in each place, without those that must not be made.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - mayMake: Returns whether the app's code for a place may run, just before it does.
  /// - Returns: The views, with empty ones in the places that are left out.
  /// - Throws: The first value that the app's types can't decode.
  func presentations(
    of activity: EncodedActivity, where mayMake: (WidgetPlace) -> Bool
  ) throws(ContentFault) -> ActivityPresentations
}

/// A place for which a widget's code makes a view; its raw value is its name in words.
public enum WidgetPlace: String, Hashable, Sendable, CaseIterable {
  /// The card on the lock screen.
  case content = "lock screen"
  /// The island's own code, before it makes the view of a place.
  case island = "Dynamic Island"
  /// The compact island before the camera.
  case compactLeading = "compact leading"
  /// The compact island after the camera.
  case compactTrailing = "compact trailing"
  /// An island that two apps share.
  case minimal
  /// The regions of the expanded island together.
  case expanded = "expanded island"
  /// The region before the camera.
  case expandedLeading = "expanded leading"
  /// The region after the camera.
  case expandedTrailing = "expanded trailing"
  /// The region below the camera.
  case expandedCenter = "expanded center"
  /// The region below all others.
  case expandedBottom = "expanded bottom"
}

extension ViewProvider {
  /// Returns the views of an activity in each place; those of islet's own layouts may always be made.
  public func presentations(
    of activity: EncodedActivity, where mayMake: (WidgetPlace) -> Bool
  ) throws(ContentFault) -> ActivityPresentations {
    try presentations(of: activity)
  }
}
