import Compositing

extension View {
  /// Animates changes of the view in which a value changes; `nil` means without animation.
  public func animation(_ animation: Animation?, value: some Hashable) -> some View {
    let hash = value.hashValue
    return ModifiedView(content: self) {
      AnimationNode(child: $0, animation: animation, value: hash)
    }
  }
}

private struct AnimationNode: WrappingNode {
  let child: any Node
  let animation: Animation?
  let value: Int

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let modifier = identity.appending(pass.motion.animations.count)
    pass.motion.animations.append(.init(identity: modifier, animation: animation, value: value))
    child.place(in: rect, offered: proposal, in: &pass)
    pass.motion.animations.removeLast()
  }
}
