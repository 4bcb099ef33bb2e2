public import Foundation

/// A part of the values of a histogram.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The least value.
  public let lowerBound: Bound
  /// The value at which the next part begins.
  public let upperBound: Bound

  init(_ lowerBound: Bound, _ upperBound: Bound) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func contains(_ element: Bound) -> Bool { element >= lowerBound && element < upperBound }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<upperBound
  }
}

/// Parts of numbers of one size.
public struct NumberBins: RandomAccessCollection, Sendable {
  /// The ends of the parts.
  public let thresholds: [Double]

  /// Makes parts of a size over a range.
  public init(size: Double, range: ClosedRange<Double>) {
    let step = size.isFinite && size > 0 ? size : 1
    let first = (range.lowerBound / step).rounded(.down)
    let last = Swift.max(first + 1, (range.upperBound / step).rounded(.up))
    let count = Int(Swift.min(10_000, last - first))
    thresholds = (0...count).map { (first + Double($0)) * step }
  }

  /// Makes a number of parts of a range.
  public init(range: ClosedRange<Double>, count: Int = 10) {
    let count = Swift.max(1, count)
    let step = (range.upperBound - range.lowerBound) / Double(count)
    thresholds = (0...count).map { range.lowerBound + Double($0) * step }
  }

  /// Makes about a number of round parts of values.
  public init(data: [Double], desiredCount: Int? = nil) {
    let (low, high) = (data.min() ?? 0, data.max() ?? 1)
    let step = AxisNumber.step(from: low, to: high, count: desiredCount ?? 10)
    self.init(size: step, range: low...Swift.max(low, high))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var startIndex: Int { 0 }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var endIndex: Int { thresholds.count - 1 }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public subscript(index: Int) -> ChartBinRange<Double> {
    ChartBinRange(thresholds[index], thresholds[index + 1])
  }

  /// Returns the number of the part of a value; one outside belongs to the first or to the last.
  public func index(for value: Double) -> Int {
    let found = thresholds.lastIndex { $0 <= value } ?? 0
    return Swift.min(found, endIndex - 1)
  }
}

extension NumberBins {
  /// Makes about a number of round parts of values.
  public init(data: [Int], desiredCount: Int? = nil) {
    self.init(data: data.map(Double.init), desiredCount: desiredCount)
  }

  /// Makes a number of parts of a range.
  public init(range: ClosedRange<Int>, count: Int = 10) {
    self.init(range: Double(range.lowerBound)...Double(range.upperBound), count: count)
  }
}

/// Parts of time of one unit.
public struct DateBins: RandomAccessCollection, Sendable {
  /// The ends of the parts.
  public let thresholds: [Date]

  /// Makes parts of a unit of the calendar over dates.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    let (low, high) = (data.min() ?? Date(), data.max() ?? Date())
    self.init(unit: unit, by: count, range: low...Swift.max(low, high), calendar: calendar)
  }

  /// Makes parts of a unit of the calendar over a range.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    var dates = [calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound]
    while dates.count < 10_000, dates.count == 1 || dates[dates.count - 1] <= range.upperBound {
      guard
        let next = calendar.date(
          byAdding: unit, value: Swift.max(1, count), to: dates[dates.count - 1])
      else { break }
      dates.append(next)
    }
    thresholds = dates
  }

  /// Makes parts of a number of seconds over a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let bins = NumberBins(
      size: timeInterval,
      range: range.lowerBound
        .timeIntervalSinceReferenceDate...range.upperBound
        .timeIntervalSinceReferenceDate)
    thresholds = bins.thresholds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var startIndex: Int { 0 }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public subscript(index: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[index], thresholds[index + 1])
  }

  /// Returns the number of the part of a date; one outside belongs to the first or to the last.
  public func index(for value: Date) -> Int {
    let found = thresholds.lastIndex { $0 <= value } ?? 0
    return Swift.max(0, Swift.min(found, endIndex - 1))
  }
}

extension PlottableValue where Value == Double {
  /// Makes a part of numbers, as of a histogram.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Double>)
    -> PlottableValue
  { .value(labelKey, range.lowerBound..<range.upperBound) }
}

extension PlottableValue where Value == Date {
  /// Makes a part of time, as of a histogram.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Date>)
    -> PlottableValue
  { .value(labelKey, range.lowerBound..<range.upperBound) }
}
