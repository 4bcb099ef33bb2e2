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
  private func tall(_ id: ActivityID, lines: Int, above: CGFloat = 16) -> PresentedActivity {
    let stack = { (text: String) in
      AnyView(
        VStack(spacing: 0) { ForEach(0..<lines) { _ in Text(text).frame(maxWidth: .infinity) } }
          .padding(.horizontal).padding(.vertical, above))
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

  @Test
  func `the expanded island leaves no part of its own card, and the selected one is clear of it`()
    throws
  {
    var screen = try makeScreen(columns: 80, rows: 24)
    let ids = [id("a"), id("b")]
    screen.update(
      Arrangement(stacks: stacks(ids.map { [$0] }), island: .expanded(ids[0])),
      activities: [tall(ids[0], lines: 8), tall(ids[1], lines: 5)], at: time(0))
    let covered = (screen.island.coveredHalfRows(at: nil) + 1) / 2
    let cards = try #require(screen.cards.firstRow)
    #expect(Int(cards) < covered)
    let rows = text(screen.frame(at: time(3000)).surface).split(separator: "\n")
    #expect(rows.prefix(covered).allSatisfy { !$0.contains("card") })
    let own = try #require(screen.cards.sprites.first { $0.key == .card(ids[0]) })
    let row = Int(own.row.target)
    #expect(own.presence.target == 0 || row + own.face.rowsAboveView >= covered)
    _ = screen.handle(.selectNext, at: time(4000))
    _ = screen.frame(at: time(9000))
    let place = try #require(screen.cards.sprites.first { $0.key == .card(ids[1]) })
    #expect(Int(place.row.target) >= covered && screen.selection == ids[1])
  }

  /// A card that begins in the half row that a keyline leaves of the island's last row is there for some heights.
  @Test func `below the expanded island a card's rounded top is seen whole, or the card goes`()
    throws
  {
    var topCount = 0
    for (lines, rows) in (3...9).flatMap({ lines in (22...30).map { (lines, $0) } }) {
      var screen = try makeScreen(columns: 80, rows: rows)
      screen.update(
        Arrangement(stacks: stacks([[id("a")], [id("b")]]), island: .expanded(id("a"))),
        activities: [tall(id("a"), lines: lines, above: 8), tall(id("b"), lines: 3)], at: time(0))
      let surface = screen.frame(at: time(3000)).surface
      let end =
        2 * screen.context.geometry.device.origin.row + screen.island.coveredHalfRows(at: nil)
      let sprite = try #require(screen.cards.sprites.first { $0.key == .card(id("a")) })
      guard sprite.presence.target > 0 else { continue }
      let row = Int(sprite.row.target)
      #expect(2 * row + sprite.face.ground.halfRowsAbove >= end, "\(lines) lines in \(rows) rows")
      guard 2 * row < end else { continue }
      topCount += 1
      let rect = sprite.rect(at: .seconds(3), in: screen.context.geometry.cards)
      let bare = screen.wallpaper.scene(in: screen.context, at: .seconds(3)).wallpaper
      let origin = screen.context.geometry.device.origin
      let middle = rect.origin.column + rect.size.columns / 2
      // The glass is in the half row below the keyline, but not in its corner.
      #expect(surface[middle, row].lower != bare[middle - origin.column, row - origin.row].lower)
      let corner = surface[rect.origin.column, row]
      #expect(corner.lower != surface[middle, row].lower || corner.glyph.hasInk)
    }
    #expect(topCount > 0)
  }

  /// Such a card would go, since the island would cover half a row of its glass.
  @Test func `a card without half a row of room below the island lowers its glass by that`() throws
  {
    var loweredCount = 0
    for (lines, rows) in (3...9).flatMap({ lines in (22...30).map { (lines, $0) } }) {
      var screen = try makeScreen(columns: 80, rows: rows)
      let show = { (screen: inout LockScreen, island: IslandArrangement, moment: Int) in
        screen.update(
          Arrangement(stacks: self.stacks([[self.id("a")], [self.id("b")]]), island: island),
          activities: [self.tall(self.id("a"), lines: lines), self.tall(self.id("b"), lines: 3)],
          at: self.time(moment))
        _ = screen.frame(at: self.time(moment + 3000))
        return screen.cards.sprites.first { $0.key == .card(self.id("a")) }
      }
      let usual = try #require(show(&screen, .compact(id("a")), 0))
      let below = try #require(show(&screen, .expanded(id("a")), 4000))
      let end =
        2 * screen.context.geometry.device.origin.row + screen.island.coveredHalfRows(at: nil)
      let (before, after) = (usual.face.ground.halfRowsAbove, below.face.ground.halfRowsAbove)
      if below.presence.target > 0, before != after {
        loweredCount += 1
        #expect((before, after) == (0, 1) && 2 * Int(below.row.target) + 1 == end)
      }
      let again = try #require(show(&screen, .compact(id("a")), 8000))
      #expect(again.face.ground.halfRowsAbove == before)
    }
    #expect(loweredCount > 0)
  }

  @Test(
    arguments: ["Bell off", "The island is full: v empties it"],
    [(122, 40), (80, 24), (49, 30), (200, 60)])
  func `words about a switch lie neither on cards nor on torch, camera and home indicator`(
    words: String, size: (columns: Int, rows: Int)
  ) throws {
    var screen = try makeScreen(columns: size.columns, rows: size.rows)
    let before = screen.frame(at: time(0)).surface
    screen.announce(words, at: time(1))
    let after = screen.frame(at: time(1000)).surface
    let geometry = screen.context.geometry
    let torchRow = try #require(geometry.torchRow)
    let free = CellRect(
      column: geometry.device.origin.column + 10, row: torchRow - 1,
      columns: geometry.device.size.columns - 20,
      rows: geometry.device.rowRange.upperBound - torchRow)
    for row in 0..<size.rows {
      for column in 0..<size.columns where before[column, row] != after[column, row] {
        #expect(free.contains(CellPoint(column: column, row: row)))
      }
    }
    // The wallpaper is seen between words.
    let seen = text(after).filter(\.isLetter)
    #expect(words.split(separator: " ").allSatisfy { seen.contains($0.filter(\.isLetter)) })
  }

  @Test(arguments: [(122, 40), (80, 24), (49, 30)])
  func `words in StandBy leave the card as it is`(columns: Int, rows: Int) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: .compact(id("a"))),
      activities: [tall(id("a"), lines: 3)], at: time(0))
    screen.update(DeviceDisplay(isStandBy: true), at: time(10))
    let before = text(screen.frame(at: time(3000)).surface).split(separator: "\n")
    screen.announce("The island is full: v empties it", at: time(3001))
    let after = text(screen.frame(at: time(4000)).surface).split(separator: "\n")
    #expect(after.dropLast() == before.dropLast())
    #expect(after.last?.contains("v empties it") == true)
  }

  @Test(arguments: 1...8)
  func `an open stack takes the clock's room where another card has room in it`(lines: Int) throws {
    var screen = try makeScreen(columns: 122, rows: 40)
    let ids = (0..<5).map { id("a", "\($0)") }
    screen.update(
      Arrangement(stacks: stacks([ids], isUnfolded: true), island: .none),
      activities: ids.map { tall($0, lines: lines) }, at: time(0))
    _ = screen.frame(at: time(3000))
    let cards = screen.cards.sprites.filter { $0.key.activity != nil }
    let first = try #require(screen.cards.firstRow)
    let free = Int(first) - screen.context.geometry.cards.origin.row
    let height = try #require(cards.map(\.face.rows).max())
    #expect(cards.count == ids.count || free <= height)
    if screen.context.isListOpen {
      let room = screen.context.geometryBelowClock.cards.size.rows
      #expect(cards.count * (height + 1) > room, "the cards have no room below the clock")
    }
  }

  @Test(arguments: 1...8)
  func `an open stack on a low screen has the rows of torch and camera, too`(lines: Int) throws {
    var screen = try makeScreen(columns: 80, rows: 24)
    let ids = (0..<3).map { id("a", "\($0)") }
    let activities = ids.map { tall($0, lines: lines) }
    for (step, isUnfolded) in [false, true, false].enumerated() {
      let start = 4000 * step
      screen.update(
        Arrangement(stacks: stacks([ids], isUnfolded: isUnfolded), island: .none),
        activities: activities, at: time(start))
      let surface = screen.frame(at: time(start + 3000)).surface
      let cards = screen.cards.sprites.filter { $0.key.activity != nil }
      let rows = try #require(cards.map(\.face.rows).max())
      #expect(text(surface).contains("🔦") == !screen.context.isListOpen)
      guard isUnfolded else { continue }
      #expect(cards.count == min(3, max(1, 18 / rows)), "\(rows) rows")
      let end = cards.map { $0.row.target + Double($0.face.coveredRows) }.max() ?? 0
      #expect(end < Double(surface.size.rows), "the home indicator is covered")
    }
  }

  @Test(arguments: [(49, 30), (80, 24), (122, 40)])
  func `a lock stands above the date, or not at all`(columns: Int, rows: Int) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    screen.update(Arrangement(stacks: [], island: .none), activities: [], at: time(0))
    let surface = screen.frame(at: time(1000)).surface
    let picture = try #require(screen.clock.picture)
    let before = (screen.context.geometry.device.origin.column + 1)..<picture.dateColumn
    #expect(before.allSatisfy { !surface[$0, picture.dateOrigin.row].glyph.hasInk })
    #expect(screen.showsLock == (rows == 40))
  }

  @Test(arguments: [
    ("islet send FILE", "No Live Activities: islet send FILE"),
    ("islet send --socket /tmp/feed.sock FILE", "islet send --socket /tmp/feed.sock FILE"),
    ("islet send --socket /tmp/a-very-long-folder/of-feeds.sock FILE", "No Live Activities"),
  ])
  func `an empty screen says how to send lines, where that fits`(command: String, words: String)
    throws
  {
    var screen = try makeScreen(columns: 49, rows: 40)
    screen.update(Arrangement(stacks: [], island: .none), activities: [], at: time(0))
    let without = screen.frame(at: time(1000)).surface
    screen.sendCommand = command
    screen.update(Arrangement(stacks: [], island: .none), activities: [], at: time(1001))
    let surface = screen.frame(at: time(2000)).surface
    // The wallpaper is seen between words.
    #expect(text(surface).filter(\.isLetter).contains(words.filter(\.isLetter)))
    let torch = CellRect(
      column: 4, row: try #require(screen.context.geometry.torchRow) - 1, columns: 6, rows: 3)
    #expect(
      torch.rowRange.allSatisfy { row in
        torch.columnRange.allSatisfy { surface[$0, row] == without[$0, row] }
      })
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: .none),
      activities: [presented(id("a"), "card")], at: time(3000))
    #expect(!text(screen.frame(at: time(3200)).surface).contains("islet send"))
  }

  @Test func `an empty screen leaves it to the inspector to say how to send lines`() throws {
    var screen = try makeScreen(columns: 122, rows: 40)
    screen.sendCommand = "islet send FILE"
    screen.update(Arrangement(stacks: [], island: .none), activities: [], at: time(0))
    #expect(!text(screen.frame(at: time(1000)).surface).contains("islet send"))
  }

  @Test(arguments: [(122, 40), (80, 24), (49, 30)])
  func `the home indicator has half a row of glass below it`(columns: Int, rows: Int) throws {
    let screen = try makeScreen(columns: columns, rows: rows)
    let device = screen.context.geometry.device
    var chrome = ChromePart()
    let marks = try #require(chrome.layers(clip: device, in: screen.context).first).surface
    let cell = marks[device.size.columns / 2, device.size.rows - 1]
    #expect(cell.upper.alpha > 0 || cell.glyph == Glyph("▀"))
    #expect(cell.lower.alpha == 0 && cell.glyph != Glyph("▄"))
  }

  @Test(arguments: [(49, 40, true), (122, 40, true), (80, 24, false), (49, 30, false)])
  func `a device without an island has a notch where it has room`(
    columns: Int, rows: Int, hasNotch: Bool
  ) throws {
    func middle(hasDynamicIsland: Bool) throws -> Cell {
      var screen = try makeScreen(
        columns: columns, rows: rows, hasDynamicIsland: hasDynamicIsland)
      let device = screen.context.geometry.device
      let surface = screen.frame(at: time(0)).surface
      return surface[device.origin.column + device.size.columns / 2, device.origin.row]
    }
    #expect(try (middle(hasDynamicIsland: false).upper == .black) == hasNotch)
    #expect(try middle(hasDynamicIsland: true).upper != .black)
  }

  @Test(arguments: [40, 42, 44, 46, 50, 55, 60, 70])
  func `the lock has a row above the date, and two of the highest cards have room`(rows: Int)
    throws
  {
    let geometry = ScreenGeometry(screen: CellSize(columns: 122, rows: rows))
    guard case .clock(let dateRow, let clockRow) = geometry.header else {
      Issue.record("a clock has room")
      return
    }
    // The lock takes the rows between the island and the date.
    #expect(dateRow - geometry.device.origin.row >= geometry.measures.island.restRows + 3)
    #expect(clockRow == dateRow + 1)
    // The digits begin half a row below their first row.
    let end = clockRow + ClockPicture.digitRows.lowerBound
    let hasRoom = geometry.cards.size.rows > 2 * geometry.measures.cardRows.upperBound
    #expect(hasRoom && geometry.cards.origin.row - end >= (rows > 40 ? 2 : 1))
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
