import ColorScience
import Compositing
import Testing

@testable import CellUI

/// Symbols in front of a circle that shows a part of the card.
@Suite("A sign on a translucent disc") struct TranslucentDiscTests {
  private static let card = StraightRGBA(rgb: 0x1C1C1E)

  @Test(
    arguments: [24.0, 28, 32, 36, 40, 48],
    [(Color.white, 7.0), (.green, 4.5)])
  func `is readable, and the disc is seen around it`(
    side: Double, ink: (color: Color, contrast: Double)
  ) throws {
    let row = HStack(spacing: 12) {
      ZStack {
        Circle().fill(.green.opacity(0.2)).frame(width: side, height: side)
        Image(systemName: "checkmark").foregroundStyle(ink.color)
      }
      Text("Delivered")
    }.padding(16)
    let surface = Screen.layout(row).surface()
    let cells = (0..<surface.size.rows).flatMap { row in
      (0..<surface.size.columns).map { CellPoint(column: $0, row: row) }
    }
    let sign = try #require(cells.first { surface[$0.column, $0.row].glyph == Glyph("✓") })
    let letter = surface[sign.column, sign.row]
    let behind = letter.meanBackground.over(Self.card)
    #expect(letter.foreground.contrastRatio(with: behind) >= ink.contrast)
    #expect(letter.upper == letter.lower)
    #expect(Int(behind.green) - Int(Self.card.green) > 25)
    for column in [-1, 1] {
      let side = surface[sign.column + column, sign.row]
      #expect(side.glyph.hasInk || side.upper.alpha > 0)
    }
  }
}
