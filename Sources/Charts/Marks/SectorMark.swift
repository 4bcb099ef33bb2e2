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
