import ColorScience
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
  let standardColumns: Int
  /// A Boolean value indicating whether there are points between the children, possibly too few for a cell.
  let isSpaced: Bool
  /// The spacing in points.
  let spacingPoints: Double
  /// A Boolean value indicating whether two children of a column share a row.
  private let isHalved: Bool
  /// The traits of any of the children, looked for once.
  let childTraits: ChildTraits
  let sizeKey: SizeKey?
  let lackingPoints: Double

  struct ChildTraits {
    var hasGuides = false
    var hasSpacers = false
    var hasDepths = false
    var hasPriorities = false
    var hasLiveTexts = false
    var hasRules = false
    var hasPaddings = false

    init(of children: [any Node]) {
      for child in children {
        if child.traits != nil { hasGuides = true }
        if child.isSpacer { hasSpacers = true }
        if child.zIndex != 0 { hasDepths = true }
        if child.layoutPriority != 0 { hasPriorities = true }
        if child.growsWithLiveText { hasLiveTexts = true }
        if child.isUprightRule { hasRules = true }
        if child.lackingPoints > 0 { hasPaddings = true }
      }
    }
  }

  init(
    axis: Axis, spacing: Int?, children: [any Node], identity: ViewIdentity,
    standardColumns: Int = 1, isSpaced: Bool = false, spacingPoints: Double = 8,
    isHalved: Bool = false
  ) {
    self.spacingPoints = spacingPoints
    self.isHalved = isHalved
    let isGapless = isSpaced && spacing == 0 && Self.isShareBar(children, spacing: spacingPoints)
    let isSpaced = isSpaced && !isGapless
    self.isSpaced = isSpaced
    self.axis = axis
    self.spacing = spacing
    self.children = children
    self.identity = identity
    self.standardColumns = standardColumns
    let childTraits = ChildTraits(of: children)
    self.childTraits = childTraits
    lackingPoints =
      if case .horizontal = axis, childTraits.hasPaddings { Self.padding(of: children) } else { 0 }
    var key =
      childTraits.hasGuides
      ? nil
      : SizeKey(
        .stack, axis.number, spacing ?? -1, standardColumns, isSpaced ? 1 : 0, isHalved ? 1 : 0,
        children.count
      ).mixed(with: children)
    if childTraits.hasPaddings {
      for child in children { key?.mix(child.lackingPoints + spacingPoints) }
    }
    if case .horizontal = axis, Self.partWidth(of: children) != nil { key?.mix(spacingPoints) }
    if isHalved { key?.mix(HalfRows.height(of: children, spacing: spacingPoints)) }
    sizeKey = key
  }

  /// The widest gap between shapes of different colors that is no cell, in points.
  private static let seamPoints = 2.0

  /// Returns whether some views are the parts of one bar: shapes that differ in color from their neighbors, so that each is
  /// seen without the fine gaps between them.
  private static func isShareBar(_ children: [any Node], spacing: Double) -> Bool {
    guard spacing <= seamPoints, children.count > 1 else { return false }
    var last: StraightRGBA?
    return children.allSatisfy { child in
      let color = child.shapeColor
      defer { last = color }
      return color != nil && color != last && child.barHeight == children[0].barHeight
    }
  }

  /// Returns the padding of a row of padded views, which is as high as the highest of them; 0 where one has none.
  private static func padding(of children: [any Node]) -> Double {
    let all = children.lazy.filter { !$0.isSpacer }.map(\.lackingPoints)
    return all.contains { $0 <= 0 } ? 0 : all.max() ?? 0
  }

  var leastHeight: Double {
    let heights = children.map(\.leastHeight)
    if isHorizontal { return heights.max() ?? 0 }
    // The system's spacing is less between texts.
    let gaps = spacing == nil ? 0 : spacingPoints * Double(max(0, children.count - 1))
    return max(0, heights.reduce(gaps, +))
  }
  var growsWithLiveText: Bool { childTraits.hasLiveTexts }
  var isDrawing: Bool { children.allSatisfy { $0.isDrawing || $0.isSpacer } }
  var hasGround: Bool { children.contains(where: \.hasGround) }
  var hasMiddle: Bool { children.count == 1 && children[0].hasMiddle }
  var hasSmallGaps: Bool { isHorizontal && isSpaced && spacing == 0 }
  var pointsPerColumn: Double? { children.lazy.compactMap(\.pointsPerColumn).max() }
  var smallHeight: Double? {
    guard isHorizontal else { return nil }
    var height: Double?
    // A spacer beside shapes is as high as they are.
    for index in children.indices where !children[index].isSpacer {
      guard let own = children[index].smallHeight else { return nil }
      height = max(height ?? 0, own)
    }
    return height
  }

  /// The row without gaps between small shapes that are less than a cell and a half apart.
  var tight: StackNode {
    guard let height = smallHeight, height + spacingPoints < HalfRows.pitchLimit else {
      return self
    }
    return StackNode(axis: axis, spacing: 0, children: children, identity: identity)
  }

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
      ? CellSize(columns: length, rows: breadth)
      : CellSize(columns: breadth, rows: isHalved ? halvedRows(offered: proposal.rows) : length)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let measured = measuredChildren(offered: proposal, in: &pass)
    let origins = origins(of: measured, in: rect.size, pass: &pass)
    guard !isHalved else {
      return pass.placeHalfRows(in: rect, count: children.count, identity: identity) { pass in
        for index in children.indices {
          let frame = CellRect(origin: origins[index], size: measured[index].size)
            .offset(by: rect.origin)
          pass.place(
            children[index], in: frame, offered: measured[index].proposal, beside: (0, 0))
        }
      }
    }
    let order = childTraits.hasDepths ? children.indicesByDepth : nil
    let bars = barRoom(of: measured, in: rect)
    let outer = pass.scope.barRoom
    defer { pass.scope.barRoom = outer }
    let halves = takeRest(in: &pass, rows: rect.size.rows)
    for rank in children.indices {
      let index = order?[rank] ?? rank
      var frame = CellRect(origin: origins[index], size: measured[index].size)
        .offset(by: rect.origin)
      pass.scope.barRoom = children[index].barHeight == nil ? nil : bars
      if let alignment = onlyAlignment {
        return pass.place(
          children[index], of: measured[index].size, in: rect, at: alignment,
          offered: measured[index].proposal)
      }
      var rest = rest(of: measured[index].size, in: rect.size)
      if halves != 0 { move(&frame, &rest, byHalves: halves) }
      pass.place(children[index], in: frame, offered: measured[index].proposal, beside: rest)
    }
  }

  /// Returns the rows of cells that small shapes take: half a row each, or less where the shapes with their spacing fit in fewer
  /// rows that are offered.
  private func halvedRows(offered rows: Int?) -> Int {
    let all = (children.count + 1) / 2
    guard let rows, rows < all else { return all }
    let points = HalfRows.height(of: children, spacing: spacingPoints)
    return max(1, Points.rows(points)) <= rows ? rows : all
  }

  /// Returns the half of a cell by which the stack's middle across the axis is beside its cells, which all of its views share;
  /// 0 where they are not centered.
  private func takeRest(in pass: inout LayoutPass, rows: Int) -> Int {
    guard pass.scope.rest != (0, 0), children.count > 1, !childTraits.hasGuides else { return 0 }
    // In one row letters stay where they are, and what is beside them stays with them.
    if isHorizontal, rows == 1, !isDrawing { return 0 }
    let halves =
      switch axis {
      case .horizontal(let alignment): alignment == .center ? pass.scope.rest.rows : 0
      case .vertical(let alignment): alignment == .center ? pass.scope.rest.columns : 0
      }
    if halves != 0 { pass.scope.isRestTaken = true }
    return halves
  }

  /// Moves a view's frame across the axis by halves of cells, of which one may be left.
  private func move(
    _ frame: inout CellRect, _ rest: inout (columns: Int, rows: Int), byHalves halves: Int
  ) {
    if isHorizontal {
      let all = rest.rows + halves
      frame.origin.row += all / 2
      rest.rows = all % 2
    } else {
      let all = rest.columns + halves
      frame.origin.column += all / 2
      rest.columns = all % 2
    }
  }

  /// The alignment of a child that is alone in the stack, and has no guide of its own; `nil` for several.
  private var onlyAlignment: Alignment? {
    guard children.count == 1, !childTraits.hasGuides else { return nil }
    return switch axis {
    case .horizontal(let alignment): Alignment(horizontal: .leading, vertical: alignment)
    case .vertical(let alignment): Alignment(horizontal: alignment, vertical: .top)
    }
  }

  /// Returns the distance of the middle across the axis from that of a child that is centered, in halves of cells.
  private func rest(of child: CellSize, in size: CellSize) -> (columns: Int, rows: Int) {
    guard !childTraits.hasGuides else { return (0, 0) }
    return switch axis {
    case .horizontal(let alignment): (0, alignment.rest(of: child.rows, in: size.rows))
    case .vertical(let alignment): (alignment.rest(of: child.columns, in: size.columns), 0)
    }
  }

  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    let measured = measuredChildren(offered: proposal, in: &pass)
    let origins = origins(of: measured, in: size, pass: &pass)
    let isFromEnd = pass.scope.asksForLastBaseline && !isHorizontal
    for place in origins.indices {
      let index = isFromEnd ? origins.count - 1 - place : place
      let (child, origin) = (measured[index], origins[index])
      let row = children[index].baseline(
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
    let outer = pass.scope.asksForLastBaseline
    if case .horizontal(.lastTextBaseline) = axis { pass.scope.asksForLastBaseline = true }
    if case .horizontal(.firstTextBaseline) = axis { pass.scope.asksForLastBaseline = false }
    defer { pass.scope.asksForLastBaseline = outer }
    return zip(children, measured).map { child, measured in
      child.baseline(of: measured.size, offered: measured.proposal, in: &pass)
        ?? max(0, measured.size.rows - 1)
    }
  }

  /// Returns the line of the children's guides across the axis; `nil` where each child is aligned by itself.
  private func guideLine(of measured: [MeasuredChild], in pass: inout LayoutPass) -> GuideLine? {
    guard childTraits.hasGuides || isCustomAlignment else { return nil }
    let dimensions = zip(children, measured).map { child, measured in
      ViewDimensions(
        measured.size,
        baseline: child.baseline(
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
  var gaps: [Int] {
    if !isHorizontal, childTraits.hasPaddings { return paddedGaps }
    guard childTraits.hasSpacers else {
      let gap = spacing ?? (isHorizontal ? standardColumns : 0)
      return Array(repeatElement(gap, count: max(0, children.count - 1)))
    }
    return zip(children, children.dropFirst()).map { before, after in
      spacing
        ?? (before.isSpacer || after.isSpacer || !isHorizontal ? 0 : standardColumns)
    }
  }

  /// The gaps of a column, with the padding of its views that is less than a row.
  private var paddedGaps: [Int] {
    zip(children, children.dropFirst()).map { before, after in
      let isFree = spacing == nil && (before.isSpacer || after.isSpacer)
      let padding = (max(0, before.lackingPoints) + max(0, after.lackingPoints)) / 2
      guard padding > 0, !isFree else { return spacing ?? 0 }
      return max(spacing ?? 0, Points.rows(spacingPoints + padding))
    }
  }

  /// The gaps, where less than half a column counts as one, so that words don't run together; beside dots and bars, which
  /// are thinner than a cell, there is one anyway.
  func seenGaps(lengths: [Int]) -> [Int] {
    guard isHorizontal, isSpaced, spacing == 0 else { return gaps }
    let isClose = zip(children, lengths).map { $0.isSpacer || $0.isShape && $1 <= 1 }
    return isClose.indices.dropLast().map { isClose[$0] || isClose[$0 + 1] ? 0 : 1 }
  }
}

// MARK: - Axes

extension StackNode {
  var isHorizontal: Bool {
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
    return BarRoom(
      of: children, measured: measured, in: rect, alignment: alignment, isSpaced: isSpaced)
  }

  func main(_ size: CellSize) -> Int { isHorizontal ? size.columns : size.rows }
  func cross(_ size: CellSize) -> Int { isHorizontal ? size.rows : size.columns }

  func proposal(main: Int?, cross: Int?) -> ProposedCells {
    isHorizontal
      ? ProposedCells(columns: main, rows: cross) : ProposedCells(columns: cross, rows: main)
  }
}
