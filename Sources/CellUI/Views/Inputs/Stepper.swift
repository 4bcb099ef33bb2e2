/// A number to change by steps, drawn as its label and two signs.
public struct Stepper<Label: View>: View {
  private let label: Label

  /// Makes a stepper of a value.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Makes a stepper with actions, which never run.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
  }

  /// The label and two signs.
  public var body: some View {
    HStack {
      label
      Text(verbatim: "− +").foregroundStyle(.secondary)
    }.unavailable(.view("Stepper"))
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a value with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: nil, onDecrement: nil)
  }

  /// Makes a stepper of a value with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }
}

extension Stepper {
  /// Makes a stepper of a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: nil, onDecrement: nil)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with actions, which never run.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Makes a stepper of a value with a title.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}
