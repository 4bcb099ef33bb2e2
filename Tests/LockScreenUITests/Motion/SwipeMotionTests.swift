import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

/// Cards that are uncovered, hidden or shown elsewhere.
@Suite struct SwipeMotionTests: LockScreenSuite {
  private func tall(_ id: ActivityID, lines: Int) -> PresentedActivity {
    presented(id, (0..<lines).map { "\(id.app.rawValue)\(id.name)-\($0)" }.joined(separator: "\n"))
  }

  private func layers(of screen: inout LockScreen, at moment: Int) -> [Layer] {
    let context = screen.context
    return screen.cards.layers(
      of: screen.content, before: WallpaperScene(in: context), noteOpacity: 0,
      on: context.geometry.device, in: context, at: .milliseconds(moment))
  }

  @Test func `a card that another one uncovers has round corners all the time`() throws {
    var screen = try makeScreen(columns: 60, rows: 40)
    let (card, next) = (id("a", "1"), id("a", "2"))
    let activities = [card, next].map { tall($0, lines: 4) }
    screen.update(
      Arrangement(stacks: stacks([[card, next]]), island: .none), activities: activities,
      at: time(0))
    _ = screen.frame(at: time(0))
    _ = screen.handle(.swipeAway, at: time(100))
    screen.update(
      Arrangement(stacks: stacks([[next]]), island: .none), activities: [activities[1]],
      at: time(100))
    let cards = screen.context.geometry.cards
    var widths: Set<Int> = []
    for moment in stride(from: 110, through: 600, by: 10) {
      let ground = try #require(
        screen.cards.sprites.firstIndex { $0.key == .card(next) }.map { index in
          layers(of: &screen, at: moment).last {
            $0.origin.column + $0.surface.size.columns == cards.columnRange.upperBound
              && $0.surface.size.rows >= screen.cards.sprites[index].face.rows - 1
              && $0.opacity == 1 && $0.surface[$0.surface.size.columns / 2, 3].upper.alpha > 0
          }
        })
      guard let ground, ground.surface.size.columns > 8 else { continue }
      widths.insert(ground.surface.size.columns)
      let (left, right) = (ground.surface[0, 0], ground.surface[ground.surface.size.columns - 1, 0])
      #expect(left.coverage.upper + left.coverage.lower < 1.9, "at \(moment)")
      #expect(left.upper.alpha < 255 && right.upper.alpha < 255, "at \(moment)")
    }
    #expect(widths.count > 4 && widths.contains(cards.size.columns))
  }

  @Test func `a swipe in a folded stack selects the card that it uncovers`() throws {
    var screen = try makeScreen(columns: 60, rows: 40)
    let ids = [id("a", "1"), id("a", "2"), id("b")]
    screen.update(
      Arrangement(stacks: stacks([[ids[0], ids[1]], [ids[2]]]), island: .none),
      activities: ids.map { presented($0, $0.name) }, at: time(0))
    _ = screen.handle(.selectNext, at: time(1))
    _ = screen.handle(.selectPrevious, at: time(2))
    #expect(screen.selection == ids[0])
    _ = screen.handle(.swipeAway, at: time(3))
    #expect(screen.selection == ids[1])
  }

  @Test(arguments: [ColorDepth.direct24, .indexed256])
  func `the card of an expanded island stays below it, with its mark`(
    depth: ColorDepth
  ) throws {
    var screen = try makeScreen(columns: 49, rows: 40, depth: depth)
    let card = id("a")
    let show = { (screen: inout LockScreen, island: IslandArrangement, moment: Int) in
      screen.update(
        Arrangement(stacks: self.stacks([[card]]), island: island),
        activities: [self.presented(card, "🍕 card")], at: self.time(moment))
    }
    show(&screen, .compact(card), 0)
    _ = screen.frame(at: time(0))
    _ = screen.handle(.selectNext, at: time(1))
    #expect(layers(of: &screen, at: 500).count == 3)
    show(&screen, .expanded(card), 1000)
    let layers = layers(of: &screen, at: 4000)
    #expect(layers.count == 3 && layers.allSatisfy { $0.opacity == 1 })
    _ = screen.frame(at: time(3900))
    #expect(text(screen.frame(at: time(4000)).surface).contains("🍕 card"))
  }

  @Test(arguments: [(122, 40), (49, 30)])
  func `an open stack shows the card below the selected one`(columns: Int, rows: Int) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    let ids = [id("a"), id("b", "1"), id("b", "2"), id("c")]
    let activities = ids.map { tall($0, lines: $0.app.rawValue == "a" ? 8 : 5) }
    let show = { (screen: inout LockScreen, isUnfolded: Bool, moment: Int) in
      let open = Arrangement.Stack(
        app: ids[1].app, activities: [ids[1], ids[2]], isUnfolded: isUnfolded)
      let others = self.stacks([[ids[0]], [ids[3]]])
      screen.update(
        Arrangement(stacks: [others[0], open, others[1]], island: .none), activities: activities,
        at: self.time(moment))
    }
    show(&screen, false, 0)
    _ = screen.frame(at: time(0))
    _ = screen.handle(.selectNext, at: time(1))
    #expect(screen.selection == ids[1])
    show(&screen, true, 1000)
    _ = screen.frame(at: time(4000))
    let shown = screen.cards.sprites.compactMap(\.key.activity)
    #expect(shown.contains(ids[1]) && shown.contains(ids[2]))
  }
}
