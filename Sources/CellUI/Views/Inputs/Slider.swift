/// A number to change by dragging, drawn as a bar.
public struct Slider<Label: View>: View {
  private let fraction: Double
  private let label: Label

  /// Makes a slider of a value.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 0,
    @ViewBuilder label: () -> Label
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = length > 0 ? Double(value.wrappedValue - bounds.lowerBound) / length : 0
    self.label = label()
  }

  /// The bar.
  public var body: some View { ProgressView(value: fraction).unavailable(.view("Slider")) }
}

extension Slider where Label == EmptyView {
  /// Makes a slider of a value without a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 0
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

extension Slider {
  /// Makes a slider of a value with labels, of which the bar shows none.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 0,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: label)
  }

  /// Makes a slider of a value; its action never runs.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 0,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

extension Slider where Label == EmptyView {
  /// Makes a slider of a value; its action never runs.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 0,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}
