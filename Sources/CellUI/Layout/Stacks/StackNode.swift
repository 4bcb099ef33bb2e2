import Compositing

/// The layout of `HStack` and `VStack`: children along an axis.
///
/// The proposal, less the spacing, is divided among the children: by falling layout priority, and within a priority the
/// least flexible child first, each offered an equal part of the rest. Spacers come last.
struct StackNode: Node {
  enum Axis {
    case horizontal(VerticalAlignment)
    case vertical(HorizontalAlignment)
  }

  let axis: Axis
  /// The spacing, in cells; `nil` means the system's 8 points.
  let spacing: Int?
  let children: [any Node]
  let identity: ViewIdentity
  /// The system's horizontal spacing, in cells.
  private let standardColumns: Int
  /// A Boolean value indicating whether there are points between the children, be it too few for a cell.
  private let isSpaced: Bool
  /// The traits that most stacks' children lack, looked for once.
  private let lacks: Lacks
  let sizeKey: SizeKey?

  private struct Lacks {
    var guides = true
    var spacers = true
    var depths = true
    var priorities = true
    var liveTexts = true
    var rules = true
  }

  init(
    axis: Axis, spacing: Int?, children: [any Node], identity: ViewIdentity,
    standardColumns: Int = 1, isSpaced: Bool = false
  ) {
    self.isSpaced = isSpaced
    self.axis = axis
    self.spacing = spacing
    self.children = children
    self.identity = identity
    self.standardColumns = standardColumns
    var lacks = Lacks()
    for child in children {
      if child.traits != nil { lacks.guides = false }
      if child.isSpacer { lacks.spacers = false }
      if child.zIndex != 0 { lacks.depths = false }
      if child.layoutPriority != 0 { lacks.priorities = false }
      if child.growsWithLiveText { lacks.liveTexts = false }
      if child.isUprightRule { lacks.rules = false }
    }
    self.lacks = lacks
    sizeKey =
      lacks.guides
      ? SizeKey(
        .stack, axis.number, spacing ?? -1, standardColumns, isSpaced ? 1 : 0, children.count
      ).mixed(with: children) : nil
  }

  var growsWithLiveText: Bool { !lacks.liveTexts }
  var pointsPerColumn: Double? { children.lazy.compactMap(\.pointsPerColumn).max() }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let measured = measuredChildren(offered: proposal, in: &pass)
    let length = measured.reduce(0) { $0 + main($1.size) + $1.gap }
    var breadth = measured.reduce(0) { max($0, cross($1.size)) }
    if let line = guideLine(of: measured, in: &pass) {
      breadth = line.length
    } else if alignsBaselines {
      let baselines = baselines(of: measured, in: &pass)
      let ascent = baselines.max() ?? 0
      breadth = zip(baselines, measured).map { ascent - $0 + $1.size.rows }.max() ?? 0
    }
    return isHorizontal
      ? CellSize(columns: length, rows: breadth) : CellSize(columns: breadth, rows: length)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let measured = measuredChildren(offered: proposal, in: &pass)
    let origins = origins(of: measured, in: rect.size, pass: &pass)
    let order = lacks.depths ? nil : children.indicesByDepth
    let bars = barRoom(of: measured, in: rect)
    let outer = pass.scope.barRoom
    defer { pass.scope.barRoom = outer }
    for rank in children.indices {
      let index = order?[rank] ?? rank
      let frame = CellRect(origin: origins[index], size: measured[index].size)
        .offset(by: rect.origin)
      pass.scope.barRoom = children[index].barHeight == nil ? nil : bars
      children[index].place(in: frame, offered: measured[index].proposal, in: &pass)
    }
  }

  func firstBaseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    let measured = measuredChildren(offered: proposal, in: &pass)
    for (index, origin) in origins(of: measured, in: size, pass: &pass).enumerated() {
      let child = measured[index]
      let row = children[index].firstBaseline(
        of: child.size, offered: child.proposal, in: &pass)
      if let row { return origin.row + row }
    }
    return nil
  }

  /// Returns the origin of each child, relative to the stack's.
  private func origins(of measured: [MeasuredChild], in size: CellSize, pass: inout LayoutPass)
    -> [CellPoint]
  {
    let line = guideLine(of: measured, in: &pass)
    let baselines = alignsBaselines && line == nil ? baselines(of: measured, in: &pass) : []
    let ascent = baselines.max() ?? 0
    var position = 0
    return measured.indices.map { index in
      let own = measured[index].size
      defer { position += main(own) + measured[index].gap }
      switch axis {
      case .horizontal(let alignment):
        let row =
          line?.offsets[index]
          ?? (alignsBaselines
            ? ascent - baselines[index] : alignment.offset(of: own.rows, in: size.rows))
        return CellPoint(column: position, row: row)
      case .vertical(let alignment):
        let column =
          line?.offsets[index] ?? alignment.offset(of: own.columns, in: size.columns)
        return CellPoint(column: column, row: position)
      }
    }
  }

  /// Returns the row of each child's baseline; for a view without text that is its last row.
  private func baselines(of measured: [MeasuredChild], in pass: inout LayoutPass) -> [Int] {
    zip(children, measured).map { child, measured in
      child.firstBaseline(of: measured.size, offered: measured.proposal, in: &pass)
        ?? max(0, measured.size.rows - 1)
    }
  }

  /// Returns the line of the children's guides across the axis; `nil` where each child is aligned by itself.
  private func guideLine(of measured: [MeasuredChild], in pass: inout LayoutPass) -> GuideLine? {
    guard !lacks.guides || isCustomAlignment else { return nil }
    let dimensions = zip(children, measured).map { child, measured in
      ViewDimensions(
        measured.size,
        baseline: child.firstBaseline(
          of: measured.size, offered: measured.proposal, in: &pass), traits: child.traits)
    }
    let lengths = measured.map { cross($0.size) }
    switch axis {
    case .horizontal(let alignment):
      return GuideLine(
        alignment.id, isCustom: isCustomAlignment, of: children, lengths: lengths,
        perCell: Points.perRow
      ) { dimensions[$0][alignment] }
    case .vertical(let alignment):
      return GuideLine(
        alignment.id, isCustom: isCustomAlignment, of: children, lengths: lengths,
        perCell: Points.perColumn
      ) { dimensions[$0][alignment] }
    }
  }

  /// The spacing between neighbors, in cells; by default there is none beside a spacer, which has a minimum length.
  private var gaps: [Int] {
    guard !lacks.spacers else {
      let gap = spacing ?? (isHorizontal ? standardColumns : 0)
      return Array(repeating: gap, count: max(0, children.count - 1))
    }
    return zip(children, children.dropFirst()).map { before, after in
      spacing
        ?? (before.isSpacer || after.isSpacer || !isHorizontal ? 0 : standardColumns)
    }
  }

  /// The gaps, where less than half a column counts as one, so that words don't run together; beside dots and bars, which
  /// are thinner than a cell, there is one anyway.
  private func seenGaps(lengths: [Int]) -> [Int] {
    guard isHorizontal, isSpaced, spacing == 0 else { return gaps }
    let isClose = zip(children, lengths).map { $0.isSpacer || $0.isShape && $1 <= 1 }
    return isClose.indices.dropLast().map { isClose[$0] || isClose[$0 + 1] ? 0 : 1 }
  }
}

