import ColorScience
import Compositing
import Testing

@testable import CellUI

/// Grounds of letters whose edges are in line with those of the views above and below.
@Suite("Edges of grounds") struct GroundEdgeTests {
  /// Returns a tile of 44 points with letters.
  private func tile(_ letters: String) -> some View {
    Text(letters).frame(width: 44, height: 32)
      .background(.red, in: RoundedRectangle(cornerRadius: 6))
  }

  /// Returns the columns of a row that a shape covers, in halves of columns.
  private func halves(_ surface: Surface, row: Int) -> ClosedRange<Double>? {
    let coverage = (0..<surface.size.columns).map { surface[$0, row].ground }
    guard let first = coverage.firstIndex(where: { $0 > 0 }),
      let last = coverage.lastIndex(where: { $0 > 0 })
    else { return nil }
    return Double(first) + 1 - coverage[first]...Double(last) + coverage[last]
  }

  @Test(arguments: [("MI", 8.0), ("CSK", 7.5)])
  func `a tile begins in the column of the texts above and below`(
    letters: String, end: Double
  ) throws {
    let view = VStack(alignment: .leading, spacing: 16) {
      Text("LIVE")
      tile(letters)
      Text("Match 14")
    }
    let layout = Screen.layout(view.padding(16))
    let ground = try #require(layout.items.first { $0.isFill })
    let row = try #require(layout.items.first { $0.isLetters && $0.frame.size.columns < 4 })
    let only = layout.with([ground], size: layout.size, controls: []).surface()
    #expect(halves(only, row: row.frame.origin.row) == 2...end)
  }

  @Test func `equal tiles of a row are as wide as one another`() {
    let view = VStack(alignment: .leading, spacing: 16) {
      HStack {
        tile("CSK")
        Spacer()
        tile("MIB")
      }
      Text("Match 14")
    }
    let layout = Screen.layout(view.padding(16), columns: 40)
    let tiles = layout.items.filter(\.isFill)
    #expect(tiles.count == 2)
    #expect(Set(tiles.map(\.frame.size)).count == 1)
    #expect(Set(tiles.map(\.content)).count == 1)
  }

  @Test func `discs in a list are no higher than their rows`() {
    let list = VStack(alignment: .leading, spacing: 8) {
      ForEach(["A", "B"], id: \.self) { letter in
        HStack {
          Text(letter).frame(width: 40, height: 40).background(.red, in: Circle())
          Text("Name")
        }
      }
    }
    let layout = Screen.layout(list.padding(16))
    let discs = layout.items.filter(\.isFill)
    let rows = discs.map { disc in
      let only = layout.with([disc], size: layout.size, controls: []).surface()
      return Set((0..<layout.size.rows).filter { halves(only, row: $0) != nil })
    }
    #expect(rows.map(\.count) == [3, 3])
    let letters = layout.items.filter { $0.frame.size.columns == 1 }.map(\.frame.origin.row)
    for (row, disc) in zip(letters, discs) {
      let only = layout.with([disc], size: layout.size, controls: []).surface()
      #expect(halves(only, row: row) == 2.5...6.5)
    }
  }

  @Test(arguments: [36, 40] as [CGFloat])
  func `a disc of two and a half rows fills its columns`(size: CGFloat) throws {
    let view = HStack {
      ZStack {
        Circle().fill(.red)
        Text("A")
      }.frame(width: size, height: size)
      Text("Name")
    }
    let layout = Screen.layout(view.padding(16))
    let disc = try #require(layout.items.first { $0.isFill })
    let letter = try #require(layout.items.first { $0.isLetters })
    #expect(disc.frame.columnRange == 2..<7)
    let only = layout.with([disc], size: layout.size, controls: []).surface()
    #expect(halves(only, row: letter.frame.origin.row) == 2...7)
  }

  @Test(arguments: [24.5, 26, 27.5])
  func `of a disc a little less than two rows high is as wide as that of one of two`(
    points: Double
  ) {
    let disc = { (points: Double) in
      Text("P").frame(width: points, height: points).background(.red, in: Circle()).padding(16)
    }
    #expect(Screen.layout(disc(points)).surface() == Screen.layout(disc(28)).surface())
  }

  @Test(arguments: [26.0, 28, 32])
  func `of discs in a row is alike, be there room beside the first and the last or not`(
    points: Double
  ) {
    let disc = Text("P").frame(width: points, height: points).background(.red, in: Circle())
    let row = HStack(spacing: 0) {
      disc
      Rectangle().fill(.red).frame(height: 2)
      disc
      Rectangle().fill(.red).frame(height: 2)
      disc
    }
    let surface = Screen.layout(row.padding(.vertical, 16), columns: 40).surface()
    let letters = (0..<40).filter { surface[$0, 1].glyph == Glyph("P") }
    #expect(letters.count == 3)
    for column in letters {
      for row in [0, 2] {
        let cell = surface[column, row]
        let part = row == 0 ? cell.lower.alpha : cell.upper.alpha
        #expect(part > 200 || cell.glyph.coverage.upper + cell.glyph.coverage.lower > 0.8)
      }
    }
  }
}

extension Cell {
  /// The part of the cell's width that is covered, `0...1`.
  fileprivate var ground: Double {
    upper.alpha > 0 ? 1 : glyph.hasInk ? 0.5 : 0
  }
}
