import CNCurses
import ColorScience
import Compositing

/// The picture on the terminal, and its update to another one.
struct ShownFrame {
  private struct ShownCell {
    /// The surface's cell; before the first frame a cell that no surface has.
    var source = Cell(width: 0)
    var look = CellLook.blank
    var pair: Int32 = 0
    /// A Boolean value indicating whether its colors are not exact.
    var isCoarse = false
  }

  /// The number of times that unused color pairs were reclaimed.
  private(set) var reclamationCount = 0

  private var size: CellSize
  private let pairLimit: Int
  private var painter: CellPainter
  private var pairs: ColorPairTable
  private var cells: [ShownCell] = []
  private var run = CursesRun()
  private(set) var isUnshown = true
  /// The rows that may have cells whose colors are not exact.
  private var coarseRows: [Bool] = []
  /// The greatest pair number that ncurses has memory for.
  private var reservedPair = 0
  /// A Boolean value indicating whether another picture is on the terminal, which the first frame replaces cell by cell.
  private var isOverPicture: Bool

  init(size: CellSize, pairLimit: Int, painter: CellPainter, isOverPicture: Bool = false) {
    self.isOverPicture = isOverPicture
    self.size = size
    self.pairLimit = pairLimit
    self.painter = painter
    pairs = ColorPairTable(capacity: Self.pairCapacity(size: size, limit: pairLimit))
    empty(size: size)
    self.isOverPicture = isOverPicture
  }

  /// The most cells that are made exact in one frame, which cost about as much as a frame in motion.
  ///
  /// A repaint of the whole screen would make its frame late.
  static let refinedMaximum = 1200

  /// A Boolean value indicating whether the colors of some cells are not exact.
  var hasCoarseCells: Bool { coarseRows.contains(true) }

  /// Empties the picture and sets its size.
  mutating func empty(size: CellSize) {
    self.size = size
    pairs.extend(to: Self.pairCapacity(size: size, limit: pairLimit))
    cells = Array(repeating: ShownCell(), count: size.columns * size.rows)
    coarseRows = Array(repeating: false, count: size.rows)
    isUnshown = true
    isOverPicture = false
  }

  /// Draws the difference to a surface through ncurses.
  mutating func update(
    to surface: Surface, damage: [CellRect], isMoving: Bool, on session: borrowing CursesSession
  ) {
    let visible = surface.bounds.intersection(CellRect(origin: .zero, size: size))
    let areas = isUnshown ? [visible] : damage
    reservePairs(on: session)
    reclaimPairs()
    session.beginFrame()
    var cellCount = 0
    for area in areas {
      let area = painter.reach(of: area).intersection(visible)
      for row in area.rowRange {
        updateRow(row, columns: area.columnRange, of: surface, isMoving: isMoving, on: session)
        if isMoving, painter.depth == .direct24 { coarseRows[row] = true }
      }
      cellCount += area.size.columns * area.size.rows
    }
    let left = Self.refinedMaximum - (isMoving ? cellCount : 0)
    if left > 0, hasCoarseCells {
      refine(left, to: surface, in: visible, sparing: isMoving ? areas : [], on: session)
    }
    session.endFrame(isWhole: isUnshown && !isOverPicture)
    isUnshown = false
    isOverPicture = false
  }

  /// Makes some coarse cells exact, except in areas that move: they change again in the next frame.
  ///
  /// - Parameters:
  ///   - cellMaximum: The number of cells, as far as rows are not divided.
  ///   - surface: The picture.
  ///   - visible: Its visible part.
  ///   - areas: The areas that move.
  ///   - session: The screen.
  private mutating func refine(
    _ cellMaximum: Int, to surface: Surface, in visible: CellRect, sparing areas: [CellRect],
    on session: borrowing CursesSession
  ) {
    var left = cellMaximum
    for row in visible.rowRange where coarseRows[row] && left > 0 {
      guard areas.allSatisfy({ !painter.reach(of: $0).rowRange.contains(row) }) else { continue }
      let start = row * size.columns
      left -= cells[start..<start + size.columns].count(where: \.isCoarse)
      updateRow(row, columns: visible.columnRange, of: surface, isMoving: false, on: session)
      coarseRows[row] = false
    }
  }

  // MARK: - Rows

