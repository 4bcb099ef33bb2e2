import Compositing

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// Puts views side by side; without `spacing`, in points, a column stays between them.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [any Node] {
    let children = context.inside(.horizontal).nodes(of: content)
    return [
      StackNode(
        axis: .horizontal(alignment), spacing: spacing.map(Points.columns) ?? 1,
        children: children)
    ]
  }
}

/// Views one below another.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// Puts views one below another; without `spacing`, in points, they touch.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [any Node] {
    let children = context.inside(.vertical).nodes(of: content)
    return [
      StackNode(
        axis: .vertical(alignment), spacing: spacing.map(Points.rows) ?? 0, children: children)
    ]
  }
}

/// Views upon one another.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Puts views upon one another, the first one lowest.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [any Node] {
    [ZStackNode(children: context.inside(nil).nodes(of: content), alignment: alignment)]
  }
}

/// An `HStack`: a terminal shows all of a card at once, so nothing is lazy.
public typealias LazyHStack = HStack
/// A `VStack`: a terminal shows all of a card at once, so nothing is lazy.
public typealias LazyVStack = VStack

struct ZStackNode: Node {
  let children: [any Node]
  let alignment: Alignment

  func size(offered proposal: ProposedCells) -> CellSize {
    children.reduce(CellSize.zero) { size, child in
      let own = child.size(offered: proposal)
      return CellSize(
        columns: max(size.columns, own.columns), rows: max(size.rows, own.rows))
    }
  }

  func place(in rect: CellRect, on list: inout DisplayList) {
    let proposal = ProposedCells(columns: rect.size.columns, rows: rect.size.rows)
    for child in children {
      child.place(in: alignment.place(child.size(offered: proposal), in: rect), on: &list)
    }
  }

  var layoutPriority: Double { children.map(\.layoutPriority).max() ?? 0 }

  func firstBaseline(in size: CellSize) -> Int? {
    children.lazy.compactMap { $0.firstBaseline(in: size) }.first
  }
}

/// Views along an axis: SwiftUI's stack.
///
/// What is offered, less the spacing, is shared out: the highest layout priority first, and in a priority the least
/// flexible view first, each being offered an equal share of what is left. Spacers come last.
struct StackNode: Node {
  enum Axis {
    case horizontal(VerticalAlignment)
    case vertical(HorizontalAlignment)
  }

  let axis: Axis
  let spacing: Int
  let children: [any Node]

  private var isHorizontal: Bool {
    switch axis {
    case .horizontal: true
    case .vertical: false
    }
  }

  private func main(_ size: CellSize) -> Int { isHorizontal ? size.columns : size.rows }
  private func cross(_ size: CellSize) -> Int { isHorizontal ? size.rows : size.columns }

  private func proposal(main: Int?, cross: Int?) -> ProposedCells {
    isHorizontal
      ? ProposedCells(columns: main, rows: cross) : ProposedCells(columns: cross, rows: main)
  }

  func size(offered proposal: ProposedCells) -> CellSize {
    let sizes = childSizes(offered: proposal)
    let length = sizes.reduce(spacingTotal) { $0 + main($1) }
    let breadth: Int
    if case .horizontal(let alignment) = axis, alignment.isBaseline {
      breadth = baselineExtent(of: sizes).height
    } else {
      breadth = sizes.map(cross).max() ?? 0
    }
    return isHorizontal
      ? CellSize(columns: length, rows: breadth) : CellSize(columns: breadth, rows: length)
  }

  func place(in rect: CellRect, on list: inout DisplayList) {
    let sizes = childSizes(
      offered: ProposedCells(columns: rect.size.columns, rows: rect.size.rows))
    let baseline = baselineExtent(of: sizes).ascent
    var position = 0
    for (child, size) in zip(children, sizes) {
      let origin: CellPoint
      switch axis {
      case .horizontal(let alignment):
        let shift =
          alignment.isBaseline
          ? baseline - (child.firstBaseline(in: size) ?? max(0, size.rows - 1))
          : alignment.offset(of: size.rows, in: rect.size.rows)
        origin = CellPoint(column: rect.origin.column + position, row: rect.origin.row + shift)
      case .vertical(let alignment):
        origin = CellPoint(
          column: rect.origin.column + alignment.offset(of: size.columns, in: rect.size.columns),
          row: rect.origin.row + position)
      }
      child.place(in: CellRect(origin: origin, size: size), on: &list)
      position += main(size) + spacing
    }
  }

