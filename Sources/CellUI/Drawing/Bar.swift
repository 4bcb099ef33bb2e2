import ColorScience
import Compositing

/// A bar with round ends, filled to a fraction.
struct Bar: Hashable {
  /// The height of a progress view's bar on a phone, in points.
  static let systemHeight = 4.0

  var fraction: Double
  var fill: StraightRGBA
  var track: StraightRGBA
  /// The height on a phone, in points.
  var height = Self.systemHeight
  /// A Boolean value indicating whether the filled part begins at the right end.
  var isReversed = false
  /// The gradient through the filled part, or through all of a gauge's line; `nil` for one color.
  var gradient: Paint?
  /// The color of the dot at the value of a gauge's line; `nil` for a bar that is filled up to the value.
  var dot: StraightRGBA?

  private var filledPart: Double { max(0, min(1, fraction.isNaN ? 0 : fraction)) }

  /// Returns the bar with other colors.
  func recolored(_ change: (StraightRGBA) -> StraightRGBA) -> Bar {
    var bar = self
    (bar.fill, bar.track, bar.dot) = (change(fill), change(track), dot.map(change))
    bar.gradient = gradient?.mapped(change)
    return bar
  }

  /// Returns the bar on the way to another.
  func interpolated(to other: Bar, by part: Double) -> Bar {
    var bar = other
    bar.fraction = fraction + (other.fraction - fraction) * part
    bar.fill = .mix(fill, other.fill, by: part)
    bar.track = .mix(track, other.track, by: part)
    return bar
  }

  /// Returns the colors of the columns of a frame; `nil` where all have the fill's.
  private func colors(in frame: CellRect) -> PaintGrid? {
    guard let gradient else { return nil }
    var filled = frame
    if dot == nil {
      filled.size.columns = max(1, Int((Double(frame.size.columns) * filledPart).rounded(.up)))
      if isReversed { filled.origin.column = frame.columnRange.upperBound - filled.size.columns }
    }
    return PaintGrid(paint: gradient, frame: filled)
  }

  /// Draws the bar: the whole capsule in the track's color, and its filled part on it.
  ///
  /// The track is not seen beneath the filled part. A bar lower than a row is a line as thick as any other shape so low.
  func draw(in frame: CellRect, edges: EdgeStyle, on surface: inout Surface) {
    guard height >= LineStroke.rowPoints else {
      // In several rows a line is in the middle one, or in the upper one of two.
      let line = frame.row(frame.origin.row + (frame.size.rows - 1) / 2)
      return drawLine(in: line, on: &surface)
    }
    eraseLines(in: frame, on: &surface)
    // From the right the track is the part that ends.
    let (part, fill, track) =
      isReversed ? (1 - filledPart, track, fill) : (filledPart, fill, track)
    let rect = OutlineRect(frame)
    let end = rect.minX + rect.width * part
    // Between the round ends and the end of the filled part, cells are whole.
    let last = Int((end / OutlinePoint.perColumn).rounded(.down))
    let round = Int((min(rect.width, rect.height) / 2 / OutlinePoint.perColumn).rounded(.up))
    let inside = frame.columnRange.dropFirst(round).dropLast(round)
    let whole = inside.startIndex..<max(inside.startIndex, inside.endIndex)
    func fillWhole(_ columns: Range<Int>, with color: StraightRGBA) {
      let columns = columns.clamped(to: whole)
      surface.fill(
        CellRect(
          column: columns.lowerBound, row: frame.origin.row, columns: columns.count,
          rows: frame.size.rows), with: color)
    }
    let colors = colors(in: frame)
    if colors == nil {
      fillWhole(frame.columnRange.lowerBound..<max(frame.columnRange.lowerBound, last), with: fill)
      fillWhole(min(last + 1, whole.upperBound)..<whole.upperBound, with: track)
    }
    for column in frame.columnRange
    where colors != nil || !whole.contains(column) || column == last {
      let clip = CellRect(
        column: column, row: frame.origin.row, columns: 1, rows: frame.size.rows
      ).intersection(surface.bounds)
      let cell = OutlineRect(clip)
      for (color, start, end) in [(track, end, rect.maxX), (fill, rect.minX, end)]
      where start < cell.maxX && cell.minX < end {
        let coverage = Coverage(frame: clip, glyphs: edges.glyphs) {
          Self.part(of: $0, within: rect, from: start, to: end)
        }
        let isFilled = (start == rect.minX) != isReversed
        let own = isFilled ? colors?.cellColor(column: column, row: frame.origin.row) : nil
        surface.fill(coverage, edges: edges) { _, _ in own ?? color }
      }
    }
  }

