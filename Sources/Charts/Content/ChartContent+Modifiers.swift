public import Foundation

/// Content with its marks' look completed.
struct StyledChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let look: MarkLook

  var marks: [Mark] {
    content.allMarks.map { mark in
      var mark = mark
      mark.look = mark.look.completed(by: look)
      return mark
    }
  }
}

extension ChartContent {
  func styled(_ change: (inout MarkLook) -> Void) -> some ChartContent {
    var look = MarkLook()
    change(&look)
    return StyledChartContent(content: self, look: look)
  }

  /// Sets the style of the marks.
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    styled { $0.style = AnyShapeStyle(style) }
  }

  /// Chooses a color by a value.
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>)
    -> some ChartContent
  {
    styled { $0.styleKey = value.span.start }
  }

  /// Sets the opacity of the marks, `0...1`.
  public func opacity(_ opacity: Double) -> some ChartContent {
    styled { $0.opacity = opacity }
  }

  /// Returns the marks: cells are too coarse for a blur.
  public func blur(radius: CGFloat) -> some ChartContent { self }

  /// Returns the marks: cells are too coarse for a shadow.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }

  /// Sets the symbol of the marks.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    styled { $0.symbol = .shape(symbol) }
  }

  /// Sets the symbol of the marks to a view.
  public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent {
    let view = AnyView(symbol())
    return styled { $0.symbol = .view(view) }
  }

  /// Chooses a symbol by a value.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    styled { $0.symbolKey = value.span.start }
  }

  /// Sets the size of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    styled { $0.symbolSize = Double(area) }
  }

  /// Sets the size of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    styled { $0.symbolSize = Double(size.width * size.height) }
  }

  /// Chooses a size by a value.
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    styled { $0.sizeKey = value.span.start }
  }

  /// Sets the way of lines between their points.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { $0.interpolation = method }
  }

  /// Sets the stroke of lines.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled { $0.line = style }
  }

  /// Rounds the corners of bars, by a radius in points.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  {
    styled { $0.cornerRadius = Double(radius) }
  }

  /// Puts bars beside each other by a value.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    styled { $0.positionKey = value.span.start }
  }

  /// Puts the marks before or behind others.
  public func zIndex(_ value: Double) -> some ChartContent {
    styled { $0.zIndex = value }
  }

  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    styled { $0.offset = CGSize(width: x, height: y) }
  }

  /// Puts a view beside each mark.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: Double(spacing ?? 2),
      content: AnyView(content()))
    return styled { $0.annotations = [annotation] }
  }

  /// Puts a view beside each mark; it always fits as well as it can.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  /// Describes the marks to people who listen.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }

  /// Describes the marks to people who listen.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { self }

  /// Tells the marks' values to people who listen.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }

  /// Tells the marks' values to people who listen.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { self }

  /// Hides the marks from people who listen.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

  /// Makes gradients of the marks reach across the plot, which they do not here.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
}

/// The way of a view that has no room beside its mark.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The way along one axis.
  public struct Strategy: Hashable, Sendable {
    /// Into the plot.
    public static var fit: Strategy { Strategy() }
    /// Room made in the plot.
    public static var padScale: Strategy { Strategy() }
    /// Left as it is.
    public static var disabled: Strategy { Strategy() }
    /// The system's choice.
    public static var automatic: Strategy { Strategy() }

    /// Into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    /// Room made in the plot.
    public static func padScale(_ boundary: Boundary = .automatic) -> Strategy { Strategy() }
  }

  /// A part of the chart.
  public enum Boundary: Hashable, Sendable {
    case automatic, plot, chart
  }

  /// Makes the ways along both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
