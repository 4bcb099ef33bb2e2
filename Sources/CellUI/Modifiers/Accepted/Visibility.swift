/// A choice to show a part of a view.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden
}
