import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing
import Theming

@testable import LockScreenUI

@Suite struct `The places on the screen`: LockScreenSuite {
  /// Returns an activity whose card and expanded island have some lines.
  private func tall(_ id: ActivityID, lines: Int) -> PresentedActivity {
    let stack = { (text: String) in
      AnyView(
        VStack(spacing: 0) { ForEach(0..<lines) { _ in Text(text).frame(maxWidth: .infinity) } }
          .padding())
    }
    return PresentedActivity(
      id: id,
      presentations: ActivityPresentations(
        content: stack("card \(id.app.rawValue)"), compactLeading: AnyView(Text("L")),
        compactTrailing: AnyView(Text("T")), minimal: AnyView(Text("m")),
        expanded: ExpandedIsland(bottom: stack("island")), keylineTint: .green))
  }

  @Test(arguments: [0, 1, 30, 90], [(49, 40), (122, 40)])
  func `the clock's ink is in the middle, whatever its digits are`(
    minutes: Int, size: (columns: Int, rows: Int)
  ) throws {
    var screen = try makeScreen(columns: size.columns, rows: size.rows)
    let moment = SceneTime(device: start + Double(60 * minutes), motion: .zero)
    screen.update(Arrangement(stacks: [], island: .none), activities: [], at: moment)
    _ = screen.frame(at: moment)
    let surface = try #require(screen.clock.picture?.digits).surface()
    let inked = (0..<surface.size.columns).filter { column in
      (0..<surface.size.rows).contains { surface[column, $0].glyph.hasInk }
    }
    let (first, last) = (try #require(inked.first), try #require(inked.last))
    #expect(abs(first + last + 1 - surface.size.columns) <= 1)
  }

  @Test(arguments: [(49, "b"), (122, "a")])
  func `StandBy shows the detached island's activity, unless an inspector marks another`(
    columns: Int, app: String
  ) throws {
    var screen = try makeScreen(columns: columns, rows: 40)
    let ids = [id("a"), id("b")]
    screen.update(
      Arrangement(
        stacks: stacks(ids.map { [$0] }), island: .minimal(attached: ids[0], detached: ids[1])),
      activities: ids.map { presented($0, $0.app.rawValue) }, at: time(0))
    #expect(screen.target == ids[0])
    screen.update(DeviceDisplay(isStandBy: true), at: time(10))
    _ = screen.frame(at: time(3000))
    #expect(screen.target == id(app) && screen.content.standByActivity?.id == id(app))
    _ = screen.handle(.swipeAway, at: time(3001))
    #expect(screen.content.swiped == [id(app)])
  }

  @Test func `the expanded island lies above the cards, and the selected one is clear of it`()
    throws
  {
    var screen = try makeScreen(columns: 80, rows: 24)
    let ids = [id("a"), id("b")]
    screen.update(
      Arrangement(stacks: stacks(ids.map { [$0] }), island: .expanded(ids[0])),
      activities: [tall(ids[0], lines: 8), tall(ids[1], lines: 5)], at: time(0))
    let covered = screen.island.coveredRows(at: nil)
    let cards = try #require(screen.cards.firstRow)
    #expect(Int(cards) < covered)
    let rows = text(screen.frame(at: time(3000)).surface).split(separator: "\n")
    #expect(rows[..<covered].allSatisfy { !$0.contains("card") })
    #expect(rows[covered...].contains { $0.contains("card a") })
    _ = screen.handle(.selectNext, at: time(4000))
    _ = screen.frame(at: time(9000))
    let place = try #require(screen.cards.sprites.first { $0.key == .card(ids[1]) })
    #expect(Int(place.row.target) >= covered && screen.selection == ids[1])
  }

  @Test(arguments: [("Bell off", 0), ("Not in the island: v makes room", 3)])
  func `words that are too wide for the room between the buttons stand above them`(
    words: String, lift: Int
  ) throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    screen.announce(words, at: time(0))
    let rows = text(screen.frame(at: time(1000)).surface).split(separator: "\n")
    let row = try #require(rows.firstIndex { $0.contains(words) })
    #expect(row == (try #require(screen.context.geometry.torchRow)) - lift)
  }

  @Test func `a help as large as the screen has no corners, and a blank row above`() throws {
    var screen = try makeScreen(columns: 49, rows: 30)
    screen.help = [
      HelpGroup(
        title: "One",
        lines: (0..<40).map {
          HelpLine(key: "\($0)", meaning: "a key of forty, in some more words")
        })
    ]
    _ = screen.frame(at: time(0))
    let surface = screen.frame(at: time(3000)).surface
    #expect(text(surface).prefix(49).allSatisfy { $0 == " " })
    for place in [(0, 0), (48, 0), (0, 29), (48, 29)] {
      let cell = surface[place.0, place.1]
      #expect(cell.upper == HelpPicture.ground && cell.lower == HelpPicture.ground)
    }
  }

  @Test func `a line of themes stands off from the next where the terminal has a row for that`() {
    let shelf = TileShelf(of: 16, in: CellSize(columns: 80, rows: 24))
    #expect(shelf.air == 1 && shelf.shownLines == 2 && shelf.top == 0)
    let low = TileShelf(of: 16, in: CellSize(columns: 80, rows: 23))
    #expect(low.air == 0 && low.shownLines == 2)
  }

  @Test func `the selected card has a whole line around it in ASCII`() throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    screen.update(depth: .direct24, glyphs: .ascii, at: time(0))
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: .none),
      activities: [presented(id("a"), "card")], at: time(1))
    _ = screen.handle(.selectNext, at: time(2))
    let surface = screen.frame(at: time(3000)).surface
    let place = try #require(screen.cards.sprites.first).rect(
      at: .seconds(3), in: screen.context.geometry.cards)
    for row in [place.origin.row, place.rowRange.upperBound - 1] {
      #expect(
        place.columnRange.dropFirst().dropLast().allSatisfy {
          surface[$0, row].glyph == Glyph("━")
        })
    }
  }
}
