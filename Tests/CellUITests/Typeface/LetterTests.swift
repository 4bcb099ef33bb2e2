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
      for isMoving in [false, true] {
        let style = LetterStyle(
          points: size, weight: .black, width: size, glyphs: glyphs, isMoving: isMoving)
        #expect(style.height.isFinite && style.stem.isFinite && style.bar.isFinite)
      }
      #expect(
        Letter(
          "8",
          style: LetterStyle(points: min(size, 400), weight: .thin, width: size, glyphs: glyphs))
          != nil)
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
