/// A part of an activity's views for which a presentation has no room.
public enum Clipping: Hashable, Sendable {
  /// A place where an activity is presented, named as its view is.
  public enum Presentation: String, Hashable, Sendable {
    case lockScreen = "lock-screen"
    case compactLeading = "compact-leading"
    case compactTrailing = "compact-trailing"
    case minimal
    case expandedLeading = "expanded.leading"
    case expandedTrailing = "expanded.trailing"
    case expandedCenter = "expanded.center"
    case expandedBottom = "expanded.bottom"

    /// A Boolean value indicating whether buttons and toggles work there (AK 5.5).
    public var isInteractive: Bool {
      switch self {
      case .lockScreen, .expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom: true
      case .compactLeading, .compactTrailing, .minimal: false
      }
    }
  }

  /// The view asks for a height in points, and is cut at `limit` (AK 2.22, 2.25).
  case height(Presentation, points: Int, limit: Int)
  /// The view asks for a width in points, and is cut at `limit`.
  case width(Presentation, points: Int, limit: Int)
  /// A text ends in "…".
  case text(Presentation, String)
}
