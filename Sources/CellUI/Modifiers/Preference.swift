import Compositing

extension View {
  /// Sets a preference, for the views around this one to read.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    ModifiedView(content: self) { PreferenceNode<Key>(child: $0, value: value) }
  }
}

private struct PreferenceNode<Key: PreferenceKey>: WrappingNode {
  let child: any Node
  let value: Key.Value

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    pass.preferences.set(Key.self, to: value)
    child.place(in: rect, offered: proposal, in: &pass)
  }
}
