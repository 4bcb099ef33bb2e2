import CellUI

extension MotionPolicy {
  /// A Boolean value indicating whether things may move to other places.
  var movesThings: Bool {
    switch self {
    case .full, .systemOnly: true
    case .reduced, .off: false
    }
  }
}
