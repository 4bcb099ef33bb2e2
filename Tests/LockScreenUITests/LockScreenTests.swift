import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities
import Testing
import Theming

@testable import LockScreenUI

@Suite struct LockScreenTests: LockScreenSuite {
  @Test func `the first frame is at rest and shows every stack's top card`() throws {
    var screen = try makeScreen()
    let ids = [[id("ride")], [id("pizza", "1"), id("pizza", "2")]]
    screen.update(
      Arrangement(stacks: stacks(ids), island: .compact(ids[0][0])),
      activities: [
        presented(ids[0][0], "riding"), presented(ids[1][0], "baking"),
        presented(ids[1][1], "hidden"),
      ], at: time(0))
    let frame = screen.frame(at: time(0))
    let text = text(frame.surface)
    #expect(!frame.isMoving)
    #expect(text.contains("riding") && text.contains("baking") && !text.contains("hidden"))
    #expect(text.contains("Friday, 20 November"))
    #expect(frame.nextChange == Date(timeIntervalSince1970: 1_795_167_720))
  }

  @Test(arguments: [1, 2, 8, 39, 40], [1, 2, 14, 15])
  func `a terminal may be as small as it likes, whatever the island shows`(
    columns: Int, rows: Int
  ) throws {
    var screen = try makeScreen(columns: 49, rows: 16)
    let ids = [id("a"), id("b")]
    let islands: [IslandArrangement] = [
      .expanded(ids[0]), .minimal(attached: ids[0], detached: ids[1]), .compact(ids[1]), .none,
    ]
    for (index, island) in islands.enumerated() {
      // Each comes up on the small terminal, and goes on on a large one.
      for (step, size) in [CellSize(columns: columns, rows: rows), screen.context.size].enumerated()
      {
        let now = time(index * 1000 + step * 300)
        screen.resize(to: size, at: now)
        screen.update(
          Arrangement(stacks: stacks(ids.map { [$0] }), island: island),
          activities: ids.map { presented($0, $0.app.rawValue) }, at: now)
        #expect(screen.frame(at: now).surface.size == size)
      }
    }
  }

