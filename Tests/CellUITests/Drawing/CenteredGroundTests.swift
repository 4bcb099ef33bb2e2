import CellUI
import Compositing
import Testing

/// Grounds and outlines that are centered on letters, and the drawings that are none.
@Suite("Centered grounds") struct CenteredGroundTests {
  /// Returns the heights of some outlines around a letter, in rows: of two, or of three where they are centered on it.
  private func outlineRows(_ count: Int) -> Set<Int> {
    let outlines = ZStack {
      Text("P")
      ForEach(0..<count) { _ in
        RoundedRectangle(cornerRadius: 8).stroke(.red).frame(width: 40, height: 32)
      }
    }
    let items = Screen.layout(outlines.padding(16)).items
    #expect(items.count == count + 1)
    return Set(items.dropFirst().map(\.frame.size.rows))
  }

  @Test func `outlines are centered on the letter behind them up to the limit of things`() {
    let most = LayoutPass.groundPartsMaximum + 1
    #expect(outlineRows(1) == [3])
    #expect(outlineRows(most) == [3])
    #expect(outlineRows(most + 1) == [2])
    // Each would look for its letter among all of those before.
    #expect(outlineRows(400) == [2])
  }
}
