// Inputs are drawn as they stand: a Live Activity has buttons and toggles alone (AK 5.5).

/// A choice, drawn as its label and the chosen view.
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  private let selection: Selection
  private let label: Label
  private let content: Content

  /// Makes a choice.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection.wrappedValue
    self.label = label()
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    context.notes.add(.unavailable(.view("Picker")))
    let row = context.inside(.horizontal)
    let chosen = row.child("choices").nodes(of: content)
      .filter { $0.traits?.tag == AnyHashable(selection) }
    return [
      StackNode(
        axis: .horizontal(.center), spacing: nil,
        children: row.child("label").nodes(of: label) + chosen.prefix(1),
        identity: context.identity)
    ]
  }
}

extension Picker where Label == Text {
  /// Makes a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker {
  /// Makes a choice.
  public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Text {
  /// Makes a choice with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == CellUI.Label<Text, Image> {
  /// Makes a choice with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      CellUI.Label(titleKey, systemImage: systemImage)
    }
  }
}
