import CNCurses
import ColorScience
import Compositing

/// The picture on the terminal, and its update to another one.
struct ShownFrame {
  /// The number of times that unused color pairs were reclaimed.
  private(set) var reclamationCount = 0

  private var size: CellSize
  private let pairLimit: Int
  private var rows: RowPainter
  /// The cells, row by row.
  private var cells: [[ShownCell]] = []
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
    let pairs = ColorPairTable(
      capacity: Self.pairCapacity(size: size, limit: pairLimit), isShort: painter.depth == .direct24
    )
    rows = RowPainter(painter: painter, pairs: pairs)
    empty(size: size)
    self.isOverPicture = isOverPicture
  }

  /// The most cells that are made exact in one frame, which cost about as much as a frame in motion.
  ///
  /// A repaint of the whole screen would make its frame late.
  static let refinedMaximum = 1200

  /// The colors of the pairs.
  var pairs: ColorPairTable { rows.pairs }

  /// A Boolean value indicating whether the colors of some cells are not exact.
  var hasCoarseCells: Bool { coarseRows.contains(true) }

  /// Empties the picture and sets its size.
  mutating func empty(size: CellSize) {
    self.size = size
    rows.pairs.extend(to: Self.pairCapacity(size: size, limit: pairLimit))
    cells = Array(
      repeating: Array(repeating: ShownCell(), count: size.columns), count: size.rows)
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
    let frame = RowPainter.Frame(
      surface: surface, isMoving: isMoving, isUnshown: isUnshown)
    for area in areas {
      let area = rows.painter.reach(of: area).intersection(visible)
      for row in area.rowRange {
        rows.draw(row, columns: area.columnRange, of: frame, over: &cells[row], on: session)
        if isMoving, rows.painter.depth == .direct24 { coarseRows[row] = true }
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
    let frame = RowPainter.Frame(
      surface: surface, isMoving: false, isUnshown: isUnshown)
    for row in visible.rowRange where coarseRows[row] && left > 0 {
      guard areas.allSatisfy({ !rows.painter.reach(of: $0).rowRange.contains(row) }) else {
        continue
      }
      left -= cells[row].count(where: \.isCoarse)
      rows.draw(row, columns: visible.columnRange, of: frame, over: &cells[row], on: session)
      coarseRows[row] = false
    }
  }

  // MARK: - Color pairs

  /// The number of pairs: two screens of all different cells, the one shown and the next, and as many to keep for reuse.
  private static func pairCapacity(size: CellSize, limit: Int) -> Int {
    min(limit, max(4096, 4 * size.columns * size.rows))
  }

  /// Gives ncurses memory for all pairs at once: its table, which grows by doubling, moves each pair by a search.
  private mutating func reservePairs(on session: borrowing CursesSession) {
    guard reservedPair < rows.pairs.capacity else { return }
    reservedPair = rows.pairs.capacity
    session.define(pair: Int32(reservedPair), foreground: -1, background: -1)
  }

  /// Reclaims unused pairs, before a frame: only then do this picture and ncurses' own have the same numbers.
  private mutating func reclaimPairs() {
    guard rows.pairs.freeCount < min(size.columns * size.rows, rows.pairs.capacity / 2) else {
      return
    }
    var isUsed = Array(repeating: false, count: rows.pairs.capacity + 1)
    for row in cells {
      for cell in row { isUsed[Int(cell.pair)] = true }
    }
    rows.pairs.reclaim(keeping: isUsed)
    reclamationCount += 1
  }
}
