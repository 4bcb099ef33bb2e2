/// A control that sends an intent to its app.
public struct Button<Label: View>: View {
  private let label: Label
  private let intent: String?
  @Environment(\.buttonStyle) private var style

  /// Makes a button with an intent (AK 5.5).
  public init<Intent: ControlIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(intentNamed: intent.controlName, label: label)
  }

  /// Makes a button whose intent is named by a layout.
  package init(intentNamed name: String, @ViewBuilder label: () -> Label) {
    intent = name
    self.label = label()
  }

  /// Makes a button with an action, which never runs in a Live Activity (AK 5.3).
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    intent = nil
    self.label = label()
  }

  /// The label in the button's style.
  public var body: some View {
    styled.control(intent)
  }

  @ViewBuilder private var styled: some View {
    switch style {
    case .plain: label
    case .borderless: label.foregroundStyle(.tint)
    case .automatic, .bordered:
      label.foregroundStyle(.tint).padding(.horizontal, 8)
        .background(Color.accentColor.opacity(0.12), in: Capsule())
    case .borderedProminent:
      label.foregroundStyle(.black).padding(.horizontal, 8).background(.tint, in: Capsule())
    }
  }
}

extension Button where Label == Text {
  /// Makes a button with a title and an intent.
  public init<Intent: ControlIntent>(_ title: some StringProtocol, intent: Intent) {
    self.init(intent: intent) { Text(title) }
  }

  /// Makes a button with an interpolated title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
