import ActivityWidgets
import CellUI
import Compositing
import Foundation
import Testing

@testable import LockScreenUI

@Suite("A card in StandBy") struct StandByLayoutTests {
  private struct Reader: View {
    @Environment(\.isActivityFullscreen) private var isFullscreen

    var body: some View { Color.red.frame(height: isFullscreen ? 64 : 16) }
  }

  /// Returns the card of a view on a screen of some cells.
  private func card(
    _ view: some View, in size: CellSize = CellSize(columns: 122, rows: 40),
    with glyphs: GlyphRepertoire = .sextant
  ) throws -> ViewLayout {
    let layout = StandByLayout(
      of: AnyView(view), columns: 45, in: size,
      environment: EnvironmentValues(
        now: Date(timeIntervalSince1970: 0), glyphRepertoire: glyphs))
    return try #require(layout.card)
  }

  @Test func `has the terminal's own letters where large ones could not be read`() throws {
    func largeLengths(_ glyphs: GlyphRepertoire) throws -> Set<Int> {
      try Set(
        stride(from: 4, through: 48, by: 4).filter { length in
          let text = Text(String(repeating: "seat", count: length / 4)).font(.body)
          return try card(text, with: glyphs).largeTextCount > 0
        })
    }
    #expect(try largeLengths(.ascii).isEmpty)
    #expect(try largeLengths(.quadrant).isStrictSubset(of: largeLengths(.sextant)))
    #expect(try largeLengths(.sextant).isSubset(of: largeLengths(.octant)))
  }

  @Test func `is enlarged with an emoji among its letters`() throws {
    let card = try card(
      HStack {
        Text("⚽ Cup final").font(.headline)
        Spacer()
        Text("50'")
      })
    #expect(card.size.rows >= 3 && !card.hasSmallWords)
    let surface = card.surface()
    let emoji = (0..<surface.size.rows).flatMap { row in
      (0..<surface.size.columns).filter { surface[$0, row].glyph == Glyph("⚽") }
    }
    #expect(emoji.count == 1)
    let inked = (0..<surface.size.rows).filter { row in
      (0..<surface.size.columns).contains { surface[$0, row].glyph.hasInk }
    }
    let place = (0..<surface.size.rows).first { row in
      (0..<surface.size.columns).contains { surface[$0, row].glyph == Glyph("⚽") }
    }
    let (first, last) = (try #require(inked.first), try #require(inked.last))
    #expect(abs(2 * (try #require(place)) - first - last) <= 1, "in the middle of the letters")
    // One blank lies between it and the next letter.
    let row = try #require(place)
    let column = try #require(
      (0..<surface.size.columns).first { surface[$0, row].glyph == Glyph("⚽") })
    let letters = (column + 2..<surface.size.columns).first { column in
      (first...last).contains { surface[column, $0].glyph.hasInk }
    }
    #expect((1...2).contains((try #require(letters)) - column - 2))
  }

  @Test func `is enlarged no further than all that the lock screen shows is seen`() throws {
    let reading = { (value: String, caption: String) in
      VStack(alignment: .trailing, spacing: 0) {
        Text(value).bold()
        Text(caption)
      }
    }
    let view = HStack(alignment: .bottom) {
      Text("19.5").font(.system(size: 48, weight: .bold)).layoutPriority(1)
      Text("km/h").layoutPriority(1)
      Spacer(minLength: 0)
      ViewThatFits {
        HStack(spacing: 20) {
          reading("0.4 km", "distance")
          reading("412 m", "climb")
        }
        reading("0.4 km", "distance")
      }
    }
    let card = try card(view)
    let usual = view.frame(width: 360).layout(
      in: ProposedCells(columns: 45, rows: nil),
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
    #expect(card.letterCount == usual.letterCount && !card.hasSmallWords)
  }

  @Test(arguments: [(122, 40), (80, 24), (49, 30), (160, 24), (200, 60)])
  func `stands below a time of the same height, whatever it shows`(columns: Int, rows: Int) {
    let views = [
      AnyView(Text("9")), AnyView(Text("three rows of words").frame(height: 48)),
      AnyView(VStack { ForEach(0..<4) { Text("line \($0)") } }),
      AnyView(Text("0 - 1").font(.system(size: 48, weight: .bold))),
    ]
    let sizes = views.map {
      StandByLayout(
        of: $0, columns: 45, in: CellSize(columns: columns, rows: rows),
        environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0))
      ).clock.size
    }
    #expect(Set(sizes).count == 1 && sizes[0].rows >= 5, "\(sizes)")
  }

  @Test func `knows that it fills the screen, and on the lock screen that it does not`() throws {
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    let layout = StandByLayout(
      of: AnyView(Reader()), columns: 45, in: CellSize(columns: 122, rows: 40),
      environment: environment)
    #expect(try #require(layout.card).size.rows >= 4)
    let plain = Reader().layout(
      in: ProposedCells(columns: 45, rows: nil), environment: environment)
    #expect(plain.size.rows == 1)
  }

  @Test(arguments: [(40, 15, 36), (49, 30, 45)])
  func `is as wide as on the lock screen where the screen is narrow`(
    columns: Int, rows: Int, cardColumns: Int
  ) throws {
    let view = HStack(alignment: .bottom) {
      Text("19.5").font(.system(size: 48, weight: .bold)).layoutPriority(1)
      Text("km/h").layoutPriority(1)
      Spacer(minLength: 0)
      Text("distance")
    }
    let size = CellSize(columns: columns, rows: rows)
    let layout = StandByLayout(
      of: AnyView(view.padding()), columns: cardColumns, in: size,
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
    #expect(try #require(layout.card).size.columns == cardColumns)
    #expect(layout.cardPlace.size.columns <= columns && layout.cardPlace.origin.column >= 1)
  }
}
