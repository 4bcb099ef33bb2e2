/// A source of an activity's views: a widget, a JSON layout or the plain card.
///
/// A provider is for the activities of one attributes type. It is asked three things about an activity, all from the
/// JSON that a push carried: whether the app's types decode it, which dates it holds, and which views it becomes.
public protocol ViewProvider {
  /// Returns the first reason why the app's types can't decode a content; `nil` where they can, or are not known.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` where they were checked before.
  ///   - contentState: The content state.
  func fault(attributes: LazyJSON?, contentState: LazyJSON) -> ContentFault?

  /// Returns the dates of a content in the order of its keys; `nil` where the app's types are not known.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` leaves their dates out.
  ///   - contentState: The content state.
  func dates(attributes: LazyJSON?, contentState: LazyJSON) -> [ContentDate]?

  /// Returns the views of an activity in each place.
  ///
  /// - Throws: The first value that the app's types can't decode.
  func presentations(of activity: EncodedActivity) throws(ContentFault) -> ActivityPresentations
}
