import ColorScience
import Compositing
public import FoundationEssentials

/// How far something has come.
public struct ProgressView<Label: View>: PrimitiveView {
  private enum Progress {
    case fraction(Double)
    case interval(ClosedRange<Date>, countsDown: Bool)
  }

  private let progress: Progress
  private let label: Label

  /// A bar filled to `value` of `total`, below a label; `nil` is nothing known, drawn empty.
  public init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) {
    let fraction = total > 0 ? (value ?? 0) / total : 0
    progress = .fraction(fraction.isFinite ? fraction : 0)
    self.label = label()
  }

  private init(_ progress: Progress, label: Label) {
    self.progress = progress
    self.label = label
  }

  func nodes(in context: ViewContext) -> [any Node] {
    let labels = context.child("label").nodes(of: label)
    let environment = context.environment
    let bar = BarNode(
      fraction: fraction(in: environment),
      fill: environment.tint,
      track: environment.foregroundStyles[0].opacity(0.24), identity: context.identity,
      validUntil: validUntil(in: environment))
    guard !labels.isEmpty else { return [bar] }
    return [
      StackNode(
        axis: .vertical(.leading), spacing: 0, children: labels + [bar],
        identity: context.identity)
    ]
  }

  private func fraction(in environment: EnvironmentValues) -> Double {
    switch progress {
    case .fraction(let fraction): return fraction
    case .interval(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      guard length > 0 else { return countsDown ? 0 : 1 }
      let passed = environment.now.timeIntervalSince(interval.lowerBound) / length
      return countsDown ? 1 - passed : passed
    }
  }

  /// A bar that runs by itself is drawn anew each second while it runs.
  private func validUntil(in environment: EnvironmentValues) -> Date? {
    guard case .interval(let interval, _) = progress, environment.now < interval.upperBound else {
      return nil
    }
    return max(interval.lowerBound, environment.now + 1)
  }
}

extension ProgressView where Label == EmptyView {
  /// A bar filled to `value` of `total`; `nil` is nothing known, drawn empty.
  public init(value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }

  /// A bar that runs by itself over a span of time (AK 5.6).
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(.interval(timerInterval, countsDown: countsDown), label: EmptyView())
  }
}

extension ProgressView where Label == Text {
  /// A bar with a title above it.
  public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

private struct BarNode: Node {
  let fraction: Double
  let fill: StraightRGBA
  let track: StraightRGBA
  let identity: ViewIdentity
  let validUntil: Date?

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    CellSize(columns: proposal.columns ?? 12, rows: min(proposal.rows ?? 1, 1))
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    pass.note(validUntil: validUntil)
    pass.add(
      .bar(fraction: max(0, min(1, fraction)), fill: fill, track: track), frame: rect,
      identity: identity)
  }
}
