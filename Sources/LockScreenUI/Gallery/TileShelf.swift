import Compositing

/// The places of tiles in the middle of a terminal, as large as leaves room for all of them.
struct TileShelf: Hashable {
  /// A tile's size.
  let tile: CellSize
  /// The rows above a tile: a row of air, where it costs no line of tiles.
  let air: Int
  /// The number of tiles in a line.
  let perLine: Int
  /// The number of lines that have room.
  let shownLines: Int
  /// A Boolean value indicating whether every tile is seen.
  let showsAll: Bool
  /// The column of the first tile.
  let left: Int
  /// The row of the first line.
  let top: Int

  /// A tile with its title, and the air around them.
  var cell: CellSize { CellSize(columns: tile.columns + 2, rows: tile.rows + 1 + air) }

  /// The sizes of tiles, beginning with the largest.
  private static let tiles = [
    CellSize(columns: 34, rows: 19), CellSize(columns: 26, rows: 14), ThemeTile.leastSize,
  ]

  init(of count: Int, in screen: CellSize) {
    let room = CellSize(columns: screen.columns, rows: screen.rows - 1)
    let shelves = Self.tiles.map { TileShelf(of: count, tile: $0, in: room) }
    self = shelves.first(where: \.showsAll) ?? shelves[shelves.count - 1]
  }

  private init(of count: Int, tile: CellSize, in room: CellSize) {
    let (columns, rows) = (tile.columns + 2, tile.rows + 1)
    let fitting = max(1, room.columns / columns)
    let lines = (count + fitting - 1) / fitting
    self.tile = tile
    // All lines have one length.
    perLine = (count + lines - 1) / lines
    // The air above the first line may be the header's row.
    air = min(lines, (room.rows + 1) / (rows + 1)) == min(lines, room.rows / rows) ? 1 : 0
    shownLines = max(1, min(lines, (room.rows + air) / (rows + air)))
    let spare = room.rows - shownLines * (rows + air)
    showsAll = shownLines == lines && spare + air >= 0
    left = max(0, (room.columns - perLine * columns) / 2)
    top = spare < 0 ? 1 - air : 1 + spare / 2
  }
}
