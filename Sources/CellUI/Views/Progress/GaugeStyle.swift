/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public typealias Label = StyledPart
  /// The label of a gauge's value.
  public typealias CurrentValueLabel = StyledPart
  /// The label of a gauge's least value.
  public typealias MinimumValueLabel = StyledPart
  /// The label of a gauge's greatest value.
  public typealias MaximumValueLabel = StyledPart
  /// The labels of other values.
  public typealias MarkedValueLabel = StyledPart

  /// The value, `0...1`.
  public let value: Double
  /// The label.
  public let label: Label
  /// The label of the value; `nil` for none.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the least value; `nil` for none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the greatest value; `nil` for none.
  public let maximumValueLabel: MaximumValueLabel?
  /// The labels of other values; `nil` for none.
  public var markedValueLabels: MarkedValueLabel?
}

/// The look of gauges.
public protocol GaugeStyle: Sendable {
  /// The type of a gauge's view.
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar between the limits' labels, below the label and above the value's.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the bar and its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ProgressView(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A line with a dot at the value, between the limits' labels, which is all that an accessory has room for.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the line and its labels.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      GaugeLine(value: configuration.value)
      configuration.maximumValueLabel
    }
  }
}

/// A line with a dot at the value.
private struct GaugeLine: PrimitiveView {
  let value: Double

  func nodes(in context: ViewContext) -> [any Node] {
    [BarNode(ProgressValue(value: value, total: 1), showsDot: true, context: context)]
  }
}

/// A ring around the value's label, open at the bottom, where the limits' labels stand, or the gauge's.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The part of the circle that the ring takes.
  fileprivate static let extent = 0.75

  /// Makes the style.
  public init() {}

  /// Returns the ring and its labels.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressRing(
      progress: ProgressValue(value: configuration.value, total: 1),
      label: GaugeCenter(configuration: configuration), extent: Self.extent, showsDot: true,
      foot: AnyView(GaugeFoot(configuration: configuration)))
  }
}

/// The labels in the gap of a ring: the limits', else the gauge's beside its value's.
private struct GaugeFoot: View {
  let configuration: GaugeStyleConfiguration

  @ViewBuilder var body: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    } else if configuration.currentValueLabel != nil {
      configuration.label
    }
  }
}

/// A closed ring around the value's label.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the ring and its label.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressRing(
      progress: ProgressValue(value: configuration.value, total: 1),
      label: GaugeCenter(configuration: configuration))
  }
}

/// The label inside of a ring: the value's, else the gauge's.
private struct GaugeCenter: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    if let label = configuration.currentValueLabel { label } else { configuration.label }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { .init() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
  public static var linear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
  public static var circular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

extension View {
  /// Sets the style of the gauges in the view.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    environment(\.controlStyles.gauge, style)
  }
}

/// The system's choice for gauges.
public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle
