public import Foundation

/// The progress of a task, as a bar or a ring.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let progress: ProgressValue
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(_ progress: ProgressValue, label: Label, currentValueLabel: CurrentValueLabel) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes a bar filled to `value` of `total`, between two labels; `nil` is drawn empty.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      ProgressValue(value: value.map { Double($0) }, total: Double(total)), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Makes a bar that fills by itself during an interval, between two labels (AK 5.6).
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    let styles = context.environment.controlStyles
    var inner = context
    // A style that itself has progress views gets the system's.
    inner.environment.controlStyles.progressView = .automatic
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: progress.fixedFraction,
      label: Label.self == EmptyView.self || styles.hidesLabels
        ? nil : .init(body: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self || styles.hidesLabels
        ? nil : .init(body: AnyView(currentValueLabel)), progress: progress)
    let body: any View = inner.run { styles.progressView.makeBody(configuration: configuration) }
    return inner.nodes(of: body)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Makes the progress view of a style's parts.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.progress, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a bar filled to `value` of `total`, below a label; `nil` is drawn empty.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Makes a spinner with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.indeterminate, label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a bar filled to `value` of `total`; `nil` is drawn empty.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }

  /// Makes a spinner.
  public init() {
    self.init(.indeterminate, label: Label(), currentValueLabel: EmptyView())
  }

  /// Makes a bar of a task's progress.
  public init(_ progress: Progress) {
    self.init(value: progress.fractionCompleted)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a bar below a title.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Makes a bar below a title.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Makes a spinner with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Makes a spinner with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// Makes a bar that fills by itself, between a label and the remaining time (AK 5.6).
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// Makes a bar that fills by itself, above the remaining time (AK 5.6).
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
