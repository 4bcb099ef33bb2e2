/// A control that is on or off, drawn as its label and a switch.
public struct Toggle<Label: View>: PrimitiveView {
  private let label: Label
  private let isOn: Bool
  private let intent: String?
  private let action: (any ControlIntent)?

  /// Makes a toggle with an intent (AK 5.5).
  public init<Intent: ControlIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.intent = intent.controlName
    action = intent
    self.label = label()
  }

  /// Makes a toggle of a value, which a press cannot change in a Live Activity.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn.wrappedValue
    intent = nil
    action = nil
    self.label = label()
  }

  /// Makes a toggle whose intent is named by a layout.
  package init(isOn: Bool, intentNamed name: String, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    intent = name
    action = nil
    self.label = label()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    if intent == nil, Label.self != ToggleStyleConfiguration.Label.self {
      context.notes.add(.unavailable(.control("Toggle")))
    }
    let styles = context.environment.controlStyles
    var inner = context
    inner.environment.controlStyles.toggle = .automatic
    let configuration = ToggleStyleConfiguration(
      label: .init(body: styles.hidesLabels ? AnyView(EmptyView()) : AnyView(label)), isOn: isOn,
      hidesLabel: styles.hidesLabels)
    let body: any View = inner.run { styles.toggle.makeBody(configuration: configuration) }
    guard !context.environment.isEnabled else {
      return inner.nodes(of: AnyView(body).control(intent, action: action))
    }
    return inner.nodes(of: AnyView(body).opacity(Double.disabledShare))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle of a style's parts.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.isOn
    intent = nil
    action = nil
    label = configuration.label
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title and an intent.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some ControlIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Makes a toggle with a title and an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some ControlIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  /// Makes a toggle of a value with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle of a value with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == CellUI.Label<Text, Image> {
  /// Makes a toggle with a title, a symbol and an intent.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: some ControlIntent
  ) {
    self.init(isOn: isOn, intent: intent) { CellUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public typealias Label = StyledPart

  /// The label.
  public let label: Label
  /// A Boolean value indicating whether the toggle is on.
  @Binding public var isOn: Bool
  /// A Boolean value indicating whether the toggle stands for values of both kinds.
  public let isMixed = false
  /// A Boolean value indicating whether the label is hidden.
  let hidesLabel: Bool

  init(label: Label, isOn: Bool, hidesLabel: Bool) {
    self.label = label
    _isOn = .constant(isOn)
    self.hidesLabel = hidesLabel
  }
}

/// The look of toggles.
public protocol ToggleStyle: Sendable {
  /// The type of a toggle's view.
  associatedtype Body: View
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, and at the end of the row a switch of three cells.
public struct SwitchToggleStyle: ToggleStyle {
  private let color: Color?

  /// Makes the style.
  public init() {
    color = nil
  }

  /// Makes the style with a color of its own.
  public init(tint: Color) {
    color = tint
  }

  /// Returns the label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      if !configuration.hidesLabel {
        configuration.label
        Spacer(minLength: 8)
      }
      // A shape rather than a glyph: contrast checks apply to text only.
      Circle().foregroundStyle(.white).frame(width: 8, height: 16)
        .frame(width: 24, alignment: configuration.isOn ? .trailing : .leading)
        .background(
          configuration.isOn ? AnyShapeStyle(color ?? .accentColor) : AnyShapeStyle(.quaternary),
          in: Capsule())
    }
  }
}

/// The label as a button, which is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.isOn ? .black : Color.accentColor)
      .padding(.horizontal, 8)
      .background(Color.accentColor.opacity(configuration.isOn ? 1 : 0.12), in: Capsule())
  }
}

/// The system's default: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// Returns the label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of the toggles in the view.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    environment(\.controlStyles.toggle, style)
  }
}

extension Toggle {
  /// Makes a toggle of several values: on if all of them are.
  public init<Values: RandomAccessCollection>(
    sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let isAllOn = sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
    self.init(isOn: .constant(isAllOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle of several values: on if all of them are.
  public init<Values: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == CellUI.Label<Text, Image> {
  /// Makes a toggle of a value with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CellUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title, a symbol and an intent.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, isOn: Bool,
    intent: some ControlIntent
  ) {
    self.init(isOn: isOn, intent: intent) { CellUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle of a value with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CellUI.Label(title, systemImage: systemImage) }
  }
}
