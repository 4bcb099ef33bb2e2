public import Foundation

/// A line across the plot.
public struct RuleMark: PrimitiveChartContent {
  let marks: [Mark]

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

  /// Makes a lying line between places of the plot's width, in points; `nil` reaches to an edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    var mark = Mark(.rule)
    (mark.x, mark.y) = (.points(xStart, xEnd), .at(y.span))
    marks = [mark]
  }

  /// Makes a standing line between places of the plot's height, in points from its top; `nil` reaches to an edge.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = Mark(.rule)
    (mark.x, mark.y) = (.at(x.span), .points(yStart, yEnd))
    marks = [mark]
  }
}