  @Test(
    arguments: [1, 39, 40, 49, 80, 100, 200], [1, 14, 15, 24, 60])
  func `any size gives an opaque picture of that size`(columns: Int, rows: Int) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    let ids = (0..<4).map { id("app\($0)") }
    screen.update(
      Arrangement(
        stacks: stacks(ids.map { [$0] }), island: .minimal(attached: ids[0], detached: ids[1])),
      activities: ids.map { presented($0, $0.app.rawValue) }, at: time(0))
    let surface = screen.frame(at: time(0)).surface
    #expect(surface.size == CellSize(columns: columns, rows: rows))
    #expect(surface.cells.allSatisfy { $0.upper.isOpaque && $0.lower.isOpaque })
    #expect(text(surface).contains("islet") || columns < 46)
  }

  @Test func `a card that comes fades in and the rest make room`() throws {
    var screen = try makeScreen()
    let (first, second) = (id("a"), id("b"))
    screen.update(
      Arrangement(stacks: stacks([[first]]), island: .none),
      activities: [presented(first, "first")], at: time(0))
    let before = screen.frame(at: time(0)).surface
    screen.update(
      Arrangement(stacks: stacks([[first], [second]]), island: .none),
      activities: [presented(first, "first"), presented(second, "second")], at: time(100))
    let begun = screen.frame(at: time(100))
    #expect(begun.isMoving)
    #expect(begun.surface == before)
    #expect(screen.frame(at: time(200)).isMoving)
    let ended = screen.frame(at: time(3000))
    #expect(!ended.isMoving)
    #expect(text(ended.surface).contains("first") && text(ended.surface).contains("second"))
    #expect(screen.frame(at: time(3016)).damage.isEmpty)
  }

  @Test func `a swiped card flies out, is reported once, and does not come back`() throws {
    var screen = try makeScreen()
    let ids = [id("a"), id("b")]
    let both = Arrangement(stacks: stacks(ids.map { [$0] }), island: .none)
    screen.update(
      both, activities: ids.map { presented($0, $0.app.rawValue + "-card") }, at: time(0))
    _ = screen.frame(at: time(0))
    #expect(screen.handle(.selectPrevious, at: time(10)).isEmpty)
    #expect(screen.selection == ids[0])
    #expect(screen.handle(.swipeAway, at: time(20)) == [.dismiss(ids[0])])
    #expect(screen.selection == ids[1])
    #expect(screen.frame(at: time(100)).isMoving)
    screen.update(
      Arrangement(stacks: stacks([[ids[1]]]), island: .none),
      activities: [presented(ids[1], "b-card")], at: time(110))
    let text = text(screen.frame(at: time(2000)).surface)
    #expect(!text.contains("a-card") && text.contains("b-card"))
  }

  @Test func `a pointer drags a card out, or lets it snap back`() throws {
    var screen = try makeScreen()
    let card = id("a")
    screen.update(
      Arrangement(stacks: stacks([[card]]), island: .none), activities: [presented(card, "card")],
      at: time(0))
    _ = screen.frame(at: time(0))
    let rect = try #require(
      screen.cards.sprites.first?.rect(at: .zero, in: screen.context.geometry.cards))
    let grip = CellPoint(column: rect.origin.column + 20, row: rect.origin.row + 2)
    let moved = { (columns: Int) in CellPoint(column: grip.column + columns, row: grip.row) }
    #expect(screen.handle(.pointer(.pressed, at: grip), at: time(10)).isEmpty)
    #expect(screen.handle(.pointer(.dragged, at: moved(-4)), at: time(20)).isEmpty)
    #expect(screen.handle(.pointer(.released, at: moved(-4)), at: time(30)).isEmpty)
    #expect(screen.frame(at: time(40)).isMoving)
    #expect(!screen.frame(at: time(2000)).isMoving)
    _ = screen.handle(.pointer(.pressed, at: grip), at: time(2010))
    _ = screen.handle(.pointer(.dragged, at: moved(-15)), at: time(2020))
    #expect(
      screen.handle(.pointer(.released, at: moved(-15)), at: time(2030)) == [.dismiss(card)])
  }

  @Test func `gestures without a card mean nothing`() throws {
    var screen = try makeScreen()
    _ = screen.frame(at: time(0))
    for gesture in [Gesture.selectNext, .selectPrevious, .tap, .longPress, .swipeAway, .fold] {
      #expect(screen.handle(gesture, at: time(1)).isEmpty)
    }
    #expect(screen.handle(.pointer(.released, at: .zero), at: time(2)).isEmpty)
  }

  @Test func `fold and long-press ask for the opposite of what is`() throws {
    var screen = try makeScreen()
    let ids = [id("a", "1"), id("a", "2")]
    let show = { (island: IslandArrangement, isUnfolded: Bool) in
      Arrangement(stacks: stacks([ids], isUnfolded: isUnfolded), island: island)
    }
    let activities = ids.map { presented($0, $0.name) }
    screen.update(show(.compact(ids[0]), false), activities: activities, at: time(0))
    #expect(screen.handle(.fold, at: time(1)) == [.unfold(ids[0].app)])
    #expect(screen.handle(.longPress, at: time(2)) == [.longPress(ids[0])])
    screen.update(show(.expanded(ids[0]), true), activities: activities, at: time(3))
    #expect(screen.handle(.fold, at: time(4)) == [.fold(ids[0].app)])
    #expect(screen.handle(.longPress, at: time(5)) == [.collapseIsland])
    #expect(text(screen.frame(at: time(3000)).surface).contains("expanded"))
  }

  @Test func `the selected card is always shown and the rest are counted`() throws {
    var screen = try makeScreen(columns: 80, rows: 24)
    let ids = (0..<6).map { id("app\($0)") }
    screen.update(
      Arrangement(stacks: stacks(ids.map { [$0] }), island: .none),
      activities: ids.map { presented($0, "card-\($0.app.rawValue)") }, at: time(0))
    for _ in 0..<6 { _ = screen.handle(.selectNext, at: time(10)) }
    let text = text(screen.frame(at: time(3000)).surface)
    #expect(text.contains("card-app5"))
    #expect(text.contains(" more"))
  }

  @Test func `another theme dissolves in, another size is there at once`() throws {
    var screen = try makeScreen()
    let before = screen.frame(at: time(0)).surface
    let theme = try #require(Theme.embedded(named: "neon"))
    var other = try makeScreen(theme: theme.name)
    let wanted = other.frame(at: time(0)).surface
    screen.update(theme, at: time(1))
    let begun = screen.frame(at: time(1))
    #expect(begun.isMoving && begun.surface == before)
    let middle = screen.frame(at: time(200)).surface
    #expect(middle != before && middle != wanted)
    let ended = screen.frame(at: time(3000))
    #expect(!ended.isMoving && ended.surface == wanted)
    screen.update(Theme.embedded[0], at: time(3001))
    screen.resize(to: CellSize(columns: 49, rows: 30), at: time(3002))
    let resized = screen.frame(at: time(3002))
    #expect(resized.surface.size == CellSize(columns: 49, rows: 30) && !resized.isMoving)
  }

  @Test func `the help lies over everything and goes again`() throws {
    var screen = try makeScreen(columns: 49, rows: 30)
    let before = screen.frame(at: time(0)).surface
    screen.help = [HelpGroup(title: "All", lines: [HelpLine(key: "q", meaning: "quits")])]
    _ = screen.frame(at: time(1))
    #expect(text(screen.frame(at: time(1000)).surface).contains("q  quits"))
    screen.help = nil
    _ = screen.frame(at: time(1001))
    #expect(screen.frame(at: time(2000)).surface == before)
  }

  @Test func `the help gives up its margins before it gives up a key`() throws {
    var screen = try makeScreen(columns: 49, rows: 30)
    let lines = (1...28).map { HelpLine(key: "key \($0)", meaning: "does it") }
    screen.help = [HelpGroup(title: "All", lines: lines)]
    #expect(text(screen.frame(at: time(0)).surface).contains("key 28  does it"))
  }

  @Test func `a keyline surrounds the black of the island`() {
    let view = AnyView(Text("12:34"))
    let card = id("a")
    let geometry = ScreenGeometry(screen: CellSize(columns: 49, rows: 40))
    func island(keyline: Color?) -> (shape: IslandShape.Rounded, surface: Surface) {
      let picture = IslandPicture(
        of: .compact(card), in: geometry, environment: EnvironmentValues(now: start)
      ) { id in
        PresentedActivity(
          id: id,
          presentations: ActivityPresentations(
            content: view, compactLeading: view, compactTrailing: view, minimal: view,
            expanded: ExpandedIsland(bottom: view), keylineTint: keyline))
      }
      let shape = MovingIslandShape(picture.shape).rounded(at: .zero)
      return (
        shape,
        picture.ground(
          shape: shape, line: picture.keyline.map { IslandPicture.Line(color: $0) },
          edges: EdgeStyle())
      )
    }
    let (plain, lined) = (island(keyline: nil), island(keyline: .green))
    let shape = lined.shape
    // The black of the letters is the same, and the line lies beyond it: above and below, and in the island's first column.
    #expect(lined.surface[24, 1].upper == .black && plain.surface[24, 1].upper == .black)
    #expect(plain.surface[24, 0].upper == .clear && lined.surface[24, 0].upper.alpha > 0)
    let (before, side) = (plain.surface[shape.column, 1], lined.surface[shape.column, 1])
    #expect(before.upper.green == 0 && before.foreground.green == 0)
    #expect(max(side.upper.green, side.foreground.green) > 40)
    #expect(lined.surface[shape.column + 2, 1].upper == .black)
    #expect(lined.surface[shape.column - 1, 1] == .clear)
  }

  @Test(arguments: [
    (39, 15, ["islet needs 40 x 15", "here: 39 x 15"]), (12, 3, ["islet needs", "40x15"]),
    (10, 4, ["islet", "needs", "40x15", "here: 10x4"]), (7, 3, ["islet", "needs", "40x15"]),
    (5, 1, ["40x15"]),
  ])
  func `a terminal that is too small tells the size that it needs`(
    columns: Int, rows: Int, words: [String]
  ) {
    let shown = text(SceneFrame.tooSmall(CellSize(columns: columns, rows: rows)).surface)
    for word in words { #expect(shown.contains(word), "\(shown)") }
  }

  @Test func `torch and camera are of light glass in the light`() throws {
    let middle = { (scheme: ColorScheme) in
      var screen = try makeScreen(columns: 49, rows: 40)
      screen.update(DeviceDisplay(colorScheme: scheme), at: time(0))
      let surface = screen.frame(at: time(3000)).surface
      let torch = try #require(screen.context.geometry.torchRow)
      let row = (0..<49).map { surface[$0, torch] }
      let place = try #require(row.firstIndex { $0.glyph == Glyph("🔦") })
      return (row[place].upper.relativeLuminance, row[24].upper.relativeLuminance)
    }
    let (light, dark) = (try middle(.light), try middle(.dark))
    #expect(light.0 > light.1 && dark.0 < dark.1, "\(light) \(dark)")
  }

  @Test func `the light of an unlocked device lies beneath the cards`() throws {
    var screen = try makeScreen(columns: 49, rows: 38)
    let card = id("a")
    let show = { (screen: inout LockScreen, moment: Int) in
      screen.update(
        Arrangement(stacks: stacks([[card]]), island: .none),
        activities: [presented(card, "card")], at: time(moment))
    }
    show(&screen, 0)
    let before = screen.frame(at: time(3000)).surface
    screen.isLocked = false
    show(&screen, 3001)
    let first = Int(screen.cards.firstRow ?? 0)
    var gains: (beside: Int, card: Int) = (0, 0)
    for moment in stride(from: 3010, to: 3800, by: 30) {
      let surface = screen.frame(at: time(moment)).surface
      let gain = { (row: Int) in
        Int(surface[24, row].upper.blue) - Int(before[24, row].upper.blue)
      }
      gains.beside = max(gains.beside, gain(first - 2))
      gains.card = max(gains.card, gain(first + 1))
    }
    // A drifting wallpaper changes by less.
    #expect(gains.beside > 12 && gains.card < 6, "\(gains)")
  }
}
