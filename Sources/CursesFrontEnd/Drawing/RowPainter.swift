import CNCurses
import ColorScience
import Compositing

/// Draws the difference between a row of the terminal and one of a surface.
struct RowPainter {
  var painter: CellPainter
  var pairs: ColorPairTable
  private var run = CursesRun()

  init(painter: CellPainter, pairs: ColorPairTable) {
    (self.painter, self.pairs) = (painter, pairs)
  }

  /// The frame that a row belongs to.
  struct Frame {
    let surface: Surface
    /// A Boolean value indicating whether another frame follows at once.
    let isMoving: Bool
    /// A Boolean value indicating whether nothing was shown before.
    let isUnshown: Bool
  }

  /// Draws some columns of a row through ncurses, and takes note of them in the terminal's cells of that row.
  mutating func draw(
    _ row: Int, columns: Range<Int>, of frame: borrowing Frame,
    over cells: inout [ShownCell], on session: borrowing CursesSession
  ) {
    let width = frame.surface.size.columns
    let sources = frame.surface.cells.span.extracting(row * width..<(row + 1) * width)
    var shown = cells.mutableSpan
    let (isMoving, showsCells) = (frame.isMoving, painter.showsCells)
    run.begin(row: row)
    var column = columns.lowerBound
    while column < columns.upperBound {
      let source =
        showsCells
        ? sources[column] : painter.source(column: column, row: row, of: frame.surface)
      guard shown[column].source != source || (shown[column].isCoarse && !isMoving) else {
        if !run.isEmpty { session.write(&run) }
        column += 1
        continue
      }
      if !isMoving, setLetter(source, column: column, of: &shown[column], on: session) {
        column += 1
        continue
      }
      let isLikeNext =
        showsCells && !frame.isUnshown && column + 1 < columns.upperBound
        && sources[column + 1].upper == source.upper
      let old = isLikeNext ? shown[column] : ShownCell()
      if showsCells, source.width == 1, source.glyph.isPlainLetter {
        paintLetter(source, column: column, of: frame, from: sources, over: &shown, on: session)
      } else {
        paint(source, column: column, of: frame, from: sources, over: &shown, on: session)
      }
      column += 1
      if isLikeNext {
        spread(
          ColorChange(from: old, to: shown[column - 1]), to: &column, before: columns.upperBound,
          from: sources, over: &shown)
      }
    }
    session.write(&run)
  }

  /// Gives the next cells the colors of the last one, as long as they change as it did.
  @inline(never)
  private mutating func spread(
    _ change: ColorChange, to column: inout Int, before end: Int, from sources: Span<Cell>,
    over shown: inout MutableSpan<ShownCell>
  ) {
    guard change.keepsGlyph else { return }
    let last = min(end, change.end(from: column, of: sources, over: shown))
    let (pair, isCoarse) = (change.new.pair, change.new.isCoarse)
    let (foreground, background) = (change.new.look.foreground, change.new.look.background)
    for next in column..<max(column, last) {
      shown[next].source = sources[next]
      shown[next].look.foreground = foreground
      shown[next].look.background = background
      shown[next].pair = pair
      shown[next].isCoarse = isCoarse
    }
    if change.isSeen { run.recolor(last - column) }
    column = last
  }

  /// Shows a letter in 24-bit color.
  @inline(__always)
  private mutating func paintLetter(
    _ source: Cell, column: Int, of frame: borrowing Frame, from sources: Span<Cell>,
    over shown: inout MutableSpan<ShownCell>, on session: borrowing CursesSession
  ) {
    let tolerance = tolerance(for: source, over: shown[column], in: frame)
    let exact = CellPainter.inkColors(of: source)
    let (current, previous) = (
      shown[column].look, column > 0 ? shown[column - 1].look : .blank
    )
    let colors = (
      foreground: tolerance.color(
        near: exact.foreground, of: current.foreground, previous.foreground) ?? exact.foreground,
      background: tolerance.color(
        near: exact.background, of: previous.background, current.background)
        ?? CellPainter.color(
          near: exact.background, ahead: sources.extracting(droppingFirst: column + 1),
          tolerance: tolerance)
    )
    let attributes = CellPainter.shown(source.attributes)
    let keepsGlyph =
      source.glyph == shown[column].look.glyph && attributes == shown[column].look.attributes
      && !frame.isUnshown
    shown[column].source = source
    shown[column].isCoarse = tolerance != .exact
    if keepsGlyph, colors.foreground == shown[column].look.foreground,
      colors.background == shown[column].look.background
    {
      if !run.isEmpty { session.write(&run) }
      return
    }
    shown[column].look.foreground = colors.foreground
    shown[column].look.background = colors.background
    shown[column].pair = pair(of: colors, column: column, in: shown, on: session)
    if keepsGlyph { return recolor(shown[column], column: column, on: session) }
    shown[column].look.glyph = source.glyph
    shown[column].look.attributes = attributes
    shown[column].look.isWide = false
    append(shown[column].look, pair: shown[column].pair, column: column, on: session)
  }

