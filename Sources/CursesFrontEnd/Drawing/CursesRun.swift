import CNCurses
import Compositing

/// A run of adjacent cells in a row, written in one call: cells with their glyphs, or cells that get a pair of colors and keep
/// their glyphs, which costs a fourth.
struct CursesRun {
  private(set) var row = 0
  private(set) var column = 0
  /// The cells with their glyphs.
  private(set) var cells: [cchar_t] = []
  /// The number of cells that keep their glyphs; 0 in a run of cells with theirs.
  private(set) var recoloredCount = 0
  /// The pair and the attributes of all cells that keep their glyphs.
  private(set) var pair: Int32 = 0
  private(set) var attributes = CellAttributes()

  /// Starts an empty run in another row.
  mutating func begin(row: Int) {
    self.row = row
    removeAll()
  }

  var isEmpty: Bool { cells.isEmpty && recoloredCount == 0 }

  mutating func append(_ look: CellLook, pair: Int32, column: Int) {
    if cells.isEmpty { self.column = column }
    var cell = cchar_t()
    let isStruck = look.attributes.contains(.strikethrough)
    // ncurses has no attribute for a line through the middle, so a combining mark stands in for it.
    unsafe islet_set_cell(
      &cell, look.glyph.bits, islet_attributes(look.attributes.rawValue), isStruck ? 0x336 : 0, pair
    )
    cells.append(cell)
  }

  /// Starts a run of cells that keep their glyphs.
  mutating func beginRecoloring(_ attributes: CellAttributes, pair: Int32, column: Int) {
    (self.attributes, self.pair, self.column) = (attributes, pair, column)
    recoloredCount = 1
  }

  /// Adds the next cell to a run of cells that keep their glyphs, if it gets the same pair and attributes.
  @inline(__always)
  mutating func recolor(_ attributes: CellAttributes, pair: Int32) -> Bool {
    guard recoloredCount > 0, pair == self.pair, attributes == self.attributes else { return false }
    recoloredCount += 1
    return true
  }

  /// Adds some cells to a run of cells that keep their glyphs; they get the same pair and attributes.
  mutating func recolor(_ count: Int) {
    recoloredCount += count
  }

  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    recoloredCount = 0
  }
}
