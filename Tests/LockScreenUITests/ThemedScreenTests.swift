import ActivityWidgets
import AssetCatalogs
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI
@testable import Theming

@Suite struct ThemedScreenTests: LockScreenSuite {
  private func show(_ screen: inout LockScreen, _ ids: [ActivityID], at moment: Int = 0) {
    screen.update(
      Arrangement(stacks: stacks(ids.map { [$0] }), island: .none),
      activities: ids.map { presented($0, "card") }, at: time(moment))
  }

  @Test(arguments: Theme.embedded.map(\.name))
  func `a card's glass shows the blurred wallpaper of its place`(theme: String) throws {
    var screen = try makeScreen(columns: 49, rows: 40, theme: theme)
    show(&screen, [id("a")])
    let surface = screen.frame(at: time(0)).surface
    let place = try #require(
      screen.cards.sprites.first?.rect(at: .zero, in: screen.context.geometry.cards))
    let scene = screen.wallpaper.scene(in: screen.context, at: .zero)
    let (column, row) = (place.origin.column + 1, place.origin.row + 2)
    let frost = scene.frost[column - scene.origin.column, row - scene.origin.row]
    #expect(
      surface[column, row].upper == screen.context.look.cardMaterial.over(frost))
    #expect(!surface[column, row].glyph.hasInk)
  }

  @Test func `a view's tint is the accent color of its app, else the theme's`() throws {
    let colors = """
      {"colors":[{"idiom":"universal","color":{"components":{"red":"0x12","green":"0x34","blue":"0x56","alpha":"1"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
      "color":{"components":{"red":"0xAB","green":"0xCD","blue":"0xEF","alpha":"1"}}}]}
      """
    let path = "A.xcassets/AccentColor.colorset/Contents.json"
    let own = AppResources([AssetFile(path: path, bytes: Array(colors.utf8))])
    for theme in ["sunset", "paper"] {
      let context = try makeScreen(columns: 49, rows: 40, theme: theme).context
      let card = own.bound { context.cardEnvironment(at: start) }
      let isDark = card.colorScheme == .dark
      #expect(card.tint == StraightRGBA(rgb: isDark ? 0xABCDEF : 0x123456))
      #expect(
        own.bound { context.islandEnvironment(at: start) }.tint == StraightRGBA(rgb: 0xABCDEF))
      #expect(context.cardEnvironment(at: start).tint == context.look.tint)
      // Source that islet compiled has what the system gives it.
      let source = AppResources([], isOwnSource: true).bound { context.cardEnvironment(at: start) }
      #expect(source.tint == SystemColors(source.colorScheme).tint)
      #expect(!source.localTime.uses24HourClock && card.localTime.uses24HourClock)
      // The device's clock is the same for every app.
      let clock = AppResources([], isOwnSource: true).bound {
        context.clockEnvironment(at: start)
      }
      #expect(clock.localTime.uses24HourClock)
      #expect(context.islandEnvironment(at: start).tint == context.look.islandTint)
    }
  }

  @Test(arguments: [true, false])
  func `in ASCII every shape ends where a row does`(isExpanded: Bool) throws {
    var screen = try makeScreen(columns: 49, rows: 40, glyphs: .ascii)
    let ids = [id("a"), id("a", "2")]
    screen.update(
      Arrangement(stacks: stacks([ids]), island: isExpanded ? .expanded(ids[0]) : .compact(ids[0])),
      activities: ids.map { presented($0, "card") }, at: time(0))
    let surface = screen.frame(at: time(0)).surface
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns {
        let cell = surface[column, row]
        let step = max(
          abs(Int(cell.upper.red) - Int(cell.lower.red)),
          abs(Int(cell.upper.blue) - Int(cell.lower.blue)))
        // The wallpaper's own steps are small.
        if step >= 20 { Issue.record("row \(row), column \(column)") }
      }
    }
  }

  @Test func `a card that moves shows the wallpaper of where it is`() throws {
    let ground = CardGround(kind: .card, columns: 20, color: .black.opacity(0.3))
    let scene = WallpaperScene(in: try makeScreen(columns: 49, rows: 40).context)
    for row in stride(from: -3, to: 44, by: 6) {
      let glass = ground.surface(
        halfRows: 0..<10, before: scene, at: CellPoint(column: -4, row: row))
      let below = min(max(0, row + 2 - scene.origin.row), scene.frost.size.rows - 1)
      #expect(
        glass[10, 2].upper
          == StraightRGBA.black.opacity(0.3).over(scene.frost[6, below]))
    }
  }

  @Test(arguments: [(40, 15), (80, 24), (200, 60)])
  func `a wallpaper's glyphs keep away from date, clock and cards`(columns: Int, rows: Int) throws {
    for theme in ["confetti", "earthrise", "monsoon"] {
      var screen = try makeScreen(columns: columns, rows: rows, theme: theme)
      show(&screen, [id("a")])
      let surface = screen.frame(at: time(0)).surface
      let place = try #require(
        screen.cards.sprites.first?.rect(at: .zero, in: screen.context.geometry.cards))
      for row in place.rowRange.dropFirst().dropLast() {
        for column in place.columnRange {
          let glyph = surface[column, row].glyph
          #expect(!glyph.scalars.contains { $0.properties.isEmojiPresentation || $0 == "╱" })
        }
      }
      #expect(text(surface).contains("20 November"))
    }
  }

  @Test(arguments: Theme.embedded.filter { $0.clockStyle == .vibrant }.map(\.name))
  func `a vibrant clock is of the wallpaper's colors and can be read`(theme: String) throws {
    var screen = try makeScreen(columns: 49, rows: 53, theme: theme)
    show(&screen, [])
    let surface = screen.frame(at: time(0)).surface
    let scene = screen.wallpaper.scene(in: screen.context, at: .zero)
    let origin = try #require(screen.clock.picture?.digitsOrigin)
    var inks: Set<StraightRGBA> = []
    for row in origin.row..<origin.row + 5 {
      for column in origin.column..<screen.context.geometry.device.columnRange.upperBound {
        let cell = surface[column, row]
        // The edges of strokes are mixed with the ground.
        guard cell.glyph == Glyph("█") else { continue }
        inks.insert(cell.foreground)
        let ground = scene.wallpaper[column - scene.origin.column, row - scene.origin.row]
        #expect(cell.foreground.contrastRatio(with: ground.meanBackground) >= 3)
      }
    }
    #expect(inks.count > 3)
  }

  // MARK: - Drift

  @Test func `only a theme that drifts wakes the screen, and once a second at most`() throws {
    var still = try makeScreen(columns: 49, rows: 40, theme: "sunset")
    show(&still, [])
    #expect(still.frame(at: time(0)).nextDrift == nil)
    var drifting = try makeScreen(columns: 49, rows: 40, theme: "aurora")
    show(&drifting, [])
    let first = drifting.frame(at: time(0))
    #expect(first.nextDrift == .seconds(1))
    #expect(!first.isMoving)
    #expect(drifting.frame(at: time(999)).surface == first.surface)
    let later = drifting.frame(at: time(30_000))
    #expect(later.nextDrift == .seconds(31))
    #expect(later.surface != first.surface)
  }

  @Test func `nothing drifts on a display that is always on, nor for who wants things to rest`()
    throws
  {
    for isAlwaysOn in [true, false] {
      var screen = try makeScreen(columns: 49, rows: 40, theme: "aurora")
      screen.update(DeviceDisplay(isAlwaysOn: isAlwaysOn), at: time(0))
      if !isAlwaysOn { screen.motion = .reduced }
      show(&screen, [])
      let first = screen.frame(at: time(3000))
      let later = screen.frame(at: time(33_000))
      #expect(first.nextDrift == nil && later.nextDrift == nil)
      #expect(later.surface == first.surface)
    }
  }

  // MARK: - Contrast

  private func activity(_ view: some View) -> PresentedActivity {
    let words = AnyView(Text("ok"))
    return PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: AnyView(view), compactLeading: words, compactTrailing: words, minimal: words,
        expanded: ExpandedIsland(bottom: words)))
  }

  @Test(arguments: Theme.embedded.map(\.name), [ColorScheme.light, .dark])
  func `the theme's own inks can be read on a card`(theme: String, scheme: ColorScheme) throws {
    var screen = try makeScreen(columns: 49, rows: 40, theme: theme)
    screen.update(DeviceDisplay(colorScheme: scheme), at: time(0))
    let view = VStack {
      Text("first")
      Text("second").foregroundStyle(.secondary)
      Text("third").foregroundStyle(.tertiary)
      Text("fourth").foregroundStyle(.quaternary)
      Text("tint").foregroundStyle(.tint)
    }
    let card = contrasts(of: activity(view), in: screen).filter { $0.presentation == .lockScreen }
    #expect(card.map(\.text.words) == ["first", "second", "third", "fourth", "tint"])
    for contrast in card {
      #expect(contrast.isMet, "\(contrast.text.words) \(contrast.text.ratio)")
    }
  }

  @Test func `inks can be read on the island, and are told apart`() {
    let inks = FixedColors.islandForegroundStyles
    for ink in inks { #expect(ink.contrastRatio(with: .black) >= ContrastNeed.text.ratio) }
    for (ink, next) in zip(inks, inks.dropFirst()) {
      #expect(Oklab(ink).axes.x - Oklab(next).axes.x > 0.04)
    }
  }

  @Test(arguments: [(80, 24), (49, 24), (49, 30), (122, 40)])
  func `a theme's audit knows where date and time stand`(columns: Int, rows: Int) throws {
    let geometry = ScreenGeometry(screen: CellSize(columns: columns, rows: rows))
    let device = geometry.device
    let cut = try #require(DeviceCut.usual.first { $0.rows == device.size.rows })
    #expect(
      geometry.header
        == .clock(
          dateRow: device.origin.row + cut.dateRow, clockRow: device.origin.row + cut.clockRow))
  }

  @Test func `ink that is nearly its ground is found, where it stands`() throws {
    let contrasts = contrasts(
      of: activity(
        VStack {
          Text("faint").foregroundStyle(.yellow); Text("fine")
        }), in: try makeScreen(theme: "dawn"))
    let card = contrasts.filter { $0.presentation == .lockScreen }
    #expect(card.map(\.isMet) == [false, true])
    #expect(card[0].needed == 4.5)
    let island = contrasts.filter { $0.presentation != .lockScreen }
    #expect(island.count == 4)
    #expect(island.allSatisfy { $0.isMet && $0.text.ground == .black })
  }

  // MARK: - Notice

  @Test(arguments: [(49, 30), (122, 40), (40, 15)])
  func `a notice stands at the foot, in three lines at most and cut where they are too few`(
    columns: Int, rows: Int
  ) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    show(&screen, [])
    let before = screen.frame(at: time(0)).surface
    screen.notice = "theme mine.json: " + String(repeating: "words that matter ", count: 40)
    let lines = text(screen.frame(at: time(1)).surface).split(separator: "\n")
    #expect(lines.firstIndex { $0.contains("▲ theme mine.json") } == rows - 3)
    #expect(lines.last?.contains("…") == true)
    screen.notice =
      "theme mine.json: line 5, column 3: the key datee is not known; did you mean date?"
    let whole = text(screen.frame(at: time(1)).surface)
    #expect(whole.contains("date?"))
    #expect(!whole.contains("…"))
    screen.notice = nil
    #expect(screen.frame(at: time(2)).surface == before)
  }
}
