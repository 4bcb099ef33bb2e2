import Compositing
public import Foundation

/// Views in rows and columns: a column is as wide as its widest view.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Makes a grid of rows; spacings are in points, and `nil` means 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    [
      GridNode(
        context.inside(nil).nodes(of: content), alignment: alignment,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, context: context)
    ]
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row; `nil` aligns its views as the grid does.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    let children = context.inside(.horizontal).nodes(of: content)
    return [GridRowNode(children: children, alignment: alignment, identity: context.identity)]
  }
}

/// The views of a grid's row; outside of a grid they stand one on another.
private struct GridRowNode: WrappingNode {
  let children: [any Node]
  let alignment: VerticalAlignment?
  let identity: ViewIdentity

  var child: any Node {
    ZStackNode(children: children, alignment: .center, identity: identity)
  }
}

/// The layout of a grid.
struct GridNode: Node {
  /// The views of a row; a view outside of a row takes all columns.
  private struct Row {
    let children: [any Node]
    let alignment: VerticalAlignment?
    let isWhole: Bool

    init(_ node: any Node) {
      if let row = node as? GridRowNode {
        (children, alignment, isWhole) = (row.children, row.alignment, false)
      } else {
        (children, alignment, isWhole) = ([node], nil, true)
      }
    }
  }

  /// The sizes of a grid for a proposal.
  private struct Measures {
    var columns: [Int]
    var rows: [Int]
    var cells: [[CellSize]]
    var proposals: [[ProposedCells]]
  }

  private let rows: [Row]
  private let alignment: Alignment
  private let columnSpacing: Int
  private let rowSpacing: Int
  let identity: ViewIdentity

  init(
    _ nodes: [any Node], alignment: Alignment, horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?, context: ViewContext
  ) {
    let scale = context.environment.magnification
    rows = nodes.map(Row.init)
    self.alignment = alignment
    columnSpacing = Points.columns(Double(horizontalSpacing ?? 8) * scale)
    rowSpacing = Points.rows(Double(verticalSpacing ?? 8) * scale)
    identity = context.identity
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let measures = measures(offered: proposal, in: &pass)
    return CellSize(
      columns: Self.length(measures.columns, spacing: columnSpacing),
      rows: Self.length(measures.rows, spacing: rowSpacing))
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let measures = measures(offered: proposal, in: &pass)
    let horizontal = columnAlignments(count: measures.columns.count)
    var top = rect.origin.row
    for (index, row) in rows.enumerated() {
      var column = 0
      for (place, child) in row.children.enumerated() {
        let count = span(of: child, in: row, at: column, of: measures.columns.count)
        let left = Self.length(measures.columns.prefix(column), spacing: columnSpacing)
        let width = Self.length(measures.columns[column..<column + count], spacing: columnSpacing)
        let cell = CellRect(
          column: rect.origin.column + left + (column > 0 ? columnSpacing : 0), row: top,
          columns: width, rows: measures.rows[index])
        let own = measures.cells[index][place]
        pass.place(
          child, in: frame(of: child, own, in: cell, row: row, across: horizontal[column]),
          offered: measures.proposals[index][place], beside: (0, 0))
        column = min(column + count, max(0, measures.columns.count - 1))
      }
      top += measures.rows[index] + rowSpacing
    }
  }

  private func frame(
    of child: any Node, _ size: CellSize, in cell: CellRect, row: Row, across: HorizontalAlignment
  ) -> CellRect {
    guard let anchor = child.traits?.gridCellAnchor else {
      let place = Alignment(
        horizontal: row.isWhole ? alignment.horizontal : across,
        vertical: row.alignment ?? alignment.vertical)
      return place.place(size, in: cell)
    }
    let left = Double(cell.size.columns - size.columns) * Double(anchor.x)
    let top = Double(cell.size.rows - size.rows) * Double(anchor.y)
    return CellRect(
      origin: CellPoint(
        column: cell.origin.column + Points.columns(left * Points.perColumn),
        row: cell.origin.row + Points.rows(top * Points.perRow)), size: size)
  }

  /// Returns the columns' alignments: the grid's, unless a view of the column sets another.
  private func columnAlignments(count: Int) -> [HorizontalAlignment] {
    var alignments = Array(repeating: alignment.horizontal, count: max(1, count))
    for row in rows where !row.isWhole {
      var column = 0
      for child in row.children where column < alignments.count {
        if let own = child.traits?.gridColumnAlignment { alignments[column] = own }
        column += span(of: child, in: row, at: column, of: count)
      }
    }
    return alignments
  }

  private func span(of child: any Node, in row: Row, at column: Int, of count: Int) -> Int {
    max(0, min(row.isWhole ? count : max(1, child.traits?.gridColumns ?? 1), count - column))
  }

  private var columnCount: Int {
    rows.filter { !$0.isWhole }.map { row in
      row.children.reduce(0) { $0 + max(1, min(1000, $1.traits?.gridColumns ?? 1)) }
    }.max() ?? 1
  }

  private static func length(_ lengths: some Collection<Int>, spacing: Int) -> Int {
    lengths.reduce(0, +) + max(0, lengths.count - 1) * spacing
  }

