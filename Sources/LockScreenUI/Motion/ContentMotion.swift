import CellUI

/// The motion with which a view's contents change.
struct ContentMotion: Hashable {
  /// The part of the requested motion that is granted.
  let policy: MotionPolicy
  /// A Boolean value indicating whether ink that goes or comes spreads as light, for which few colors lack the shades.
  let spreadsLight: Bool

  /// Changes at once.
  static let off = ContentMotion(policy: .off, spreadsLight: false)
}
