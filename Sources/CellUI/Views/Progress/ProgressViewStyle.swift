/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public typealias Label = StyledPart
  /// The label of a progress view's value.
  public typealias CurrentValueLabel = StyledPart

  /// The part that is done, `0...1`; `nil` where it is not known, or follows a date interval.
  public let fractionCompleted: Double?
  /// The label; `nil` for none.
  public var label: Label?
  /// The label of the value; `nil` for none.
  public var currentValueLabel: CurrentValueLabel?
  let progress: ProgressValue
}

/// The look of progress views.
public protocol ProgressViewStyle: Sendable {
  /// The type of a progress view's view.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar between two labels.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let color: Color?

  /// Makes the style.
  public init() {
    color = nil
  }

  /// Makes the style with a color of its own.
  public init(tint: Color) {
    color = tint
  }

  /// Returns the bar and its labels.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration).tint(color)
  }
}

/// A ring around the value's label, else the view's own, as a gauge of an accessory is; without room for one, a circle of
/// one cell that fills.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let color: Color?

  /// Makes the style.
  public init() {
    color = nil
  }

  /// Makes the style with a color of its own.
  public init(tint: Color) {
    color = tint
  }

  /// Returns the ring and its label; for a task without values, a spinner above the label.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.progress == .indeterminate {
      VStack(spacing: 0) {
        Spinner(color: color)
        configuration.label
      }
    } else {
      ProgressRing(
        progress: configuration.progress,
        label: configuration.currentValueLabel ?? configuration.label
      ).tint(color)
    }
  }
}

/// The system's default: a bar, or a spinner for a task without values.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  /// Returns the bar; for a task without values, a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.progress == .indeterminate {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension View {
  /// Sets the style of the progress views in the view.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    environment(\.controlStyles.progressView, style)
  }
}

/// A bar between a label and the value's label.
private struct LinearProgress: PrimitiveView {
  let configuration: ProgressViewStyleConfiguration

  func nodes(in context: ViewContext) -> [any Node] {
    var faint = context.inside(.vertical, key: "current value")
    let secondary = HierarchicalShapeStyle(level: 1)
    faint.environment.hierarchy = secondary.hierarchy(in: faint.environment)
    faint.environment.font = .caption
    let children =
      context.inside(.vertical, key: "label").nodes(of: configuration.label)
      + [BarNode(configuration.progress, context: context)]
      + faint.nodes(of: configuration.currentValueLabel)
    guard children.count > 1 else { return children }
    return [
      StackNode(
        axis: .vertical(.leading), spacing: 0, children: children, identity: context.identity,
        spacingPoints: 0)
    ]
  }
}

/// The spokes of a spinner, which stands still in an activity: in the tint that a view asks for, gray without one.
private struct Spinner: View {
  let color: Color?
  @Environment(\.tintOrigin) private var tintOrigin

  var body: some View {
    let style = color.map { AnyShapeStyle($0) }
    let tint = tintOrigin == .modifier ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
    Text(verbatim: "◌").font(.body).foregroundStyle(style ?? tint)
  }
}
