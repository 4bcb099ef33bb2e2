import ColorScience
import Compositing
import Testing

@testable import CellUI

private let grids: [GlyphRepertoire] = [.quadrant, .sextant, .octant]

struct BlockTextTests {
  @Test(
    arguments: [
      (27.9, nil, nil), (28, nil, 2), (29.9, nil, 2), (30, 3, 2), (33, 3, 2), (33.9, 3, 3),
      (34, 3, 3), (48, 4, 4),
      (64, 5, 5),
      (80, 6, 6), (160, 12, 12), (-1, nil, nil), (.nan, nil, nil),
    ] as [(Double, Int?, Int?)])
  func `a font takes the rows of its line on iOS`(points: Double, quadrant: Int?, octant: Int?) {
    #expect(BlockSetting("9", points: points, repertoire: .quadrant)?.rows == quadrant)
    #expect(BlockSetting("9", points: points, repertoire: .octant)?.rows == octant)
  }

  @Test func `a line is its height and half a row`() throws {
    for glyphs in grids {
      for rows in 3...12 {
        let style = LetterStyle(
          points: Double(rows) * 16 - 8, weight: .semibold, glyphs: glyphs)
        let setting = try #require(BlockSetting("24.8", style: style))
        #expect(setting.rows == rows)
        #expect(setting.pixelsBelow == glyphs.pixelRows / 2)
        let block = BlockText(setting)
        var canvas = PixelCanvas(columns: block.columns, rows: block.rows, glyphs: glyphs)
        for letter in setting.letters { canvas.draw(letter, of: setting) }
        // Nothing but the half row is left below.
        let last = (0..<block.columns).compactMap {
          CellMask(block.ink(column: $0, row: rows - 1).glyph)
        }
        let lowest = glyphs.pixelRows - glyphs.pixelRows / 2
        #expect(
          last.allSatisfy { $0.rows != glyphs.pixelRows || $0.bits >> UInt8(2 * lowest) == 0 })
      }
    }
  }

  @Test func `a text that can't be drawn large is text of one row`() {
    #expect(BlockSetting("東京", points: 48, repertoire: .quadrant) == nil)
    #expect(BlockSetting("", points: 48, repertoire: .quadrant) == nil)
    let longest = String(repeating: "1", count: 64)
    #expect(BlockSetting(longest, points: 48, repertoire: .quadrant) != nil)
    #expect(BlockSetting(longest + "1", points: 48, repertoire: .quadrant) == nil)
  }

  @Test(arguments: grids)
  func `each size gives another picture, and each weight from 48 points on`(
    glyphs: GlyphRepertoire
  ) {
    var seen: Set<[BlockText.Ink]> = []
    let sizes = [34.0, 40, 48, 56, 64, 72, 80, 96, 120, 160]
    for points in sizes {
      for weight in Font.Weight.allCases where points >= 48 || weight == .semibold {
        guard
          let setting = BlockSetting(
            "24.8 km/h", points: points, weight: weight, repertoire: glyphs)
        else { continue }
        let block = BlockText(setting)
        let cells = (0..<block.rows).flatMap { row in
          (0..<block.columns).map { block.ink(column: $0, row: row) }
        }
        #expect(seen.insert(cells).inserted, "\(points) \(weight)")
      }
    }
  }

  @Test func `a number that counts keeps its width`() {
    for points in [34.0, 48, 64, 80] {
      let widths = Set(
        (0...99).map {
          BlockSetting("\($0 / 10):\($0 % 10)0", points: points, repertoire: .quadrant)?.columns
        })
      #expect(widths.count == 1 && !widths.contains(nil))
    }
  }

  @Test(arguments: ["9:41", "11:11", "10:01", "23:14", "20:08"], [80.0, 96, 112, 128, 144, 256])
  func `a clock's digits have equal gaps, and the line has equal sides`(
    time: String, points: Double
  ) throws {
    for glyphs in [GlyphRepertoire.quadrant, .octant] {
      let style = LetterStyle(points: points, weight: .semibold, glyphs: glyphs)
      let setting = try #require(BlockSetting(time, style: style, spacing: .sized))
      let inks = setting.letters.map { placed in
        let ink = placed.letter.inkedColumns
        return placed.origin + ink.lowerBound..<placed.origin + ink.upperBound
      }
      let gaps = zip(inks, inks.dropFirst()).map { $1.lowerBound - $0.upperBound }
      // The digits but the 1 differ by a twentieth of their height in width.
      let tolerance = 1 + style.height * style.pixelHeight / style.pixelWidth / 20
      #expect(Double((gaps.max() ?? 0) - (gaps.min() ?? 0)) <= tolerance, "\(gaps)")
      let width = setting.columns * glyphs.pixelColumns
      #expect(abs(inks[0].lowerBound - (width - inks[inks.count - 1].upperBound)) <= 1)
    }
  }

  @Test func `ink is whole where colors are few`() throws {
    let setting = try #require(BlockSetting("S8", points: 80, weight: .thin, repertoire: .quadrant))
    let block = BlockText(setting, isAntialiased: false)
    for row in 0..<block.rows {
      for column in 0..<block.columns {
        #expect([0, 255].contains(block.ink(column: column, row: row).strength))
      }
    }
  }

  @Test(arguments: [Font.Weight.regular, .semibold, .bold, .heavy])
  func `letters up to four rows have one strength, and no crumbs beside their strokes`(
    weight: Font.Weight
  ) throws {
    for points in [40.0, 44, 48, 54] {
      let setting = try #require(
        BlockSetting("0 1 – 238", points: points, weight: weight, repertoire: .quadrant))
      let block = BlockText(setting)
      let strengths = (0..<block.rows).flatMap { row in
        (0..<block.columns).map { block.ink(column: $0, row: row).strength }
      }
      #expect(Set(strengths).count == 2, "empty, and one ink: \(Set(strengths)), \(points)")
    }
  }

  @Test func `the ground stays what it is`() throws {
    let setting = try #require(BlockSetting("9", points: 80, repertoire: .quadrant))
    var surface = Surface(
      size: CellSize(columns: setting.columns, rows: setting.rows),
      filledWith: Cell(background: .black))
    BlockText(setting).draw(on: &surface, at: .zero, color: .white)
    #expect(
      surface.bounds.rowRange.allSatisfy { row in
        surface.bounds.columnRange.allSatisfy { surface[$0, row].meanBackground == .black }
      })
  }

  @Test func `wider letters take more columns, and narrow ones fewer`() throws {
    let widths = try [0.5, 0.75, 1, 1.25, 1.5].map {
      try #require(
        BlockSetting("12:34", points: 96, width: $0, repertoire: .quadrant)
      ).columns
    }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
  }

  @Test func `letters that leave room at their sides stand closer`() throws {
    let style = LetterStyle(points: 120, weight: .semibold, glyphs: .octant)
    let pair = try #require(BlockSetting("AV", style: style))
    let reversed = try #require(BlockSetting("HH", style: style))
    #expect(pair.letters[1].origin - pair.letters[0].origin < Int(pair.letters[0].letter.advance))
    #expect(reversed.letters[1].origin == Int(reversed.letters[0].letter.advance))
  }
}