  var layoutPriority: Double { 0 }

  func firstBaseline(in size: CellSize) -> Int? {
    let sizes = childSizes(offered: ProposedCells(columns: size.columns, rows: size.rows))
    switch axis {
    case .horizontal(let alignment):
      return zip(children, sizes).lazy.compactMap { child, own in
        child.firstBaseline(in: own).map {
          $0 + (alignment.isBaseline ? 0 : alignment.offset(of: own.rows, in: size.rows))
        }
      }.first
    case .vertical:
      var row = 0
      for (child, own) in zip(children, sizes) {
        if let baseline = child.firstBaseline(in: own) { return row + baseline }
        row += own.rows + spacing
      }
      return nil
    }
  }

  /// The rows above the shared baseline, and the height that all take when held to it.
  private func baselineExtent(of sizes: [CellSize]) -> (ascent: Int, height: Int) {
    let baselines = zip(children, sizes).map { child, size in
      child.firstBaseline(in: size) ?? max(0, size.rows - 1)
    }
    let ascent = baselines.max() ?? 0
    let below = zip(baselines, sizes).map { $1.rows - $0 }.max() ?? 0
    return (ascent, ascent + below)
  }

  private var spacingTotal: Int { spacing * max(0, children.count - 1) }

  /// The size of each child when the stack is offered `proposal`.
  private func childSizes(offered proposal: ProposedCells) -> [CellSize] {
    let crossOffer = isHorizontal ? proposal.rows : proposal.columns
    guard let offered = isHorizontal ? proposal.columns : proposal.rows else {
      return children.map { $0.size(offered: self.proposal(main: nil, cross: crossOffer)) }
    }
    var sizes = Array(repeating: CellSize.zero, count: children.count)
    var left = max(0, offered - spacingTotal)
    for group in groups(cross: crossOffer) {
      // What later groups need at the least is not given away.
      var waiting = group.members.count
      left -= group.reservedForLater
      for index in group.members {
        let share = max(0, left) / waiting
        let size = children[index].size(offered: self.proposal(main: share, cross: crossOffer))
        sizes[index] = size
        left -= main(size)
        waiting -= 1
      }
      left += group.reservedForLater
    }
    return sizes
  }

  private struct Group {
    var members: [Int]
    var reservedForLater: Int
  }

  /// The children by falling priority, spacers last; within a group the least flexible first.
  private func groups(cross: Int?) -> [Group] {
    let extents = children.map { child in
      (
        least: main(child.size(offered: proposal(main: 0, cross: cross))),
        most: main(child.size(offered: proposal(main: Points.cellsMaximum, cross: cross)))
      )
    }
    let ranks = children.map { $0.isSpacer ? -Double.infinity : $0.layoutPriority }
    var groups: [Group] = []
    for rank in Set(ranks).sorted(by: >) {
      let members = children.indices.filter { ranks[$0] == rank }.sorted { first, second in
        let flexibility = (
          extents[first].most - extents[first].least, extents[second].most - extents[second].least
        )
        return flexibility.0 == flexibility.1 ? first < second : flexibility.0 < flexibility.1
      }
      let reserved = children.indices.filter { ranks[$0] < rank }.reduce(0) {
        $0 + extents[$1].least
      }
      groups.append(Group(members: members, reservedForLater: reserved))
    }
    return groups
  }
}

extension VerticalAlignment {
  /// A Boolean value indicating whether text decides where a view stands.
  fileprivate var isBaseline: Bool {
    self == .firstTextBaseline || self == .lastTextBaseline
  }
}
