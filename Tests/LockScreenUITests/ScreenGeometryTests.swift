import ActivityWidgets
import CellUI
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

@Suite struct ScreenGeometryTests: LockScreenSuite {
  private func geometry(_ columns: Int, _ rows: Int) -> ScreenGeometry {
    ScreenGeometry(screen: CellSize(columns: columns, rows: rows))
  }

  @Test(
    arguments: [
      (122, 55, 49), (122, 56, 61), (200, 60, 61), (114, 56, 61), (113, 56, 49), (80, 60, 49),
      (79, 60, 61), (64, 60, 49), (40, 60, 40), (500, 200, 61),
    ])
  func `a device has 61 columns where there is room for them`(
    columns: Int, rows: Int, device: Int
  ) {
    #expect(geometry(columns, rows).device.size.columns == device)
  }

  @Test(
    arguments: [
      (79, 0, 1), (80, 26, 1), (100, 42, 1), (122, 64, 1), (149, 91, 1), (150, 44, 2),
      (200, 69, 2), (500, 86, 2),
    ])
  func `the inspector takes the columns that the device leaves`(
    columns: Int, text: Int, pageCount: Int
  ) throws {
    let screen = try makeScreen(columns: columns, rows: 40)
    #expect(screen.inspectorRoom?.columns ?? 0 == text)
    #expect(screen.context.geometry.inspectorPageCount == pageCount)
  }

  @Test func `on a very wide terminal both stand in the middle`() throws {
    let geometry = geometry(500, 60)
    let inspector = try #require(geometry.inspector)
    let right = 500 - inspector.columnRange.upperBound
    #expect(abs(geometry.device.origin.column - right) <= 4)
  }

  @Test(arguments: [80, 122, 200], [24, 60])
  func `a card whose activity the island shows stays as it is where it is clear of that`(
    columns: Int, rows: Int
  ) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    let ids = [id("a"), id("b")]
    let activities = ids.map { presented($0, $0.app.rawValue) }
    let show = { (screen: inout LockScreen, island: IslandArrangement, moment: Int) in
      screen.update(
        Arrangement(stacks: self.stacks(ids.map { [$0] }), island: island),
        activities: activities, at: self.time(moment))
      return screen.cards.sprites.map(\.presence.target)
    }
    let all = show(&screen, .compact(ids[0]), 0)
    _ = screen.frame(at: time(0))
    #expect(show(&screen, .expanded(ids[0]), 100) == all)
    #expect(show(&screen, .compact(ids[0]), 3000) == all && Set(all) == [1])
  }

  @Test(arguments: [(2, 1), (9, 1), (9, 2), (9, 3)])
  func `such a card moves below the island as far as there is room, and else goes with its edges`(
    lineCount: Int, activityCount: Int
  ) throws {
    for height in stride(from: 64.0, through: 144, by: 16) {
      var screen = try makeScreen(columns: 80, rows: 24)
      let ids = (1...activityCount).map { id("a", "\($0)") }
      var activities = ids.map { presented($0, $0.name) }
      let lines = VStack { ForEach(0..<lineCount, id: \.self) { Text("line \($0)") } }
      activities[0].presentations.content = AnyView(lines)
      activities[0].presentations.expanded = ExpandedIsland(
        bottom: AnyView(Color.red.frame(height: height)))
      let usual = { (screen: inout LockScreen, island: IslandArrangement) in
        screen.update(
          Arrangement(stacks: self.stacks([ids]), island: island), activities: activities,
          at: self.time(0))
        return screen.cards.sprites.map(\.row.target)
      }
      let rest = usual(&screen, .compact(ids[0]))
      let moved = usual(&screen, .expanded(ids[0]))
      let end =
        screen.context.geometry.device.origin.row + (screen.island.coveredHalfRows(at: nil) + 1) / 2
      let presences = Set(screen.cards.sprites.map(\.presence.target))
      let note = "\(height) points, \(rest) \(moved), the island ends in row \(end)"
      if rest[0] >= Double(end) {
        #expect(presences == [1] && moved == rest, "\(note)")
      } else if presences == [1] {
        #expect(moved[0] >= Double(end), "\(note)")
      } else {
        #expect(presences == [0] && rest[0] + 1 < Double(end), "\(note)")
      }
    }
  }

  @Test(arguments: [24, 30, 40, 50, 60])
  func `date and digits go down below an expanded island, and give way where there is no room`(
    rows: Int
  ) throws {
    var screen = try makeScreen(columns: 49, rows: rows)
    let card = id("a")
    for height in 1...10 {
      let view = AnyView(
        VStack(spacing: 0) { ForEach(0..<height, id: \.self) { Text("line \($0)") } })
      var activity = presented(card, "card")
      activity.presentations.expanded = ExpandedIsland(bottom: view)
      let moment = height * 5000
      screen.update(
        Arrangement(stacks: stacks([[card]]), island: .expanded(card)), activities: [activity],
        at: time(moment))
      let surface = screen.frame(at: time(moment + 4000)).surface
      let end = screen.context.geometry.device.origin.row + screen.island.rowsAtRest
      let row = text(surface).split(separator: "\n").firstIndex { $0.contains("November") }
      let picture = try #require(screen.clock.picture)
      let cards = try #require(screen.cards.firstRow)
      // A line takes a row, and a row and a half above; below it a row is free.
      #expect(
        (row != nil) == (cards - Double(end) >= 4 || picture.digits != nil), "\(height) lines")
      guard let row else { continue }
      #expect(Double(row - end) >= 1.5 && row == picture.dateOrigin.row)
      let clockEnd = try #require(screen.clock.end)
      #expect(Double(clockEnd) + 1 <= cards, "\(height) lines")
      let usual = screen.context.geometry.header
      guard case .clock(let dateRow, let clockRow) = usual else { continue }
      // It stays where it is as far as the island does not reach it.
      let lock = screen.context.geometry.hasLockRow ? 2.5 : 0
      #expect((row == dateRow) == (Double(dateRow - end) >= 1.5 + lock), "\(height) lines")
      if picture.digits != nil { #expect(picture.digitsOrigin.row == row + clockRow - dateRow) }
    }
  }

  /// Cards whose place the island takes are gone, and the clock has it.
  @Test func `the clock stands below the island where the island's own card has gone`() throws {
    let card = id("a")
    var movedCount = 0
    for (lineCount, height) in (8...12).flatMap({ count in [112.0, 128, 144].map { (count, $0) } })
    {
      var screen = try makeScreen(columns: 80, rows: 24)
      var activity = presented(card, "card")
      let lines = VStack { ForEach(0..<lineCount, id: \.self) { Text("line \($0)") } }
      activity.presentations.content = AnyView(lines)
      activity.presentations.expanded = ExpandedIsland(
        bottom: AnyView(Color.red.frame(height: height)))
      activity.presentations.keylineTint = .green
      let row = { (screen: inout LockScreen, island: IslandArrangement, moment: Int) in
        screen.update(
          Arrangement(stacks: self.stacks([[card]]), island: island), activities: [activity],
          at: self.time(moment))
        let surface = screen.frame(at: self.time(moment + 3000)).surface
        return self.text(surface).split(separator: "\n").firstIndex { $0.contains("November") }
      }
      let usual = try #require(row(&screen, .compact(card), 0))
      let moved = row(&screen, .expanded(card), 5000)
      if screen.cards.sprites.allSatisfy({ $0.presence.target == 0 }) {
        movedCount += 1
        #expect(try #require(moved) > screen.island.rowsAtRest, "\(lineCount) \(height)")
      }
      #expect(row(&screen, .compact(card), 10_000) == usual)
    }
    #expect(movedCount > 0)
  }
}

