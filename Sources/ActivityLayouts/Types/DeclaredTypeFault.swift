public import StrictJSON

/// Why a value is not of the type that a layout declares, and where.
public struct DeclaredTypeFault: Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A key that is not optional is not there.
    case keyNotFound
    /// The value is of another type.
    case typeMismatch(expected: String, found: String)
    /// The value is `null`, or an array ends before it.
    case valueNotFound(expected: String)
    /// The value is of the right kind and still means nothing.
    case dataCorrupted(expected: String, found: String)
  }

  /// The keys and indices that lead to the value, as `stops[1].name`; empty for the whole.
  public let keyPath: String
  /// What is wrong.
  public let reason: Reason
  /// Where the value begins, or what it is missing from.
  public let place: JSONFault.Place

  /// The most faults that are told of one value.
  public static let countMaximum = 20
}

/// A date in a value of a declared type.
public struct DeclaredDate: Hashable, Sendable {
  /// The keys and indices that lead to it, as `stops[1].arrival`; empty for the whole.
  public let keyPath: String
  /// The number that it is: seconds since 1 January 2001 (AK 3.2).
  public let secondsSince2001: Double
}
