import Compositing
import Testing

@testable import CellUI

private let grids: [GlyphRepertoire] = [.quadrant, .sextant, .octant]
private let digits = "0123456789"

private func style(
  rows: Double, weight: Font.Weight = .semibold, glyphs: GlyphRepertoire = .quadrant
) -> LetterStyle {
  LetterStyle(points: rows * 16, weight: weight, glyphs: glyphs)
}

extension Letter {
  /// The ink of a sub-pixel, `0...1`; 0 outside.
  fileprivate func ink(_ column: Int, _ row: Int) -> Double {
    guard columns.contains(column), rows.contains(row) else { return 0 }
    let line = rows.upperBound - 1 - row
    return Double(ink[line * columns.count + column - columns.lowerBound]) / 255
  }

  /// The sum of all ink, in sub-pixels.
  fileprivate var area: Double { ink.reduce(0) { $0 + Double($1) / 255 } }

  /// The part of two letters' ink that only one of them has, `0...1`.
  fileprivate func distance(from other: Letter) -> Double {
    var (different, all) = (0.0, 0.0)
    for row in min(
      rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound)
    {
      for column in min(
        columns.lowerBound, other.columns.lowerBound)..<max(
          columns.upperBound, other.columns.upperBound)
      {
        let (first, second) = (ink(column, row), other.ink(column, row))
        different += abs(first - second)
        all += max(first, second)
      }
    }
    return all > 0 ? different / all : 0
  }
}

struct LetterTests {
  /// The least part of ink that tells two digits apart: two sub-pixels of an 8 of five rows.
  private static let distanceMinimum = 0.09

