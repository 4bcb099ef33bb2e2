/// A point of a line.
public struct LineMark: PrimitiveChartContent {
  let marks: [Mark]

  /// Makes a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = Mark(.line)
    (mark.x, mark.y) = (.at(x.span), .at(y.span))
    marks = [mark]
  }

  /// Makes a point of a line among others.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    var mark = Mark(.line)
    (mark.x, mark.y, mark.series) = (.at(x.span), .at(y.span), series.span.start)
    marks = [mark]
  }
}
