import Foundation

/// The room that views beside marks need at the end of a scale, which Swift Charts pads for them.
struct NoteRoom {
  /// The largest part of a plot that is padded.
  private static let partMaximum = 0.5
  /// The points by which a mark stays clear of the row of its view, whatever its place is rounded to.
  private static let slack = 0.01

  /// The scale.
  let scale: PlotScale
  /// The plot's length along the scale, in points.
  let length: Double

  /// Returns the padding at the end of the scale with which marks leave some lengths free there.
  ///
  /// - Parameter notes: The ends of marks, and the lengths of the views beyond them, in points.
  /// - Returns: The padding, as a part of the length: at least that of the scale.
  func padding(for notes: [(end: PlotPlace, length: Double)]) -> Double {
    let own = scale.padding
    guard scale.band == nil, !scale.isReversed, length > 0 else { return own.end }
    return notes.reduce(own.end) { padding, note in
      let share = (note.length + Self.slack) / length
      guard share <= Self.partMaximum, let padded = scale.part(of: note.end) else { return padding }
      let part = (padded - own.start) / (1 - own.start - own.end)
      // A mark beside the scale is not in the plot.
      guard part > 0, part <= 1 else { return padding }
      return max(padding, min(Self.partMaximum, 1 - own.start - (1 - share - own.start) / part))
    }
  }
}

extension Mark {
  /// The end of the mark along its vertical scale, above which a view may stand; `nil` for a rule, which has its own places.
  var upperEnd: PlotPlace? { form == .rule ? nil : Self.end(of: y) }

  /// The end of a lying bar, beside which a view may stand.
  var trailingEnd: PlotPlace? {
    if form == .bar, MarkStack.isLying(self) { Self.end(of: x) } else { nil }
  }

  /// A Boolean value indicating whether the mark fills a box, whose half row is seen.
  var isBox: Bool { form == .bar || form == .rectangle }

  /// The points by which a symbol may reach above its place.
  var symbolReach: Double { isBox ? 0 : 4 }

  private static func end(of extent: Extent) -> PlotPlace? {
    switch extent {
    case .all, .points: nil
    case .at(let span): span.middle
    case .between(let start, let end):
      // A bar of a number below zero ends at zero.
      (start.number ?? 0) > (end.number ?? 0) ? start : end
    }
  }
}

extension MarkAnnotation {
  /// The gap above or below the view in whole rows, in points.
  var rowGap: Double {
    let cell = ChartFrame.cell.height
    return (spacing / cell).rounded(.toNearestOrEven) * cell
  }

  /// The gap beside the view in whole columns, in points.
  var columnGap: Double {
    let cell = ChartFrame.cell.width
    return (spacing / cell).rounded(.up) * cell
  }
}
