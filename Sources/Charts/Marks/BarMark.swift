public import Foundation

/// A bar.
public struct BarMark: PrimitiveChartContent {
  let marks: [Mark]

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

  /// Makes a bar between four values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.bar)
    mark.x = .between(xStart.span.start, xEnd.span.start)
    mark.y = .between(yStart.span.start, yEnd.span.start)
    marks = [mark]
  }

  /// Makes a lying bar at places of the plot's height, in points from its top; `nil` reaches to an edge.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    var mark = Mark(.bar)
    mark.x = .between(xStart.span.start, xEnd.span.start)
    mark.y = .points(yStart, yEnd)
    marks = [mark]
  }

  /// Makes a standing bar at places of the plot's width, in points; `nil` reaches to an edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.bar)
    mark.x = .points(xStart, xEnd)
    mark.y = .between(yStart.span.start, yEnd.span.start)
    marks = [mark]
  }
}
