/// A part of a control that its style places, such as the label.
public struct StyledPart: View {
  /// The part's view.
  public let body: AnyView
}

/// The styles of all controls in a view.
struct ControlStyles: Sendable {
  var button = ButtonLook.primitive(.automatic)
  var gauge: any GaugeStyle = .automatic
  var label: any LabelStyle = .titleAndIcon
  var progressView: any ProgressViewStyle = .automatic
  var toggle: any ToggleStyle = .automatic
}

extension EnvironmentValues {
  var controlStyles: ControlStyles {
    get { self[ControlStylesKey.self] }
    set { self[ControlStylesKey.self] = newValue }
  }
}

private enum ControlStylesKey: EnvironmentKey {
  static let defaultValue = ControlStyles()
}
