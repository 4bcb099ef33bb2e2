import Compositing
import Foundation

extension View {
  /// Sets a preference, for the views around this one to read.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    gathersPreferences { values, _ in values.set(key, to: value) }
  }

  /// Changes the value of a preference that the view's content has set.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    gathersPreferences { values, _ in
      var value = values[key]
      callback(&value)
      values.set(key, to: value)
    }
  }

  /// Sets a preference from a place of the view.
  public func anchorPreference<Source, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Source>.Source,
    transform: @escaping (Anchor<Source>) -> Key.Value
  ) -> some View {
    gathersPreferences { values, rect in
      values.set(key, to: transform(value.anchor(in: CGRect(OutlineRect(rect)))))
    }
  }

  /// Changes a preference by a place of the view.
  public func transformAnchorPreference<Source, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Source>.Source,
    transform: @escaping (inout Key.Value, Anchor<Source>) -> Void
  ) -> some View {
    gathersPreferences { values, rect in
      var own = values[key]
      transform(&own, value.anchor(in: CGRect(OutlineRect(rect))))
      values.set(key, to: own)
    }
  }

  /// Accepted: a view keeps no state that a change of a preference could set.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View { self }

  /// Changes the preferences of the view's content when it is placed, then joins them with those of the views before.
  private func gathersPreferences(
    _ change: @escaping (inout PreferenceValues, CellRect) -> Void
  ) -> some View {
    ModifiedView(content: self) { PreferenceNode(child: $0, change: change) }
  }

  /// Places a view made of a preference in front of this one.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceLayerView(
      content: self, key: key, alignment: alignment, isOverlay: true, transform: transform)
  }

  /// Places a view made of a preference behind this one.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceLayerView(
      content: self, key: key, alignment: alignment, isOverlay: false, transform: transform)
  }
}

private struct PreferenceNode: WrappingNode {
  let child: any Node
  let change: (inout PreferenceValues, CellRect) -> Void

  var sizeKey: SizeKey? { child.sizeKey }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    var outer = pass.preferences
    pass.preferences = PreferenceValues()
    child.place(in: rect, offered: proposal, in: &pass)
    change(&pass.preferences, rect)
    outer.append(pass.preferences)
    pass.preferences = outer
  }
}

private struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>: PrimitiveView {
  let content: Content
  let key: Key.Type
  let alignment: Alignment
  let isOverlay: Bool
  let transform: (Key.Value) -> Layer

  func nodes(in context: ViewContext) -> [any Node] {
    let inner = context.inside(nil, key: "layer")
    return context.child("content").nodes(of: content).map { child in
      PreferenceLayerNode(child: child, alignment: alignment, isOverlay: isOverlay) { values in
        inner.node(of: inner.run { transform(values[key]) })
      }
    }
  }
}

private struct PreferenceLayerNode: WrappingNode {
  let child: any Node
  let alignment: Alignment
  let isOverlay: Bool
  let layer: (PreferenceValues) -> any Node

  var sizeKey: SizeKey? { child.sizeKey }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    var outer = pass.preferences
    pass.preferences = PreferenceValues()
    let first = pass.itemCount
    child.place(in: rect, offered: proposal, in: &pass)
    let room = ProposedCells(columns: rect.size.columns, rows: rect.size.rows)
    let node = layer(pass.preferences)
    let content = pass.itemCount
    node.place(
      in: alignment.place(node.size(offered: room, in: &pass), in: rect), offered: room, in: &pass)
    if !isOverlay { pass.moveItems(from: content, to: first) }
    outer.append(pass.preferences)
    pass.preferences = outer
  }
}
