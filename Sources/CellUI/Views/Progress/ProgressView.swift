import ColorScience
public import FoundationEssentials

/// The progress of a task, as a bar or a circle.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let progress: ProgressValue
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Makes a bar filled to `value` of `total`, between two labels; `nil` is drawn empty.
  public init(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    progress = ProgressValue(value: value, total: total)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Makes a bar that fills by itself during an interval, between two labels (AK 5.6).
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    progress = .interval(timerInterval, countsDown: countsDown)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  func nodes(in context: ViewContext) -> [any Node] {
    let bar = BarNode(
      progress, isCircular: context.environment.drawsProgressAsCircle, context: context)
    var faint = context.inside(.vertical, key: "current value")
    let secondary = HierarchicalShapeStyle(level: 1)
    faint.environment.hierarchy = secondary.hierarchy(in: faint.environment)
    faint.environment.font = .caption
    let children =
      context.inside(.vertical, key: "label").nodes(of: label) + [bar]
      + faint.nodes(of: currentValueLabel)
    guard children.count > 1 else { return children }
    return [
      StackNode(
        axis: .vertical(.leading), spacing: 0, children: children, identity: context.identity)
    ]
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a bar filled to `value` of `total`, below a label; `nil` is drawn empty.
  public init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a bar filled to `value` of `total`; `nil` is drawn empty.
  public init(value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a bar below a title.
  public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(title) }
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
