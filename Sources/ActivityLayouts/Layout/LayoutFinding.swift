public import StrictJSON

/// A value that a layout is bound to and an activity does not have.
public struct LayoutFinding: Hashable, Sendable {
  /// The difference between the binding and the content.
  public enum Problem: Hashable, Sendable {
    /// The path leads to nothing, or to `null`.
    case missing
    /// The path of a color leads to nothing; the system's own is used.
    case colorMissing
    /// The value is of another kind.
    case unexpected(expected: String, found: String)
    /// The array or the layout has more than is shown.
    case tooMany(limit: Int)
    /// The array's elements make more views and modifiers than are shown.
    case tooManyViews(limit: Int)
    /// The text is longer than is shown, in bytes.
    case tooLong(limit: Int)
    /// There are more findings than the limit.
    case untold(limit: Int)
  }

  /// The path in the layout, as `state.items[0].name`.
  public let binding: String
  /// The place of the path in the layout.
  public internal(set) var place: JSONFault.Place
  /// The difference between the binding and the content.
  public let problem: Problem

  init(_ binding: LayoutBinding, _ problem: Problem) {
    self.binding = binding.path
    place = binding.place
    self.problem = problem
  }
}
