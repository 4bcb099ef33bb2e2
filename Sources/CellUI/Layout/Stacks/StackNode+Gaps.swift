import Compositing

extension StackNode {
  /// Returns the gaps, which become smaller from the last one on where rows would be missing for texts.
  ///
  /// A gap of half a row or more takes a whole row here, so that a column may be higher than on a phone; the letters of
  /// small texts are wider here, so that those in a row may need a part of the gaps.
  func fittingGaps(
    in offered: Int, shares: [Share], cross: Int?, _ pass: inout LayoutPass
  ) -> [Int] {
    if isHorizontal, isSpaced, spacing == 0 {
      // A view that takes whatever it is offered is seen in two columns.
      let lengths = shares.map { $0.isGreedy ? max(2, $0.least) : $0.most }
      let seen = seenGaps(lengths: lengths)
      return lengths.reduce(seen.reduce(0, +), +) <= offered ? seen : gaps
    }
    let gaps = gaps
    // Half a column between views of a width of their own counts as one, of which many are wider than the row.
    let isFixed =
      isHorizontal && spacing != nil && spacingPoints <= Points.perColumn / 2
      && shares.allSatisfy { $0.least == $0.most }
    let leastGap = isFixed ? 0 : leastGap
    let hasSpacers = isHorizontal && (spacing ?? 0) > 0 && childTraits.hasSpacers && !isFixed
    guard hasSpacers || gaps.contains(where: { $0 > leastGap }) else { return gaps }
    // Text that updates itself takes whatever it is offered, and needs its own width.
    let texts = isHorizontal ? ownWidths(cross: cross, in: &pass) : [:]
    let wanted = shares.reduce(gaps.reduce(0, +)) {
      $0 + (texts[$1.index] ?? $1.wanted)
    }
    var missing = wanted - offered
    if isHorizontal, missing <= 0 {
      missing += greedyWidths(shares, besides: texts, in: -missing, cross: cross, &pass)
    }
    // A text that is longer than that takes several lines in any case.
    guard missing > 0, isFixed || !isHorizontal || missing <= Self.narrowMaximum else {
      return gaps
    }
    let narrow = narrowed(gaps, by: missing, least: leastGap)
    return hasSpacers
      ? closed(narrow, by: missing - gaps.reduce(0, +) + narrow.reduce(0, +), shares: shares)
      : narrow
  }

  /// Returns a row's gaps without those beside spacers, as far as cells are missing for its texts.
  ///
  /// On a phone the least space between two texts is the spacer and its gaps in points; here each of them is a cell.
  ///
  /// - Parameters:
  ///   - gaps: The gaps.
  ///   - missing: The cells that are missing.
  ///   - shares: The children's parts, in their order.
  /// - Returns: The gaps, of which one cell stays between texts.
  private func closed(_ gaps: [Int], by missing: Int, shares: [Share]) -> [Int] {
    guard missing > 0 else { return gaps }
    var (closed, missing) = (gaps, missing)
    for index in children.indices where children[index].isSpacer {
      var space = shares[index].least
      for gap in [index - 1, index] where gaps.indices.contains(gap) { space += closed[gap] }
      // At the edges of the row no texts would touch.
      let least = index == 0 || index == children.count - 1 ? 0 : 1
      for gap in [index, index - 1] where gaps.indices.contains(gap) && missing > 0 {
        let taken = min(closed[gap], missing, space - least)
        guard taken > 0 else { continue }
        closed[gap] -= taken
        space -= taken
        missing -= taken
      }
    }
    // A view with priority that takes the room of others would only take that of the gaps, too.
    return missing > 0 && childTraits.hasPriorities ? gaps : closed
  }

