import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing
import Theming

@testable import LockScreenUI

/// Changes of the whole display: light and dark, StandBy, lock and unlock, an app that opens, panels.
@Suite struct DisplayMotionTests: LockScreenSuite {
  private let card = ActivityID(app: BundleID("com.example.pizza"), name: "1")

  private func makeScreen(
    _ theme: String = "sunset", columns: Int = 60, rows: Int = 40, motion: MotionPolicy = .full
  ) throws -> LockScreen {
    var screen = try makeScreen(columns: columns, rows: rows, theme: theme)
    screen.motion = motion
    screen.update(
      Arrangement(stacks: stacks([[card]]), island: .compact(card)),
      activities: [presented(card, "oxooxo")], at: time(0))
    _ = screen.frame(at: time(0))
    return screen
  }

  // MARK: - Light and dark

  @Test(arguments: Theme.embedded.map(\.name), [ColorScheme.light, .dark])
  func `text can be read at every moment between light and dark`(theme: String, scheme: ColorScheme)
    throws
  {
    var screen = try makeScreen(theme, columns: 49)
    let other: ColorScheme = scheme == .light ? .dark : .light
    screen.update(DeviceDisplay(colorScheme: other), at: time(1))
    let before = screen.frame(at: time(2000)).surface
    let places = before.cells.indices.filter { before.cells[$0].glyph == Glyph("x") }
    screen.update(DeviceDisplay(colorScheme: scheme), at: time(2000))
    var inks: Set<StraightRGBA> = []
    var grounds: Set<StraightRGBA> = []
    var least = Double.infinity
    for moment in stride(from: 2000, through: 2700, by: 25) {
      let surface = screen.frame(at: time(moment)).surface
      for cell in places.map({ surface.cells[$0] }) {
        least = min(least, cell.foreground.contrastRatio(with: cell.meanBackground))
        inks.insert(cell.foreground)
        grounds.insert(cell.meanBackground)
      }
    }
    #expect(least > 3.4 && inks.count == 2 && grounds.count > 10)
    #expect(!screen.frame(at: time(3000)).isMoving)
  }

  // MARK: - StandBy

