import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

@Suite struct IslandMorphTests: LockScreenSuite {
  private func activity(_ id: ActivityID, hasWords: Bool) -> PresentedActivity {
    PresentedActivity(
      id: id,
      presentations: ActivityPresentations(
        content: AnyView(Text("card")), compactLeading: AnyView(Text("L")),
        compactTrailing: AnyView(Text("T")), minimal: AnyView(Text(hasWords ? "🍕" : " ")),
        expanded: ExpandedIsland(bottom: AnyView(Text(hasWords ? "🍕 open" : " "))),
        keylineTint: .yellow))
  }

  private func show(
    _ island: IslandArrangement, on screen: inout LockScreen, hasWords: Bool = true, at moment: Int
  ) {
    let ids = [id("a"), id("b")]
    screen.update(
      Arrangement(stacks: stacks(ids.map { [$0] }), island: island),
      activities: ids.map { activity($0, hasWords: hasWords) }, at: time(moment))
  }

  /// Returns the island's surface at a moment.
  private func island(of screen: LockScreen, at moment: Int) throws -> Surface {
    var part = screen.island
    return try #require(
      part.layers(in: screen.context, at: .milliseconds(moment)).first
    ).surface
  }

  @Test func `an expansion begins with both islands as one`() throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    show(.minimal(attached: id("a"), detached: id("b")), on: &screen, at: 0)
    _ = screen.frame(at: time(0))
    _ = screen.frame(at: time(2000))
    let before = try island(of: screen, at: 2000)
    let isCovered = { (cell: Cell) in cell.upper.alpha == 255 && cell.lower.alpha == 255 }
    let row = IslandMeasures.barRow
    let places = (0..<before.size.columns).filter { isCovered(before[$0, row]) }
    let (first, last) = (try #require(places.first), try #require(places.last))
    #expect(places.count < last - first + 1)
    show(.expanded(id("b")), on: &screen, at: 2000)
    for moment in stride(from: 2010, through: 3000, by: 10) {
      let surface = try island(of: screen, at: moment)
      #expect((first...last).allSatisfy { isCovered(surface[$0, row]) }, "at \(moment)")
    }
  }

  /// Returns the red of the island, which only the line has.
  private func lineStrength(of screen: LockScreen, at moment: Int) throws -> Int {
    let reds = try island(of: screen, at: moment).cells.map { cell in
      Int(max(cell.upper.red, cell.lower.red, cell.glyph.hasInk ? cell.foreground.red : 0))
    }
    return reds.max() ?? 0
  }

  @Test func `a keyline comes and goes by degrees`() throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    show(.minimal(attached: id("a"), detached: id("b")), on: &screen, hasWords: false, at: 0)
    _ = screen.frame(at: time(0))
    var moment = 2000
    for arrangement in [
      IslandArrangement.expanded(id("b")), .minimal(attached: id("a"), detached: id("b")),
    ] {
      var strengths = [try lineStrength(of: screen, at: moment)]
      show(arrangement, on: &screen, hasWords: false, at: moment)
      for now in stride(from: moment, through: moment + 1500, by: 10) {
        strengths.append(try lineStrength(of: screen, at: now))
      }
      let steps = zip(strengths, strengths.dropFirst()).map { abs($0 - $1) }
      #expect(steps.allSatisfy { $0 < 40 }, "red of \(strengths)")
      let change = (strengths.last ?? 0) - strengths[0]
      #expect(arrangement == .expanded(id("b")) ? change > 40 : change < -40)
      moment += 2000
    }
  }

  @Test func `an emoji is there as soon as the words beside it`() throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    show(.minimal(attached: id("a"), detached: id("b")), on: &screen, at: 0)
    _ = screen.frame(at: time(0))
    show(.expanded(id("b")), on: &screen, at: 2000)
    var firsts: [String: Int] = [:]
    for moment in stride(from: 2010, through: 4000, by: 10) {
      let seen = text(try island(of: screen, at: moment))
      for word in ["🍕", "open"] where seen.contains(word) && moment > 2100 {
        firsts[word] = firsts[word] ?? moment
      }
    }
    let (emoji, words) = (try #require(firsts["🍕"]), try #require(firsts["open"]))
    #expect(abs(emoji - words) <= 100, "\(firsts)")
  }
}
