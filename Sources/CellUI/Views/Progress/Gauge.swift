/// A value between two limits.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedLabels: View>:
  PrimitiveView
{
  fileprivate let fraction: Double
  fileprivate let label: Label
  fileprivate let currentValueLabel: CurrentValueLabel?
  fileprivate let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  fileprivate var marks: MarkedLabels?

  private static func fraction<Value: BinaryFloatingPoint>(
    _ value: Value, in bounds: ClosedRange<Value>
  ) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    return fraction.isFinite ? max(0, min(1, fraction)) : 0
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    let style = context.environment.controlStyles.gauge
    var inner = context
    // A style that itself has gauges gets the system's.
    inner.environment.controlStyles.gauge = .automatic
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(body: AnyView(label)),
      currentValueLabel: currentValueLabel.map { .init(body: AnyView($0)) },
      minimumValueLabel: bounds.map { .init(body: AnyView($0.minimum)) },
      maximumValueLabel: bounds.map { .init(body: AnyView($0.maximum)) },
      markedValueLabels: marks.map { .init(body: AnyView($0)) })
    let body: any View = inner.run { style.makeBody(configuration: configuration) }
    return inner.nodes(of: body)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedLabels == EmptyView {
  /// Makes a gauge with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, in: bounds), label: label(), currentValueLabel: nil,
      bounds: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedLabels == EmptyView {
  /// Makes a gauge with a label and a label of its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(), bounds: nil)
  }
}

extension Gauge where MarkedLabels == EmptyView {
  /// Makes a gauge with labels of its value and its limits.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.fraction(value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(),
      bounds: (minimum: minimumValueLabel(), maximum: maximumValueLabel()))
  }
}

extension Gauge {
  /// Makes a gauge with labels of its value, its limits and other values, which the system's styles do not draw.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedLabels
  ) {
    self.init(
      fraction: Self.fraction(value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(),
      bounds: (minimum: minimumValueLabel(), maximum: maximumValueLabel()),
      marks: markedValueLabels())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a gauge with labels of its value and of other values, which the system's styles do not draw.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedLabels
  ) {
    self.init(
      fraction: Self.fraction(value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(), bounds: nil, marks: markedValueLabels())
  }
}