  private mutating func updateRow(
    _ row: Int, columns: Range<Int>, of surface: Surface, isMoving: Bool,
    on session: borrowing CursesSession
  ) {
    let isLenient = isMoving && painter.depth == .direct24
    let (start, sourceStart) = (row * size.columns, row * surface.size.columns)
    var previous = columns.lowerBound > 0 ? cells[start + columns.lowerBound - 1] : ShownCell()
    run.begin(row: row)
    for column in columns {
      var shown = cells[start + column]
      defer { previous = shown }
      let source =
        painter.showsCells
        ? surface.cells[sourceStart + column]
        : painter.drawsUnicode
          ? painter.edgeResolved(column: column, row: row, of: surface)
          : inASCII(column: column, row: row, of: surface)
      guard shown.source != source || (shown.isCoarse && !isMoving) else {
        session.write(&run)
        continue
      }
      if !isMoving, setLetter(source, column: column, at: start + column) {
        shown = cells[start + column]
        continue
      }
      // A wide glyph needs its right half inside the screen.
      let hasContinuation =
        source.width == 2 && column + 1 < min(size.columns, surface.size.columns)
        && surface.cells[sourceStart + column + 1].glyph == .continuation
      let tolerance =
        !isLenient
        ? .exact : isUnshown ? .first : ColorTolerance(from: shown.source, to: source)
      var context = CellPainter.Context(
        hasContinuation: hasContinuation, tolerance: tolerance,
        current: shown.look, previous: previous.look)
      if tolerance != .exact, column + 1 < columns.upperBound {
        let next = sourceStart + column + 1
        context.ahead = (
          DirectColor.packed(surface.cells[next].upper),
          DirectColor.packed(surface.cells[next].lower)
        )
      }
      let look = painter.look(of: source, in: context)
      shown.source = source
      shown.isCoarse = tolerance != .exact
      if shown.look != look || isUnshown {
        shown.look = look
        shown.pair = pair(of: look, beside: previous, on: session)
        if look.glyph != .continuation { run.append(look, pair: shown.pair, column: column) }
      } else {
        session.write(&run)
      }
      cells[start + column] = shown
    }
    session.write(&run)
  }

  /// Shows a cell that differs in its letter alone from the one at an index, so that its look does.
  ///
  /// It stays a call, which most cells don't take, so that theirs is as quick as without it.
  ///
  /// - Returns: A Boolean value indicating whether it does.
  @inline(never)
  private mutating func setLetter(_ cell: Cell, column: Int, at index: Int) -> Bool {
    guard cell.glyph.isPlainLetter, !cells[index].isCoarse,
      painter.isOtherLetter(cell, than: cells[index].source)
    else { return false }
    cells[index].source = cell
    cells[index].look.glyph = cell.glyph
    run.append(cells[index].look, pair: cells[index].pair, column: column)
    return true
  }

  private func inASCII(column: Int, row: Int, of surface: Surface) -> Cell {
    let cell = surface.cells[row * surface.size.columns + column]
    let left = column > 0 ? surface.cells[row * surface.size.columns + column - 1] : nil
    return cell.inASCII(after: left, hasColors: painter.depth != .mono)
  }

  // MARK: - Color pairs

  /// The number of pairs: two screens of all different cells, the one shown and the next, and as many to keep for reuse.
  private static func pairCapacity(size: CellSize, limit: Int) -> Int {
    min(limit, max(4096, 4 * size.columns * size.rows))
  }

  /// Gives ncurses memory for all pairs at once: its table, which grows by doubling, moves each pair by a search.
  private mutating func reservePairs(on session: borrowing CursesSession) {
    guard reservedPair < pairs.capacity else { return }
    reservedPair = pairs.capacity
    session.define(pair: Int32(reservedPair), foreground: -1, background: -1)
  }

  private mutating func pair(
    of look: CellLook, beside previous: ShownCell, on session: borrowing CursesSession
  ) -> Int32 {
    let (foreground, background) = (look.foreground, look.background)
    guard foreground != -1 || background != -1 else { return 0 }
    if previous.look.foreground == foreground && previous.look.background == background {
      return previous.pair
    }
    // A screen with more colors than numbers falls back to the neighbor's pair.
    guard let entry = pairs.entry(foreground: foreground, background: background) else {
      return previous.pair
    }
    if entry.isNew {
      session.define(pair: entry.number, foreground: foreground, background: background)
    }
    return entry.number
  }

  /// Reclaims unused pairs, before a frame: only then do this picture and ncurses' own have the same numbers.
  private mutating func reclaimPairs() {
    guard pairs.freeCount < min(cells.count, pairs.capacity / 2) else { return }
    var isUsed = Array(repeating: false, count: pairs.capacity + 1)
    for cell in cells { isUsed[Int(cell.pair)] = true }
    pairs.reclaim(keeping: isUsed)
    reclamationCount += 1
  }
}
