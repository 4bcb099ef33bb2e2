public import CellUI
import Foundation

/// A value of a plot's elements.
public struct PlottableProjection<Element, Value: Plottable> {
  let read: (Element) -> PlottableValue<Value>

  /// Makes a value by a property.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>)
    -> PlottableProjection
  {
    PlottableProjection { .value(labelKey, $0[keyPath: keyPath]) }
  }

  /// Makes a value by a property.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<Element, Value>)
    -> PlottableProjection
  {
    PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }
}

/// A line through the elements of a collection, or of a function.
public struct LinePlot: PrimitiveChartContent {
  let marks: [Mark]

  /// Makes a line through elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    marks = data.flatMap { LineMark(x: x.read($0), y: y.read($0)).marks }
  }

  /// Makes a line for each value of a series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Series: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, Series>
  ) {
    marks = data.flatMap {
      LineMark(x: x.read($0), y: y.read($0), series: series.read($0)).marks
    }
  }

  /// Makes the line of a function between two values; without them along the plot's x axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    marks = PlottedFunction(domain: domain, y: function) {
      LineMark(x: .value(x, $0.x), y: .value(y, $0.y)).marks
    }.marks(.line)
  }

  /// Makes the line of two functions of a parameter.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    marks = FunctionSamples(domain) { $0 }.points.flatMap { sample in
      let place = function(sample.x)
      return place.x.isFinite && place.y.isFinite
        ? LineMark(x: .value(x, place.x), y: .value(y, place.y)).marks : []
    }
  }
}

/// An area under the elements of a collection, or under a function.
public struct AreaPlot: PrimitiveChartContent {
  let marks: [Mark]

  /// Makes an area under elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard
  ) {
    marks = data.flatMap { AreaMark(x: x.read($0), y: y.read($0), stacking: stacking).marks }
  }

  /// Makes the area under a function between two values; without them along the plot's x axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    marks = PlottedFunction(domain: domain, y: function) {
      AreaMark(x: .value(x, $0.x), y: .value(y, $0.y)).marks
    }.marks(.area)
  }

  /// Makes the area between two functions of a value.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    marks = PlottedFunction(domain: domain, y: { function($0).yEnd }) {
      AreaMark(
        x: .value(x, $0.x), yStart: .value(yStart, function($0.x).yStart),
        yEnd: .value(yEnd, $0.y)
      ).marks
    }.marks(.area)
  }
}

/// A bar for each element of a collection.
public struct BarPlot: PrimitiveChartContent {
  let marks: [Mark]

  /// Makes a bar for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    marks = data.flatMap {
      BarMark(x: x.read($0), y: y.read($0), width: width, height: height, stacking: stacking).marks
    }
  }
}

/// A point for each element of a collection.
public struct PointPlot: PrimitiveChartContent {
  let marks: [Mark]

  /// Makes a point for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    marks = data.flatMap { PointMark(x: x.read($0), y: y.read($0)).marks }
  }
}

/// A function of x, with the marks of a place on it.
struct PlottedFunction {
  /// The values of x; `nil` follows the plot.
  let domain: ClosedRange<Double>?
  let y: (Double) -> Double
  let place: ((x: Double, y: Double)) -> [Mark]

  /// Returns the marks of a known domain, or one that stands for them.
  func marks(_ form: Mark.Form) -> [Mark] {
    if let domain { return marks(in: domain) }
    var mark = Mark(form)
    mark.function = self
    return [mark]
  }

  fileprivate func marks(in domain: ClosedRange<Double>) -> [Mark] {
    FunctionSamples(domain, y).points.flatMap(place)
  }
}

extension Mark {
  /// Returns the marks of a function along an axis, by default from 0 to 1; other marks are as they are.
  func sampled(along scale: ScaleSettings) -> [Mark] {
    guard let function else { return [self] }
    let numbers = (scale.places ?? []).compactMap(\.number).sorted()
    let domain = numbers.first.flatMap { low in numbers.last.map { low...$0 } }
    return function.marks(in: domain ?? 0...1).map {
      var mark = $0
      mark.look = look
      return mark
    }
  }
}

/// Points of a function, as many as a plot in cells can show.
private struct FunctionSamples {
  private static let count = 96

  let points: [(x: Double, y: Double)]

  init(_ domain: ClosedRange<Double>, _ function: (Double) -> Double) {
    let length = domain.upperBound - domain.lowerBound
    guard length.isFinite else {
      points = []
      return
    }
    points = (0...Self.count).compactMap { index in
      let x = domain.lowerBound + length * Double(index) / Double(Self.count)
      let y = function(x)
      return y.isFinite ? (x, y) : nil
    }
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
