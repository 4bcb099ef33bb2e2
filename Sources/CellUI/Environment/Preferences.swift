import Compositing

/// Something that a view tells those around it.
public protocol PreferenceKey {
  /// What is told.
  associatedtype Value: Sendable
  /// What holds where no view tells anything.
  static var defaultValue: Value { get }
}

/// What the views of a layout have told; of two that tell the same, the first counts.
public struct PreferenceValues: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  init() {}

  /// What was told under a key.
  public subscript<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  mutating func set<Key: PreferenceKey>(_ key: Key.Type, to value: Key.Value) {
    guard values[ObjectIdentifier(key)] == nil else { return }
    values[ObjectIdentifier(key)] = value
  }
}

extension View {
  /// Tells those around the view something.
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
