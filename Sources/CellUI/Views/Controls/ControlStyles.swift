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
  /// A Boolean value indicating whether progress views and toggles show no labels.
  var hidesLabels = false
}

extension EnvironmentValues {
  var controlStyles: ControlStyles {
    get { self[ControlStylesKey.self] }
    set { self[ControlStylesKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the progress views and toggles in the view, and with them the time that a bar of an interval
  /// shows by itself.
  public func labelsHidden() -> some View {
    labelsVisibility(.hidden)
  }

  /// Hides or shows the labels of the progress views and toggles in the view.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.controlStyles.hidesLabels, visibility == .hidden)
  }
}

private enum ControlStylesKey: EnvironmentKey {
  static let defaultValue = ControlStyles()
}
