import ColorScience
public import FoundationEssentials

/// How far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let progress: Progress
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// A bar filled to `value` of `total`, between two labels; `nil` is nothing known, drawn empty.
  public init(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    progress = Progress(value: value, total: total)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// A bar that runs by itself over a span of time, between two labels (AK 5.6).
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    progress = .interval(timerInterval, countsDown: countsDown)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  func nodes(in context: ViewContext) -> [any Node] {
    let environment = context.environment
    let bar = BarNode(
      progress: progress, now: environment.now, isCircular: environment.drawsProgressAsCircle,
      fill: environment.tint,
      track: environment.drawsBarsWithInk
        ? environment.foregroundStyles[1] : environment.foregroundStyles[0].opacity(0.24),
      isInk: environment.drawsBarsWithInk,
      // A bar of glyphs is a line of text.
      rows: environment.drawsBarsWithInk ? 1 : max(1, Int(environment.magnification)),
      identity: context.identity)
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
  /// A bar filled to `value` of `total`, below a label; `nil` is nothing known, drawn empty.
  public init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A bar filled to `value` of `total`; `nil` is nothing known, drawn empty.
  public init(value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A bar below a title.
  public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// A bar that runs by itself, between a label and the time that is left (AK 5.6).
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// A bar that runs by itself, above the time that is left (AK 5.6).
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// How a progress is drawn.
public protocol ProgressViewStyle: Sendable {
  /// A Boolean value indicating whether it is a circle rather than a bar.
  var isCircular: Bool { get }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// It is a bar.
  public var isCircular: Bool { false }
}

/// A circle that fills.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// It is a circle.
  public var isCircular: Bool { true }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle that fills.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets how the progress views in the view are drawn.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    transformEnvironment { $0.drawsProgressAsCircle = style.isCircular }
  }
}