  @Test(arguments: [(40, 15), (49, 30), (80, 24), (200, 60)])
  func `StandBy fills the terminal, and nothing collides`(columns: Int, rows: Int) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    screen.update(DeviceDisplay(isStandBy: true), at: time(10))
    let surface = screen.frame(at: time(3000)).surface
    #expect(surface[0, 0].upper == .black && surface[columns - 1, rows - 1].lower == .black)
    let environment = screen.context.islandEnvironment(at: start)
    let layout = StandByLayout(
      of: presented(card, "oxooxo").presentations.content, columns: 45,
      in: CellSize(columns: columns, rows: rows), environment: environment)
    let whole = surface.bounds
    let clock = CellRect(origin: layout.clockOrigin, size: layout.clock.size)
    #expect(layout.cardPlace.intersection(whole) == layout.cardPlace)
    #expect(clock.intersection(whole) == clock)
    #expect(clock.intersection(layout.cardPlace).isEmpty)
    #expect(rows < 24 || layout.clock.size.rows >= 5)
  }

  @Test func `one screen goes black before the other comes, in and out of StandBy`() throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    let old = screen.frame(at: time(0)).surface
    let light = { (surface: Surface) in
      surface.cells.reduce(0) { $0 + $1.meanBackground.relativeLuminance }
    }
    for (start, isStandBy) in [(1000, true), (3000, false)] {
      screen.update(DeviceDisplay(isStandBy: isStandBy), at: time(start))
      var last = light(screen.frame(at: time(start)).surface)
      for moment in stride(from: start + 20, to: start + 140, by: 20) {
        let now = light(screen.frame(at: time(moment)).surface)
        #expect(now <= last)
        last = now
      }
      let black = screen.frame(at: time(start + 140)).surface
      #expect(light(black) < 0.02 * light(old))
      #expect(!text(black).contains("oxooxo") || !isStandBy)
      last = light(black)
      for moment in stride(from: start + 160, to: start + 600, by: 20) {
        let now = light(screen.frame(at: time(moment)).surface)
        #expect(now >= last, "the next screen comes as a whole, without a card on its way")
        last = now
      }
    }
    #expect(screen.frame(at: time(6000)).surface == old)
  }

  // MARK: - Apps

  @Test(arguments: MotionPolicy.allCases)
  func `a tapped card opens its app for a moment, and the screen is back`(motion: MotionPolicy)
    throws
  {
    var screen = try makeScreen(motion: motion)
    // The key would select the card.
    _ = screen.handle(.selectNext, at: time(0))
    let rest = screen.frame(at: time(0)).surface
    #expect(screen.handle(.tap, at: time(1000)) == [.tap(card)])
    let first = screen.frame(at: time(1000))
    #expect(first.isMoving == (motion != .off))
    let open = screen.frame(at: time(1900))
    #expect(text(open.surface).contains("Pizza") && !text(open.surface).contains("oxooxo"))
    #expect(!open.isMoving && open.nextDrift == .milliseconds(2220))
    _ = screen.frame(at: time(2220))
    #expect(screen.frame(at: time(2230)).isMoving == (motion != .off))
    let end = screen.frame(at: time(4000))
    #expect(end.surface == rest && !end.isMoving && end.nextDrift == nil)
  }

  // MARK: - Lock

  @Test(arguments: [(49, 15), (49, 30), (60, 60)], MotionPolicy.allCases)
  func `the lock above the date opens and closes, and light rises as it opens`(
    size: (columns: Int, rows: Int), motion: MotionPolicy
  ) throws {
    var screen = try makeScreen(columns: size.columns, rows: size.rows, motion: motion)
    let locked = screen.frame(at: time(0)).surface
    screen.isLocked = false
    let first = screen.frame(at: time(10))
    #expect(first.isMoving == (motion != .off))
    let brightness = { (surface: Surface) in
      surface.cells.reduce(0) { $0 + $1.meanBackground.relativeLuminance }
    }
    let lit = brightness(screen.frame(at: time(150)).surface)
    let open = screen.frame(at: time(3000))
    // A low device has no row for the lock.
    #expect(!open.isMoving && (open.surface != locked) == screen.showsLock)
    // A low device has little glass beside its card.
    #expect(
      size.rows < 30
        || (lit > 1.01 * brightness(open.surface)) == (motion == .full || motion == .systemOnly))
    screen.isLocked = true
    _ = screen.frame(at: time(3010))
    #expect(screen.frame(at: time(6000)).surface == locked)
  }

  // MARK: - Panels

  @Test(arguments: [(49, 40), (100, 24)], MotionPolicy.allCases)
  func `help and inspector fade and slide, and end where they belong`(
    size: (columns: Int, rows: Int), motion: MotionPolicy
  ) throws {
    var screen = try makeScreen(columns: size.columns, rows: size.rows, motion: motion)
    let rest = screen.frame(at: time(0)).surface
    screen.help = [HelpGroup(title: "All", lines: [HelpLine(key: "q", meaning: "quit")])]
    let first = screen.frame(at: time(10))
    #expect(first.isMoving == (motion != .off))
    #expect(text(first.surface).contains("quit") == (motion == .off))
    let shown = screen.frame(at: time(1000))
    #expect(text(shown.surface).contains("quit") && !shown.isMoving)
    screen.help = nil
    #expect(text(screen.frame(at: time(1010)).surface).contains("quit") == (motion != .off))
    #expect(screen.frame(at: time(2000)).surface == rest)
    _ = screen.handle(.toggleInspector, at: time(3000))
    #expect(screen.frame(at: time(3010)).isMoving == (motion != .off))
    let other = screen.frame(at: time(5000))
    #expect(!other.isMoving && other.surface != rest)
    _ = screen.handle(.toggleInspector, at: time(5010))
    _ = screen.frame(at: time(5020))
    #expect(screen.frame(at: time(7000)).surface == rest)
  }
}
