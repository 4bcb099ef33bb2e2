/// The reason why attributes or a content state can't be decoded, which a phone only logs (AK 3.4, 3.20).
public struct ContentFault: Error, Hashable, Sendable {
  /// A part of an activity's content, by its key in a push.
  public enum Part: String, Hashable, Sendable {
    case attributes
    case contentState = "content-state"
  }

  /// The difference between a value and its type.
  public enum Problem: Hashable, Sendable {
    /// A key that is not optional is missing.
    case missing
    /// The value is `null`, or an array ends before it.
    case null(expected: String)
    /// The value is not one of its type.
    case mismatch(expected: String, found: String)
    /// The decoder's own words, where it gives no type.
    case corrupted(String)
  }

  /// The part that holds the value.
  public let part: Part
  /// The keys and indices that lead to the value, as `items[0].name`; empty for the whole.
  public let keyPath: String
  /// The difference between the value and its type.
  public let problem: Problem

  /// Makes a fault.
  public init(part: Part, keyPath: String, problem: Problem) {
    self.part = part
    self.keyPath = keyPath
    self.problem = problem
  }
}

/// A date in attributes or a content state.
public struct ContentDate: Hashable, Sendable {
  /// The part that holds the date.
  public let part: ContentFault.Part
  /// The keys and indices that lead to the date, as `stops[0].arrival`; empty for the whole.
  public let keyPath: String
  /// The date in seconds since 1 January 2001, the number that a push carries (AK 3.2).
  public let secondsSince2001: Double

  /// Makes a date.
  public init(part: ContentFault.Part, keyPath: String, secondsSince2001: Double) {
    self.part = part
    self.keyPath = keyPath
    self.secondsSince2001 = secondsSince2001
  }
}
