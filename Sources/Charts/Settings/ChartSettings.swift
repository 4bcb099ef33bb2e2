/// The author's wishes for the charts in a view.
///
/// Closures are called on the thread of the layout only.
struct ChartSettings: @unchecked Sendable {
  /// The marks of an axis, and their visibility, which an author sets apart from them.
  struct AxisWish {
    var visibility = Visibility.automatic
    /// The author's marks; `nil` for the chart's own.
    var plans: [AxisPlan]?

    /// The marks that are shown.
    var shown: [AxisPlan] { visibility == .hidden ? [] : plans ?? [AxisPlan()] }

    /// Returns the wish, with what it leaves open taken from an outer one.
    func completed(by outer: AxisWish) -> AxisWish {
      AxisWish(
        visibility: visibility == .automatic ? outer.visibility : visibility,
        plans: plans ?? outer.plans)
    }
  }

  var xAxis = AxisWish()
  var yAxis = AxisWish()
  var xScale = ScaleSettings()
  var yScale = ScaleSettings()
  var xLabel: AnyView?
  var yLabel: AnyView?
  var hidesLegend = false
  var legend: AnyView?
  /// The values that a legend names, with their styles.
  var styles: [(place: PlotPlace?, style: AnyShapeStyle)] = []
  /// The symbols that values get, or that they get in turn.
  var symbols: [(place: PlotPlace?, symbol: any ChartSymbolShape)] = []
  /// The values that get styles, one after another.
  var styleOrder: [PlotPlace] = []
  /// The style of a value by an app's function; `nil` for the chart's own.
  var styleOfPlace: ((PlotPlace) -> AnyShapeStyle?)?
  /// The strokes of values.
  var lineStyles: [(place: PlotPlace, style: StrokeStyle)] = []
  /// The areas of symbols chosen by values, in square points.
  var symbolAreas = 20.0...200.0
  /// The least and the greatest value that choose an area; empty for those of the marks.
  var symbolDomain: [Double] = []
  var plotStyle: ((AnyView) -> AnyView)?
  var overlay: ((ChartProxy) -> AnyView)?
  var background: ((ChartProxy) -> AnyView)?
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

private enum ChartSettingsKey: EnvironmentKey {
  static let defaultValue = ChartSettings()
}

extension View {
  func changingCharts(_ change: (inout ChartSettings) -> Void) -> some View {
    var changed = ChartSettings()
    change(&changed)
    return ChartSettingsView(content: self, settings: changed)
  }
}

/// A view with some wishes for its charts, beside those from farther out.
private struct ChartSettingsView<Content: View>: View {
  let content: Content
  let settings: ChartSettings
  @Environment(\.chartSettings) private var outer

  var body: some View {
    content.environment(\.chartSettings, settings.completed(by: outer))
  }
}

extension ChartSettings {
  /// The wishes, with what they leave open taken from outer ones.
  fileprivate func completed(by outer: ChartSettings) -> ChartSettings {
    var all = self
    all.xAxis = xAxis.completed(by: outer.xAxis)
    all.yAxis = yAxis.completed(by: outer.yAxis)
    all.xScale = xScale.completed(by: outer.xScale)
    all.yScale = yScale.completed(by: outer.yScale)
    all.xLabel = xLabel ?? outer.xLabel
    all.yLabel = yLabel ?? outer.yLabel
    all.hidesLegend = hidesLegend || outer.hidesLegend
    all.legend = legend ?? outer.legend
    if styles.isEmpty { all.styles = outer.styles }
    if symbols.isEmpty { all.symbols = outer.symbols }
    if styleOrder.isEmpty { all.styleOrder = outer.styleOrder }
    all.styleOfPlace = styleOfPlace ?? outer.styleOfPlace
    if lineStyles.isEmpty { all.lineStyles = outer.lineStyles }
    if symbolAreas == ChartSettings().symbolAreas { all.symbolAreas = outer.symbolAreas }
    if symbolDomain.isEmpty { all.symbolDomain = outer.symbolDomain }
    all.plotStyle = plotStyle ?? outer.plotStyle
    all.overlay = overlay ?? outer.overlay
    all.background = background ?? outer.background
    return all
  }
}

extension ScaleSettings {
  fileprivate func completed(by outer: ScaleSettings) -> ScaleSettings {
    var all = self
    all.places = places ?? outer.places
    all.includesZero = includesZero && outer.includesZero
    all.isReversed = isReversed || outer.isReversed
    all.isLogarithmic = isLogarithmic || outer.isLogarithmic
    if padding == (0, 0) { all.padding = outer.padding }
    return all
  }
}

/// The places of a chart, for views over it.
public struct ChartProxy {
  let xScale: PlotScale
  let yScale: PlotScale
  let plot: CGRect

  /// The size of the plot, in points.
  public var plotSize: CGSize { plot.size }
  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { plot.size }
  /// The frame of the plot in the chart, in points.
  public var plotAreaFrame: CGRect { plot }

  /// Returns the distance of a value from the plot's left edge, in points; `nil` where it has no place.
  public func position(forX value: some Plottable) -> CGFloat? {
    xScale.part(of: value.primitivePlottable.place).map { CGFloat($0) * plot.width }
  }

  /// Returns the distance of a value from the plot's upper edge, in points; `nil` where it has no place.
  public func position(forY value: some Plottable) -> CGFloat? {
    yScale.part(of: value.primitivePlottable.place).map { (1 - CGFloat($0)) * plot.height }
  }
}
