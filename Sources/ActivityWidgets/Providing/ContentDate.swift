public import LiveActivities

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
