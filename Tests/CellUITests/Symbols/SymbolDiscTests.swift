import ColorScience
import Compositing
import Testing

@testable import CellUI

/// Symbols within circles and squares, in fonts of about 21 to 29 points.
@Suite("An enclosed symbol of two rows") struct SymbolDiscTests {
  private static let green = StraightRGBA(rgb: 0x00FF00)

  /// The symbol beside a title and a caption, with a free row around.
  private static func row(_ symbol: some View) -> Surface {
    Screen.layout(
      HStack {
        symbol.foregroundStyle(Color(red: 0, green: 1, blue: 0))
        VStack(alignment: .leading) {
          Text("Title").font(.headline)
          Text("Caption").font(.caption)
        }
      }.padding(16).background(.black)
    ).surface()
  }

  /// The place of a sign on a surface.
  private static func place(of sign: Character, on surface: Surface) throws -> CellPoint {
    let rows = Screen.text(surface).split(separator: "\n").map(Array.init)
    let row = try #require(rows.firstIndex { $0.contains(sign) })
    return CellPoint(column: try #require(rows[row].firstIndex(of: sign)), row: row)
  }

  @Test(
    arguments: [
      ("checkmark.circle.fill", "✓"), ("play.circle.fill", "▶"), ("checkmark.seal.fill", "✓"),
      ("pause.square.fill", "‖"), ("mic.slash.circle.fill", "⍦\u{338}"),
    ], [Font.title, .title2, .system(size: 24)])
  func `is a disc around its sign`(symbol: (name: String, sign: Character), font: Font) throws {
    let surface = Self.row(Image(systemName: symbol.name).font(font))
    let sign = try Self.place(of: symbol.sign, on: surface)
    // It is alike on both sides, and above and below.
    for column in 1...2 {
      let (left, right) = (
        surface[sign.column - column, sign.row], surface[sign.column + column, sign.row]
      )
      #expect(left.meanBackground == right.meanBackground || column == 2)
      #expect(left.seenGreen > 0.4)
    }
    for row in [-1, 1] {
      #expect(surface[sign.column, sign.row + row].seenGreen > 0.3)
      #expect(surface[sign.column + 3, sign.row + row].seenGreen < 0.1)
    }
    #expect(surface[sign.column, sign.row].upper == Self.green)
    #expect(surface[sign.column, sign.row].foreground == .black)
    #expect(Screen.text(surface).split(separator: "\n")[sign.row].contains("Title"))
  }

  @Test(arguments: ["xmark.circle", "p.circle"])
  func `is a ring of dots around its sign`(name: String) throws {
    let surface = Self.row(Image(systemName: name).font(.title))
    let sign = try Self.place(of: name == "p.circle" ? "P" : "✕", on: surface)
    for (column, row) in [(-2, 0), (2, 0), (0, -1), (0, 1)] {
      #expect(surface[sign.column + column, sign.row + row].glyph.isBraille)
    }
    for column in [-1, 1] { #expect(!surface[sign.column + column, sign.row].glyph.hasInk) }
  }

  @Test func `has the second style as its disc, and shows an emoji on it`() throws {
    let palette = Self.row(
      Image(systemName: "bolt.circle.fill").font(.title2).foregroundStyle(.white, .red))
    let sign = try Self.place(of: "ϟ", on: palette)
    #expect(palette[sign.column, sign.row].foreground == .white)
    #expect(palette[sign.column, sign.row].upper.red > 200)
    let car = Self.row(Image(systemName: "car.circle.fill").font(.title2))
    let emoji = try Self.place(of: "🚗", on: car)
    #expect(car[emoji.column, emoji.row].upper == Self.green)
  }

  @Test func `takes the size of a frame of two rows`() throws {
    let surface = Self.row(
      Image(systemName: "checkmark.circle.fill").resizable().frame(width: 28, height: 28))
    let sign = try Self.place(of: "✓", on: surface)
    #expect(surface[sign.column, sign.row - 1].seenGreen > 0.3)
    #expect(surface[sign.column, sign.row + 1].seenGreen > 0.3)
  }

  @Test func `is one item, whose sign shows the ground behind the disc`() {
    let blue = StraightRGBA(rgb: 0x0000FF)
    let view = Image(systemName: "checkmark.circle.fill").font(.title).foregroundStyle(.white)
      .padding(16).background(Color(red: 0, green: 0, blue: 1))
    let layout = Screen.layout(view)
    #expect(layout.items.count == 2)
    let cells = layout.surface()
    let sign = try? Self.place(of: "✓", on: cells)
    #expect(sign.map { cells[$0.column, $0.row].foreground } == blue)
    let card = Screen.layout(Image(systemName: "checkmark.circle.fill").font(.title))
      .cuttingSigns(to: blue)
    let place = try? Self.place(of: "✓", on: card.surface())
    #expect(place.map { card.surface()[$0.column, $0.row].foreground } == blue)
  }

  @Test
  func `is a sign on three cells in one row, and keeps two rows between texts that leave no room`()
  {
    let symbol = Image(systemName: "checkmark.circle.fill")
    #expect(Screen.text(symbol.font(.title2), rows: 1) == "·✓·")
    let button = Image(systemName: "plus.circle.fill").font(.title2)
    #expect(Screen.text(button, rows: 1) == "▐+▌")
    #expect(Screen.layout(symbol.font(.title3)).size.rows == 1)
    let tight = VStack(alignment: .leading, spacing: 0) {
      Text("above the symbol")
      symbol.font(.title)
      Text("below the symbol")
    }
    let text = Screen.text(tight)
    #expect(text.contains("above the symbol") && text.contains("below the symbol"))
    let surface = Screen.layout(tight).surface()
    #expect(surface[1, 1].glyph == Glyph("✓") && surface[1, 1].upper.alpha > 200)
    #expect(
      (0..<4).allSatisfy { surface[$0, 2].glyph.hasInk && surface[$0, 2].foreground.alpha > 200 })
  }

  @Test func `is a glyph where no colors are, and a sketch from 30 points on`() {
    let symbol = Image(systemName: "checkmark.circle.fill")
    var environment = Screen.environment
    environment.glyphRepertoire = .ascii
    #expect(Screen.layout(symbol.font(.title), environment: environment).size.rows == 1)
    #expect(Screen.layout(symbol.font(.system(size: 30))).size == CellSize(columns: 5, rows: 3))
  }
}

extension Cell {
  /// The part of the cell that is green, `0...1`.
  fileprivate var seenGreen: Double {
    let mean = meanBackground
    return Double(mean.green) / 255 * Double(mean.alpha) / 255
  }
}
