import CNCurses
import Compositing

/// A run of adjacent cells in a row, written in one call.
struct CursesRun {
  private(set) var row = 0
  private(set) var column = 0
  private(set) var cells: [cchar_t] = []

  /// Starts an empty run in another row.
  mutating func begin(row: Int) {
    self.row = row
    removeAll()
  }

  var isEmpty: Bool { cells.isEmpty }

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

  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
  }
}
