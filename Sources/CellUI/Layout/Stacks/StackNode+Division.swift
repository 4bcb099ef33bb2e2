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
        lowerSignRows(&measured, offered: proposal, in: &pass)
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
    guard isHorizontal, childTraits.hasRules, !pass.scope.hasFrameHeight else { return }
    let others = children.indices.filter { !children[$0].isUprightRule }
    guard let rows = others.map({ measured[$0].size.rows }).max(), rows > 0 else { return }
    for index in children.indices where children[index].isUprightRule {
      measured[index].proposal.rows = rows
      measured[index].size = children[index].size(offered: measured[index].proposal, in: &pass)
    }
  }

  private func divide(_ offered: Int, cross: Int?, in pass: inout LayoutPass) -> [MeasuredChild] {
    // An only child takes the whole offer, whatever its least and its greatest length are.
    if children.count == 1, !isHorizontal || !children[0].hasSmallGaps {
      let proposal = self.proposal(main: max(0, offered), cross: cross)
      let size = children[0].size(offered: proposal, in: &pass)
      return [MeasuredChild(proposal: proposal, size: size)]
    }
    if let parts = dealtParts(in: offered, cross: cross, &pass) { return parts }
    var shares = shares(cross: cross, in: &pass)
    let none = MeasuredChild(proposal: self.proposal(main: 0, cross: cross), size: .zero)
    var (measured, left) = (shares.map { _ in none }, max(0, offered))
    let gaps = fittingGaps(in: offered, shares: shares, cross: cross, &pass)
    for index in gaps.indices {
      measured[index].gap = gaps[index]
      left -= gaps[index]
    }
    if left < shares.count, let bars = sharedColumns(shares, in: offered, cross: cross, &pass) {
      return bars
    }
    left = max(0, left)
    if let chips = chipParts(shares, gaps, in: offered, cross: cross, &pass) { return chips }
    order(&shares, in: left, cross: cross, &pass)
    var reserved = shares.reduce(0) { $0 + $1.reserve }
    var start = 0
    while start < shares.count {
      let end = shares[start...].firstIndex { $0.rank < shares[start].rank } ?? shares.count
      let group = shares[start..<end]
      // The minimum of later groups is held back.
      reserved = group.reduce(reserved) { $0 - $1.reserve }
      left -= reserved
      var later = LaterShares(group)
      let dealt = areAlikeShapes(group, in: left) ? left : nil
      for share in group {
        later.removeFirst(share)
        var part =
          dealt.map { Self.columns(at: start - group.startIndex, of: group.count, in: $0) }
          ?? max(0, left) / (end - start)
        if isHorizontal, share.most > part {
          part = widened(part, for: share, before: later, in: left)
        }
        // A column's view that is as high with any offer may hold texts whose letters are large with a higher one.
        if !isHorizontal, share.isFixed { part = share.isSign ? 1 : max(part, left - later.least) }
        let proposal = self.proposal(main: part, cross: cross)
        let size = children[share.index].size(offered: proposal, in: &pass)
        (measured[share.index].proposal, measured[share.index].size) = (proposal, size)
        left -= main(size)
        start += 1
      }
      if isHorizontal {
        left += levelLetters(of: group, cross: cross, &measured, in: &pass)
        left -= restoreGaps(of: group, cross: cross, left, &measured, &pass)
      }
      left += reserved
    }
    return measured
  }

  /// Returns whether members of a row are shapes that all take whatever they are offered: a wider one is seen among those, so
  /// that the columns are dealt by their places.
  private func areAlikeShapes(_ members: ArraySlice<Share>, in left: Int) -> Bool {
    guard isHorizontal, members.count > 1, left >= members.count else { return false }
    let part = left / members.count
    return members.allSatisfy {
      $0.most >= Points.cellsMaximum && $0.least <= part && children[$0.index].isDrawing
    }
  }

  /// Returns the columns of one of equal parts of a row, from the column nearest to its start to that nearest to its end.
  static func columns(at place: Int, of count: Int, in columns: Int) -> Int {
    let start = { (place: Int) in (2 * place * columns + count) / (2 * count) }
    return start(place + 1) - start(place)
  }

  /// Gives rows the cells of their small gaps, as far as the others left them.
  ///
  /// Such a row is as wide on a phone with any offer; here it does without the gaps where it is offered less.
  ///
  /// - Returns: The cells that this takes.
  private func restoreGaps(
    of members: ArraySlice<Share>, cross: Int?, _ left: Int,
    _ measured: inout [MeasuredChild], _ pass: inout LayoutPass
  ) -> Int {
    var taken = 0
    for share in members where children[share.index].hasSmallGaps {
      let missing = share.most - measured[share.index].size.columns
      guard missing > 0, missing <= left - taken else { continue }
      let proposal = self.proposal(main: share.most, cross: cross)
      let size = children[share.index].size(offered: proposal, in: &pass)
      taken += size.columns - measured[share.index].size.columns
      (measured[share.index].proposal, measured[share.index].size) = (proposal, size)
    }
    return taken
  }

  /// Makes large texts of one size in a row small together, where one of them has no room for its letters.
  ///
  /// - Returns: The cells that this leaves free.
  private func levelLetters(
    of members: ArraySlice<Share>, cross: Int?, _ measured: inout [MeasuredChild],
    in pass: inout LayoutPass
  ) -> Int {
    var free = 0
    // Those of one height become small together, so that a height is tried once.
    var tried: Set<Int> = []
    for small in members
    where measured[small.index].size.rows == 1
      && measured[small.index].size.columns < small.most
    {
      // Only letters that became small have fewer rows in fewer columns.
      let rows = children[small.index].size(
        offered: proposal(main: small.most, cross: cross), in: &pass
      ).rows
      guard rows > 1, tried.insert(rows).inserted else { continue }
      for large in members
      where measured[large.index].size == CellSize(columns: large.most, rows: rows) {
        let proposal = self.proposal(main: large.most - 1, cross: cross)
        let size = children[large.index].size(offered: proposal, in: &pass)
        guard size.rows == 1 else { continue }
        free += measured[large.index].size.columns - size.columns
        (measured[large.index].proposal, measured[large.index].size) = (proposal, size)
      }
    }
    return free
  }

  /// The lengths that a child may have, and its turn.
  struct Share {
    let index: Int
    let least: Int
    var most: Int
    /// A Boolean value indicating whether the child is a row whose symbols are signs beside its texts.
    var isSign = false
    /// The priority, by which children are offered space.
    var rank = 0.0
    /// The length that is held back for the child while those of higher priorities are offered space.
    var reserve: Int

    /// A Boolean value indicating whether the child has one length.
    var isFixed: Bool { least == most }

    /// A Boolean value indicating whether the child takes whatever it is offered.
    var isGreedy: Bool { most >= Points.cellsMaximum / 2 }
    /// The length that a child wants: one that takes whatever it is offered needs only its least length.
    var wanted: Int { isGreedy ? least : most }
  }

  /// The lengths of those children together that are offered space after another one, so that each is added once.
  struct LaterShares {
    /// The sum of their least lengths.
    private(set) var least = 0
    /// The sum of the lengths that they want.
    private(set) var wanted = 0
    /// The sum of the lengths that are left to them, at least a few columns each.
    private var kept = 0
    /// The number of children that take whatever they are offered.
    private(set) var greedyCount = 0
    private var endsGreedy: Bool
    private var count: Int

    init(_ shares: ArraySlice<Share>) {
      endsGreedy = shares.last?.isGreedy ?? false
      count = shares.count
      for share in shares { add(share, times: 1) }
    }

    mutating func removeFirst(_ share: Share) {
      count -= 1
      add(share, times: -1)
    }

    private mutating func add(_ share: Share, times sign: Int) {
      least += sign * share.least
      wanted += sign * share.wanted
      kept += sign * max(Self.leastGreedy, share.wanted)
      if share.isGreedy { greedyCount += sign }
    }

    /// Returns the columns that they leave free, the last of which takes whatever it is offered; 0 where it does not.
    func room(in left: Int) -> Int { count > 0 && endsGreedy ? left - kept : 0 }

    /// The columns that are left to a view that takes whatever it is offered.
    private static let leastGreedy = 4
  }

  /// Returns each child's least and greatest length.
  private func shares(cross: Int?, in pass: inout LayoutPass) -> [Share] {
    let (none, all) = (
      proposal(main: 0, cross: cross), proposal(main: Points.cellsMaximum, cross: cross)
    )
    var shares: [Share] = []
    shares.reserveCapacity(children.count)
    // By their indices nodes are not copied.
    for index in children.indices {
      let least = main(children[index].size(offered: none, in: &pass))
      let most = main(children[index].size(offered: all, in: &pass))
      shares.append(Share(index: index, least: least, most: most, reserve: least))
    }
    lowerSignRows(&shares, cross: cross, in: &pass)
    return shares
  }

  /// Returns whether all views of a row have room on a phone, where small letters are narrower than cells.
  private func fitsPhone(
    in offered: Int, shares: [Share], cross: Int?, _ pass: inout LayoutPass
  ) -> Bool {
    let wanted = shares.map { share in
      Double(share.wanted) * (children[share.index].pointsPerColumn ?? Points.perColumn)
    }
    let room = Double(offered) * Points.perColumn
    if wanted.reduce(0, +) * Self.wordWidth <= room { return true }
    let points = zip(shares, wanted).reduce(0.0) { sum, pair in
      let (share, wanted) = pair
      guard wanted > 0 else { return sum }
      return sum + min(wanted, phoneWidth(of: children[share.index], cross: cross, in: &pass))
    }
    return points * Self.wordWidth <= room
  }

  /// Returns the width that a view has on a phone, in points: in a column small letters may have the widest line here, and
  /// large ones the widest line there.
  private func phoneWidth(of node: any Node, cross: Int?, in pass: inout LayoutPass) -> Double {
    let ideal = proposal(main: nil, cross: cross)
    let columns = node.size(offered: ideal, in: &pass).columns
    if let stack = node as? StackNode, !stack.isHorizontal {
      return stack.children.reduce(0) {
        max($0, phoneWidth(of: $1, cross: cross, in: &pass))
      }
    }
    if let child = (node as? any WrappingNode)?.child,
      child.size(offered: ideal, in: &pass).columns == columns
    {
      return phoneWidth(of: child, cross: cross, in: &pass)
    }
    return Double(columns) * (node.pointsPerColumn ?? Points.perColumn)
  }

  /// Returns the part of a row for a view that wants more: all that it wants, where the row has room for the later views, too,
  /// or where it would have room on a phone.
  private func widened(
    _ part: Int, for share: Share, before later: LaterShares, in left: Int
  ) -> Int {
    if share.most == share.wanted, later.greedyCount == 0, share.most + later.wanted <= left {
      return share.most
    }
    guard fitsPhone(share, in: part) else { return part }
    return min(share.most, max(part, later.room(in: left)))
  }

  /// Returns whether a view with small letters has room on a phone in a part of a row.
  private func fitsPhone(_ share: Share, in part: Int) -> Bool {
    guard let points = children[share.index].pointsPerColumn else { return false }
    return Double(share.most) * points <= Double(part) * Points.perColumn
  }

  /// The width of words, as a part of that of as many letters of all kinds.
  private static let wordWidth = 0.9

  /// Orders the children by falling priority, spacers last; within a priority the least flexible comes first.
  ///
  /// In a row text that updates itself, which takes any width, comes after all views but spacers; the others leave it its own
  /// width, or, if that is less, what they don't want or an equal part. Words need more room in cells than on a phone, where they would share the row with it.
  private func order(
    _ shares: inout [Share], in offered: Int, cross: Int?, _ pass: inout LayoutPass
  ) {
    let hasLiveTexts = isHorizontal && childTraits.hasLiveTexts
    if childTraits.hasSpacers || childTraits.hasPriorities || hasLiveTexts {
      let leavesRoom =
        isHorizontal && childTraits.hasPriorities
        && fitsPhone(in: offered, shares: shares, cross: cross, &pass)
      rank(
        &shares, in: offered, texts: hasLiveTexts ? ownWidths(cross: cross, in: &pass) : [:],
        leavesRoom: leavesRoom)
    }
    let comesFirst = { (first: Share, second: Share) in
      let flexibility = (first.most - first.least, second.most - second.least)
      if first.rank != second.rank { return first.rank > second.rank }
      return flexibility.0 != flexibility.1
        ? flexibility.0 < flexibility.1 : first.index < second.index
    }
    // Mostly they are in order.
    guard shares.indices.dropFirst().contains(where: { comesFirst(shares[$0], shares[$0 - 1]) })
    else { return }
    shares.sort(by: comesFirst)
  }

  /// Sets the children's priorities, and the lengths that are held back for them.
  ///
  /// - Parameters:
  ///   - shares: The children's parts.
  ///   - offered: The length for all of them.
  ///   - texts: The own widths of texts that update themselves.
  ///   - leavesRoom: A Boolean value indicating whether views with priority leave others room on a phone.
  private func rank(
    _ shares: inout [Share], in offered: Int, texts: [Int: Int], leavesRoom: Bool
  ) {
    var (parts, textCount, room, first) = (0, 0, offered, -Double.infinity)
    for index in shares.indices {
      let isSpacer = children[index].isSpacer
      if !isSpacer { parts += 1 }
      if texts[index] != nil {
        shares[index].rank = -.greatestFiniteMagnitude
        textCount += 1
      } else {
        shares[index].rank = isSpacer ? -.infinity : children[index].layoutPriority
        room -= shares[index].wanted
      }
      first = max(first, shares[index].rank)
    }
    parts = max(1, parts)
    // A space between two views is seen in a row whose texts are cut in any case.
    let holdsSpaces = isHorizontal && room < 0 && spacing == 0
    for index in shares.indices {
      if holdsSpaces, children[index].isSpacer, index > 0, index < shares.count - 1 {
        shares[index].reserve = max(1, shares[index].reserve)
      } else if let own = texts[index] {
        shares[index].reserve = min(own, max(offered / parts, room / textCount))
      } else if leavesRoom, shares[index].rank < first, !children[index].isSpacer {
        // The letters of a view with priority are wider here, and take no room from others that they leave on a phone.
        let wanted = shares[index].wanted
        shares[index].reserve = min(wanted, max(offered / parts, wanted + room))
      }
    }
  }
}
