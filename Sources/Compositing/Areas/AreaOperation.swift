/// A way to make one area of two.
public enum AreaOperation: Hashable, Sendable, CaseIterable {
  /// The places in either area.
  case union
  /// The places in both areas.
  case intersection
  /// The places in the first area alone.
  case subtraction
  /// The places in one of the areas alone.
  case symmetricDifference

  func keeps(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
    switch self {
    case .union: isInFirst || isInSecond
    case .intersection: isInFirst && isInSecond
    case .subtraction: isInFirst && !isInSecond
    case .symmetricDifference: isInFirst != isInSecond
    }
  }
}
