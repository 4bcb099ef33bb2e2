import Compositing

extension StackNode {
  /// Returns each child's part of a proposal and its answer.
  func measuredChildren(offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> [MeasuredChild]
  {
    let count = children.count
    return pass.children(of: identity, count: count, key: sizeKey, offered: proposal) { pass in
      guard let offered = isHorizontal ? proposal.columns : proposal.rows else {
        var measured = children.map { child in
          MeasuredChild(proposal: proposal, size: child.size(offered: proposal, in: &pass))
        }
        for (index, gap) in seenGaps(lengths: measured.map { main($0.size) }).enumerated() {
          measured[index].gap = gap
        }
        levelRules(&measured, in: &pass)
        return measured
      }
      let cross = isHorizontal ? proposal.rows : proposal.columns
      var measured = divide(offered, cross: cross, in: &pass)
      levelRules(&measured, in: &pass)
      return measured
    }
  }

  /// Makes the upright lines between the views of a row as high as the highest of these, since a card is as high as its
  /// content; in a frame with a height they take that.
  private func levelRules(_ measured: inout [MeasuredChild], in pass: inout LayoutPass) {
    guard isHorizontal, !lacks.rules, !pass.scope.hasFrameHeight else { return }
    let others = children.indices.filter { !children[$0].isUprightRule }
    guard let rows = others.map({ measured[$0].size.rows }).max(), rows > 0 else { return }
    for index in children.indices where children[index].isUprightRule {
      measured[index].proposal.rows = rows
      measured[index].size = children[index].size(offered: measured[index].proposal, in: &pass)
    }
  }

  private func divide(_ offered: Int, cross: Int?, in pass: inout LayoutPass) -> [MeasuredChild] {
    let none = MeasuredChild(proposal: self.proposal(main: 0, cross: cross), size: .zero)
    var measured = Array(repeating: none, count: children.count)
    let ranges = ranges(cross: cross, in: &pass)
    let gaps = fittingGaps(in: offered, ranges: ranges, cross: cross, &pass)
    for (index, gap) in gaps.enumerated() { measured[index].gap = gap }
    var left = max(0, offered - gaps.reduce(0, +))
    for group in groups(in: left, ranges: ranges, cross: cross, &pass) {
      // The minimum of later groups is held back.
      left -= group.reservedForLater
      for (served, index) in group.members.enumerated() {
        let part = max(0, left) / (group.members.count - served)
        let proposal = self.proposal(main: part, cross: cross)
        let size = children[index].size(offered: proposal, in: &pass)
        (measured[index].proposal, measured[index].size) = (proposal, size)
        left -= main(size)
      }
      left += levelLetters(of: group.members, ranges: ranges, cross: cross, &measured, in: &pass)
      left -= restoreGaps(of: group.members, ranges: ranges, cross: cross, left, &measured, &pass)
      left += group.reservedForLater
    }
    return measured
  }

  /// Gives rows the cells of their small gaps, as far as the others left them.
  ///
  /// Such a row is as wide on a phone with any offer; here it does without the gaps where it is offered less.
  ///
  /// - Returns: The cells that this takes.
  private func restoreGaps(
    of members: [Int], ranges: [(least: Int, most: Int)], cross: Int?, _ left: Int,
    _ measured: inout [MeasuredChild], _ pass: inout LayoutPass
  ) -> Int {
    guard isHorizontal else { return 0 }
    var taken = 0
    for index in members where children[index].hasSmallGaps {
      let missing = ranges[index].most - measured[index].size.columns
      guard missing > 0, missing <= left - taken else { continue }
      let proposal = self.proposal(main: ranges[index].most, cross: cross)
      let size = children[index].size(offered: proposal, in: &pass)
      taken += size.columns - measured[index].size.columns
      (measured[index].proposal, measured[index].size) = (proposal, size)
    }
    return taken
  }

  /// Makes large texts of one size in a row small together, where one of them has no room for its letters.
  ///
  /// - Returns: The cells that this leaves free.
  private func levelLetters(
    of members: [Int], ranges: [(least: Int, most: Int)], cross: Int?,
    _ measured: inout [MeasuredChild], in pass: inout LayoutPass
  ) -> Int {
    guard isHorizontal else { return 0 }
    var free = 0
    for small in members
    where measured[small].size.rows == 1 && measured[small].size.columns < ranges[small].most {
      // Only letters that became small have fewer rows in fewer columns.
      let rows = children[small].size(
        offered: proposal(main: ranges[small].most, cross: cross), in: &pass
      ).rows
      guard rows > 1 else { continue }
      for large in members
      where measured[large].size == CellSize(columns: ranges[large].most, rows: rows) {
        let proposal = self.proposal(main: ranges[large].most - 1, cross: cross)
        let size = children[large].size(offered: proposal, in: &pass)
        guard size.rows == 1 else { continue }
        free += measured[large].size.columns - size.columns
        (measured[large].proposal, measured[large].size) = (proposal, size)
      }
    }
    return free
  }

  /// Children of one priority, in the order in which they are offered space.
  private struct PriorityGroup {
    var members: [Int]
    var reservedForLater: Int
  }

  /// Returns each child's least and greatest length.
  private func ranges(cross: Int?, in pass: inout LayoutPass) -> [(least: Int, most: Int)] {
    children.map { child in
      (
        main(child.size(offered: proposal(main: 0, cross: cross), in: &pass)),
        main(
          child.size(offered: proposal(main: Points.cellsMaximum, cross: cross), in: &pass))
      )
    }
  }

  /// Returns the gaps, of which the last ones are dropped where rows would be missing for texts.
  ///
  /// A gap of half a row or more takes a whole row here, so that a column may be higher than on a phone; the letters of
  /// small texts are wider here, so that those in a row may need a part of the gaps.
  private func fittingGaps(
    in offered: Int, ranges: [(least: Int, most: Int)], cross: Int?, _ pass: inout LayoutPass
  ) -> [Int] {
    if isHorizontal, isSpaced, spacing == 0 {
      // A view that takes whatever it is offered is seen in two columns.
      let lengths = ranges.map { $0.most < Points.cellsMaximum / 2 ? $0.most : max(2, $0.least) }
      let seen = seenGaps(lengths: lengths)
      return lengths.reduce(seen.reduce(0, +), +) <= offered ? seen : gaps
    }
    var gaps = gaps
    guard gaps.contains(where: { $0 > leastGap }) else { return gaps }
    // Text that updates itself takes whatever it is offered, and needs its own width.
    let texts = isHorizontal ? ownWidths(cross: cross, in: &pass) : [:]
    let wanted = ranges.indices.reduce(gaps.reduce(0, +)) {
      $0 + (texts[$1] ?? Self.wanted(ranges[$1]))
    }
    var missing = wanted - offered
    // A text that is longer than that takes several lines in any case.
    guard !isHorizontal || missing <= Self.narrowMaximum else { return gaps }
    for index in gaps.indices.reversed() where missing > 0 && gaps[index] > leastGap {
      let dropped = min(gaps[index] - leastGap, missing)
      gaps[index] -= dropped
      missing -= dropped
    }
    return gaps
  }

  /// The columns that may be missing where gaps become narrower: those of a word.
  private static let narrowMaximum = 8
  /// The gap that stays where room is missing, in cells.
  private var leastGap: Int { isHorizontal ? 1 : 0 }

  /// Returns the own widths of the children whose text takes any width, by their indices.
  private func ownWidths(cross: Int?, in pass: inout LayoutPass) -> [Int: Int] {
    guard !lacks.liveTexts else { return [:] }
    return children.indices.reduce(into: [:]) { widths, index in
      guard children[index].growsWithLiveText else { return }
      let own = children[index].size(offered: proposal(main: nil, cross: cross), in: &pass)
      widths[index] = own.columns
    }
  }

  /// Returns the length that a child wants: one that takes whatever it is offered needs only its least length.
  private static func wanted(_ range: (least: Int, most: Int)) -> Int {
    range.most < Points.cellsMaximum / 2 ? range.most : range.least
  }

  /// Returns whether all views of a row have room on a phone, where small letters are narrower than cells.
  private func fitsPhone(in offered: Int, ranges: [(least: Int, most: Int)]) -> Bool {
    let columns = children.indices.reduce(0.0) { sum, index in
      let points = children[index].pointsPerColumn ?? Points.perColumn
      return sum + Double(Self.wanted(ranges[index])) * points / Points.perColumn
    }
    return columns * Self.wordWidth <= Double(offered)
  }

  /// The width of words, as a part of that of as many letters of all kinds.
  private static let wordWidth = 0.9

  /// Groups the children by falling priority, spacers last; within a group the least flexible comes first.
  ///
  /// In a row text that updates itself, which takes any width, comes after all views but spacers; the others leave it its own
  /// width, or, if that is less, what they don't want or an equal part. Words need more room in cells than on a phone, where they would share the row with it.
  private func groups(
    in offered: Int, ranges: [(least: Int, most: Int)], cross: Int?, _ pass: inout LayoutPass
  ) -> [PriorityGroup] {
    let flexibility = ranges.map { $0.most - $0.least }
    let hasLiveTexts = isHorizontal && !lacks.liveTexts
    if lacks.spacers && lacks.priorities && !hasLiveTexts {
      let isUniform = flexibility.allSatisfy { $0 == flexibility[0] }
      let members =
        isUniform
        ? Array(children.indices)
        : children.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      return [PriorityGroup(members: members, reservedForLater: 0)]
    }
    var least = ranges.map(\.least)
    var ranks = children.map { $0.isSpacer ? -Double.infinity : $0.layoutPriority }
    let parts = max(1, children.count { !$0.isSpacer })
    let texts = hasLiveTexts ? ownWidths(cross: cross, in: &pass) : [:]
    let others = children.indices.filter { texts[$0] == nil }
    let room = offered - others.reduce(0) { $0 + Self.wanted(ranges[$1]) }
    for (index, own) in texts {
      ranks[index] = -.greatestFiniteMagnitude
      least[index] = min(own, max(offered / parts, room / texts.count))
    }
    let first = ranks.max() ?? 0
    if isHorizontal, !lacks.priorities, fitsPhone(in: offered, ranges: ranges) {
      // The letters of a view with priority are wider here, and take no room from others that they leave on a phone.
      for index in others where ranks[index] < first && !children[index].isSpacer {
        let rest = Self.wanted(ranges[index]) + room
        least[index] = min(Self.wanted(ranges[index]), max(offered / parts, rest))
      }
    }
    return Set(ranks).sorted(by: >).map { rank in
      PriorityGroup(
        members: children.indices.filter { ranks[$0] == rank }
          .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) },
        reservedForLater: children.indices.reduce(0) { $0 + (ranks[$1] < rank ? least[$1] : 0) })
    }
  }
}
