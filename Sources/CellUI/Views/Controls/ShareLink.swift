/// A button that shares something, drawn as its label.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Makes a button.
  public init(item: some Any, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint) }
}

extension ShareLink where Label == CellUI.Label<Text, Image> {
  /// Makes a button with the system's label.
  public init(item: some Any) {
    self.init("Share…", item: item)
  }

  /// Makes a button with a title.
  public init(_ titleKey: LocalizedStringKey, item: some Any) {
    self.init(item: item) { CellUI.Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}
