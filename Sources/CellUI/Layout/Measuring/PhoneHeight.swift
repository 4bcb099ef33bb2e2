import Compositing

extension View {
  /// Returns the least height that the view has on a phone in a width, in points.
  ///
  /// Here the same view may take fewer rows: small gaps are none, and large letters without room become small.
  ///
  /// - Parameters:
  ///   - columns: The width, in cells.
  ///   - environment: The values that the place gives to the view.
  /// - Returns: The height of the letters' lines, frames, spacing and padding.
  package func phoneHeight(columns: Int, environment: EnvironmentValues) -> Double {
    let proposal = ProposedCells(columns: columns, rows: nil)
    var environment = environment
    environment.container = proposal
    let context = ViewContext(environment: environment)
    let node = context.node(of: self)
    var pass = LayoutPass(
      edges: context.environment.edges, lasting: LastingMeasurements(), itemCount: 0)
    return node.phoneHeight(offered: proposal, in: &pass)
  }
}

extension Node {
  /// Returns the least height of the node on a phone, in points.
  ///
  /// - Parameters:
  ///   - proposal: The width, in cells, without a height.
  ///   - pass: The layout.
  /// - Returns: The height; that of its rows for pictures and other views without one of their own.
  fileprivate func phoneHeight(
    offered proposal: ProposedCells, in pass: inout LayoutPass
  ) -> Double {
    if isSpacer { return 0 }
    if let height = smallHeight ?? barHeight { return height }
    if rule != nil || self is BarNode { return 0 }
    if let text = self as? TextNode { return text.phoneHeight(in: proposal.columns, &pass) }
    if let stack = self as? StackNode { return stack.phoneHeight(in: proposal, &pass) }
    if let pile = self as? ZStackNode {
      return pile.children.reduce(0) { max($0, $1.phoneHeight(offered: proposal, in: &pass)) }
    }
    if let frame = self as? FrameNode { return frame.phoneHeight(in: proposal, &pass) }
    if let padding = self as? PaddingNode {
      let insets = padding.phoneInsets
      let inner = proposal.inset(columns: insets.columns, rows: 0)
      return padding.child.phoneHeight(offered: inner, in: &pass) + insets.points
    }
    if let wrapping = self as? any WrappingNode {
      return wrapping.child.phoneHeight(offered: proposal, in: &pass)
    }
    return Double(size(offered: proposal, in: &pass).rows) * Points.perRow
  }
}

extension TextNode {
  /// The height of a line, as a part of a font's size: the least of SF's.
  private static let linePart = 1.19

  /// Returns the height of the lines, of which small letters need fewer on a phone, and large ones at least one.
  fileprivate func phoneHeight(in columns: Int?, _ pass: inout LayoutPass) -> Double {
    let line = fontPoints * Self.linePart
    guard largeLines.isEmpty else { return line }
    let room = columns.map {
      max($0, Int(Double($0) * Points.perColumn / (pointsPerColumn ?? Points.perColumn)))
    }
    return Double(size(offered: ProposedCells(columns: room, rows: nil), in: &pass).rows) * line
  }
}

extension StackNode {
  fileprivate func phoneHeight(in proposal: ProposedCells, _ pass: inout LayoutPass) -> Double {
    let parts = measuredChildren(offered: proposal, in: &pass)
    let heights = children.indices.map { index in
      let columns = isHorizontal ? parts[index].proposal.columns : proposal.columns
      return children[index].phoneHeight(
        offered: ProposedCells(columns: columns, rows: nil), in: &pass)
    }
    guard !isHorizontal else { return heights.max() ?? 0 }
    // The system's own spacing of texts is less than that of other views.
    let gap = spacing == nil ? 0 : spacingPoints
    return heights.reduce(0, +) + gap * Double(max(0, heights.count - 1))
  }
}

extension FrameNode {
  fileprivate func phoneHeight(in proposal: ProposedCells, _ pass: inout LayoutPass) -> Double {
    if isFixed, let height { return height }
    var inner = proposal
    if let columns {
      inner.columns =
        isFixed
        ? columns.lowerBound
        : proposal.columns.map { min(max($0, columns.lowerBound), columns.upperBound) }
    }
    let own = child.phoneHeight(offered: inner, in: &pass)
    guard let rows else { return own }
    let bounds = (Double(rows.lowerBound), Double(rows.upperBound))
    return min(max(own, bounds.0 * Points.perRow), bounds.1 * Points.perRow)
  }
}
