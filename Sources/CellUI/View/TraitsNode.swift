/// A node with more traits.
struct TraitsNode: WrappingNode {
  let child: any Node
  let traits: NodeTraits?

  var barHeight: Double? { child.barHeight }
  var drawnWidth: Double? { child.drawnWidth }
  var movedSign: MovedSign? { child.movedSign }

  init(child: any Node, change: (inout NodeTraits) -> Void) {
    self.child = child
    var traits = child.traits ?? NodeTraits()
    change(&traits)
    self.traits = traits
  }
}

extension View {
  /// Attaches values to the view for the layout around it.
  func traits(_ change: @escaping (inout NodeTraits) -> Void) -> ModifiedView<Self> {
    ModifiedView(content: self) { TraitsNode(child: $0, change: change) }
  }
}
