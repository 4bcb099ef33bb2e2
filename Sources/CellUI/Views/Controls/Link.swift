public import FoundationEssentials

/// A link, drawn as its label.
///
/// In an app a link has the tint; in widgets it does not: public ones put links upon `Color.accentColor`, where a tint
/// would hide their words.
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
    label.control(PlacedControl.linkPrefix + destination.absoluteString)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
