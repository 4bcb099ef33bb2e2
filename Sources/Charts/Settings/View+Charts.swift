public import Foundation

extension View {
  /// Shows or hides the horizontal axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    changingCharts { $0.xAxis.visibility = visibility }
  }

  /// Sets the marks of the horizontal axis.
  public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    changingCharts { $0.xAxis.plans = content().axisMarks.plans }
  }

  /// Shows or hides the vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    changingCharts { $0.yAxis.visibility = visibility }
  }

  /// Sets the marks of the vertical axis.
  public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    changingCharts { $0.yAxis.plans = content().axisMarks.plans }
  }

  /// Sets the name of the horizontal axis.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    changingCharts { $0.xLabel = AnyView(Text(labelKey)) }
  }

  /// Sets the name of the horizontal axis.
  public func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    changingCharts { $0.xLabel = AnyView(content()) }
  }

  /// Sets the name of the vertical axis.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    changingCharts { $0.yLabel = AnyView(Text(labelKey)) }
  }

  /// Sets the name of the vertical axis.
  public func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    changingCharts { $0.yLabel = AnyView(content()) }
  }

  /// Sets the values of the horizontal axis.
  public func chartXScale(
    domain: some ScaleDomain, range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View {
    changingCharts { $0.xScale.set(domain, range, type) }
  }

  /// Sets the room of the horizontal axis.
  public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    changingCharts { $0.xScale.set(nil, range, type) }
  }

  /// Sets the form of the horizontal axis.
  public func chartXScale(type: ScaleType) -> some View {
    changingCharts { $0.xScale.set(nil, .plotDimension, type) }
  }

  /// Sets the values of the vertical axis.
  public func chartYScale(
    domain: some ScaleDomain, range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View {
    changingCharts { $0.yScale.set(domain, range, type) }
  }

  /// Sets the room of the vertical axis.
  public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    changingCharts { $0.yScale.set(nil, range, type) }
  }

  /// Sets the form of the vertical axis.
  public func chartYScale(type: ScaleType) -> some View {
    changingCharts { $0.yScale.set(nil, .plotDimension, type) }
  }

  /// Shows or hides the legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    changingCharts { $0.hidesLegend = visibility == .hidden }
  }

  /// Places the legend, which always stands below here.
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    self
  }

  /// Shows a view as the legend.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    let legend = AnyView(content())
    return changingCharts { $0.legend = legend }
  }

  /// Changes the view of the plot, as its ground.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    changingCharts { $0.plotStyle = { AnyView(content(ChartPlotContent(body: $0))) } }
  }

  /// Sets the styles of the values that choose them.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    changingCharts { settings in
      settings.styles = mapping.map { ($0.key.primitivePlottable.place, AnyShapeStyle($0.value)) }
    }
  }

  /// Sets the styles that values get in turn.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    changingCharts { $0.styles = range.map { (nil, AnyShapeStyle($0)) } }
  }

  /// Sets the styles that values get in turn: the colors of a gradient.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    chartForegroundStyleScale(range: range.stops.map(\.color))
  }

  /// Sets the styles of values.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    changingCharts { settings in
      settings.styles = zip(domain, range).map {
        ($0.primitivePlottable.place, AnyShapeStyle($1))
      }
    }
  }

  /// Sets the symbols that values get in turn.
  public func chartSymbolScale<Symbol: ChartSymbolShape>(range: [Symbol]) -> some View {
    changingCharts { $0.symbols = range.map { (nil, $0) } }
  }

  /// Sets the values that get symbols, one after another.
  public func chartSymbolScale<Value: Plottable>(domain: [Value]) -> some View {
    chartSymbolScale(domain: domain, range: BasicChartSymbolShape.turn)
  }

  /// Sets the symbols of values.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    domain: [Value], range: [Symbol]
  ) -> some View {
    changingCharts { settings in
      settings.symbols = zip(domain, range).map { ($0.primitivePlottable.place, $1) }
    }
  }

  /// Sets the symbols of values.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, Symbol>
  ) -> some View {
    changingCharts { settings in
      settings.symbols = mapping.map { ($0.key.primitivePlottable.place, $0.value) }
    }
  }

  /// Puts a view over the chart.
  public func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    changingCharts { $0.overlay = { AnyView(content($0)) } }
  }

  /// Puts a view under the chart.
  public func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    changingCharts { $0.background = { AnyView(content($0)) } }
  }

}

