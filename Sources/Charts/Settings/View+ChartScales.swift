public import Foundation

extension View {
  /// Sets the values that get the system's styles, one after another.
  public func chartForegroundStyleScale<Value: Plottable>(domain: [Value]) -> some View {
    changingCharts { $0.styleOrder = domain.map(\.primitivePlottable.place) }
  }

  /// Sets the styles of values by a function.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View {
    changingCharts { settings in
      settings.styles = domain.map {
        ($0.primitivePlottable.place, AnyShapeStyle(mapping($0)))
      }
    }
  }

  /// Sets the styles of values by a function.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View {
    changingCharts { settings in
      settings.styleOfPlace = { place in
        Value(place: place).map { AnyShapeStyle(mapping($0)) }
      }
    }
  }

  /// Accepted: values get styles in turn.
  public func chartForegroundStyleScale(type: ScaleType) -> some View { self }

  /// Sets the areas of the symbols, in square points, from the least value to the greatest.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    changingCharts { $0.symbolAreas = Double(range.lowerBound)...Double(range.upperBound) }
  }

  /// Sets the areas of the symbols, in square points, from the least value to the greatest.
  public func chartSymbolSizeScale(domain: some ScaleDomain, range: ClosedRange<CGFloat>)
    -> some View
  {
    changingCharts { settings in
      settings.symbolAreas = Double(range.lowerBound)...Double(range.upperBound)
      settings.symbolDomain = domain.plotPlaces.compactMap(\.number)
    }
  }

  /// Sets the strokes of values.
  public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>)
    -> some View
  {
    changingCharts { settings in
      settings.lineStyles = mapping.map { ($0.key.primitivePlottable.place, $0.value) }
    }
  }

  /// Sets the strokes of values.
  public func chartLineStyleScale<Value: Plottable>(domain: [Value], range: [StrokeStyle])
    -> some View
  {
    changingCharts { settings in
      settings.lineStyles = zip(domain, range).map { ($0.primitivePlottable.place, $1) }
    }
  }

  /// Accepted: an axis has its own room.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }

  /// Accepted: an axis has its own room.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }

  /// Accepted: nothing scrolls in an activity.
  public func chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior)
    -> some View
  { self }

  /// Sets the values of the horizontal axis, between places of the plot's width, in points.
  public func chartXScale(domain: some ScaleDomain, range: ClosedRange<CGFloat>) -> some View {
    chartXScale(domain: domain)
  }

  /// Sets the values of the vertical axis, between places of the plot's height, in points.
  public func chartYScale(domain: some ScaleDomain, range: ClosedRange<CGFloat>) -> some View {
    chartYScale(domain: domain)
  }
}

/// An axis of a chart, for `chartXAxisStyle`.
public struct ChartAxisContent: View {
  /// Nothing: axes are drawn part by part.
  public var body: some View { EmptyView() }
}

/// The values at which a scrolled chart comes to rest, of which there are none.
public struct ValueAlignedChartScrollTargetBehavior: Sendable {
  /// Multiples of a value.
  public static func valueAligned(
    unit: some Plottable, majorAlignment: MajorValueAlignment = .page
  ) -> Self { Self() }

  /// Dates with some components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment = .page
  ) -> Self { Self() }

  /// The values for a fast finger.
  public struct MajorValueAlignment: Sendable {
    /// A page.
    public static let page = MajorValueAlignment()
    /// Multiples of a value.
    public static func unit(_ unit: some Plottable) -> MajorValueAlignment { .page }
    /// Dates with some components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { .page }
  }
}

extension Plottable {
  /// Makes the value of a place; `nil` where it has none.
  init?(place: PlotPlace) {
    let primitive: Any? =
      switch place {
      case .number(let number): PrimitivePlottable.number(number)
      case .date(let date): date
      case .category(let name): name
      }
    guard let value = primitive as? PrimitivePlottable else { return nil }
    self.init(primitivePlottable: value)
  }
}

extension PrimitivePlottableProtocol {
  /// Returns a number as a value of the type; `nil` for another type.
  fileprivate static func number(_ number: Double) -> Any? {
    switch self {
    case is Double.Type: number
    case is Float.Type: Float(number)
    case is CGFloat.Type: CGFloat(number)
    case is Decimal.Type: Decimal(number)
    case let whole as any BinaryInteger.Type:
      number.magnitude < 9e15 ? whole.init(clamping: Int64(number.rounded())) : nil
    default: nil
    }
  }
}

extension ChartProxy {
  /// The frame of the plot in the chart, in points; `nil` for a chart without a plot.
  public var plotFrame: CGRect? { plot.isEmpty ? nil : plot }
  /// The frame of the plot in the chart's container, in points.
  public var plotContainerFrame: CGRect? { plotFrame }

  /// Returns the value at a distance from the plot's left edge, in points; `nil` where there is none.
  public func value<Value: Plottable>(atX position: CGFloat, as: Value.Type = Value.self) -> Value?
  {
    guard plot.width > 0 else { return nil }
    return xScale.place(at: Double(position / plot.width)).flatMap { Value(place: $0) }
  }

  /// Returns the value at a distance from the plot's upper edge, in points; `nil` where there is none.
  public func value<Value: Plottable>(atY position: CGFloat, as: Value.Type = Value.self) -> Value?
  {
    guard plot.height > 0 else { return nil }
    return yScale.place(at: 1 - Double(position / plot.height)).flatMap { Value(place: $0) }
  }

  /// Returns the values at a point of the plot; `nil` where there are none.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  /// Returns the point of two values, in the plot; `nil` where they have no place.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the room of a category, in points; `nil` where it has none.
  public func positionRange(forX value: some Plottable) -> ClosedRange<CGFloat>? {
    guard let middle = position(forX: value), let band = xScale.band else { return nil }
    let half = CGFloat(band) * plot.width / 2
    return middle - half...middle + half
  }

  /// Returns the room of a category, in points; `nil` where it has none.
  public func positionRange(forY value: some Plottable) -> ClosedRange<CGFloat>? {
    guard let middle = position(forY: value), let band = yScale.band else { return nil }
    let half = CGFloat(band) * plot.height / 2
    return middle - half...middle + half
  }

  /// Returns the style of a value: nothing here knows those of the legend.
  public func foregroundStyle(for value: some Plottable) -> AnyShapeStyle? { nil }
}

extension GeometryProxy {
  /// Returns a frame of a chart, which is measured in the chart already.
  public subscript(frame: CGRect) -> CGRect { frame }
}

extension PlotScale {
  /// Returns the place at a part of the length, `0...1`; `nil` for no category.
  func place(at part: Double) -> PlotPlace? {
    guard part.isFinite, padding.start + padding.end < 1 else { return nil }
    let turned = isReversed ? 1 - part : part
    let own = (turned - padding.start) / (1 - padding.start - padding.end)
    switch domain {
    case .numbers(let low, let high, let isDates):
      let number =
        isLogarithmic && low > 0 ? low * pow(high / low, own) : low + own * (high - low)
      guard number.isFinite else { return nil }
      return isDates
        ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
    case .categories(let names):
      guard let index = Int(exactly: (own * Double(names.count)).rounded(.down)),
        names.indices.contains(index)
      else { return nil }
      return .category(names[index])
    }
  }
}
