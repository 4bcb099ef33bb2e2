import Compositing

/// The motion that the views around a display item ask for when the item changes.
struct MotionRequest: Hashable, Sendable {
  /// An `animation(_:value:)` modifier: its animation applies to changes in which its value changes.
  struct ValueAnimation: Hashable, Sendable {
    /// The identity of the modifier, the same in each state of a layout.
    let identity: ViewIdentity
    /// The animation; `nil` means a change without animation.
    let animation: Animation?
    /// The hash of the value.
    let value: Int
  }

  /// A view with a `transition(_:)` modifier.
  struct TransitionScope: Hashable, Sendable {
    /// The identity of the view, which is inserted or removed as a whole.
    let identity: ViewIdentity
    let transition: AnyTransition
    /// The frame of the view, by whose size it moves.
    var frame: CellRect
  }

  /// The content transition; `nil` leaves it to the system.
  var contentTransition: ContentTransition?
  /// The views with a transition around the item, from the outermost.
  var scopes: [TransitionScope] = []
  /// The value animations around the item, from the outermost.
  var animations: [ValueAnimation] = []
}
