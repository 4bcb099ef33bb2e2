import Compositing

/// The equal parts of a meter, whose widths an app computes from that of the whole, such as steps of a progress.
///
/// Each rounded by itself, many of them would be wider together than the row, or narrower by half.
extension StackNode {
  /// The least number of parts: fewer are a picture of something else.
  private static let partsMinimum = 3
  /// The width from which a drawing is a part of a meter, in points: narrower ones are bars of a wave.
  private static let partMinimum = Points.perColumn
  /// The difference of widths that are computed alike, in points.
  private static let partTolerance = 0.01

  /// Returns the width of some views that are drawings of one width and height; `nil` for other views.
  ///
  /// - Parameter children: The views of a row.
  /// - Returns: The width, in points.
  static func partWidth(of children: [any Node]) -> Double? {
    guard children.count >= partsMinimum, let width = children[0].drawnWidth, width >= partMinimum
    else { return nil }
    let height = children[0].barHeight
    let areAlike = children.dropFirst().allSatisfy { child in
      child.barHeight == height
        && child.drawnWidth.map { abs($0 - width) < partTolerance } ?? false
    }
    return areAlike ? width : nil
  }

  /// Returns the equal parts of a row that are as wide together as on a phone; `nil` where the row has none, or has room for
  /// them as they are.
  ///
  /// - Parameters:
  ///   - offered: The columns that the row is offered.
  ///   - cross: The rows that it is offered; `nil` for any number.
  ///   - pass: The layout.
  /// - Returns: The parts, and the gaps behind them.
  func dealtParts(in offered: Int, cross: Int?, _ pass: inout LayoutPass) -> [MeasuredChild]? {
    guard isHorizontal, let width = Self.partWidth(of: children) else { return nil }
    let count = children.count
    let points = Double(count) * width + Double(count - 1) * spacingPoints
    let all = Points.columns(points)
    let own = Points.frameColumns(width)
    let gap = max(spacing ?? standardColumns, isSpaced && own > 1 ? 1 : 0)
    let usual = count * own + (count - 1) * gap
    let isTooWide = usual > offered
    // Only parts that fill their room are known to be computed from it.
    let isTooNarrow = usual < all && all + 1 >= offered
    guard all >= count, isTooWide || isTooNarrow else { return nil }
    if let dashes = dashes(width, in: min(all, offered), cross: cross, &pass) { return dashes }
    guard all <= offered else { return nil }
    let seenGap = [gap, 1].first { all - (count - 1) * $0 >= count * min(own, 2) } ?? 0
    let room = all - (count - 1) * seenGap
    return children.indices.map { index in
      let columns = Self.columns(at: index, of: count, in: room)
      let proposal = proposal(main: columns, cross: cross)
      var size = children[index].size(offered: proposal, in: &pass)
      size.columns = columns
      var part = MeasuredChild(proposal: proposal, size: size)
      part.gap = index < count - 1 ? seenGap : 0
      return part
    }
  }

  /// Returns the short parts of a line that has no room for gaps of a cell beside parts of two: each is one column, so that the
  /// line is dashed from its start to its end.
  ///
  /// - Parameters:
  ///   - width: The width of a part, in points.
  ///   - room: The columns of all parts and gaps.
  ///   - cross: The rows that the row is offered; `nil` for any number.
  ///   - pass: The layout.
  /// - Returns: The parts, and the gaps behind them; `nil` for longer parts, and where there is no gap to be seen or no room.
  private func dashes(
    _ width: Double, in room: Int, cross: Int?, _ pass: inout LayoutPass
  ) -> [MeasuredChild]? {
    let count = children.count
    let gaps = count - 1
    guard spacingPoints >= Points.perColumn / 2, width <= 2 * Points.perColumn,
      room >= count + gaps, room < 2 * count + gaps
    else { return nil }
    return children.indices.map { index in
      let proposal = proposal(main: 1, cross: cross)
      var size = children[index].size(offered: proposal, in: &pass)
      size.columns = 1
      return MeasuredChild(proposal: proposal, size: size, gap: index < gaps ? 1 : 0)
    }
  }

  /// Returns the bars of a wave that is too narrow for a column each: in each column the highest of those that are in it is
  /// seen, so that a hill is as high and even as it is.
  ///
  /// - Parameters:
  ///   - shares: The children's parts, in their order.
  ///   - offered: The columns that the row is offered.
  ///   - cross: The rows that it is offered; `nil` for any number.
  ///   - pass: The layout.
  /// - Returns: The bars without gaps, some of them without a column; `nil` for other views.
  func sharedColumns(
    _ shares: [Share], in offered: Int, cross: Int?, _ pass: inout LayoutPass
  ) -> [MeasuredChild]? {
    let count = shares.count
    guard isHorizontal, count >= Self.partsMinimum, offered > 0,
      shares.allSatisfy({ $0.least <= 1 })
    else { return nil }
    let heights = children.compactMap(\.barHeight)
    guard heights.count == count else { return nil }
    let columns = min(offered, count)
    // A dot stands in one column.
    let areDots =
      children[0].drawnWidth != nil && heights.allSatisfy { $0 < BarRoom.heightMinimum }
    var widths = Array(repeating: 0, count: count)
    for column in 0..<columns {
      let bars = column * count / columns..<((column + 1) * count + columns - 1) / columns
      let free = areDots ? bars.filter { widths[$0] == 0 } : Array(bars)
      guard let highest = free.max(by: { heights[$0] < heights[$1] }) else { continue }
      widths[highest] += 1
    }
    return children.indices.map { index in
      let proposal = proposal(main: widths[index], cross: cross)
      var size = children[index].size(offered: proposal, in: &pass)
      size.columns = widths[index]
      return MeasuredChild(proposal: proposal, size: size)
    }
  }
}
