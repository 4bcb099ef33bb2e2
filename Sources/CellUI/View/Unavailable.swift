/// A part of a view that compiles, and that a phone does not draw or run in a Live Activity.
public enum Unavailable: Hashable, Sendable {
  /// A view that is none of a widget's, by its name (AK 5.2, 5.3).
  case view(String)
  /// A view that gets its content from the network, by its name (AK 5.4).
  case network(String)
  /// A button or a toggle without an App Intent, by its name (AK 5.3).
  case control(String)
  /// A modifier whose closure never runs, by its name (AK 5.1).
  case closure(String)
  /// A view, a modifier or an animation that moves without a new state, by its name (AK 5.1, 6.6).
  case motion(String)
}

extension View {
  /// Notes that the view is the mark in the place of one that is left out.
  package func leftOut() -> NotedView<Self> { NotedView(content: self, note: .leftOut) }

  /// Notes that a phone does without the view or its modifier in a Live Activity.
  package func unavailable(_ part: Unavailable) -> NotedView<Self> {
    NotedView(content: self, note: .unavailable(part))
  }
}
