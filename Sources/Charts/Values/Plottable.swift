public import Foundation

/// A value with a place in a chart: a number, a date or a category.
public protocol Plottable {
  /// The type of the value's place.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value's place.
  var primitivePlottable: PrimitivePlottable { get }
  /// Makes a value of a place; `nil` where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A place in a chart.
public protocol PrimitivePlottableProtocol {
  /// The place as a chart computes with it.
  var place: PlotPlace { get }
}

/// A place in a chart, as a chart computes with it.
public enum PlotPlace: Hashable, Sendable {
  /// A number; a date counts as seconds since 1 January 2001.
  case number(Double)
  /// A date.
  case date(Date)
  /// A category.
  case category(String)

  /// The number of a place along a scale of numbers or dates; `nil` for a category, and for no number.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date):
      date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }

  /// The words of a legend's entry.
  var words: String {
    switch self {
    case .number(let number): AxisNumber.words(of: number, step: 0)
    case .date(let date): "\(date)"
    case .category(let name): name
    }
  }
}

extension Plottable where Self: PrimitivePlottableProtocol {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var primitivePlottable: Self { self }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var primitivePlottable: RawValue { rawValue }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Double: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Float: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CGFloat: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Decimal: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(NSDecimalNumber(decimal: self).doubleValue) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int32: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int64: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int8: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int16: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt8: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt16: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt32: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt64: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .number(Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Date: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .date(self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension String: Plottable, PrimitivePlottableProtocol {
  public var place: PlotPlace { .category(self) }
}

/// A value for an axis, with its name.
public struct PlottableValue<Value: Plottable> {
  let span: PlotSpan

  private init(_ span: PlotSpan) {
    self.span = span
  }

  /// Makes a value; charts here show no names of values.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(PlotSpan(value.primitivePlottable.place))
  }

  /// Makes a value.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(PlotSpan(value.primitivePlottable.place))
  }

  /// Makes a value.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value)
    -> PlottableValue
  {
    PlottableValue(PlotSpan(value.primitivePlottable.place))
  }

  /// Makes a value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(PlotSpan(value.primitivePlottable.place))
  }
}

extension PlottableValue where Value == Date {
  /// Makes a date that stands for a unit of the calendar, as its day.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(PlotSpan(value, unit: unit, in: calendar))
  }

  /// Makes a date that stands for a unit of the calendar, as its day.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(PlotSpan(value, unit: unit, in: calendar))
  }
}

extension PlottableValue {
  /// Makes a range, as of a histogram.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>)
    -> PlottableValue
  where Value: Comparable {
    PlottableValue(
      PlotSpan(
        range.lowerBound.primitivePlottable.place, to: range.upperBound.primitivePlottable.place))
  }

  /// Makes a range, as of a histogram.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>)
    -> PlottableValue
  where Value: Comparable {
    PlottableValue(
      PlotSpan(
        range.lowerBound.primitivePlottable.place, to: range.upperBound.primitivePlottable.place))
  }
}

/// A place along an axis, or the span between two.
struct PlotSpan: Hashable, Sendable {
  let start: PlotPlace
  /// The end of a span; `nil` for a place.
  let end: PlotPlace?

  init(_ place: PlotPlace) {
    start = place
    end = nil
  }

  init(_ start: PlotPlace, to end: PlotPlace) {
    self.start = start
    self.end = end
  }

  init(_ date: Date, unit: Calendar.Component, in calendar: Calendar) {
    guard let interval = calendar.dateInterval(of: unit, for: date) else {
      self.init(.date(date))
      return
    }
    self.init(.date(interval.start), to: .date(interval.end))
  }

  /// The place that stands for the whole: a span's middle.
  var middle: PlotPlace {
    guard let end, let first = start.number, let last = end.number else { return start }
    let middle = (first + last) / 2
    if case .date = start { return .date(Date(timeIntervalSinceReferenceDate: middle)) }
    return .number(middle)
  }
}
