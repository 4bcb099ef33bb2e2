/// A bar.
public struct BarMark: PrimitiveChartContent {
  let marks: [Mark]

  init(marks: [Mark]) {
    self.marks = marks
  }

  /// Makes a bar from zero; it lies along the axis of numbers, and stands if both have numbers.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar)
    (mark.x, mark.y, mark.stacking) = (.at(x.span), .at(y.span), stacking)
    (mark.width, mark.height) = (width, height)
    marks = [mark]
  }

  /// Makes a standing bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = Mark(.bar)
    (mark.x, mark.y) = (.at(x.span), .between(yStart.span.start, yEnd.span.start))
    mark.width = width
    marks = [mark]
  }

  /// Makes a lying bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.bar)
    (mark.x, mark.y) = (.between(xStart.span.start, xEnd.span.start), .at(y.span))
    mark.height = height
    marks = [mark]
  }

  /// Makes a lying bar across the plot's height, as of a single line of parts.
  public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar)
    (mark.x, mark.height, mark.stacking) = (.at(x.span), height, stacking)
    marks = [mark]
  }

  /// Makes a standing bar across the plot's width, as of a single column of parts.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar)
    (mark.y, mark.width, mark.stacking) = (.at(y.span), width, stacking)
    marks = [mark]
  }
}

/// A line across the plot.
public struct RuleMark: PrimitiveChartContent {
  let marks: [Mark]

  init(marks: [Mark]) {
    self.marks = marks
  }

  /// Makes a standing line.
  public init<X: Plottable>(x: PlottableValue<X>) {
    var mark = Mark(.rule)
    mark.x = .at(x.span)
    marks = [mark]
  }

  /// Makes a lying line.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    var mark = Mark(.rule)
    mark.y = .at(y.span)
    marks = [mark]
  }

  /// Makes a standing line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.rule)
    (mark.x, mark.y) = (.at(x.span), .between(yStart.span.start, yEnd.span.start))
    marks = [mark]
  }

  /// Makes a lying line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = Mark(.rule)
    (mark.x, mark.y) = (.between(xStart.span.start, xEnd.span.start), .at(y.span))
    marks = [mark]
  }

  /// Makes a lying line between two values, in the middle of the plot's height.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    var mark = Mark(.rule)
    mark.x = .between(xStart.span.start, xEnd.span.start)
    marks = [mark]
  }
}

/// A rectangle.
public struct RectangleMark: PrimitiveChartContent {
  let marks: [Mark]

  init(marks: [Mark]) {
    self.marks = marks
  }

  /// Makes a rectangle around a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    (mark.x, mark.y, mark.width, mark.height) = (.at(x.span), .at(y.span), width, height)
    marks = [mark]
  }

  /// Makes a rectangle between four values; `nil` reaches to the plot's edges.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.rectangle)
    mark.x = .between(xStart.span.start, xEnd.span.start)
    mark.y = .between(yStart.span.start, yEnd.span.start)
    marks = [mark]
  }

  /// Makes a rectangle across the plot's height.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    var mark = Mark(.rectangle)
    mark.x = .between(xStart.span.start, xEnd.span.start)
    marks = [mark]
  }

  /// Makes a rectangle across the plot's width.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    var mark = Mark(.rectangle)
    mark.y = .between(yStart.span.start, yEnd.span.start)
    marks = [mark]
  }
}

/// A part of a circle.
public struct SectorMark: PrimitiveChartContent {
  let marks: [Mark]

  /// Makes a part by its share of all parts; radii are parts of the plot's.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: Double? = nil
  ) {
    var mark = Mark(
      .sector(inner: innerRadius, outer: outerRadius, angularInset: angularInset ?? 0))
    mark.x = .at(angle.span)
    marks = [mark]
  }
}
