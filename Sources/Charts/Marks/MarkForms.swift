public import Foundation

// Further forms of marks: between values on both axes, and at places in points of the plot.

extension BarMark {
  /// Makes a bar between four values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.bar)
    mark.x = .between(xStart.span.start, xEnd.span.start)
    mark.y = .between(yStart.span.start, yEnd.span.start)
    self.init(marks: [mark])
  }

  /// Makes a lying bar at places of the plot's height, in points from its top; `nil` reaches to an edge.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    var mark = Mark(.bar)
    mark.x = .between(xStart.span.start, xEnd.span.start)
    mark.y = .points(yStart, yEnd)
    self.init(marks: [mark])
  }

  /// Makes a standing bar at places of the plot's width, in points; `nil` reaches to an edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.bar)
    mark.x = .points(xStart, xEnd)
    mark.y = .between(yStart.span.start, yEnd.span.start)
    self.init(marks: [mark])
  }
}

extension AreaMark {
  /// Makes two points of a lying band.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = Mark(.area)
    (mark.x, mark.y) = (.between(xStart.span.start, xEnd.span.start), .at(y.span))
    self.init(marks: [mark])
  }
}

extension RuleMark {
  /// Makes a lying line between places of the plot's width, in points; `nil` reaches to an edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    var mark = Mark(.rule)
    (mark.x, mark.y) = (.points(xStart, xEnd), .at(y.span))
    self.init(marks: [mark])
  }

  /// Makes a standing line between places of the plot's height, in points from its top; `nil` reaches to an edge.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = Mark(.rule)
    (mark.x, mark.y) = (.at(x.span), .points(yStart, yEnd))
    self.init(marks: [mark])
  }
}

extension RectangleMark {
  /// Makes a rectangle between two values across, around a place.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    (mark.x, mark.y) = (.between(xStart.span.start, xEnd.span.start), .at(y.span))
    mark.height = height
    self.init(marks: [mark])
  }

  /// Makes a rectangle between two values up, around a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    (mark.x, mark.y) = (.at(x.span), .between(yStart.span.start, yEnd.span.start))
    mark.width = width
    self.init(marks: [mark])
  }

  /// Makes a rectangle at places of the plot, in points; `nil` reaches to an edge.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = Mark(.rectangle)
    (mark.x, mark.y) = (.points(xStart, xEnd), .points(yStart, yEnd))
    self.init(marks: [mark])
  }

  /// Makes a rectangle between two values across, at places of the plot's height.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat?
  ) {
    var mark = Mark(.rectangle)
    mark.x = .between(xStart.span.start, xEnd.span.start)
    mark.y = .points(yStart, yEnd)
    self.init(marks: [mark])
  }

  /// Makes a rectangle between two values up, at places of the plot's width.
  public init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat?, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.rectangle)
    mark.x = .points(xStart, xEnd)
    mark.y = .between(yStart.span.start, yEnd.span.start)
    self.init(marks: [mark])
  }
}

extension PointMark {
  /// Makes a point at a place of the plot's height, in points from its top.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat?) {
    var mark = Mark(.point)
    (mark.x, mark.y) = (.at(x.span), .points(y, y))
    self.init(marks: [mark])
  }

  /// Makes a point at a place of the plot's width, in points.
  public init<Y: Plottable>(x: CGFloat?, y: PlottableValue<Y>) {
    var mark = Mark(.point)
    (mark.x, mark.y) = (.points(x, x), .at(y.span))
    self.init(marks: [mark])
  }
}

/// A line across the plot for each element of a collection.
public struct RulePlot: PrimitiveChartContent {
  let marks: [Mark]

  /// Makes a standing line for each element.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) {
    marks = data.flatMap { RuleMark(x: x.read($0)).marks }
  }

  /// Makes a lying line for each element.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) {
    marks = data.flatMap { RuleMark(y: y.read($0)).marks }
  }
}

/// A rectangle for each element of a collection.
public struct RectanglePlot: PrimitiveChartContent {
  let marks: [Mark]

  /// Makes a rectangle for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    marks = data.flatMap {
      RectangleMark(x: x.read($0), y: y.read($0), width: width, height: height).marks
    }
  }
}

/// A part of a circle for each element of a collection.
public struct SectorPlot: PrimitiveChartContent {
  let marks: [Mark]

  /// Makes a part for each element.
  public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, Value>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: Double? = nil
  ) {
    marks = data.flatMap {
      SectorMark(
        angle: angle.read($0), innerRadius: innerRadius, outerRadius: outerRadius,
        angularInset: angularInset
      ).marks
    }
  }
}

extension AreaPlot {
  /// Makes the area between two functions of a value.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      marks: PlottedFunction(domain: domain, y: { function($0).yEnd }) {
        AreaMark(
          x: .value(x, $0.x), yStart: .value(yStart, function($0.x).yStart),
          yEnd: .value(yEnd, $0.y)
        ).marks
      }.marks(.area))
  }
}
