/// A point of the edge of an area.
public struct AreaMark: PrimitiveChartContent {
  let marks: [Mark]

  /// Makes a point of an area above zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.area)
    (mark.x, mark.y, mark.stacking) = (.at(x.span), .at(y.span), stacking)
    marks = [mark]
  }

  /// Makes a point of an area above zero, among others.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.area)
    (mark.x, mark.y, mark.stacking) = (.at(x.span), .at(y.span), stacking)
    mark.series = series.span.start
    marks = [mark]
  }

  /// Makes two points of a band.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.area)
    (mark.x, mark.y) = (.at(x.span), .between(yStart.span.start, yEnd.span.start))
    marks = [mark]
  }

  /// Makes two points of a band, among others.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<Series>
  ) {
    var mark = Mark(.area)
    (mark.x, mark.y) = (.at(x.span), .between(yStart.span.start, yEnd.span.start))
    mark.series = series.span.start
    marks = [mark]
  }

  /// Makes two points of a lying band.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = Mark(.area)
    (mark.x, mark.y) = (.between(xStart.span.start, xEnd.span.start), .at(y.span))
    marks = [mark]
  }
}
