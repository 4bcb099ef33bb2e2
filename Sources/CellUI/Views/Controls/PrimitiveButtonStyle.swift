/// The style of a button, by the names of SwiftUI's styles.
public enum PrimitiveButtonStyle: Hashable, Sendable, CaseIterable {
  /// The system's default: bordered.
  case automatic
  /// A faint background in the tint.
  case bordered
  /// A background in the tint.
  case borderedProminent
  /// A label in the tint.
  case borderless
  /// The label as it is.
  case plain
}

extension View {
  /// Sets the style of the buttons in the view.
  public func buttonStyle(_ style: PrimitiveButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }
}

extension EnvironmentValues {
  /// The style of buttons.
  public var buttonStyle: PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue = PrimitiveButtonStyle.automatic
}
