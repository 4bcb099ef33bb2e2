import Compositing
import FoundationEssentials

/// A bar of a sound wave or a chart, in its place among others.
struct UprightBar {
  /// The rows of all bars.
  let rows: Range<Int>
  /// The distance of the bar's top from the first of them, in cells' own points.
  var top = 0.0
  /// The height of the bar, in cells' own points.
  let height: Double
  /// A Boolean value indicating whether the bar takes half of its column, so that it stands apart from the next.
  var isHalved = true
  /// A Boolean value indicating whether a bar of several columns leaves half of the last one free, as the next one begins there.
  var isApart = false
  /// A Boolean value indicating whether the bar is one of several of a height, which are told apart by the gaps alone.
  var isSegment = false
  /// A Boolean value indicating whether the bar grows from the middle of its rows.
  var isCentered = false
  /// A Boolean value indicating whether the bar fills its columns, as no gap is beside it.
  var isSolid = false

  /// The rows in which bars that grow from the middle have too few heights by halves of rows.
  private static let dottedRowsMaximum = 2
  /// The width of a bar that is drawn as a thin line, in points.
  private static let lineWidth: CGFloat = 3

  private static let dotsPerRow = 4
  /// The height of a dot, in cells' own points.
  private static let dotPoints = Points.perRow / Double(dotsPerRow)
  /// The heights from which a bar about the middle of one row has a dot more, in cells' own points.
  private static let dotHeights = [5.0, 9, 12]
  /// The distance of a line's end from the dot behind it, in points.
  private static let dotEnd = 0.01

  /// The columns of a bar whose ends are square.
  private static let squareColumnsMaximum = 4

  /// Returns the frame of all bars over a bar's columns, and the drawing of its shape there.
  func drawn(
    _ shape: any Shape, in columns: Range<Int>, paint: Paint, style: FillStyle
  ) -> (frame: CellRect, content: DisplayItem.Content) {
    let frame = CellRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
    let isDotted = isCentered && !isSolid && (columns.count == 1 || isHalved)
    guard isDotted, rows.count <= Self.dottedRowsMaximum else {
      var style = style
      style.usesEighths = true
      let isLow = isCentered && !isHalved && rows.count == 1
      let bar = isLow && columns.count <= Self.squareColumnsMaximum ? risingInRow : self
      return (frame, .fill(bar.outline(of: shape, in: frame), paint, style))
    }
    let dotted = dotted
    // One that stands for its neighbors, too, has a line in each of its columns.
    let line = Path { path in
      for column in 0..<columns.count {
        let x = (Double(column) + 1 / 4) * Points.perColumn
        path.move(to: CGPoint(x: x, y: dotted.top))
        path.addLine(to: CGPoint(x: x, y: dotted.bottom))
      }
    }
    var stroke = StrokeStyle(lineWidth: Self.lineWidth)
    stroke.isBar = true
    return (frame, .stroke(.path(line, frame.size), paint, stroke, style))
  }

  /// The part of its rows that a bar about their middle takes, in dots.
  ///
  /// One row has two even numbers of dots alone: with an odd one there the lowest dot is below the middle.
  private var dotted: (top: Double, bottom: Double) {
    guard rows.count == 1 else { return (top, top + height) }
    let count = 1 + Self.dotHeights.count { $0 <= height }
    let bottom = Self.dotsPerRow - (Self.dotsPerRow - count) / 2
    return (
      Double(bottom - count) * Self.dotPoints, Double(bottom) * Self.dotPoints - Self.dotEnd
    )
  }

  /// The bar as an eighth block, which rises from below: about the middle of a row it would have one of two heights.
  private var risingInRow: UprightBar {
    let step = Points.perRow / 8
    let own = min(Points.perRow, max(step, (height / step).rounded() * step))
    return UprightBar(rows: rows, top: Points.perRow - own, height: own, isHalved: false)
  }

  /// Returns the outline of the bar's shape in the frame of all bars over its columns.
  func outline(of shape: any Shape, in frame: CellRect) -> ShapeOutline {
    let columns = frame.columnRange
    var width = Double(columns.count) * Points.perColumn
    if isHalved {
      let path = Path { path in
        for column in 0..<columns.count {
          let x = Double(column) * Points.perColumn
          path.addRect(CGRect(x: x, y: top, width: Points.perColumn / 2, height: height))
        }
      }
      return .path(path, frame.size)
    } else if isApart, columns.count > 1 || isSegment {
      width -= Points.perColumn / 2
    }
    let rect = CGRect(x: 0, y: top, width: width, height: height)
    // The ends of a narrow bar would be lost in it.
    let path = columns.count > Self.squareColumnsMaximum ? shape.path(in: rect) : Path(rect)
    return .path(path, frame.size)
  }
}

