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

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button of glass, of which cells have the ground.
  public static func glass(_ glass: Glass) -> BorderedButtonStyle { BorderedButtonStyle() }
}
