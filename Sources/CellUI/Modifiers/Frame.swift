import Compositing
public import Foundation

extension View {
  /// Sets the size of the view's frame, in points; `nil` leaves a dimension to the view, as does one that is negative or not
  /// finite, which is noted.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let (columns, rows) = (Self.valid(width), Self.valid(height))
    let isValid = (columns == nil) == (width == nil) && (rows == nil) == (height == nil)
    return MagnifiedView(content: self, isInvalid: !isValid) { child, scale in
      FrameNode(child: child, width: columns, height: rows, alignment: alignment, scale: scale)
    }
  }

  private static func valid(_ points: CGFloat?) -> Double? {
    guard let points, points >= 0, points.isFinite else { return nil }
    return Double(points)
  }

  /// Sets the limits of the view's frame, in points; with a maximum the frame takes its proposal up to that.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let width = FrameLimits(least: minWidth, ideal: idealWidth, most: maxWidth)
    let height = FrameLimits(least: minHeight, ideal: idealHeight, most: maxHeight)
    return MagnifiedView(content: self) { child, scale in
      FrameNode(child: child, width: width, height: height, alignment: alignment, scale: scale)
    }
  }

  /// Gives the view its container's length: that of the card or of the island's region.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view some parts of its container's length: `span` of `count`, with points between.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let part = max(0, length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view a length that a closure makes of its container's, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerFrameView(content: self, axes: axes, alignment: alignment, length: length)
  }
}

/// The limits of a frame's length, in points.
private struct FrameLimits {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?

  /// The length that both limits are; `nil` where they leave a choice.
  var fixed: Double? {
    guard let least, least == most, least >= 0, least.isFinite else { return nil }
    return Double(least)
  }

  /// A Boolean value indicating whether there is no limit.
  var isEmpty: Bool { least == nil && ideal == nil && most == nil }

  /// Returns the limits in cells; `nil` for none.
  func bounds(_ cells: (Double) -> Int) -> ClosedRange<Int>? {
    guard least != nil || most != nil else { return nil }
    let lower = least.map { cells(Double($0)) } ?? 0
    return lower...max(lower, most.map { cells(Double($0)) } ?? Points.cellsMaximum)
  }
}

extension FrameNode {
  /// Makes a frame with limits; a length whose limits are the same is as one that is set.
  fileprivate init(
    child: any Node, width: FrameLimits, height: FrameLimits, alignment: Alignment,
    scale: LengthScale
  ) {
    let (fixedWidth, fixedHeight) = (width.fixed, height.fixed)
    guard fixedWidth == nil, fixedHeight == nil else {
      let width = fixedWidth == nil ? width : FrameLimits()
      let height = fixedHeight == nil ? height : FrameLimits()
      let isEmpty = width.isEmpty && height.isEmpty
      let inner =
        isEmpty
        ? child
        : FrameNode(child: child, width: width, height: height, alignment: alignment, scale: scale)
      self.init(
        child: inner, width: fixedWidth, height: fixedHeight, alignment: alignment, scale: scale)
      return
    }
    self.init(
      child: child, columns: width.bounds(scale.frameColumns),
      rows: height.bounds(scale.frameRows),
      idealColumns: width.ideal.map { scale.frameColumns(Double($0)) },
      idealRows: height.ideal.map { scale.frameRows(Double($0)) },
      points: width.most.map { Double($0) * scale.magnification }, isFixed: false,
      alignment: alignment,
      growsColumns: width.most != nil, growsRows: height.most != nil,
      holdsColumns: width.least == nil, holdsRows: height.least == nil,
      heightMaximum: height.most.map { Double($0) * scale.magnification })
  }
}

/// A view with lengths of its container.
private struct ContainerFrameView<Content: View>: PrimitiveView {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func nodes(in context: ViewContext) -> [any Node] {
    let environment = context.environment
    let (columns, rows) = (environment.container.columns, environment.container.rows)
    let width = columns.map { Double($0) * Points.perColumn / environment.magnification }
    let height = rows.map { Double($0) * environment.pointsPerRow / environment.magnification }
    let part = { (points: Double?, axis: Axis) -> CGFloat? in
      points.map { points in context.run { length(CGFloat(points), axis) } }
    }
    return context.nodes(
      of: content.frame(
        width: axes.contains(.horizontal) ? part(width, .horizontal) : nil,
        height: axes.contains(.vertical) ? part(height, .vertical) : nil, alignment: alignment))
  }
}