// MARK: - Division of a proposal

extension StackNode {
  /// Returns each child's part of a proposal and its answer.
  private func measuredChildren(offered proposal: ProposedCells, in pass: inout LayoutPass)
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
    let gaps = fittingGaps(in: offered, ranges: ranges)
    for (index, gap) in gaps.enumerated() { measured[index].gap = gap }
    var left = max(0, offered - gaps.reduce(0, +))
    for group in groups(in: offered, ranges: ranges, cross: cross, &pass) {
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
      left += group.reservedForLater
    }
    return measured
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
  private func fittingGaps(in offered: Int, ranges: [(least: Int, most: Int)]) -> [Int] {
    if isHorizontal, isSpaced, spacing == 0 {
      // A view that takes whatever it is offered is seen in two columns.
      let lengths = ranges.map { $0.most < Points.cellsMaximum / 2 ? $0.most : max(2, $0.least) }
      let seen = seenGaps(lengths: lengths)
      return lengths.reduce(seen.reduce(0, +), +) <= offered ? seen : gaps
    }
    var gaps = gaps
    guard gaps.contains(where: { $0 > leastGap }) else { return gaps }
    let wanted = ranges.reduce(gaps.reduce(0, +)) {
      // A view that takes whatever it is offered needs only its least length.
      $0 + ($1.most < Points.cellsMaximum / 2 ? $1.most : $1.least)
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

  /// Groups the children by falling priority, spacers last; within a group the least flexible comes first.
  ///
  /// In a row text that updates itself, which takes any width, comes after all views but spacers; the others leave it its own
  /// width, or an equal part if that is less. Words need more room in cells than on a phone, where they would share the row with it.
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
    for index in children.indices where hasLiveTexts && children[index].growsWithLiveText {
      ranks[index] = -.greatestFiniteMagnitude
      let own = children[index].size(offered: proposal(main: nil, cross: cross), in: &pass)
      least[index] = min(own.columns, offered / parts)
    }
    return Set(ranks).sorted(by: >).map { rank in
      PriorityGroup(
        members: children.indices.filter { ranks[$0] == rank }
          .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) },
        reservedForLater: children.indices.reduce(0) { $0 + (ranks[$1] < rank ? least[$1] : 0) })
    }
  }
}

// MARK: - Axes

extension StackNode {
  private var isHorizontal: Bool {
    switch axis {
    case .horizontal: true
    case .vertical: false
    }
  }

  /// A Boolean value indicating whether the children are aligned by a guide of the app's own.
  private var isCustomAlignment: Bool {
    switch axis {
    case .horizontal(.custom), .vertical(.custom): true
    case .horizontal, .vertical: false
    }
  }

  /// A Boolean value indicating whether the children are aligned by their baselines.
  private var alignsBaselines: Bool {
    switch axis {
    case .horizontal(let alignment):
      alignment == .firstTextBaseline || alignment == .lastTextBaseline
    case .vertical: false
    }
  }

  private func barRoom(of measured: [MeasuredChild], in rect: CellRect) -> BarRoom? {
    guard case .horizontal(let alignment) = axis else { return nil }
    return BarRoom(of: children, measured: measured, in: rect, alignment: alignment)
  }

  private func main(_ size: CellSize) -> Int { isHorizontal ? size.columns : size.rows }
  private func cross(_ size: CellSize) -> Int { isHorizontal ? size.rows : size.columns }

  private func proposal(main: Int?, cross: Int?) -> ProposedCells {
    isHorizontal
      ? ProposedCells(columns: main, rows: cross) : ProposedCells(columns: cross, rows: main)
  }
}
