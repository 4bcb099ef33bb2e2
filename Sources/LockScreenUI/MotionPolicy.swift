/// How much of what could move the system lets move.
public enum MotionPolicy: Hashable, Sendable, CaseIterable {
  /// Everything: iOS 17 and later.
  case full
  /// The system's own motion; a layout's own is ignored: iOS 16 (AK 6.1).
  case systemOnly
  /// Nothing moves; what changes dissolves.
  case reduced
  /// What changes is exchanged at once.
  case off
}

extension MotionPolicy {
  /// A Boolean value indicating whether things may move to other places.
  var movesThings: Bool {
    switch self {
    case .full, .systemOnly: true
    case .reduced, .off: false
    }
  }
}
