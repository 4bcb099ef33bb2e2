public import ActivityFeed
public import ActivityLayouts
public import LiveActivities
public import Theming

/// The verdict on one line of a feed.
public enum Verdict: Hashable, Sendable {
  /// The line was applied.
  case applied
  /// The line was understood, and a rule of the system forbids it.
  indirect case dropped(CommandRefusal)
  /// The line could not be understood.
  indirect case rejected(Rejection)

  /// A Boolean value indicating whether the line could not be understood.
  public var isRejected: Bool {
    if case .rejected = self { true } else { false }
  }

  /// The verdict's name, as an expectation writes it.
  public var word: String {
    switch self {
    case .applied: "applied"
    case .dropped: "dropped"
    case .rejected: "rejected"
    }
  }
}

/// The reason why a line could not be understood.
public enum Rejection: Hashable, Sendable {
  /// The fault of the line itself.
  case feed(FeedFault)
  /// The fault of the layout in it.
  case layout(LayoutFault)
  /// The fault of the theme in it.
  case theme(ThemeFault)
  /// The name of an unknown theme.
  case themeName(String, known: [String])
}