/// A frame around a view, which is aligned in it.
struct FrameNode: WrappingNode {
  var child: any Node
  let columns: ClosedRange<Int>?
  var rows: ClosedRange<Int>?
  let idealColumns: Int?
  let idealRows: Int?
  /// The greatest width, in points; `nil` for none.
  let points: Double?
  let isFixed: Bool
  let alignment: Alignment
  var growsColumns = false
  var growsRows = false
  /// A Boolean value indicating whether the frame has no minimum width, so that it is no narrower than its view.
  var holdsColumns = false
  /// A Boolean value indicating whether the frame has no minimum height, so that it is no lower than its view.
  var holdsRows = false
  /// The line that a shape in the frame becomes; `nil` for a frame half a cell thick or more.
  var lineStroke: LineStroke?
  /// The height of a fixed frame, or the greatest of another, in points; `nil` for none.
  var heightMaximum: Double?

  /// The height of a fixed frame, in points; `nil` where it sets none.
  var height: Double? { isFixed ? heightMaximum : nil }

  var barHeight: Double? {
    if let height { return holdsBar ? height : nil }
    return rows == nil || growsRows ? child.barHeight : nil
  }

  /// A Boolean value indicating whether the view in the frame is a bar, possibly in a frame that sets its width.
  private var holdsBar: Bool {
    guard child.isShape else { return false }
    if let frame = child as? FrameNode { return frame.rows == nil && frame.holdsBar }
    return (child as? ShapeNode)?.isBar == true
  }

  var drawnWidth: Double? {
    guard columns != nil else { return child.drawnWidth }
    guard isFixed, child.isDrawing, !child.hasMiddle else { return nil }
    return (child as? ShapeNode)?.isCircle == true ? nil : points
  }

  var smallHeight: Double? {
    guard let height else { return rows == nil ? child.smallHeight : nil }
    // In a reader anything may be placed.
    let isShape = child.isShape && !(child is GeometryNode)
    return isShape && height < Points.perRow / 2 ? height : nil
  }

  var lackingPoints: Double {
    guard let rows else { return child.lackingPoints }
    // The rest of a picture's or a button's height counts to the gap beside it.
    guard isFixed, let height, rows.lowerBound > 1 else { return 0 }
    return max(0, height - Double(rows.lowerBound) * Points.perRow)
  }
  var leastHeight: Double {
    if let height { return height }
    return min(child.leastHeight, heightMaximum ?? .infinity)
  }
  var framedColumns: Int? {
    guard columns != nil, let points, let pointsPerColumn = child.pointsPerColumn else {
      return child.framedColumns
    }
    return Self.columns(of: points, pointsPerColumn: pointsPerColumn)
  }
  var isSpacer: Bool { false }
  var isMissingPicture: Bool { columns == nil && rows == nil && child.isMissingPicture }
  var rule: LineStroke? {
    // The ground of a spacer in a low frame is a bar, too.
    guard child.isShape || child.isSpacer else { return child.rule }
    // A frame that sets no height leaves the line as thin as the frame in it.
    return lineStroke ?? (rows == nil ? child.rule : nil)
  }
  var growsWithLiveText: Bool { (!setsWidth || hasLeastWidth) && child.growsWithLiveText }

  /// A Boolean value indicating whether the frame has a maximum width short of all that there is, of which text that updates
  /// itself may leave a part to the views beside it.
  private var hasLeastWidth: Bool {
    !isFixed && columns.map { $0.upperBound < Points.cellsMaximum } ?? false
  }
  var isUprightRule: Bool {
    rows == nil
      && (lineStroke == .vertical || child.isUprightRule
        || isFixed && columns?.upperBound == 1 && child.isShape)
  }

  /// A Boolean value indicating whether the frame gives a width to text that updates itself.
  private var setsWidth: Bool { isFixed ? columns != nil : growsColumns }

  /// Runs a closure for the view in the frame.
  private func inside<Result>(
    _ pass: inout LayoutPass, _ run: (inout LayoutPass) -> Result
  ) -> Result {
    let (hugs, hasHeight) = (pass.scope.hugsLiveText, pass.scope.hasFrameHeight)
    if setsWidth { pass.scope.hugsLiveText = false }
    if let rows { pass.scope.hasFrameHeight = rows.upperBound < Points.cellsMaximum }
    defer { (pass.scope.hugsLiveText, pass.scope.hasFrameHeight) = (hugs, hasHeight) }
    return run(&pass)
  }

  var sizeKey: SizeKey? {
    var key = SizeKey(
      .frame, columns?.lowerBound ?? -1, columns?.upperBound ?? -1, rows?.lowerBound ?? -1,
      rows?.upperBound ?? -1, idealColumns ?? -1, idealRows ?? -1, isFixed ? 1 : 0,
      growsColumns ? 1 : 0, growsRows ? 1 : 0, holdsColumns ? 1 : 0, holdsRows ? 1 : 0,
      isUprightRule ? 1 : 0)
    key.mix(points)
    return key.mixed(with: child)
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let columns = columns(offered: proposal, in: &pass)
    let inner = inside(&pass) {
      child.size(offered: innerProposal(proposal, columns: columns), in: &$0)
    }
    return CellSize(
      columns: length(
        inner.columns, offered: proposal.columns, bounds: columns, grows: growsColumns,
        holds: holdsColumns),
      rows: length(
        inner.rows, offered: proposal.rows, bounds: rows, grows: growsRows, holds: holdsRows))
  }

