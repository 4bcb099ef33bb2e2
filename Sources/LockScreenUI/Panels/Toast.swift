/// A line of the feed that had no effect, and the reason.
public struct Toast: Hashable, Sendable {
  /// The line and its verdict, in a few words.
  public var title: String
  /// The reason, in a sentence.
  public var reason: String
  /// The weight of the verdict, which gives the mark its color.
  public var role: Inspector.Role

  /// Makes a toast.
  public init(title: String, reason: String, role: Inspector.Role) {
    self.title = title
    self.reason = reason
    self.role = role
  }
}