// Modifiers for fingers on a chart, of which an activity has none: they return the view unchanged.
extension View {
  /// Accepted: nothing scrolls in an activity.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Accepted: the whole is seen.
  public func chartXVisibleDomain(length: some Any) -> some View { self }

  /// Accepted: the whole is seen.
  public func chartYVisibleDomain(length: some Any) -> some View { self }

  /// Accepted: nothing scrolls in an activity.
  public func chartScrollPosition(initialX: some Plottable) -> some View { self }

  /// Accepted: nothing scrolls in an activity.
  public func chartScrollPosition(initialY: some Plottable) -> some View { self }

  /// Accepted: nothing scrolls in an activity.
  public func chartScrollPosition(x: Binding<some Plottable>) -> some View { self }

  /// Accepted: nothing scrolls in an activity.
  public func chartScrollPosition(y: Binding<some Plottable>) -> some View { self }

  /// Accepted: nothing is selected in an activity.
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }

  /// Accepted: nothing is selected in an activity.
  public func chartXSelection<Value: Plottable>(range: Binding<ClosedRange<Value>?>) -> some View {
    self
  }

  /// Accepted: nothing is selected in an activity.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }

  /// Accepted: nothing is selected in an activity.
  public func chartYSelection<Value: Plottable>(range: Binding<ClosedRange<Value>?>) -> some View {
    self
  }

  /// Accepted: nothing is selected in an activity.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }

  /// Accepted: an activity knows no gestures.
  public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View { self }
}

/// The plot of a chart, for `chartPlotStyle`.
public struct ChartPlotContent: View {
  /// The plot's view.
  public let body: AnyView
}

/// The values of an axis: a range, or a list of categories.
public protocol ScaleDomain {
  /// The ends of a range, or the categories.
  var plotPlaces: [PlotPlace] { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var plotPlaces: [PlotPlace] {
    [lowerBound.primitivePlottable.place, upperBound.primitivePlottable.place]
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Range: ScaleDomain where Bound: Plottable {
  public var plotPlaces: [PlotPlace] {
    [lowerBound.primitivePlottable.place, upperBound.primitivePlottable.place]
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Array: ScaleDomain where Element: Plottable {
  public var plotPlaces: [PlotPlace] { map(\.primitivePlottable.place) }
}

/// The values of the marks.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool
  let isReversed: Bool

  /// No values of its own.
  public var plotPlaces: [PlotPlace] { [] }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the marks.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// The values of the marks.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil)
    -> AutomaticScaleDomain
  {
    AutomaticScaleDomain(includesZero: includesZero ?? true, isReversed: reversed ?? false)
  }
}

/// The room of an axis.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  let start: Double
  let end: Double

  /// The whole.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// The whole without a number of points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: Double(padding), end: Double(padding))
  }

  /// The whole without some points at each end.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(start: Double(startPadding), end: Double(endPadding))
  }
}

/// The form of an axis.
public enum ScaleType: Hashable, Sendable {
  case linear, log, date, category, symmetricLog, squareRoot
}

extension ScaleSettings {
  fileprivate mutating func set(
    _ domain: (any ScaleDomain)?, _ range: PlotDimensionScaleRange, _ type: ScaleType?
  ) {
    if let automatic = domain as? AutomaticScaleDomain {
      (includesZero, isReversed) = (automatic.includesZero, automatic.isReversed)
    } else if let domain, !domain.plotPlaces.isEmpty {
      places = domain.plotPlaces
    }
    padding = (range.start, range.end)
    isLogarithmic = type == .log
  }
}
