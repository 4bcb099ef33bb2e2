import Foundation

/// The marks with bars and areas stacked: each of them reaches from one value to another.
struct MarkStack {
  private(set) var marks: [Mark] = []
  /// The height of each stack so far, apart for values above and below zero.
  private var heights: [StackKey: Double] = [:]
  private var totals: [StackKey: Double] = [:]

  private struct StackKey: Hashable {
    let form: Mark.Form
    let base: Mark.Extent
    let position: PlotPlace?
    let isNegative: Bool
  }

  init(_ marks: [Mark]) {
    for mark in marks {
      if let (key, value) = Self.stacked(mark) { totals[key, default: 0] += value }
    }
    for mark in marks { self.marks.append(placed(mark)) }
  }

  /// A Boolean value indicating whether a bar lies: its numbers are along the horizontal axis.
  static func isLying(_ mark: Mark) -> Bool {
    guard mark.form == .bar else { return false }
    switch (mark.x, mark.y) {
    case (.between, _): return true
    case (.at(let x), .at(let y)):
      return x.end == nil && x.start.isPlainNumber && (y.end != nil || !y.start.isPlainNumber)
    case (.at, .all), (.at, .points): return true
    case (.at, .between), (.all, _), (.points, _): return false
    }
  }

  private static func stacked(_ mark: Mark) -> (StackKey, Double)? {
    guard mark.form == .bar || mark.form == .area, mark.stacking.kind != .unstacked else {
      return nil
    }
    let isLying = isLying(mark)
    guard case .at(let span) = isLying ? mark.x : mark.y, let value = span.start.number else {
      return nil
    }
    let key = StackKey(
      form: mark.form, base: isLying ? mark.y : mark.x, position: mark.look.positionKey,
      isNegative: value < 0)
    return (key, value)
  }

  private mutating func placed(_ mark: Mark) -> Mark {
    var mark = mark
    guard let (key, value) = Self.stacked(mark) else {
      if mark.form == .bar || mark.form == .area { Self.raise(&mark) }
      return mark
    }
    let from = heights[key, default: 0]
    heights[key] = from + value
    var extent = (from, from + value)
    let total = totals[key] ?? 0
    switch mark.stacking.kind {
    case .standard, .unstacked: break
    case .normalized: if total != 0 { extent = (extent.0 / total, extent.1 / total) }
    case .center: extent = (extent.0 - total / 2, extent.1 - total / 2)
    }
    let span = Mark.Extent.between(.number(extent.0), .number(extent.1))
    if Self.isLying(mark) { mark.x = span } else { mark.y = span }
    return mark
  }

  /// Lets a mark that stands on no other one reach from zero.
  private static func raise(_ mark: inout Mark) {
    if isLying(mark) {
      if case .at(let span) = mark.x { mark.x = .between(.number(0), span.start) }
    } else if case .at(let span) = mark.y {
      mark.y = .between(.number(0), span.start)
    }
  }
}

extension PlotPlace {
  /// A Boolean value indicating whether it is a number, and no date.
  var isPlainNumber: Bool {
    switch self {
    case .number: true
    case .date, .category: false
    }
  }
}

extension Mark.Extent {
  /// The places along the axis.
  var places: [PlotPlace] {
    switch self {
    case .all, .points: []
    case .at(let span): [span.start] + (span.end.map { [$0] } ?? [])
    case .between(let start, let end): [start, end]
    }
  }
}