  /// Returns the sizes for a proposal: a column gets an equal part of the width that less flexible columns leave.
  private func measures(offered proposal: ProposedCells, in pass: inout LayoutPass) -> Measures {
    let count = columnCount
    let columns = columnWidths(offered: proposal.columns, count: count, in: &pass)
    var measures = Measures(columns: columns, rows: [], cells: [], proposals: [])
    for (index, row) in rows.enumerated() {
      var column = 0
      let left = proposal.rows.map {
        max(0, $0 - measures.rows.reduce(0) { $0 + $1 + rowSpacing }) / (rows.count - index)
      }
      var sizes: [CellSize] = []
      var proposals: [ProposedCells] = []
      for child in row.children {
        let span = span(of: child, in: row, at: column, of: count)
        let width = Self.length(columns[column..<column + span], spacing: columnSpacing)
        let offer = ProposedCells(columns: width, rows: left)
        proposals.append(offer)
        sizes.append(child.size(offered: offer, in: &pass))
        column = min(column + span, max(0, count - 1))
      }
      let heights = zip(row.children, sizes).filter {
        $0.0.traits?.gridUnsizedAxes.contains(.vertical) != true
      }.map(\.1.rows)
      measures.rows.append(heights.max() ?? 0)
      measures.cells.append(sizes)
      measures.proposals.append(proposals)
    }
    return measures
  }

  private func columnWidths(offered: Int?, count: Int, in pass: inout LayoutPass) -> [Int] {
    var left = offered.map { max(0, $0 - (count - 1) * columnSpacing) }
    let ranges = (0..<count).map { column -> (least: Int, most: Int) in
      let ideal = offered == nil
      return (
        width(of: column, count: count, offered: ideal ? nil : 0, in: &pass),
        width(of: column, count: count, offered: ideal ? nil : Points.cellsMaximum, in: &pass)
      )
    }
    guard left != nil else { return widened(ranges.map(\.most), by: nil, in: &pass) }
    var widths = ranges.map(\.least)
    let order = (0..<count).sorted {
      (ranges[$0].most - ranges[$0].least, $0) < (ranges[$1].most - ranges[$1].least, $1)
    }
    for (served, column) in order.enumerated() {
      let part = max(0, left ?? 0) / (count - served)
      widths[column] = width(of: column, count: count, offered: part, in: &pass)
      left = (left ?? 0) - widths[column]
    }
    return widened(widths, by: left, in: &pass)
  }

  /// Returns the widths of columns with the views that take several of them: these widen theirs, all by the same.
  ///
  /// - Parameters:
  ///   - widths: The widths by the views in one column.
  ///   - spare: The width that is left; `nil` for any.
  ///   - pass: The pass.
  /// - Returns: The widths.
  private func widened(
    _ widths: [Int], by spare: Int?, in pass: inout LayoutPass
  ) -> [Int] {
    // Grids in one another would each measure the inner ones twice.
    guard !pass.scope.isWideningGrid else { return widths }
    pass.scope.isWideningGrid = true
    defer { pass.scope.isWideningGrid = false }
    var (widths, spare) = (widths, spare)
    for row in rows {
      var column = 0
      for child in row.children {
        let span = span(of: child, in: row, at: column, of: widths.count)
        let columns = column..<column + span
        column += span
        guard span > 1, child.traits?.gridUnsizedAxes.contains(.horizontal) != true else {
          continue
        }
        let width = Self.length(widths[columns], spacing: columnSpacing)
        let offer = ProposedCells(columns: spare.map { width + max(0, $0) }, rows: nil)
        let more = child.size(offered: offer, in: &pass).columns - width
        guard more > 0 else { continue }
        for (index, column) in columns.enumerated() {
          widths[column] += more / span + (index < more % span ? 1 : 0)
        }
        spare = spare.map { $0 - more }
      }
    }
    return widths
  }

  /// Returns the width of a column's widest view that takes this column alone.
  private func width(of column: Int, count: Int, offered: Int?, in pass: inout LayoutPass) -> Int {
    var widest = 0
    for row in rows {
      var place = 0
      for child in row.children {
        let span = span(of: child, in: row, at: place, of: count)
        let isSized = child.traits?.gridUnsizedAxes.contains(.horizontal) != true
        if place == column, span == 1, isSized, !row.isWhole || count == 1 {
          let offer = ProposedCells(columns: offered, rows: nil)
          widest = max(widest, child.size(offered: offer, in: &pass).columns)
        }
        place += span
      }
    }
    return widest
  }
}

extension View {
  /// Gives the view a number of columns of its grid.
  public func gridCellColumns(_ count: Int) -> some View {
    traits { $0.gridColumns = count }
  }

  /// Sets the alignment of the view's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    traits { $0.gridColumnAlignment = guide }
  }

  /// Sets the view's place in its grid cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    traits { $0.gridCellAnchor = anchor }
  }

  /// Keeps the view from widening its column or its row.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    traits { $0.gridUnsizedAxes = axes }
  }
}
