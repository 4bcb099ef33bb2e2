import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

/// The places of views and of the lens in the island.
@Suite("An island's places") struct ExpandedIslandTests: LockScreenSuite {
  private func surface(_ island: IslandArrangement, _ presentations: ActivityPresentations) throws
    -> Surface
  {
    var screen = try makeScreen(columns: 49, rows: 40)
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: island),
      activities: [PresentedActivity(id: id("a"), presentations: presentations)], at: time(0))
    return screen.frame(at: time(3000)).surface
  }

  /// The row of a word; `nil` where it is not seen.
  private func row(of word: String, with bottom: some View) throws -> Int? {
    let none = AnyView(EmptyView())
    let seen = try surface(
      .expanded(id("a")),
      ActivityPresentations(
        content: AnyView(Text("card")), compactLeading: none, compactTrailing: none, minimal: none,
        expanded: ExpandedIsland(leading: AnyView(Text("side")), bottom: AnyView(bottom))))
    return ink(seen).split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(word) }
  }

  @Test func `the bottom is below the camera, unless it is as high as the island`() throws {
    let side = try #require(try row(of: "side", with: Text("low")))
    #expect(try row(of: "low", with: Text("low")) == side + 2)
    let high = VStack(spacing: 0) { ForEach(0..<8) { Text("high\($0)") } }
    #expect(try row(of: "high0", with: high) == side + 1)
    #expect(try row(of: "high7", with: high) == side + 8)
  }

  @Test func `the lens is whole or not seen`() throws {
    func lens(beside text: String) throws -> [Int] {
      let view = AnyView(Text(text))
      let seen = try surface(
        .compact(id("a")),
        ActivityPresentations(
          content: AnyView(Text("card")), compactLeading: view, compactTrailing: view,
          minimal: view, expanded: ExpandedIsland()))
      return (18..<34).filter {
        let cell = seen[$0, 1]
        return CellMask(cell.glyph) != nil || !cell.glyph.hasInk && cell.upper != .black
      }
    }
    let whole = try lens(beside: "1")
    #expect(whole.count > 1, "\(whole)")
    // Among these lengths is one that covers a single column of it.
    for length in 2...10 {
      let seen = try lens(beside: String("1234567890".prefix(length)))
      #expect(seen.isEmpty || seen == whole, "\(length) letters")
    }
    #expect(try lens(beside: "1234567890").isEmpty)
  }
}
