public import FoundationEssentials

/// A link, drawn as its label in the tint.
public struct Link<Label: View>: View {
  private let label: Label

  /// Makes a link; the destination is ignored, since nothing here opens it.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label.
  public var body: some View {
    label.foregroundStyle(.tint)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