  /// Returns gaps that are some cells less together: the widest ones are as wide as each other, the last ones a cell less;
  /// in a column gaps between grounds are kept before others, since texts are lines of their own without a gap.
  private func narrowed(_ gaps: [Int], by missing: Int, least leastGap: Int) -> [Int] {
    let cells = { (width: Int) in gaps.reduce(0) { $0 + max(0, $1 - width) } }
    var (least, most) = (leastGap, gaps.max() ?? leastGap)
    while least < most {
      let middle = (least + most + 1) / 2
      if cells(middle) >= missing { least = middle } else { most = middle - 1 }
    }
    let spare = max(0, cells(least) - missing)
    var narrow = gaps.map { min($0, least) }
    var wider = gaps.indices.filter { gaps[$0] > least }
    if spare > 0, !isHorizontal {
      let grounds = children.map { $0.hasGround ? 1 : 0 }
      let rank = { (gap: Int) in grounds[gap] + grounds[gap + 1] }
      wider.sort { (rank($1), $0) < (rank($0), $1) }
    }
    for gap in wider.prefix(spare) { narrow[gap] += 1 }
    return narrow
  }

  /// Returns the columns that views with a spacer or a bar of their own need for their texts, besides their least widths.
  ///
  /// - Parameters:
  ///   - shares: The children's parts, in their order.
  ///   - texts: The widths of texts that update themselves.
  ///   - room: The columns that are left for the views.
  ///   - cross: The rows that the row is offered; `nil` for any number.
  ///   - pass: The layout.
  /// - Returns: The columns; 0 where such a view has room for a long line.
  private func greedyWidths(
    _ shares: [Share], besides texts: [Int: Int], in room: Int, cross: Int?,
    _ pass: inout LayoutPass
  ) -> Int {
    guard room < Self.longLine else { return 0 }
    return shares.reduce(0) { sum, share in
      guard share.isGreedy, texts[share.index] == nil else { return sum }
      let child = children[share.index]
      guard !child.isSpacer, !child.isDrawing, !(child is BarNode) else { return sum }
      let own = child.size(offered: proposal(main: nil, cross: cross), in: &pass).columns
      return sum + max(0, own - share.least)
    }
  }

  /// The columns in which two short texts or a long one have room.
  private static let longLine = 36

  /// The columns that may be missing where gaps become narrower: those of a word.
  private static let narrowMaximum = 8
  /// The gap that stays where room is missing, in cells.
  private var leastGap: Int { isHorizontal ? 1 : 0 }

  /// Returns the own widths of the children whose text takes any width, by their indices.
  func ownWidths(cross: Int?, in pass: inout LayoutPass) -> [Int: Int] {
    guard childTraits.hasLiveTexts else { return [:] }
    return children.indices.reduce(into: [:]) { widths, index in
      guard children[index].growsWithLiveText else { return }
      let own = children[index].size(offered: proposal(main: nil, cross: cross), in: &pass)
      widths[index] = own.columns
    }
  }

  /// Returns the views of a row that is too narrow for its chips, whose padding gives way so that their texts stay whole.
  ///
  /// - Parameters:
  ///   - shares: The children's parts, in their order.
  ///   - gaps: The gaps.
  ///   - offered: The columns that the row is offered.
  ///   - cross: The rows that it is offered; `nil` for any number.
  ///   - pass: The layout.
  /// - Returns: The views; `nil` in a column, and where no padding is missing, or not enough of it is there.
  func chipParts(
    _ shares: [Share], _ gaps: [Int], in offered: Int, cross: Int?, _ pass: inout LayoutPass
  ) -> [MeasuredChild]? {
    guard isHorizontal else { return nil }
    var missing = shares.reduce(gaps.reduce(0, +)) { $0 + $1.wanted } - offered
    guard missing > 0 else { return nil }
    var spare = children.map(\.chipPadding)
    guard spare.reduce(0, +) >= missing,
      shares.allSatisfy({ $0.wanted == $0.most || children[$0.index].isSpacer })
    else { return nil }
    var widths = Array(repeating: 0, count: children.count)
    for share in shares { widths[share.index] = share.wanted }
    while missing > 0 {
      for index in spare.indices where spare[index] > 0 && missing > 0 {
        widths[index] -= 1
        spare[index] -= 1
        missing -= 1
      }
    }
    let parts = children.indices.map { index in
      let proposal = proposal(main: widths[index], cross: cross)
      var part = MeasuredChild(
        proposal: proposal, size: children[index].size(offered: proposal, in: &pass))
      part.gap = index < gaps.count ? gaps[index] : 0
      return part
    }
    return zip(parts, widths).allSatisfy { $0.size.columns <= $1 } ? parts : nil
  }
}
