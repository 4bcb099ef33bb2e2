import Compositing

/// What the views around a thing ask of the system when the thing changes.
public struct MotionWishes: Hashable, Sendable {
  /// An `animation(_:value:)`: the animation counts for changes in which the value changes.
  struct Request: Hashable, Sendable {
    /// The modifier, told from others in each state of a layout.
    let identity: ViewIdentity
    /// `nil` means that the change is not animated.
    let animation: Animation?
    /// The value, as its hash.
    let value: Int
  }

  /// How the content changes; `nil` leaves it to the system.
  var contentTransition: ContentTransition?
  /// The views with a transition that the thing is part of, from the outermost.
  var scopes: [TransitionScope] = []
  /// From the outermost.
  var requests: [Request] = []
}

extension View {
  /// Animates what changes in the view when a value does, in the way given; `nil` exchanges it at once.
  public func animation(_ animation: Animation?, value: some Hashable) -> some View {
    let hash = value.hashValue
    return ModifiedView(content: self) {
      AnimationNode(
        child: $0, animation: animation, value: hash)
    }
  }
}

private struct AnimationNode: WrappingNode {
  let child: any Node
  let animation: Animation?
  let value: Int

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let place = identity.appending(pass.wishes.requests.count)
    pass.wishes.requests.append(
      MotionWishes.Request(identity: place, animation: animation, value: value))
    child.place(in: rect, offered: proposal, in: &pass)
    pass.wishes.requests.removeLast()
  }
}
