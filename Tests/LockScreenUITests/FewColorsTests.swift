import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing
import Theming

@testable import LockScreenUI

@Suite("A screen of few colors") struct FewColorsTests: LockScreenSuite {
  /// Returns a screen with one card, which may be in the expanded island as well.
  private func screen(
    _ theme: String, depth: ColorDepth, of view: some View = Text("riding"),
    isExpanded: Bool = false
  ) throws -> LockScreen {
    var screen = try makeScreen(columns: 122, rows: 40, theme: theme, depth: depth)
    show(view, on: &screen, isExpanded: isExpanded, at: 0)
    return screen
  }

  private func show(
    _ view: some View, on screen: inout LockScreen, isExpanded: Bool = false,
    keyline: Color = .yellow, at moment: Int
  ) {
    let view = AnyView(view.frame(maxWidth: .infinity).padding())
    let activity = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: view, compactLeading: AnyView(Text("L")), compactTrailing: AnyView(Text("T")),
        minimal: AnyView(Text("m")), expanded: ExpandedIsland(bottom: AnyView(Text("expanded"))),
        keylineTint: keyline))
    screen.update(
      Arrangement(
        stacks: stacks([[id("a")]]), island: isExpanded ? .expanded(id("a")) : .compact(id("a"))),
      activities: [activity], at: time(moment))
  }

  /// Returns the place of the first letter of a word on a screen; `nil` where it is not seen.
  private func place(of word: String, on surface: Surface) -> CellPoint? {
    for row in 0..<surface.size.rows {
      let letters = (0..<surface.size.columns).map { surface[$0, row].glyph.base }
      let wanted = Array(word.unicodeScalars)
      let start = letters.indices.first { letters[$0...].starts(with: wanted) }
      if let start { return CellPoint(column: start, row: row) }
    }
    return nil
  }

  @Test(arguments: [ColorDepth.ansi8, .ansi16, .mono, .direct24])
  func `has no stack's edge across the number of other cards`(depth: ColorDepth) throws {
    var noteCount = 0
    for (lines, rows) in (1...9).flatMap({ lines in (20...30).map { (lines, $0) } }) {
      var screen = try makeScreen(columns: 49, rows: rows, depth: depth)
      let ids = ["a", "b", "c"].map { id($0) }
      let view = AnyView(
        VStack(spacing: 0) { ForEach(0..<lines) { Text("line \($0)") } }
          .frame(maxWidth: .infinity).padding())
      screen.update(
        Arrangement(stacks: stacks(ids.map { [$0] }), island: .none),
        activities: ids.map {
          PresentedActivity(
            id: $0,
            presentations: ActivityPresentations(
              content: view, compactLeading: view, compactTrailing: view, minimal: view,
              expanded: ExpandedIsland()))
        }, at: time(0))
      let surface = screen.frame(at: time(3000)).surface
      guard screen.cards.note.opacity.target > 0 else { continue }
      noteCount += 1
      #expect(text(surface).contains(" more"), "\(lines) lines in \(rows) rows")
    }
    #expect(noteCount > 0)
  }

  @Test(arguments: Theme.embedded)
  func `has a gray card where its ground is dark and translucent, at 256 colors`(theme: Theme)
    throws
  {
    let view = Text("riding").activityBackgroundTint(.black.opacity(0.4))
    var screen = try screen(theme.name, depth: .indexed256, of: view)
    let surface = screen.frame(at: time(3000)).surface
    let word = try #require(place(of: "riding", on: surface))
    var reducer = CellReducer(depth: .indexed256)
    for column in [word.column - 6, word.column, word.column + 9] {
      let number = reducer.reduced(column: column, row: word.row, of: surface).background
      let color = IndexedPalette.xterm256.color(at: UInt8(truncatingIfNeeded: number))
      #expect(Oklab(color).chroma < 0.01, "\(color) in column \(column)")
    }
  }

  @Test(arguments: Theme.embedded)
  func `has no frame in another color around a card, at 256 colors`(theme: Theme) throws {
    var screen = try screen(theme.name, depth: .indexed256)
    let surface = screen.frame(at: time(3000)).surface
    let word = try #require(place(of: "riding", on: surface))
    let card = screen.context.look.cardMaterial
    var reducer = CellReducer(depth: .indexed256)
    let columns = screen.context.geometry.cards.columnRange
    let colors = columns.map { column in
      let number = reducer.reduced(column: column, row: word.row, of: surface).background
      return IndexedPalette.xterm256.color(at: UInt8(truncatingIfNeeded: number))
    }
    #expect(colors.allSatisfy { $0 == card }, "\(colors)")
  }

  @Test(arguments: [ColorDepth.indexed256, .ansi16, .ansi8])
  func `leaves the wallpaper around the words below the cards as it is`(depth: ColorDepth) throws {
    var screen = try makeScreen(columns: 49, rows: 40, depth: depth)
    screen.update(Arrangement(stacks: [], island: .none), activities: [], at: time(0))
    let surface = screen.frame(at: time(3000)).surface
    let word = try #require(place(of: "No Live Activities", on: surface))
    let wallpaper = screen.wallpaper.scene(in: screen.context, at: .seconds(3)).wallpaper
    for column in [1, 10, 38, 47] {
      #expect(surface[column, word.row] == wallpaper[column, word.row], "column \(column)")
    }
    #expect(surface[word.column, word.row].upper == screen.context.look.cardMaterial)
    let above = Set((2..<47).map { wallpaper[$0, word.row - 1].upper })
    let beside = Set((2..<47).map { wallpaper[$0, word.row].upper })
    #expect(above.count < 2 || beside.count > 1, "the row has no band of its own")
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi8], ["sunset", "midnight"])
  func `has no line in the color of a selected card's mark around the expanded island`(
    depth: ColorDepth, theme: String
  ) throws {
    var screen = try screen(theme, depth: depth, isExpanded: true)
    let mark = screen.context.look.tint
    let color = Color(
      red: Double(mark.red) / 255, green: Double(mark.green) / 255, blue: Double(mark.blue) / 255)
    for (keyline, isSeen) in [(color, false), (.yellow, mark.blue > 100 || mark.red < 100)] {
      show(Text("riding"), on: &screen, isExpanded: true, keyline: keyline, at: 0)
      let surface = screen.frame(at: time(3000)).surface.within(49)
      let row = screen.context.geometry.device.origin.row + screen.island.rowsAtRest / 2
      let margin = screen.context.geometry.measures.island.expandedMargin
      let side = surface[screen.context.geometry.device.origin.column + margin, row].upper
      #expect((side != mark) || isSeen)
      #expect((side.red > 150 && side.blue < 100) == (isSeen && keyline == .yellow))
    }
  }

  @Test(arguments: [ColorDepth.direct24, .indexed256, .ansi16, .ansi8, .mono])
  func `shows the card of the expanded island in the inks that it has in any case`(
    depth: ColorDepth
  ) throws {
    var screen = try screen("midnight", depth: depth, isExpanded: true)
    let surface = screen.frame(at: time(3000)).surface
    #expect(place(of: "expanded", on: surface) != nil)
    var compact = try self.screen("midnight", depth: depth)
    let usual = compact.frame(at: time(3000)).surface
    let word = try #require(place(of: "riding", on: surface.within(49)))
    #expect(surface[word.column, word.row] == usual[word.column, word.row])
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi8])
  func `has a line around the island where glass is as black as that`(depth: ColorDepth) throws {
    for isMinimal in [false, true] {
      var screen = try makeScreen(columns: 122, rows: 40, theme: "midnight", depth: depth)
      let plain = try #require(screen.context.look.plain)
      try #require(plain.outlinesDevice)
      let ids = [id("a"), id("b")]
      screen.update(
        Arrangement(
          stacks: stacks(ids.map { [$0] }),
          island: isMinimal ? .minimal(attached: ids[0], detached: ids[1]) : .compact(ids[0])),
        activities: ids.map { presented($0, "riding") }, at: time(0))
      let surface = screen.frame(at: time(3000)).surface
      let device = screen.context.geometry.device
      let row = device.origin.row + 1
      let lines = device.columnRange.filter { column in
        let cell = surface[column, row]
        return [cell.upper, cell.lower].contains(plain.faint)
          || cell.foreground == plain.faint
            && !cell.glyph.isBoxLine && cell.glyph.hasInk && !Character(cell.glyph.base).isLetter
      }
      #expect(lines.count >= (isMinimal ? 4 : 2), "\(lines)")
    }
  }

  @Test func `has a line for the edge of a folded stack where edges have the card's color`() throws
  {
    var screen = try makeScreen(columns: 122, rows: 40, theme: "sunset", depth: .ansi8)
    try #require(screen.context.look.plain?.outlinesCards == false)
    let ids = [id("a", "1"), id("a", "2")]
    let lines = { (screen: inout LockScreen, ids: [ActivityID], moment: Int) in
      screen.update(
        Arrangement(stacks: self.stacks([ids]), island: .none),
        activities: ids.map { self.presented($0, "riding") }, at: self.time(moment))
      let surface = screen.frame(at: self.time(moment + 3000)).surface
      let columns = screen.context.geometry.cards.columnRange
      return (0..<40).filter { row in columns.contains { surface[$0, row].glyph.isBoxLine } }
    }
    #expect(lines(&screen, ids, 0).count == 1)
    #expect(lines(&screen, [ids[0]], 5000).isEmpty)
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi8])
  func `has no wallpaper in or beyond the line around the device`(depth: ColorDepth) throws {
    var screen = try screen("midnight", depth: depth)
    let surface = screen.frame(at: time(3000)).surface
    let device = screen.context.geometry.device
    try #require(screen.context.look.plain?.outlinesDevice == true)
    for row in device.rowRange {
      for column in [device.columnRange.lowerBound, device.columnRange.upperBound - 1] {
        let cell = surface[column, row]
        #expect(cell.upper == .black && cell.lower == .black && cell.glyph.isBoxLine)
      }
    }
  }

  @Test func `has a lock with a body, and a leg that hangs beside it when it is open`() throws {
    var screen = try screen("midnight", depth: .mono)
    func lock(at milliseconds: Int) -> [String] {
      let surface = screen.frame(at: time(milliseconds)).surface.reduced(to: .mono)
      let device = screen.context.geometry.device
      let date = place(of: "Friday", on: surface)?.row ?? 0
      return [date - 3, date - 2, date - 1].map { row in
        let columns = device.origin.column + 21..<device.origin.column + 28
        return String(
          String.UnicodeScalarView(
            columns.map { surface[$0, row].glyph }.map { $0.hasInk ? $0.base : "·" }))
      }
    }
    #expect(lock(at: 3000) == ["··▄▄···", "·▗▙▟▖··", "·▝▀▀▘··"])
    screen.isLocked = false
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: .none), activities: [], at: time(3001))
    #expect(lock(at: 9000) == ["···▗▄▖·", "·▗▄▟▖▌·", "·▝▀▀▘··"])
  }

  @Test(arguments: [ColorDepth.indexed256, .ansi16, .ansi8])
  func `lets a text that changes fade without light around it`(depth: ColorDepth) throws {
    var screen = try screen("sunset", depth: depth)
    let before = screen.frame(at: time(3000)).surface
    let row = try #require(place(of: "riding", on: before)).row
    show(Text("walking home"), on: &screen, at: 3000)
    let columns = screen.context.geometry.cards.columnRange.dropFirst(2).dropLast(2)
    var (words, inks): (Set<String>, Set<StraightRGBA>) = ([], [])
    for moment in stride(from: 3000, to: 4500, by: 25) {
      let surface = screen.frame(at: time(moment)).surface
      for row in row - 1...row + 1 {
        for column in columns {
          let (cell, rest) = (surface[column, row], before[column, row])
          #expect(cell.upper == rest.upper && cell.lower == rest.lower, "\(moment) ms")
        }
      }
      let letters = columns.filter { Character(surface[$0, row].glyph.base).isLetter }
      words.insert(String(letters.map { Character(surface[$0, row].glyph.base) }))
      inks.formUnion(letters.map { surface[$0, row].foreground })
    }
    #expect(words == ["riding", "walkinghome"])
    #expect(inks.count > 10, "the letters fade")
  }

  @Test func `keeps the line around a card by its view while the card moves`() throws {
    var screen = try screen("midnight", depth: .ansi8)
    try #require(screen.context.look.plain?.outlinesCards == true)
    let rest = screen.frame(at: time(3000)).surface
    let word = try #require(place(of: "riding", on: rest))
    let column = screen.context.geometry.cards.columnRange.lowerBound
    let top = try #require((0..<word.row).last { !rest[column, $0].glyph.isBoxLine }) + 1
    let corner = rest[column, top].glyph
    screen.update(
      Arrangement(stacks: stacks([[id("a")], [id("b")]]), island: .none),
      activities: [presented(id("a"), "riding"), presented(id("b"), "new")], at: time(3001))
    var rows: Set<Int> = []
    for moment in stride(from: 3010, to: 5000, by: 10) {
      let surface = screen.frame(at: time(moment)).surface
      guard let moved = place(of: "riding", on: surface) else { continue }
      rows.insert(moved.row)
      let row = moved.row - (word.row - top)
      #expect(surface[column, row].glyph == corner, "\(moment) ms")
    }
    #expect(rows.count > 2)
  }
}

extension Surface {
  /// Returns the picture's first columns.
  fileprivate func within(_ columns: Int) -> Surface {
    var result = Surface(size: CellSize(columns: columns, rows: size.rows))
    result.composite(self, at: .zero)
    return result
  }
}
