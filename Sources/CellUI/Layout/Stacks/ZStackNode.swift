import Compositing

/// The layout of `ZStack`: each child is offered the whole proposal, and the largest determines the size.
struct ZStackNode: Node {
  let children: [any Node]
  let alignment: Alignment
  let identity: ViewIdentity

  var leastHeight: Double { children.map(\.leastHeight).max() ?? 0 }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let sizes = children.map { $0.size(offered: proposal, in: &pass) }
    let lines = guideLines(of: sizes)
    return CellSize(
      columns: lines.columns?.length ?? sizes.reduce(0) { max($0, $1.columns) },
      rows: lines.rows?.length ?? sizes.reduce(0) { max($0, $1.rows) })
  }

  /// Returns the proposal for a child in the stack's frame: a row with small gaps, which it does without where it is offered
  /// less, may have all of the frame.
  private func proposal(
    for child: any Node, offered proposal: ProposedCells, in frame: CellSize
  ) -> ProposedCells {
    guard let columns = proposal.columns, columns < frame.columns, child.hasSmallGaps else {
      return proposal
    }
    return ProposedCells(columns: frame.columns, rows: proposal.rows)
  }

  func place(in rect: CellRect, offered: ProposedCells, in pass: inout LayoutPass) {
    var sizes = children.map {
      $0.size(offered: proposal(for: $0, offered: offered, in: rect.size), in: &pass)
    }
    let lines = guideLines(of: sizes)
    // Circles have no color of a bar: asking for it costs less than reading a pile of other shapes.
    if children.count > 1, children[0].isShape, children[0].shapeColor == nil, children[1].isShape,
      lines.columns == nil, lines.rows == nil
    {
      if placeTarget(of: sizes[0], in: rect, offered: offered, &pass) { return }
      // The line around a disc is as wide as the disc, which may have a column more than a ring.
      if (children[0] as? ShapeNode)?.isDisc == true, (children[1] as? ShapeNode)?.isRing == true {
        sizes[1] = sizes[0]
      }
    }
    let order = children.indicesByDepth
    let outer = pass.scope.isGround
    defer { pass.scope.isGround = outer }
    let outerRest = pass.scope.rest
    defer { pass.scope.rest = outerRest }
    // A picture stays in the middle of its ground: the halves of cells move both, or neither.
    if outerRest != (0, 0), children.contains(where: \.isDrawing),
      children.allSatisfy({ $0.isDrawing || $0.ratio != nil })
    {
      pass.scope.rest = (0, 0)
    }
    if children.count > 1, sizes[0] != rect.size, children[0].isMissingPicture {
      // It is behind all that is there.
      sizes[0] = rect.size
    }
    for rank in children.indices {
      let index = order?[rank] ?? rank
      pass.scope.isGround = outer || rank < children.count - 1
      if let sign = children[index].movedSign {
        pass.scope.signCell = sign.cell(in: rect, at: alignment, before: children)
      }
      let proposal = proposal(for: children[index], offered: offered, in: rect.size)
      guard lines.columns != nil || lines.rows != nil else {
        pass.place(children[index], of: sizes[index], in: rect, at: alignment, offered: proposal)
        continue
      }
      var frame = alignment.place(sizes[index], in: rect)
      if let line = lines.columns { frame.origin.column = rect.origin.column + line.offsets[index] }
      if let line = lines.rows { frame.origin.row = rect.origin.row + line.offsets[index] }
      var rest = alignment.rest(of: sizes[index], in: rect.size)
      if lines.columns != nil { rest.columns = 0 }
      if lines.rows != nil { rest.rows = 0 }
      pass.place(children[index], in: frame, offered: proposal, beside: rest)
    }
  }

  /// Returns the lines of the children's guides; `nil` where each child is aligned by itself.
  private func guideLines(of sizes: [CellSize]) -> (columns: GuideLine?, rows: GuideLine?) {
    let isCustomAcross = alignment.horizontal.isCustom
    let isCustomDown = alignment.vertical.isCustom
    guard isCustomAcross || isCustomDown || children.contains(where: { $0.traits != nil }) else {
      return (nil, nil)
    }
    let dimensions = zip(children, sizes).map {
      ViewDimensions($1, baseline: nil, traits: $0.traits)
    }
    return (
      GuideLine(
        alignment.horizontal.id, isCustom: isCustomAcross, of: children,
        lengths: sizes.map(\.columns), perCell: Points.perColumn
      ) { dimensions[$0][alignment.horizontal] },
      GuideLine(
        alignment.vertical.id, isCustom: isCustomDown, of: children,
        lengths: sizes.map(\.rows), perCell: Points.perRow
      ) { dimensions[$0][alignment.vertical] }
    )
  }

  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    for child in children {
      let own = child.size(offered: proposal, in: &pass)
      if let row = child.baseline(of: own, offered: proposal, in: &pass) {
        return row + alignment.vertical.offset(of: own.rows, in: size.rows)
      }
    }
    return nil
  }

  var layoutPriority: Double { children.map(\.layoutPriority).max() ?? 0 }
  var isDrawing: Bool { children.allSatisfy(\.isDrawing) }
  var hasGround: Bool { children.count > 1 && children[0].isShape }
  var hasMiddle: Bool { children.contains(where: \.hasMiddle) }
  var growsWithLiveText: Bool { children.contains(where: \.growsWithLiveText) }

  var sizeKey: SizeKey? {
    // A guide of the app's own may be anywhere.
    guard !alignment.isCustom, !children.contains(where: { $0.traits != nil }) else { return nil }
    return SizeKey(.pile, children.count).mixed(with: children)
  }
}

extension [any Node] {
  /// The indices by rising `zIndex`, then by place; `nil` where no child has one, as in most layouts.
  var indicesByDepth: [Int]? {
    guard contains(where: { $0.zIndex != 0 }) else { return nil }
    return indices.sorted { (self[$0].zIndex, $0) < (self[$1].zIndex, $1) }
  }
}
