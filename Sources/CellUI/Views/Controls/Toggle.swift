/// A control that is on or off, drawn as its label and a switch.
public struct Toggle<Label: View>: View {
  private let label: Label
  private let isOn: Bool
  private let intent: String

  /// Makes a toggle with an intent (AK 5.5).
  public init<Intent: ControlIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, intentNamed: intent.controlName, label: label)
  }

  /// Makes a toggle whose intent is named by a layout.
  package init(isOn: Bool, intentNamed name: String, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    intent = name
    self.label = label()
  }

  /// The label and a switch of three cells.
  public var body: some View {
    HStack(spacing: 8) {
      label
      // A shape rather than a glyph: contrast checks apply to text only.
      Circle().foregroundStyle(.white).frame(width: 8, height: 16)
        .frame(width: 24, alignment: isOn ? .trailing : .leading)
        .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: Capsule())
    }.control(intent)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title and an intent.
  public init<Intent: ControlIntent>(_ title: some StringProtocol, isOn: Bool, intent: Intent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
