public import Foundation

/// A point.
public struct PointMark: PrimitiveChartContent {
  let marks: [Mark]

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

  /// Makes a point at a place of the plot's height, in points from its top.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat?) {
    var mark = Mark(.point)
    (mark.x, mark.y) = (.at(x.span), .points(y, y))
    marks = [mark]
  }

  /// Makes a point at a place of the plot's width, in points.
  public init<Y: Plottable>(x: CGFloat?, y: PlottableValue<Y>) {
    var mark = Mark(.point)
    (mark.x, mark.y) = (.points(x, x), .at(y.span))
    marks = [mark]
  }
}