  /// Shows any cell.
  @inline(never)
  private mutating func paint(
    _ source: Cell, column: Int, of frame: borrowing Frame, from sources: Span<Cell>,
    over shown: inout MutableSpan<ShownCell>, on session: borrowing CursesSession
  ) {
    let old = shown[column]
    let tolerance = tolerance(for: source, over: old, in: frame)
    var context = CellPainter.Context(
      tolerance: tolerance, current: old.look,
      previous: column > 0 ? shown[column - 1].look : .blank)
    let ahead = sources.extracting(droppingFirst: column + 1)
    if column + 1 < min(shown.count, sources.count) {
      // A wide glyph needs its right half inside the screen.
      context.hasContinuation = source.width == 2 && ahead[0].glyph == .continuation
    }
    let look = painter.look(of: source, in: context, ahead: ahead)
    shown[column].source = source
    shown[column].isCoarse = tolerance != .exact
    guard look != old.look || frame.isUnshown else {
      return session.write(&run)
    }
    shown[column].look = look
    shown[column].pair = pair(
      of: (look.foreground, look.background), column: column, in: shown, on: session)
    let change = ColorChange(from: old, to: shown[column])
    if change.keepsGlyph, !frame.isUnshown {
      recolor(shown[column], column: column, on: session)
    } else if look.glyph != .continuation {
      append(look, pair: shown[column].pair, column: column, on: session)
    }
  }

  /// Returns the tolerance for a cell's colors.
  @inline(__always)
  private func tolerance(
    for source: Cell, over shown: borrowing ShownCell, in frame: borrowing Frame
  ) -> ColorTolerance {
    guard frame.isMoving, painter.depth == .direct24 else { return .exact }
    return frame.isUnshown ? .first : ColorTolerance(from: shown.source, to: source)
  }

  @inline(__always)
  private mutating func recolor(
    _ cell: borrowing ShownCell, column: Int, on session: borrowing CursesSession
  ) {
    if run.recolor(cell.look.attributes, pair: cell.pair) { return }
    if !run.isEmpty { session.write(&run) }
    run.beginRecoloring(cell.look.attributes, pair: cell.pair, column: column)
  }

  private mutating func append(
    _ look: CellLook, pair: Int32, column: Int, on session: borrowing CursesSession
  ) {
    if run.recoloredCount > 0 { session.write(&run) }
    run.append(look, pair: pair, column: column)
  }

  /// Shows a cell that differs in its letter alone from the one on the terminal, so that its look does.
  ///
  /// It stays a call, which most cells don't take, so that theirs is as quick as without it.
  ///
  /// - Returns: A Boolean value indicating whether it does.
  @inline(never)
  private mutating func setLetter(
    _ cell: Cell, column: Int, of shown: inout ShownCell, on session: borrowing CursesSession
  ) -> Bool {
    guard cell.glyph.isPlainLetter, !shown.isCoarse, painter.isOtherLetter(cell, than: shown.source)
    else { return false }
    shown.source = cell
    shown.look.glyph = cell.glyph
    append(shown.look, pair: shown.pair, column: column, on: session)
    return true
  }

  /// Returns the number of a cell's colors: its neighbor's, or its own, which ncurses learns where it is new.
  @inline(__always)
  private mutating func pair(
    of colors: (foreground: Int32, background: Int32), column: Int,
    in shown: borrowing MutableSpan<ShownCell>, on session: borrowing CursesSession
  ) -> Int32 {
    guard colors != (-1, -1) else { return 0 }
    let neighbor = column > 0 ? shown[column - 1].pair : 0
    if column > 0, shown[column - 1].look.foreground == colors.foreground,
      shown[column - 1].look.background == colors.background
    {
      return neighbor
    }
    // A screen with more colors than numbers falls back to the neighbor's pair.
    guard
      let entry = pairs.entry(foreground: colors.foreground, background: colors.background)
    else { return neighbor }
    if entry.isNew {
      // ncurses takes pairs of the same colors for one, so pairs whose colors it does not know get different ones.
      session.define(
        pair: entry.number, foreground: pairs.isShort ? entry.number : colors.foreground,
        background: pairs.isShort ? 0 : colors.background)
    }
    return entry.number
  }
}
