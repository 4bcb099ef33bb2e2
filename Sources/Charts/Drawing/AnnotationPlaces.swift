import Foundation

/// The frames of the views beside marks, in points: whole cells, within the chart, and over no other label where there is room.
struct AnnotationPlaces {
  /// The frame of the chart.
  private let bounds: CGRect
  /// The frame of the plot: the rows outside of it are those of axes.
  private let plot: CGRect
  /// The frames of labels.
  private var taken: [CGRect]

  init(bounds: CGRect, plot: CGRect, labels: [CGRect]) {
    (self.bounds, self.plot) = (bounds, plot)
    taken = labels
  }

  /// Returns the frame of a view, and keeps it free of those that follow.
  ///
  /// - Parameters:
  ///   - note: The view's position beside its mark.
  ///   - size: The view's size.
  ///   - mark: The cells of the mark.
  /// - Returns: The frame: the asked one, or else one farther along the mark; or in the plot one on its other side, or a row
  ///   away.
  mutating func frame(of note: MarkAnnotation, size: CGSize, beside mark: CGRect) -> CGRect {
    let (asked, others) = frames(of: note, size: size, beside: mark)
    let inside =
      asked.filter { $0.minY >= 0 && $0.maxY <= bounds.maxY }
      + others.filter { $0.minY >= plot.minY && $0.maxY <= plot.maxY }
    let frame = inside.first { !isTaken($0) } ?? inside.first ?? moved(asked[0])
    taken.append(frame)
    return frame
  }

  private func isTaken(_ frame: CGRect) -> Bool {
    taken.contains {
      $0.minX < frame.maxX && frame.minX < $0.maxX && $0.minY < frame.maxY && frame.minY < $0.maxY
    }
  }

  /// Returns a frame between the chart's sides.
  private func movedAside(_ frame: CGRect) -> CGRect {
    var frame = frame
    frame.origin.x = max(0, min(frame.minX, bounds.maxX - frame.width))
    return frame
  }

  /// Returns a frame in the chart.
  private func moved(_ frame: CGRect) -> CGRect {
    var frame = movedAside(frame)
    frame.origin.y = max(0, min(frame.minY, bounds.maxY - frame.height))
    return frame
  }

  /// Returns the frames of a view beside its mark in the asked row, the asked one first, and in other rows.
  private func frames(of note: MarkAnnotation, size: CGSize, beside mark: CGRect) -> (
    asked: [CGRect], others: [CGRect]
  ) {
    let anchor = note.position.anchor
    let columns = Self.columns(of: note, width: size.width, beside: mark)
    let frames = { (row: Double) in
      columns.map { movedAside(CGRect(origin: CGPoint(x: $0, y: row), size: size)) }
    }
    let rows = [anchor.y, 1 - anchor.y].map { side in
      Self.row(at: side, of: note, height: size.height, beside: mark)
    }
    let cell = ChartFrame.cell.height
    return (frames(rows[0]), [rows[1], rows[0] - cell, rows[0] + cell].flatMap(frames))
  }

  /// Returns the left edges of a view above, below or on a mark; of one at its side, the edge there and on the other side.
  private static func columns(of note: MarkAnnotation, width: Double, beside mark: CGRect)
    -> [Double]
  {
    let cell = ChartFrame.cell.width
    let gap = note.columnGap
    let (left, right) = (mark.minX - gap - width, mark.maxX + gap)
    if note.position.anchor.x == 0 { return [left, right] }
    if note.position.anchor.x == 1 { return [right, left] }
    let middle = ((mark.midX - width / 2) / cell).rounded(.down) * cell
    // A view that is wider than its mark starts or ends at it.
    let isWide = mark.width > width
    let (first, last) = (
      isWide ? mark.minX : mark.maxX - cell, isWide ? mark.maxX - width : mark.minX + cell - width
    )
    if note.alignment.horizontal == .leading { return [mark.minX, middle, last] }
    if note.alignment.horizontal == .trailing { return [mark.maxX - width, middle, first] }
    return [middle, first, last]
  }

  /// Returns the upper edge of a view: above a mark for 0, below it for 1, beside or on it for 0.5.
  private static func row(
    at side: Double, of note: MarkAnnotation, height: Double, beside mark: CGRect
  )
    -> Double
  {
    let cell = ChartFrame.cell.height
    if side == 0 { return mark.minY - note.rowGap - height }
    if side == 1 { return mark.maxY + note.rowGap }
    if note.alignment.vertical == .top { return mark.minY }
    if note.alignment.vertical == .bottom { return mark.maxY - height }
    return ((mark.midY - height / 2) / cell).rounded(.down) * cell
  }
}
