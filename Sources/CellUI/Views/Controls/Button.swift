/// A control that sends an intent to its app.
public struct Button<Label: View>: PrimitiveView {
  private let label: Label
  private let intent: String?
  private let role: ButtonRole?
  private let action: (any ControlIntent)?

  private init(
    intentNamed name: String?, role: ButtonRole?, label: Label, action: (any ControlIntent)? = nil
  ) {
    self.label = label
    self.role = role
    self.action = action
    intent = name
  }

  /// Makes a button with an intent (AK 5.5).
  public init<Intent: ControlIntent>(
    role: ButtonRole? = nil, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(intentNamed: intent.controlName, role: role, label: label(), action: intent)
  }

  /// Makes a button whose intent is named by a layout.
  package init(intentNamed name: String, @ViewBuilder label: () -> Label) {
    self.init(intentNamed: name, role: nil, label: label())
  }

  /// Makes a button with an action, which never runs in a Live Activity (AK 5.3).
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(intentNamed: nil, role: nil, label: label())
  }

  /// Makes a button with an action, which never runs in a Live Activity (AK 5.3).
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(intentNamed: nil, role: role, label: label())
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    // A style makes a button of its parts anew, whose intent is around them.
    if intent == nil, Label.self != PrimitiveButtonStyleConfiguration.Label.self {
      context.notes.add(.unavailable(.control("Button")))
    }
    return context.environment.controlStyles.button.nodes(
      of: AnyView(label), role: role, in: context
    ) {
      AnyView($0.control(intent, action: action))
    }
  }
}

extension Button where Label == Text {
  /// Makes a button with a title and an intent.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some ControlIntent
  ) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// Makes a button with a title and an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some ControlIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }

  /// Makes a button with an interpolated title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == CellUI.Label<Text, Image> {
  /// Makes a button with a title, a symbol and an intent.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    intent: some ControlIntent
  ) {
    self.init(role: role, intent: intent) { CellUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CellUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button of a style's parts.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: {}, label: { configuration.label })
  }
}

extension Button where Label == CellUI.Label<Text, Image> {
  /// Makes a button of a purpose, with the system's symbol for it; its action never runs in a Live Activity (AK 5.3).
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { role.label }
  }

  /// Makes a button with a title, a picture and an intent.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    intent: some ControlIntent
  ) {
    self.init(role: role, intent: intent) { CellUI.Label(titleKey, image: image) }
  }

  /// Makes a button with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CellUI.Label(titleKey, image: image) }
  }

  /// Makes a button with a title, a picture and an intent.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil,
    intent: some ControlIntent
  ) {
    self.init(role: role, intent: intent) { CellUI.Label(title, image: image) }
  }

  /// Makes a button with a title and a picture.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CellUI.Label(title, image: image) }
  }

  /// Makes a button with a title, a symbol and an intent.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    intent: some ControlIntent
  ) {
    self.init(role: role, intent: intent) { CellUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CellUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == Text {
  /// Makes a button with a title that is looked up and an intent.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: some ControlIntent
  ) {
    self.init(role: role, intent: intent) { Text(titleResource) }
  }

  /// Makes a button with a title that is looked up.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension ButtonRole {
  /// The system's label for the purpose.
  fileprivate var label: Label<Text, Image> {
    if self == .destructive { return Label("Delete", systemImage: "trash") }
    if self == .confirm { return Label("Done", systemImage: "checkmark") }
    return Label(self == .cancel ? "Cancel" : "Close", systemImage: "xmark")
  }
}
