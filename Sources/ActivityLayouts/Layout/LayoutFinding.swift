public import StrictJSON

/// Something that a layout asked for and an activity did not have.
public struct LayoutFinding: Hashable, Sendable {
  /// What was wrong.
  public enum Problem: Hashable, Sendable {
    /// The path leads to nothing, or to `null`.
    case missing
    /// The same of a color; the system's own is used.
    case colorMissing
    /// The value is of another kind.
    case unexpected(expected: String, found: String)
    /// The array or the layout has more than is shown.
    case tooMany(limit: Int)
    /// The text is longer than is shown, in bytes.
    case tooLong(limit: Int)
    /// There is more to say than is told.
    case untold(limit: Int)
  }

  /// The path as the layout has it: `state.items[0].name`.
  public let binding: String
  /// Where the layout has it.
  public let place: JSONFault.Place
  /// What was wrong.
  public let problem: Problem

  init(_ binding: LayoutBinding, _ problem: Problem) {
    self.binding = binding.path
    place = binding.place
    self.problem = problem
  }
}
