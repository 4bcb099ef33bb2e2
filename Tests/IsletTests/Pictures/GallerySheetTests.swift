import ColorScience
import Compositing
import LockScreenSession
import Testing

@Suite struct `The sheet of a gallery` {
  @Test(
    arguments: [
      (nil, [4]), (202, [4]), (201, [3, 1]), (100, [2, 2]), (99, [1, 1, 1, 1]),
      (80, [1, 1, 1, 1]), (1, [1, 1, 1, 1]), (0, [1, 1, 1, 1]), (10_000, [4]),
    ] as [(Int?, [Int])])
  func `is no wider than the terminal, with a picture in a row at least`(
    columns: Int?, counts: [Int]
  ) {
    let pictures = (0..<4).map { number in
      Surface(
        size: CellSize(columns: 49, rows: 3),
        filledWith: Cell(background: StraightRGBA(rgb: UInt32(number))))
    }
    let rows = Snapshot.rows(of: pictures, fitting: columns)
    #expect(rows.map(\.count) == counts)
    #expect(rows.flatMap(\.self) == pictures)
    let sheet = Snapshot.sheet(of: rows)
    #expect(columns.map { sheet.size.columns <= max(49, $0) } ?? true)
  }
}
