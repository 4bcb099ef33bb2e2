public import FoundationEssentials

/// A link, drawn as its label in the tint.
public struct Link<Label: View>: View {
  private let label: Label
  private let destination: URL

  /// Makes a link, a tap on which opens the app by the destination (AK 4.6, 4.22).
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  /// The label.
  public var body: some View {
    TintedLabel(label: label, color: .accentColor)
      .control(PlacedControl.linkPrefix + destination.absoluteString)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