  @Test(arguments: 2...12, grids)
  func `no digit can be taken for another at any size`(rows: Int, glyphs: GlyphRepertoire) throws {
    for weight in [Font.Weight.semibold, .bold, .regular] {
      let letters = try digits.map {
        try #require(
          Letter($0, style: style(rows: Double(rows), weight: weight, glyphs: glyphs)))
      }
      for (index, first) in letters.enumerated() {
        for other in index + 1..<letters.count {
          let distance = first.distance(from: letters[other])
          #expect(distance > Self.distanceMinimum, "\(index) and \(other), \(weight)")
        }
      }
    }
  }

  @Test(arguments: 3...9, grids)
  func `no letter can be taken for another`(rows: Int, glyphs: GlyphRepertoire) throws {
    let letters = try "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".map {
      ($0, try #require(Letter($0, style: style(rows: Double(rows), glyphs: glyphs))))
    }
    var pairs: [String] = []
    for (index, first) in letters.enumerated() {
      for other in letters[(index + 1)...] where first.1.distance(from: other.1) <= 0.05 {
        pairs.append("\(first.0) and \(other.0)")
      }
    }
    #expect(pairs == [])
  }

  @Test(arguments: 2...9, grids)
  func `symmetric letters are symmetric`(rows: Int, glyphs: GlyphRepertoire) throws {
    for character in "AHIMOTUVWX08ovwxı:.!·+−=|" {
      let letter = try #require(Letter(character, style: style(rows: Double(rows), glyphs: glyphs)))
      let columns = letter.inkedColumns
      var difference = 0.0
      for row in letter.rows {
        for column in columns {
          let mirrored = columns.lowerBound + columns.upperBound - 1 - column
          difference = max(difference, abs(letter.ink(column, row) - letter.ink(mirrored, row)))
        }
      }
      #expect(difference < 0.02, "\(character)")
    }
  }

  @Test(arguments: 3...12, grids)
  func `each weight has more ink than the lighter one`(rows: Int, glyphs: GlyphRepertoire) throws {
    for text in ["0123456789", "Brompton"] {
      let areas = try Font.Weight.allCases.map { weight in
        try text.reduce(0.0) {
          $0
            + (try #require(
              Letter($1, style: style(rows: Double(rows), weight: weight, glyphs: glyphs))
            ).area)
        }
      }
      for (lighter, heavier) in zip(areas, areas.dropFirst()) {
        #expect(lighter < heavier, "\(text)")
      }
    }
  }

  @Test(arguments: 2...12, grids)
  func `digits have one advance, so that a number that counts stands still`(
    rows: Int, glyphs: GlyphRepertoire
  ) {
    for weight in Font.Weight.allCases {
      let style = style(rows: Double(rows), weight: weight, glyphs: glyphs)
      #expect(Set(digits.map { Letter($0, style: style)?.advance }).count == 1)
    }
  }

  @Test(arguments: 3...9, grids)
  func `signs with little light in them do not fill in`(rows: Int, glyphs: GlyphRepertoire) throws {
    for weight in [Font.Weight.bold, .heavy, .black] {
      let style = style(rows: Double(rows), weight: weight, glyphs: glyphs)
      for character in "°#" {
        let letter = try #require(Letter(character, style: style))
        let inked = try #require(letter.inkedRows)
        let columns = letter.inkedColumns.dropFirst().dropLast()
        let isOpen = inked.dropFirst().dropLast().contains { row in
          columns.contains { letter.ink($0, row) < 0.5 }
        }
        #expect(isOpen, "\(character), \(weight)")
      }
    }
  }

  @Test(arguments: 3...9, grids)
  func `accents do not touch their letters`(rows: Int, glyphs: GlyphRepertoire) throws {
    let style = style(rows: Double(rows), glyphs: glyphs)
    for character in "éèêëñåÉÖÅŠž" {
      let letter = try #require(Letter(character, style: style))
      let inked = try #require(letter.inkedRows)
      let isFree = { (row: Int) in letter.columns.allSatisfy { letter.ink($0, row) < 0.2 } }
      #expect(inked.dropFirst(3).dropLast().contains(where: isFree), "\(character)")
    }
  }

  @Test func `strokes have their edges on the grid below five rows`() throws {
    for glyphs in grids {
      for rows in 3...4 {
        let letter = try #require(Letter("H", style: style(rows: Double(rows), glyphs: glyphs)))
        // The ends of strokes may be round.
        for row in 1..<letter.rows.upperBound - 1 {
          #expect(
            letter.columns.allSatisfy {
              [0, 1].contains((letter.ink($0, row) * 10).rounded() / 10)
            })
        }
      }
    }
  }

  @Test func `capitals are as high as their style, and stand on the baseline`() throws {
    for glyphs in grids {
      for rows in 2...12 {
        let style = style(rows: Double(rows), glyphs: glyphs)
        for character in "HE14" {
          let letter = try #require(Letter(character, style: style))
          #expect(letter.inkedRows == 0..<Int(style.height), "\(character)")
        }
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude])
  func `sizes that make no sense do not trap`(size: Double) {
    for glyphs in GlyphRepertoire.allCases {
      let style = LetterStyle(points: size, weight: .black, width: size, glyphs: glyphs)
      #expect(style.height.isFinite && style.stem.isFinite && style.bar.isFinite)
      #expect(
        Letter(
          "8",
          style: LetterStyle(points: min(size, 400), weight: .thin, width: size, glyphs: glyphs))
          != nil)
    }
  }

  @Test(arguments: [Font.Weight.regular, .semibold, .bold, .black], ["0123456789", "640 °C"])
  func `low letters have strokes of one width and open counters`(weight: Font.Weight, text: String)
    throws
  {
    for points in [30.0, 34, 40] {
      let style = try #require(
        LetterStyle(font: points, weight: weight, width: 1, glyphs: .quadrant))
      guard style.isLow else { continue }
      #expect(style.stem == style.stem.rounded())
      let rows = { (letter: Letter) in
        (0..<letter.rows.count).map { row in
          letter.drawnInk[row * letter.columns.count..<(row + 1) * letter.columns.count].map {
            $0 > 0
          }
        }
      }
      for character in "640" {
        let ink = rows(try #require(Letter(character, style: style)))
        // Ground that the strokes enclose, or that they leave open at one side only.
        #expect(
          ink.contains { row in
            guard let first = row.firstIndex(of: true), let last = row.lastIndex(of: true) else {
              return false
            }
            return row[first...last].count { !$0 } >= 2
          }, "\(character) of \(points)")
      }
      let widest =
        try "146".map { rows(try #require(Letter($0, style: style))) }.joined()
        .flatMap { $0.split(separator: false).map(\.count).filter { $0 < 4 } }.max() ?? 0
      #expect(Double(widest) <= style.stem + 1)
    }
  }

  @Test(arguments: ["1", "14A", "LX 318", "8:01"])
  func `a 1 among words has no gap around it, while numbers that count keep their places`(
    text: String
  ) throws {
    let style = style(rows: 2.5)
    let width = { (digits: Font.Digits) in
      try #require(BlockSetting(text, style: style, spacing: digits)).letters.last?.columns
        .upperBound ?? 0
    }
    #expect(try width(.inWords) < width(.even))
  }

  @Test func `the clock's 9 is open in whole cells, and its 1 has no gray below its flag`() throws {
    for rows in 5...9 {
      let ascii = LetterStyle(points: Double(rows) * 16, weight: .semibold, glyphs: .ascii)
      let nine = try #require(Letter("9", style: ascii))
      let width = nine.columns.count
      // Below the ring there is nothing at the left but the tail, which lies in the last row.
      let left = (0..<nine.rows.count).map { row in
        nine.drawnInk[row * width..<row * width + width / 3].contains { $0 > 0 }
      }
      let gap = left.lastIndex(of: false)
      #expect(gap.map { $0 > nine.rows.count / 2 } == true, "\(rows): \(left)")
      let one = try #require(
        Letter(
          "1", style: LetterStyle(points: Double(rows) * 16, weight: .semibold, glyphs: .quadrant)))
      let pixels = one.drawnInk.map { $0 > 0 && $0 < 242 }
      for row in 0..<one.rows.count {
        let line = pixels[row * one.columns.count..<(row + 1) * one.columns.count]
        #expect(!zip(line, line.dropFirst()).contains { $0 && $1 }, "\(rows)")
      }
    }
  }

  @Test func `a kept letter is the letter that is drawn anew`() {
    for character in "9:41é" {
      for _ in 0..<2 {
        #expect(
          LetterMemo.letter(character, style: style(rows: 5))
            == Letter(character, style: style(rows: 5)))
      }
    }
  }

  @Test func `more letters than are kept are drawn all the same`() {
    for height in 0..<LetterMemo.countMaximum / 4 {
      let style = LetterStyle(points: 40 + Double(height), weight: .bold, glyphs: .octant)
      #expect(LetterMemo.letter("1", style: style) == Letter("1", style: style))
    }
  }
}

@Suite struct `Recent values` {
  @Test func `are made once while they are in use, however many others come`() {
    let values = RecentValues<Int, Int>(countMaximum: 8)
    var made: [Int] = []
    func ask(_ key: Int) {
      let value = values.value(for: key) {
        made.append(key)
        return key * key
      }
      #expect(value == key * key && values.count <= 8)
    }
    for key in 1...100 {
      ask(0)
      ask(key)
    }
    #expect(made == Array(0...100))
    // The last ones are kept, the first ones were forgotten.
    for key in [100, 99, 98, 1] { ask(key) }
    #expect(made == Array(0...100) + [1])
  }

  @Test func `may be nothing`() {
    let values = RecentValues<Int, Int?>(countMaximum: 2)
    var count = 0
    for _ in 0..<3 {
      _ = values.value(for: 1) {
        count += 1
        return nil
      }
    }
    #expect(count == 1)
  }
}
