public import Foundation

/// A rectangle.
public struct RectangleMark: PrimitiveChartContent {
  let marks: [Mark]

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

  /// Makes a rectangle between two values across, around a place.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    (mark.x, mark.y) = (.between(xStart.span.start, xEnd.span.start), .at(y.span))
    mark.height = height
    marks = [mark]
  }

  /// Makes a rectangle between two values up, around a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    (mark.x, mark.y) = (.at(x.span), .between(yStart.span.start, yEnd.span.start))
    mark.width = width
    marks = [mark]
  }

  /// Makes a rectangle at places of the plot, in points; `nil` reaches to an edge.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = Mark(.rectangle)
    (mark.x, mark.y) = (.points(xStart, xEnd), .points(yStart, yEnd))
    marks = [mark]
  }

  /// Makes a rectangle between two values across, at places of the plot's height.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat?
  ) {
    var mark = Mark(.rectangle)
    mark.x = .between(xStart.span.start, xEnd.span.start)
    mark.y = .points(yStart, yEnd)
    marks = [mark]
  }

  /// Makes a rectangle between two values up, at places of the plot's width.
  public init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat?, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.rectangle)
    mark.x = .points(xStart, xEnd)
    mark.y = .between(yStart.span.start, yEnd.span.start)
    marks = [mark]
  }
}