@Suite struct HelpTests: LockScreenSuite {
  private let groups = ["One", "Two", "Three"].map { title in
    HelpGroup(
      title: title,
      lines: (1...9).map { HelpLine(key: "\(title) \($0)", meaning: "does number \($0)") })
  }

  @Test(arguments: [(80, 24), (122, 40), (200, 60), (60, 24)])
  func `all keys are seen in two columns where there is room`(columns: Int, rows: Int) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    screen.help = groups
    let lines = text(screen.frame(at: time(0)).surface).split(separator: "\n")
    for group in groups {
      for line in group.lines {
        #expect(lines.contains { $0.contains(line.key) && $0.contains(line.meaning) })
      }
    }
    #expect(
      lines.contains { $0.contains("One 1") && $0.contains("Three 1") || $0.contains("Two 1") })
  }

  @Test(arguments: [(160, 45, true), (200, 60, true), (122, 40, true), (90, 30, false)])
  func `it lies over the inspector where it is whole there, and leaves the device in sight`(
    columns: Int, rows: Int, isBeside: Bool
  ) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    let device = screen.context.geometry.device
    let before = screen.frame(at: time(0)).surface
    screen.help = groups
    _ = screen.frame(at: time(1))
    let after = screen.frame(at: time(3000)).surface
    let isSame = device.rowRange.allSatisfy { row in
      device.columnRange.allSatisfy { after[$0, row].glyph == before[$0, row].glyph }
    }
    #expect(isSame == isBeside)
  }

  @Test(arguments: [(40, 15), (49, 30), (60, 20)])
  func `a help that does not fit scrolls to its last key and back`(columns: Int, rows: Int) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    screen.help = groups
    let top = text(screen.frame(at: time(0)).surface)
    #expect(top.contains("One 1") && !top.contains("Three 9") && top.contains("? close"))
    _ = screen.handle(.selectNext, at: time(1))
    #expect(screen.panels.helpOffset == 1 && screen.selection == nil)
    _ = screen.handle(.scrollInspector(.max), at: time(2))
    let bottom = text(screen.frame(at: time(2)).surface)
    #expect(bottom.contains("Three 9") && !bottom.contains("One 1"))
    _ = screen.handle(.wheel(-1000, at: .zero), at: time(3))
    #expect(text(screen.frame(at: time(3)).surface) == top)
    screen.help = nil
    screen.help = groups
    #expect(screen.panels.helpOffset == 0)
  }
}

@Suite struct AppIconTests: LockScreenSuite {
  private func icon(_ leading: String, content: String = "card") -> String? {
    let view = AnyView(Text(content))
    return ActivityPresentations(
      content: view, compactLeading: AnyView(Text(leading)), compactTrailing: view,
      minimal: AnyView(Text("7")), expanded: ExpandedIsland(bottom: view)
    ).appIcon(in: EnvironmentValues(now: start))
  }

  @Test func `an icon is the first picture of the island, else of the card`() {
    #expect(icon("🚲") == "🚲")
    #expect(icon("24.8 🚲", content: "🍕") == "🚲")
    #expect(icon("24.8", content: "to 🍕") == "🍕")
    #expect(icon("✈ 12") == "✈")
    #expect(icon("日本") == nil)
    #expect(icon("abc") == nil)
  }
}