  private func innerProposal(_ proposal: ProposedCells, columns: ClosedRange<Int>?)
    -> ProposedCells
  {
    ProposedCells(
      columns: offer(proposal.columns ?? idealColumns, bounds: columns),
      rows: offer(proposal.rows ?? idealRows, bounds: rows))
  }

  /// Returns the limits of the width, in cells.
  ///
  /// Small letters are narrower on a phone than a cell. A frame in which the text has room there grows here up to the
  /// text's width, as far as the proposal goes.
  private func columns(offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> ClosedRange<Int>?
  {
    // Large letters become small where a frame is too narrow; one of both lengths, such as a badge's, doesn't grow for them.
    let ownPoints =
      child.pointsPerColumn ?? (isFixed && rows != nil ? nil : child.pointsPerLargeColumn)
    guard let columns, let points, let pointsPerColumn = ownPoints,
      columns.upperBound < proposal.columns ?? .max
    else { return columns }
    let room = Self.columns(of: points, pointsPerColumn: pointsPerColumn)
    guard room > columns.upperBound else { return columns }
    let offer = ProposedCells(columns: nil, rows: rows?.upperBound ?? proposal.rows)
    let wanted = child.size(offered: offer, in: &pass).columns
    let upper = max(columns.upperBound, min(wanted, room, proposal.columns ?? .max))
    return isFixed ? upper...upper : columns.lowerBound...upper
  }

  /// Returns the columns of letters that fit into a width on a phone.
  private static func columns(of points: Double, pointsPerColumn: Double) -> Int {
    Int(max(0, min(Double(Points.cellsMaximum), points / pointsPerColumn + 0.5)))
  }

  private func offer(_ offered: Int?, bounds: ClosedRange<Int>?) -> Int? {
    guard let bounds else { return offered }
    if isFixed { return bounds.lowerBound }
    return offered.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }

  /// Returns the proposal within the bounds for a frame with a maximum, else the view's length within the bounds.
  private func length(
    _ inner: Int, offered: Int?, bounds: ClosedRange<Int>?, grows: Bool, holds: Bool
  ) -> Int {
    guard let bounds else { return inner }
    if isFixed { return bounds.lowerBound }
    let wanted = grows ? max(offered ?? inner, holds ? inner : 0) : inner
    return min(max(wanted, bounds.lowerBound), bounds.upperBound)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    var inner = innerProposal(proposal, columns: columns(offered: proposal, in: &pass))
    inside(&pass) { pass in
      var size = child.size(offered: inner, in: &pass)
      // A row may deal its equal parts other widths than their own.
      if rect.size.columns != columns?.lowerBound ?? size.columns, drawnWidth != nil {
        inner.columns = rect.size.columns
        size = child.size(offered: inner, in: &pass)
        if columns == nil { size.columns = rect.size.columns }
      }
      let outer = pass.scope.lineStroke
      // A frame that leaves the line's thickness to the view is as thin as the frame around it.
      pass.scope.lineStroke = lineStroke ?? outer.flatMap { keeps($0) ? $0 : nil }
      let room = pass.scope.barRoom
      if growsRows { pass.scope.barRoom?.alignment = alignment.vertical }
      let isNarrow = points.map { $0 <= Points.perColumn / 2 } ?? false
      // A frame that leaves the height to the view stands for the one around it.
      if height != nil || rows != nil {
        pass.scope.bar = height.flatMap { room?.bar($0, isNarrow: isNarrow, edges: pass.edges) }
      }
      pass.place(
        child, of: size, in: rect, at: alignment, offered: inner, inOwnRoom: isFixed)
      (pass.scope.bar, pass.scope.barRoom, pass.scope.lineStroke) = (nil, room, outer)
    }
  }

  /// A Boolean value indicating whether the frame takes the height that it is offered, whatever it is, so that a view that does
  /// the same is as high as the frame around both.
  private var fillsRows: Bool {
    growsRows && rows == 0...Points.cellsMaximum
  }

  private func keeps(_ line: LineStroke) -> Bool {
    switch line {
    case .horizontal, .heavyHorizontal, .dashedHorizontal, .thickHorizontal, .halfRow:
      rows == nil || fillsRows
    case .vertical: columns == nil
    case .dot: rows == nil && columns == nil
    }
  }

  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    let offer = innerProposal(proposal, columns: columns(offered: proposal, in: &pass))
    return inside(&pass) { pass in
      let inner = child.size(offered: offer, in: &pass)
      return child.baseline(of: inner, offered: offer, in: &pass).map {
        $0 + alignment.vertical.offset(of: inner.rows, in: size.rows)
      }
    }
  }
}
