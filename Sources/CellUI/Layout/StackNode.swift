import Compositing

/// Views along an axis: SwiftUI's stack.
///
/// What is offered, less the spacing, is shared out: the highest layout priority first, and in a priority the least
/// flexible view first, each being offered an equal share of what is left. Spacers come last.
struct StackNode: Node {
  enum Axis {
    case horizontal(VerticalAlignment)
    case vertical(HorizontalAlignment)
  }

  /// What a child was offered, and what it took.
  struct Share {
    var proposal: ProposedCells
    var size: CellSize
  }

  let axis: Axis
  /// The cells between two views; `nil` means the system's distance, 8 points.
  let spacing: Int?
  let children: [any Node]
  let identity: ViewIdentity
  /// The cells of the system's distance between views side by side.
  var standardColumns = 1

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let shares = shares(of: proposal, in: &pass)
    let length = shares.reduce(gaps.reduce(0, +)) { $0 + main($1.size) }
    var breadth = shares.map { cross($0.size) }.max() ?? 0
    if isHeldToBaseline {
      let baselines = baselines(of: shares, in: &pass)
      let ascent = baselines.max() ?? 0
      breadth = zip(baselines, shares).map { ascent - $0 + $1.size.rows }.max() ?? 0
    }
    return isHorizontal
      ? CellSize(columns: length, rows: breadth) : CellSize(columns: breadth, rows: length)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let shares = shares(of: proposal, in: &pass)
    for (index, origin) in origins(of: shares, in: rect.size, pass: &pass).enumerated() {
      let frame = CellRect(origin: origin, size: shares[index].size)
        .offset(columns: rect.origin.column, rows: rect.origin.row)
      children[index].place(in: frame, offered: shares[index].proposal, in: &pass)
    }
  }

  func firstBaseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    let shares = shares(of: proposal, in: &pass)
    for (index, origin) in origins(of: shares, in: size, pass: &pass).enumerated() {
      let share = shares[index]
      let row = children[index].firstBaseline(
        of: share.size, offered: share.proposal, in: &pass)
      if let row { return origin.row + row }
    }
    return nil
  }

  /// Where each child begins, from the stack's own corner.
  private func origins(of shares: [Share], in size: CellSize, pass: inout LayoutPass)
    -> [CellPoint]
  {
    let baselines = isHeldToBaseline ? baselines(of: shares, in: &pass) : []
    let ascent = baselines.max() ?? 0
    let gaps = gaps + [0]
    var position = 0
    return shares.indices.map { index in
      let own = shares[index].size
      defer { position += main(own) + gaps[index] }
      switch axis {
      case .horizontal(let alignment):
        let row =
          isHeldToBaseline
          ? ascent - baselines[index] : alignment.offset(of: own.rows, in: size.rows)
        return CellPoint(column: position, row: row)
      case .vertical(let alignment):
        return CellPoint(
          column: alignment.offset(of: own.columns, in: size.columns), row: position)
      }
    }
  }

  /// The row of each child that stands on the shared baseline: a view without text stands on its lower edge.
  private func baselines(of shares: [Share], in pass: inout LayoutPass) -> [Int] {
    zip(children, shares).map { child, share in
      child.firstBaseline(of: share.size, offered: share.proposal, in: &pass)
        ?? max(0, share.size.rows - 1)
    }
  }

  /// The cells between neighbors: by default a spacer keeps the distance itself.
  private var gaps: [Int] {
    zip(children, children.dropFirst()).map { before, after in
      spacing
        ?? (before.isSpacer || after.isSpacer || !isHorizontal ? 0 : standardColumns)
    }
  }
}

// MARK: Sharing out

extension StackNode {
  /// What each child is offered of a proposal, and takes.
  private func shares(of proposal: ProposedCells, in pass: inout LayoutPass) -> [Share] {
    pass.shares(of: proposal, in: identity) { pass in
      guard let offered = isHorizontal ? proposal.columns : proposal.rows else {
        return children.map { child in
          Share(proposal: proposal, size: child.size(offered: proposal, in: &pass))
        }
      }
      let cross = isHorizontal ? proposal.rows : proposal.columns
      return share(out: offered, cross: cross, in: &pass)
    }
  }

  private func share(out offered: Int, cross: Int?, in pass: inout LayoutPass) -> [Share] {
    let none = Share(proposal: self.proposal(main: 0, cross: cross), size: .zero)
    var shares = Array(repeating: none, count: children.count)
    var left = max(0, offered - gaps.reduce(0, +))
    for group in groups(cross: cross, in: &pass) {
      // What later groups need at the least is not given away.
      left -= group.reservedForLater
      for (served, index) in group.members.enumerated() {
        let part = max(0, left) / (group.members.count - served)
        let proposal = self.proposal(main: part, cross: cross)
        let size = children[index].size(offered: proposal, in: &pass)
        shares[index] = Share(proposal: proposal, size: size)
        left -= main(size)
      }
      left += group.reservedForLater
    }
    return shares
  }

  /// Children that are served together, in the order in which they are.
  private struct Group {
    var members: [Int]
    var reservedForLater: Int
  }

  /// The children by falling priority, spacers last; within a group the least flexible first.
  private func groups(cross: Int?, in pass: inout LayoutPass) -> [Group] {
    var least: [Int] = []
    var flexibility: [Int] = []
    for child in children {
      let (small, large) = (
        child.size(offered: proposal(main: 0, cross: cross), in: &pass),
        child.size(offered: proposal(main: Points.cellsMaximum, cross: cross), in: &pass)
      )
      least.append(main(small))
      flexibility.append(main(large) - main(small))
    }
    let ranks = children.map { $0.isSpacer ? -Double.infinity : $0.layoutPriority }
    // Mostly all views are equals.
    if ranks.allSatisfy({ $0 == ranks[0] }) {
      let members = children.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      return [Group(members: members, reservedForLater: 0)]
    }
    return Set(ranks).sorted(by: >).map { rank in
      Group(
        members: children.indices.filter { ranks[$0] == rank }
          .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) },
        reservedForLater: children.indices.reduce(0) { $0 + (ranks[$1] < rank ? least[$1] : 0) })
    }
  }
}

// MARK: Axes

extension StackNode {
  private var isHorizontal: Bool {
    switch axis {
    case .horizontal: true
    case .vertical: false
    }
  }

  /// A Boolean value indicating whether text decides where the views stand.
  private var isHeldToBaseline: Bool {
    switch axis {
    case .horizontal(let alignment):
      alignment == .firstTextBaseline || alignment == .lastTextBaseline
    case .vertical: false
    }
  }

  private func main(_ size: CellSize) -> Int { isHorizontal ? size.columns : size.rows }
  private func cross(_ size: CellSize) -> Int { isHorizontal ? size.rows : size.columns }

  private func proposal(main: Int, cross: Int?) -> ProposedCells {
    isHorizontal
      ? ProposedCells(columns: main, rows: cross) : ProposedCells(columns: cross, rows: main)
  }
}
