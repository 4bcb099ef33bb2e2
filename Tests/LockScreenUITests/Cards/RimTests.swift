import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

/// The line around the selected card, and the one around the island that an app asks for (AK 4.17).
@Suite("Rims") struct RimTests: LockScreenSuite {
  private func screen(
    rows: Int, depth: ColorDepth, island: (ActivityID) -> IslandArrangement
  ) throws -> LockScreen {
    var screen = try makeScreen(columns: 49, rows: rows, depth: depth)
    let view = AnyView(Text("1").frame(maxWidth: .infinity).padding())
    let activity = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: view, compactLeading: AnyView(Text("L")), compactTrailing: AnyView(Text("T")),
        minimal: AnyView(Text("m")),
        expanded: ExpandedIsland(bottom: AnyView(Text("1").frame(maxWidth: .infinity))),
        keylineTint: .yellow))
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: island(id("a"))), activities: [activity],
      at: time(0))
    _ = screen.handle(.selectNext, at: time(1))
    return screen
  }

  /// The least difference of a cell from those around that is a line, in squared channels.
  private func isLine(_ color: StraightRGBA, like tint: StraightRGBA, on ground: StraightRGBA)
    -> Bool
  {
    color.squaredDistance(to: tint) < color.squaredDistance(to: ground)
  }

  @Test(arguments: [30, 40], [ColorDepth.direct24, .indexed256, .ansi8])
  func `are as strong above and below a card as at its sides`(rows: Int, depth: ColorDepth) throws {
    var screen = try screen(rows: rows, depth: depth) { .compact($0) }
    let plain = screen.frame(at: time(3000)).surface
    let sprite = try #require(screen.cards.sprites.first)
    let rect = sprite.rect(at: .seconds(3), in: screen.context.geometry.cards)
    let (tint, card) = (screen.context.look.tint, screen.context.look.cardMaterial)
    let middle = rect.origin.column + rect.size.columns / 2
    let side = plain[rect.origin.column, rect.origin.row + 2]
    #expect(side.upper == side.lower)
    // The last row separates the card from the next one.
    let halves = rect.rowRange.dropLast().flatMap { row -> [StraightRGBA] in
      [plain[middle, row].upper, plain[middle, row].lower]
    }
    let lines = halves.filter { isLine($0, like: tint, on: card.over(.black)) }
    #expect(lines.count == 2, "\(halves)")
    for line in lines where depth != .direct24 { #expect(line == side.upper) }
  }

  @Test(arguments: [ColorDepth.direct24, .indexed256, .ansi8])
  func `go all around an expanded island`(depth: ColorDepth) throws {
    var screen = try screen(rows: 40, depth: depth) { .expanded($0) }
    let surface = screen.frame(at: time(3000)).surface
    let (rows, device) = (screen.island.rowsAtRest, screen.context.geometry.device)
    let left = screen.context.geometry.measures.island.expandedMargin
    let side = surface[device.origin.column + left, device.origin.row + rows / 2]
    let foot = surface[device.origin.column + device.size.columns / 2, device.origin.row + rows]
    #expect(side.upper == side.lower)
    #expect(side.upper.red > side.upper.blue)
    #expect(foot.upper.red > foot.upper.blue, "half a row is as high as a column is wide")
    #expect(foot.lower != foot.upper)
  }
}
