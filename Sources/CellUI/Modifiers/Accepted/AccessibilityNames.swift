public import Foundation

// Further forms of what a reader would say, and their names before iOS 14. The view stays as it is.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public func accessibility(label: Text) -> some View { self }
  public func accessibility(value: Text) -> some View { self }
  public func accessibility(hint: Text) -> some View { self }
  public func accessibility(hidden: Bool) -> some View { self }
  public func accessibility(identifier: String) -> some View { self }
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
  public func accessibility(sortPriority: Double) -> some View { self }
  public func accessibility(addTraits: AccessibilityTraits) -> some View { self }
  public func accessibility(removeTraits: AccessibilityTraits) -> some View { self }
  public func accessibility(inputLabels: [Text]) -> some View { self }
  public func accessibility(activationPoint: CGPoint) -> some View { self }
  public func accessibility(activationPoint: UnitPoint) -> some View { self }
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { self }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool) -> some View {
    self
  }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { self }
  public func accessibilityLabel(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> some View
  ) -> some View { self }
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    self
  }
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol, isEnabled: Bool) -> some View {
    self
  }
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View { self }
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    self
  }
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol, isEnabled: Bool) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { self }
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View { self }
  @_disfavoredOverload
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  @_disfavoredOverload
  public func accessibilityInputLabels(_ inputLabels: [String]) -> some View { self }
  @_disfavoredOverload
  public func accessibilityInputLabels(_ inputLabels: [String], isEnabled: Bool) -> some View {
    self
  }
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some StringProtocol,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityChartDescriptor(_ representable: some AXChartDescriptorRepresentable)
    -> some View
  { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { self }
  public func help(_ text: Text) -> some View { self }
  @_disfavoredOverload
  public func help(_ text: LocalizedStringResource) -> some View { self }
}

/// The content in place of which another one is read.
public struct PlaceholderContentView<Value>: View {
  /// Nothing, since nothing reads it.
  public var body: some View { EmptyView() }
}

/// The weight of content that is read beside a label.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  case `default`, high
}

/// A name of content that is read beside a label.
public struct AccessibilityCustomContentKey: Sendable {
  /// Makes a name.
  public init(_ label: Text, id: String) {}
  /// Makes a name.
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  /// Makes a name.
  public init(_ labelKey: LocalizedStringKey) {}
}

/// A view that describes its chart to a reader.
public protocol AXChartDescriptorRepresentable {
  /// Returns the description.
  func makeChartDescriptor() -> AXChartDescriptor
}

/// A description of a chart, which nothing here reads.
public final class AXChartDescriptor {
  /// Makes a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {}
}

/// A description of an axis.
public protocol AXDataAxisDescriptor: AnyObject {}

/// A description of an axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// Makes a description.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {}
}

/// A description of an axis of words.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// Makes a description.
  public init(title: String, categoryOrder: [String]) {}
}

/// A description of a series of values.
public final class AXDataSeriesDescriptor {
  /// Makes a description.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {}
}

/// A description of a value.
public final class AXDataPoint {
  /// Makes a description.
  public init(x: Double, y: Double?, additionalValues: [Double] = [], label: String? = nil) {}
  /// Makes a description.
  public init(x: String, y: Double?, additionalValues: [Double] = [], label: String? = nil) {}
}