  /// Draws the bar as a line, heavy where it is filled; its color turns into the track's in the cell in which that part ends.
  private func drawLine(in frame: CellRect, on surface: inout Surface) {
    let visible = frame.intersection(surface.bounds)
    if let dot { return drawLine(with: dot, in: frame, on: &surface) }
    let end = Double(frame.size.columns) * filledPart
    let colors = colors(in: frame)
    for column in visible.columnRange {
      let place = column - frame.origin.column
      let before = isReversed ? frame.size.columns - 1 - place : place
      let filled = max(0, min(1, end - Double(before)))
      let own = colors?.cellColor(column: column, row: frame.origin.row) ?? fill
      let color: StraightRGBA = .mix(track, own, by: filled)
      let line: Unicode.Scalar =
        filled == 1 ? "━" : filled == 0 ? "─" : isReversed ? "╼" : "╾"
      let glyph = thickLine?.glyph ?? Glyph(line)
      for row in visible.rowRange {
        // A line behind the bar is seen through its track.
        let behind = surface[column, row]
        let isLine = (0x2500...0x257F).contains(behind.glyph.base.value)
        // A heavy line goes on where the filled part ends, since half of that cell would be a notch in it.
        let staysBehind = filled == 0 || filled < 1 && behind.glyph == Glyph("━")
        surface.draw(
          MeasuredGlyph(isLine && staysBehind && thickLine == nil ? behind.glyph : glyph, width: 1),
          column: column, row: row, foreground: isLine ? color.over(behind.foreground) : color)
      }
    }
  }

  /// Draws the line of a gauge, with a dot at the value.
  private func drawLine(
    with dot: StraightRGBA, in frame: CellRect, on surface: inout Surface
  ) {
    let colors = colors(in: frame)
    let place = min(frame.size.columns - 1, Int(Double(frame.size.columns) * filledPart))
    let middle = isReversed ? frame.size.columns - 1 - place : place
    let line = thickLine?.glyph ?? Glyph("━")
    for column in frame.intersection(surface.bounds).columnRange {
      let isDot = column - frame.origin.column == middle
      let color = colors?.cellColor(column: column, row: frame.origin.row) ?? fill
      for row in frame.intersection(surface.bounds).rowRange {
        surface.draw(
          MeasuredGlyph(isDot ? Glyph("●") : line, width: 1), column: column, row: row,
          foreground: isDot ? dot : color)
      }
    }
  }

  /// The line of a bar that is thicker than the terminal's own; `nil` for one that is not.
  private var thickLine: LineStroke? {
    guard height >= LineStroke.thickPoints else { return nil }
    return height < Points.perRow / 2 ? .thickHorizontal : .halfRow
  }

  /// Erases the terminal's own lines beneath the bar, such as a track of the app's own, which is no thicker than the bar.
  private func eraseLines(in frame: CellRect, on surface: inout Surface) {
    let visible = frame.intersection(surface.bounds)
    for row in visible.rowRange {
      for column in visible.columnRange
      where (0x2500...0x257F).contains(surface[column, row].glyph.base.value) {
        var cell = surface[column, row]
        cell.glyph = .space
        surface.set(cell, column: column, row: row)
      }
    }
  }

  /// The upright slices of a sub-pixel that is measured in a round end.
  private static let slices = 8

  /// Returns the part of a sub-pixel that a capsule covers between two places.
  private static func part(
    of pixel: OutlineRect, within capsule: OutlineRect, from start: Double, to end: Double
  ) -> Double {
    let (left, right) = (max(pixel.minX, start), min(pixel.maxX, end))
    guard left < right else { return 0 }
    let radius = min(capsule.width, capsule.height) / 2
    let area = pixel.width * pixel.height
    // Between the round ends all slices are alike.
    if left >= capsule.minX + radius, right <= capsule.maxX - radius {
      let height = min(pixel.maxY, capsule.maxY) - max(pixel.minY, capsule.minY)
      return max(0, height) * (right - left) / area
    }
    var height = 0.0
    for slice in 0..<slices {
      let x = left + (right - left) * (Double(slice) + 0.5) / Double(slices)
      let beyond = max(capsule.minX + radius - x, x - capsule.maxX + radius, 0)
      let rise =
        capsule.height / 2 - radius + (max(0, radius * radius - beyond * beyond)).squareRoot()
      height += max(
        0, min(pixel.maxY, capsule.center.y + rise) - max(pixel.minY, capsule.center.y - rise))
    }
    return height / Double(slices) * (right - left) / area
  }
}
