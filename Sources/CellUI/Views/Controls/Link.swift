public import FoundationEssentials

/// A link, drawn as its label, in the style of buttons where the view asks for one.
///
/// In an app a link has the tint; in widgets it does not: public ones put links on `Color.accentColor`, where a tint
/// would hide their words.
public struct Link<Label: View>: PrimitiveView {
  private let label: Label
  private let destination: URL

  /// Makes a link, a tap on which opens the app by the destination (AK 4.6, 4.22).
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    let name = PlacedControl.linkPrefix + destination.absoluteString
    let look = context.environment.controlStyles.button
    guard context.environment.isEnabled else {
      return context.nodes(of: label.opacity(Double.disabledShare))
    }
    if case .primitive(let style) = look, style is DefaultButtonStyle {
      return context.nodes(of: label.control(name))
    }
    return look.nodes(of: AnyView(label), role: nil, in: context) { AnyView($0.control(name)) }
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
