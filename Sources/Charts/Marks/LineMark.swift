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

/// A point of the edge of an area.
public struct AreaMark: PrimitiveChartContent {
  let marks: [Mark]

  init(marks: [Mark]) {
    self.marks = marks
  }

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
}

/// A point.
public struct PointMark: PrimitiveChartContent {
  let marks: [Mark]

  init(marks: [Mark]) {
    self.marks = marks
  }

  /// Makes a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = Mark(.point)
    (mark.x, mark.y) = (.at(x.span), .at(y.span))
    marks = [mark]
  }

  /// Makes a point in the middle of the other axis.
  public init<X: Plottable>(x: PlottableValue<X>) {
    var mark = Mark(.point)
    mark.x = .at(x.span)
    marks = [mark]
  }

  /// Makes a point in the middle of the other axis.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    var mark = Mark(.point)
    mark.y = .at(y.span)
    marks = [mark]
  }
}