/// The room of several bars of different heights side by side, which are drawn by their points instead of by whole rows.
struct BarRoom {
  /// The rows that the bars share.
  let rows: Range<Int>
  /// The place of lower bars in the room.
  var alignment: VerticalAlignment
  /// Cells' own points for each point of a height.
  private let scale: Double
  /// A Boolean value indicating whether each bar stands in the column beside the last.
  private let isTight: Bool
  /// A Boolean value indicating whether the points between the bars are too few for a column.
  private let isApart: Bool
  /// A Boolean value indicating whether there is nothing between the bars.
  private let isGapless: Bool
  /// A Boolean value indicating whether all bars have one height, so that the gaps alone tell them apart.
  private let isEven: Bool

  /// The least number of bars: fewer are a picture of something else.
  private static let countMinimum = 3
  /// The least height of the highest bar, in points: lower ones are dots or lines.
  static let heightMinimum = 12.0
  /// The least height of a bar that is drawn, in cells' own points.
  private static let drawnMinimum = Points.perRow / 4

  /// Makes the room of a row's views; `nil` where they are no bars.
  ///
  /// - Parameters:
  ///   - nodes: The views.
  ///   - measured: Their sizes, and the gaps behind them.
  ///   - rect: The frame of the row.
  ///   - alignment: The alignment of the row's views.
  ///   - isSpaced: A Boolean value indicating whether there are points between the views, possibly too few for a column.
  init?(
    of nodes: [any Node], measured: [MeasuredChild], in rect: CellRect,
    alignment: VerticalAlignment, isSpaced: Bool
  ) {
    guard nodes.count >= Self.countMinimum else { return nil }
    var (count, rows, least, tallest) = (0, 0, Double.infinity, 0.0)
    var (isTight, isApart, isGapless) = (true, isSpaced, !isSpaced)
    var isShared = false
    for (node, child) in zip(nodes, measured) {
      guard let height = node.barHeight else { continue }
      count += 1
      rows = max(rows, child.size.rows)
      (least, tallest) = (min(least, height), max(tallest, height))
      if child.size.columns > 1 || child.gap > 0 { isTight = false }
      if child.size.columns == 0 { isShared = true }
      if child.gap > 0 { (isApart, isGapless) = (false, false) }
    }
    isEven = least == tallest
    let areSeen =
      isEven
      ? isApart && tallest >= LineStroke.thickPoints && rows == rect.size.rows
      : tallest >= Self.heightMinimum
    guard count >= Self.countMinimum, areSeen, !alignment.isCustom else { return nil }
    self.rows = rect.rowRange
    self.alignment = alignment
    self.isTight = isTight || isShared
    self.isApart = isApart
    self.isGapless = isGapless
    scale = Double(rows) * Points.perRow / tallest
  }

  /// Returns the bar of a height in points; a narrow one takes half a column, and `nil` stands for one that fills its cells.
  func bar(_ height: Double, isNarrow: Bool, edges: EdgeStyle) -> UprightBar? {
    if isEven { return edges.glyphs == .ascii ? nil : segment(height) }
    let room = Double(rows.count) * Points.perRow
    let isSolid = isGapless && !isNarrow
    let isHalved = !isSolid && (isTight || isNarrow)
    var own = min(room, max(Self.drawnMinimum, height * scale))
    // Eighth blocks rise from below.
    let isByParts = isHalved || isApart || edges.glyphs == .ascii || alignment == .top
    if alignment != .center, !isByParts || rows.count > 1 {
      // A top between the parts of a cell would be a shade across the column and the gap beside the bar; only in one row
      // there are too few heights without it.
      let step = Points.perRow / Double(isByParts ? edges.glyphs.pixelRows : 8)
      own = min(room, max(step, (own / step).rounded() * step))
    }
    var top =
      switch alignment {
      case .top: 0.0
      case .center, .custom: (room - own) / 2
      case .bottom, .firstTextBaseline, .lastTextBaseline: room - own
      }
    if alignment == .center, isSolid, rows.count > 1, edges.glyphs != .ascii {
      // Eighth blocks rise from below, so that what hangs from the middle ends with half a row.
      let (half, eighth) = (Points.perRow / 2, Points.perRow / 8)
      let above = max(eighth, (own / 2 / eighth).rounded() * eighth)
      top = room / 2 - above
      own = above + (own / 2 / half).rounded() * half
    }
    return UprightBar(
      rows: rows, top: top, height: own, isHalved: isHalved, isApart: isApart,
      isCentered: alignment == .center, isSolid: isSolid)
  }

  /// Returns one of several bars of a height, with half of a column between it and the next; a low one is half a row high.
  private func segment(_ height: Double) -> UprightBar {
    let room = Double(rows.count) * Points.perRow
    let own = height < LineStroke.rowPoints ? Points.perRow / 2 : room
    return UprightBar(
      rows: rows, top: room - own, height: own, isHalved: isTight, isApart: true,
      isSegment: true)
  }
}
