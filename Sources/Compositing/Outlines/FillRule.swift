/// The rule for which places an outline encloses.
public enum FillRule: Hashable, Sendable, CaseIterable {
  /// Places that the outline goes around, in sum, not zero times.
  case nonZero
  /// Places that the outline goes around an odd number of times.
  case evenOdd

  func encloses(_ winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: !winding.isMultiple(of: 2)
    }
  }
}
