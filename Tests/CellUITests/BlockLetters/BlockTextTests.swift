import Compositing
import Testing

@testable import CellUI

/// The block letters of a text, line by line; `·` is an empty cell.
private func drawn(_ text: String, points: Double, _ repertoire: GlyphRepertoire = .quadrant)
  -> String?
{
  BlockText(text, points: points, repertoire: repertoire).map { block in
    (0..<block.rows).map { row in
      (0..<block.columns).reduce(into: "") { line, column in
        let glyph = block.glyph(column: column, row: row)
        line.unicodeScalars.append(glyph.hasInk ? glyph.base : "·")
      }
    }.joined(separator: "\n")
  }
}

@Test(
  arguments: [
    (27.9, nil, nil), (28, nil, 2), (33.9, nil, 2), (34, 3, 2), (40, 3, 2), (41, 3, 3), (56, 3, 3),
    (57, 4, 4), (72, 4, 4), (73, 5, 5), (145, 5, 5), (146, 10, 10), (1e300, 10, 10), (-1, nil, nil),
    (.nan, nil, nil),
  ] as [(Double, Int?, Int?)])
func `digits take the rows that their points ask for`(points: Double, quadrant: Int?, sextant: Int?)
{
  #expect(BlockText("9", points: points, repertoire: .quadrant)?.rows == quadrant)
  #expect(BlockText("9", points: points, repertoire: .sextant)?.rows == sextant)
}

@Test func `a large title of digits and capitals is drawn with quadrants`() {
  #expect(BlockText("ETA 5 MIN", points: 34, repertoire: .quadrant) != nil)
  #expect(BlockText("ETA 5 min", points: 34, repertoire: .quadrant) == nil)
  #expect(BlockText("ETA 5 min", points: 34, repertoire: .sextant) != nil)
}

@Test func `the clock looks as in the picture`() {
  #expect(
    drawn("9:41", points: 80) == """
      ▗▟▀▀▙▖·········▟█▌···▗▟█··
      █▌··▐█··▝▘····▟▘█▌··▝▀▐█··
      ▝▜▄▄▜█······▗█▘·█▌····▐█··
      ····▟▛··▗▖··▀▀▀▀█▛····▐█··
      ▝▙▄▟▀···········█▌···▄▟█▄▖
      """)
}

@Test func `sextants draw a title in two rows`() {
  #expect(
    drawn("24.8", points: 28, .sextant) == """
      🬅🬧▐·▌·🬤🬗
      🬵🬮🬁🬂▌🬏🬣🬘
      """)
}

@Test func `the measured width is the drawn width`() {
  for points in stride(from: 28.0, through: 90, by: 1) {
    for repertoire in [GlyphRepertoire.quadrant, .sextant] {
      for text in ["9:41", "24.8", "Anne", "$42.00", "ß", ""] {
        #expect(
          BlockText.columns(of: text, points: points, repertoire: repertoire)
            == BlockText(text, points: points, repertoire: repertoire)?.columns)
      }
    }
  }
}

@Test func `a number that counts keeps its width`() {
  for points in [34.0, 48, 64, 80] {
    let widths = Set(
      (0...99).map { count in
        BlockText.columns(
          of: "\(count / 10):\(count % 10)0", points: points, repertoire: .quadrant)
      })
    #expect(widths.count == 1 && !widths.contains(nil))
  }
}

@Test func `block letters are limited to the width of a terminal`() {
  let longest = String(repeating: "1", count: 64)
  #expect(BlockText(longest, points: 48, repertoire: .quadrant) != nil)
  #expect(BlockText(longest + "1", points: 48, repertoire: .quadrant) == nil)
  #expect(BlockText("", points: 48, repertoire: .quadrant) == nil)
}
